/** A VitePress site that is made as the guide says: boards play, and without script they are pictures. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page as Tab } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEngine, type Engine } from '../../scripts/engines/index.mjs';
import { serveFolder } from '../hosts/boards-site.js';
import { Reader } from '../pages/site.js';
import { recipeIn } from '../recipe.js';
import { installIn, packed, runIn, toolIn } from './packed.js';

const app = mkdtempSync(join(tmpdir(), 'planisphere-vitepress-'));
const [CONFIG = ''] = recipeIn('markdown.md', 'VitePress').filter((code) => code.startsWith('import'));

/** A site is built in ten seconds; beside much else it takes ten times as long. */
const PATIENCE_MS = 300_000;

let engine: Engine;
let site: Awaited<ReturnType<typeof serveFolder>>;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(app, path)), { recursive: true });
  writeFileSync(join(app, path), text);
}

const build = (folder: string): string => runIn(app, toolIn('vitepress/bin/vitepress.js'), 'build', folder);

/** A tab, and what its console has said. */
async function open(): Promise<{ readonly tab: Tab; readonly heard: readonly string[] }> {
  const page = await engine.newPage();
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', ({ message }) => heard.push(message));
  // Chromium's pages are Puppeteer's.
  return { tab: page as unknown as Tab, heard };
}

beforeAll(async () => {
  installIn(app, packed(), ['lit', 'vitepress', 'vue']);
  write('docs/.vitepress/config.mjs', CONFIG);
  write(
    'docs/index.md',
    '---\ntitle: A game\n---\n\n```star-board rings=2 caption="{{ Blue }} to move"\n*20 S21\n```\n\n[Next](next.md)\n',
  );
  write('docs/next.md', '```rotation-puzzle\nHR.G.\nG...R\nGGBYY\n.G...\nY.G.H\ngoals=RYR\n```\n');
  write('wrong/.vitepress/config.mjs', CONFIG);
  write('wrong/index.md', '---\ntitle: A game\n---\n\n```star-board rings=4\nS31 T20 S31\n```\n');
  build('docs');
  [engine, site] = await Promise.all([
    openEngine('chromium'),
    serveFolder(join(app, 'docs/.vitepress/dist')),
  ]);
}, PATIENCE_MS);
afterAll(async () => {
  await engine?.close();
  await site?.close();
  rmSync(app, { recursive: true, force: true });
});

it('a board plays, the next page brings its own, and the console is silent', async () => {
  const { tab, heard } = await open();
  const reader = new Reader(tab as never);
  await tab.goto(site.url);
  await reader.ready();
  await reader.pick('T20');
  expect(await reader.record()).toBe('star/1 rings=2 | *20 S21 T20');
  expect(await tab.$eval('figcaption', ({ textContent }) => textContent)).toBe('{{ Blue }} to move');
  await tab.click('a[href$="next.html"]');
  await reader.until('rotation-puzzle:defined');
  expect(heard).toEqual([]);
});

it('without script, a board is its picture', async () => {
  const { tab } = await open();
  await tab.setJavaScriptEnabled(false);
  await tab.goto(site.url);
  const [width, alt] = await tab.$eval('star-board > img', (image) => [
    (image as HTMLImageElement).naturalWidth,
    (image as HTMLImageElement).alt,
  ]);
  expect(width).toBeGreaterThan(200);
  expect(alt).toMatch(/^\*Star\./);
});

it('a wrong record stops the build, with its file, its line and the board’s sentence', () => {
  expect(() => build('wrong')).toThrow(
    /\/wrong\/index\.md:6:9: There is already a blue stone on S31\. Choose an empty cell\./,
  );
});
