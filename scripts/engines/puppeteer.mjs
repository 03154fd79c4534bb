// Starts Chromium and Firefox under Puppeteer, whose pages are the shape that the others follow.
import { launch } from 'puppeteer-core';

import { atMost, leash, listenTo, temporaryFolder } from './leash.mjs';

/** A browser that takes longer to close is killed. */
const POLITE_MS = 10_000;

/** A busy machine needs longer for a page than Puppeteer's half minute. */
const LOAD_MS = 60_000;

const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function chromiumFlags({ reducedMotion, forcedColors, dark }) {
  const isRoot = process.getuid?.() === 0;
  return [
    ...CHROMIUM_FLAGS,
    // Chromium's sandbox refuses to run as root.
    ...(isRoot ? ['--no-sandbox'] : []),
    ...(reducedMotion ? ['--force-prefers-reduced-motion'] : []),
    ...(forcedColors ? ['--force-high-contrast'] : []),
    ...(dark ? ['--force-dark-mode'] : []),
  ];
}

function firefoxPreferences({ reducedMotion, forcedColors, dark }) {
  return {
    ...(reducedMotion ? { 'ui.prefersReducedMotion': 1 } : {}),
    ...(forcedColors ? { 'browser.display.document_color_use': 2 } : {}),
    ...(dark ? { 'ui.systemUsesDarkTheme': 1 } : {}),
  };
}

async function open(name, options) {
  const userDataDir = await temporaryFolder(name);
  const onWindows = process.platform === 'win32';
  const browser = await launch({
    ...options,
    userDataDir,
    headless: true,
    // The leash ends the browser; handlers of Puppeteer's own would keep a stopped process alive.
    handleSIGINT: onWindows,
    handleSIGTERM: onWindows,
    handleSIGHUP: onWindows,
  });
  const lastWords = listenTo(name, browser.process());
  const stop = leash(browser.process().pid, userDataDir);
  return {
    can: { touch: true, report: true },
    async newPage() {
      const page = await browser.newPage();
      page.setDefaultNavigationTimeout(LOAD_MS);
      return page;
    },
    fault: async () => (browser.connected ? undefined : lastWords()),
    async close() {
      await atMost(POLITE_MS, browser.close()).catch(() => {});
      await stop();
    },
  };
}

export function openChromium({ path }, { media = {} } = {}) {
  return open('chromium', { executablePath: path, args: chromiumFlags(media), pipe: true });
}

export function openFirefox({ path }, { media = {} } = {}) {
  return open('firefox', {
    browser: 'firefox',
    executablePath: path,
    extraPrefsFirefox: firefoxPreferences(media),
  });
}
