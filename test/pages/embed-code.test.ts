/** Copied embed code shows the board on a page of another site, however the first page has loaded it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {} from '../../src/star/element/define.js';
import { PUBLISHED } from '../../scripts/build/published.mjs';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { attributesIn } from './author.js';
import { DIST, pageWith, Reader, serve, type Site } from './site.js';

const BOARD = '<star-board rings="2" record="star/1 rings=2 | S10 T10"></star-board>';

describe.each(chosenEngines())('in %s', (name) => {
  let engine: Engine;
  let boards: Site;
  let host: Site;
  let other: Site;
  let page: Page;
  let reader: Reader;
  let disk: string;
  /** The code that the reader has pasted into the other site. */
  let pasted = '';

  beforeAll(async () => {
    engine = await openEngine(name);
    boards = await serve({});
    const script = (attributes: string): { readonly body: string } => ({
      body: pageWith(`<script ${attributes}></script>${BOARD}`, []),
    });
    host = await serve({
      '/single': script(`src="${boards.url}/dist/star-board.js?v=1" defer`),
      '/all': script(`src="${boards.url}/dist/planisphere.js" defer`),
      '/loader': script(`type="module" src="${boards.url}/dist/cdn/planisphere.js"`),
      '/relative': script('src="dist/star-board.js" defer'),
    });
    other = await serve({ '/': { body: () => `<!doctype html><title>Another site</title>${pasted}` } });
    disk = mkdtempSync(join(tmpdir(), 'disk-'));
    const onDisk = pathToFileURL(join(DIST, 'star-board.js')).href;
    writeFileSync(join(disk, 'page.html'), pageWith(`<script src="${onDisk}" defer></script>${BOARD}`, []));
    page = await engine.newPage();
    reader = new Reader(page);
  });
  afterAll(async () => {
    await engine.close();
    for (const site of [boards, host, other]) await site.close();
    rmSync(disk, { recursive: true });
  });

  /** Opens the menu of the page's board and presses “Copy embed code”; returns what is copied, and what is said. */
  const copy = async (url: string): Promise<{ readonly code: string; readonly said: string }> => {
    await page.goto(url);
    await reader.ready();
    return page.evaluate(async () => {
      const root = document.querySelector('star-board')?.shadowRoot as ShadowRoot;
      const there = async (selector: string): Promise<HTMLElement> => {
        for (;;) {
          const found = root.querySelector<HTMLElement>(selector);
          if (found) return found;
          await new Promise((soon) => setTimeout(soon, 20));
        }
      };
      let code = '';
      const writeText = async (text: string): Promise<void> => void (code = text);
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
      (await there('[name=copy], [name=menu]')).click();
      (await there('dialog [name=embed]')).click();
      const said = (await there('.copied p')).textContent ?? '';
      return { code, said: said.trim() };
    });
  };

  it.each([
    ['a single file', '/single', '/dist/star-board.js?v=1', { defer: '' }],
    ['the file of all boards', '/all', '/dist/planisphere.js', { defer: '' }],
    ['the loader', '/loader', '/dist/cdn/planisphere.js', { type: 'module' }],
    ['a file beside the page', '/relative', '/dist/star-board.js', { defer: '' }],
  ])('shows the board on another site where %s has brought it', async (_, path, src, attributes) => {
    const { code, said } = await copy(host.url + path);
    expect(said).toBe('Copied.');
    const from = path === '/relative' ? host.url : boards.url;
    expect(attributesIn(code, 'script')).toEqual(
      PUBLISHED === undefined
        ? { src: from + src, ...attributes }
        : { src: `${PUBLISHED}cdn/planisphere.js`, type: 'module' },
    );
    if (PUBLISHED !== undefined) return;
    pasted = code;
    await page.goto(other.url);
    await reader.ready();
    expect(await reader.record()).toBe('star/1 rings=2 | S10 T10');
  });

  it('shows the board on another site from the embed page', async () => {
    const { code } = await copy(`${boards.url}/dist/embed/index.html#star-board?rings=2`);
    const src =
      PUBLISHED === undefined ? `${boards.url}/dist/star-board.js` : `${PUBLISHED}cdn/planisphere.js`;
    expect(attributesIn(code, 'script')['src']).toBe(src);
  });

  it('is not given from a disk: a sentence says what to do first', async () => {
    const { code, said } = await copy(pathToFileURL(join(disk, 'page.html')).href);
    if (PUBLISHED !== undefined) expect(attributesIn(code, 'script')['src']).toContain(PUBLISHED);
    else
      expect([code, said]).toEqual([
        '',
        'This board is only on your disk. To embed it, put its files on a web server first.',
      ]);
  });
});
