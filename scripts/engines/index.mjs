// Opens one of the three engines by name; each engine is started and driven by a module of its own.
import { findEngine } from '../browsers.mjs';
import { openChromium, openFirefox } from './puppeteer.mjs';
import { openWebKit } from './webkit.mjs';

export { chosenEngines } from '../browsers.mjs';

const OPENERS = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };

export async function openEngine(name, options = {}) {
  const found = findEngine(name);
  if (!found) throw new Error(`${name} is not on this machine. Run: node scripts/setup.mjs --browsers`);
  const open = found.playwright ? (await import('./playwright.mjs')).openByPlaywright : OPENERS[name];
  const engine = await open(found, { ...options, name });
  return { name, ...engine };
}
