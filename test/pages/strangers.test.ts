import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {} from '../../src/star/element/define.js';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { elements } from '../../scripts/build/slices.mjs';
import {
  AGAINST_BOT,
  BOARD,
  NODES,
  pageWith,
  POLICY_EAR,
  Reader,
  serve,
  single,
  strictPolicy,
  until,
  WHOLE_GAME,
  WITH_CELLS,
  WORKER_EAR,
  type Site,
} from './site.js';

const star = single('star-board');
const all = single('planisphere');

/** As old versions of Prototype have it: no iterables, no counts, no function for each. */
const OLD_LIBRARY = `Array.from = function (list) {
  if (!list) return [];
  const copy = new Array(list.length || 0);
  for (let at = 0; at < copy.length; at++) copy[at] = list[at];
  return copy;
};`;

/** Tells the page around a frame where the cells are, and what has been played. */
const FRAME_REPORT = `
const board = document.querySelector('star-board');
const tell = (what) => parent.postMessage(what, '*');
board.addEventListener('game-change', () => tell({ record: board.record }));
${WITH_CELLS}
board.settled.then(() => withCells(board, (nodes) => {
  const cells = {};
  for (const node of nodes) {
    const box = node.getBoundingClientRect();
    cells[node.getAttribute('aria-label').split(',')[0]] = [box.x + box.width / 2, box.y + box.height / 2];
  }
  let storage = 'open';
  try { localStorage.getItem('x'); } catch { storage = 'shut'; }
  tell({ cells, storage, origin: self.origin });
}));`;
const FRAME_EAR = `window.told = {}; addEventListener('message', ({ data }) => Object.assign(window.told, data));`;

describe.each(chosenEngines())('in %s', (name) => {
  let engine: Engine;
  let scripts: Site;
  let host: Site;
  let page: Page;
  let reader: Reader;

  beforeAll(async () => {
    engine = await openEngine(name);
    scripts = await serve({});
    const inline = (body: string, sources: readonly string[]): { body: string; policy: string } => ({
      body: pageWith(body, sources),
      policy: strictPolicy(sources),
    });
    host = await serve({
      '/plain': {
        body: pageWith(`<script src="${scripts.url}/dist/star-board.js" defer></script>${BOARD}`, []),
      },
      '/bot': {
        body: pageWith(
          `<script>${WORKER_EAR}</script><script src="${scripts.url}/dist/star-board.js" defer></script>${AGAINST_BOT}`,
          [],
        ),
      },
      '/strict': inline(BOARD, [star]),
      '/strict-bot': inline(AGAINST_BOT, [WORKER_EAR, star]),
      '/strict-two': inline(BOARD + AGAINST_BOT, [star, all]),
      '/strict-all': inline(elements.map(({ tag }) => `<${tag} seed="2"></${tag}>`).join(''), [
        POLICY_EAR,
        all,
      ]),
      '/old-library': {
        body: pageWith(
          `<script>${OLD_LIBRARY}</script><script src="${scripts.url}/dist/planisphere.js" defer></script>${elements.map(({ tag }) => `<${tag} seed="2"></${tag}>`).join('')}`,
          [],
        ),
      },
      '/frame': { body: pageWith(BOARD, [star, FRAME_REPORT]) },
      '/sandbox': {
        body: pageWith('<iframe sandbox="allow-scripts" src="/frame" width="420" height="560"></iframe>', [
          FRAME_EAR,
        ]),
      },
    });
    page = await engine.newPage();
    reader = new Reader(page);
    await page.setViewport({ width: 800, height: 900 });
  });
  afterAll(async () => {
    await engine.close();
    await Promise.all([scripts.close(), host.close()]);
  });

  const answers = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { answers: number }).answers);

  it('a page with a script from another origin plays a whole game, two at one screen', async () => {
    await page.goto(`${host.url}/plain`);
    await reader.ready();
    for (const node of NODES) await reader.pick(node);
    expect(await reader.record()).toBe(WHOLE_GAME);
    expect(await reader.status()).toMatch(/ wins?,/);
  });

  it('and against a bot, whose worker starts although its script is of another origin', async () => {
    await page.goto(`${host.url}/bot`);
    await reader.ready();
    await reader.playOut();
    expect(await reader.status()).toMatch(/ wins?,/);
    expect(await answers()).toBeGreaterThan(0);
  });

  it('asks for nothing once it is loaded, menu and bot included', async () => {
    await page.goto(`${host.url}/bot`);
    await reader.ready();
    const asked = (): number =>
      [...scripts.asked, ...host.asked].filter((path) => !path.endsWith('.ico')).length;
    const before = asked();
    await reader.pick('S10');
    await page.evaluate(() =>
      document.querySelector('star-board')?.shadowRoot?.querySelector<HTMLElement>('[name=menu]')?.click(),
    );
    await reader.ready();
    expect(asked()).toBe(before);
    expect(
      scripts.asked.filter((path) => !path.endsWith('.ico')).every((path) => path === '/dist/star-board.js'),
    ).toBe(true);
  });

  it('adds no global and no inline style', async () => {
    await page.goto(`${host.url}/plain`);
    await reader.ready();
    await reader.pick('S10');
    const [globals, styled] = await page.evaluate(() => {
      const clean = document.body.appendChild(document.createElement('iframe'));
      const known = new Set(Object.getOwnPropertyNames(clean.contentWindow));
      const added = Object.getOwnPropertyNames(window).filter(
        (key) => !known.has(key) && !/^\d|^__|webdriver|^\$/i.test(key),
      );
      const root = document.querySelector('star-board')?.shadowRoot as ShadowRoot;
      return [added, root.querySelectorAll('[style]').length] as const;
    });
    expect(globals.filter((key) => key !== 'planisphere')).toEqual([]);
    expect(styled).toBe(0);
  });

  it('a page under the strictest policy plays a whole game', async () => {
    await page.goto(`${host.url}/strict`);
    await reader.ready();
    for (const node of NODES) await reader.pick(node);
    expect(await reader.record()).toBe(WHOLE_GAME);
    const shown = await page.evaluate(() => {
      const board = document.querySelector('star-board')?.shadowRoot?.querySelector('.chart') as Element;
      return getComputedStyle(board).position;
    });
    expect(shown).toBe('relative');
  });

  it('under that policy no worker can start, and the bot plays all the same', async () => {
    await page.goto(`${host.url}/strict-bot`);
    await reader.ready();
    await reader.playOut();
    expect(await reader.status()).toMatch(/ wins?,/);
    expect(await answers()).toBe(0);
  });

  it('two single files stand together on such a page', async () => {
    await page.goto(`${host.url}/strict-two`);
    await reader.ready();
    await reader.pick('S10', 0);
    await reader.pick('T10', 1);
    expect(await reader.record(0)).toBe('star/1 rings=2 | S10');
    expect(await reader.record(1)).toMatch(/^star\/1 rings=2 \| T10 \S+$/);
  });

  it('every board draws, shows a hint and opens its menu there, and tries nothing forbidden', async () => {
    await page.goto(`${host.url}/strict-all`);
    await reader.ready();
    const seen = await page.evaluate(async () => {
      const boards = document.querySelectorAll<HTMLElementTagNameMap['star-board']>('[seed]');
      const shown: string[] = [];
      for (const board of boards) {
        await board.settled;
        const root = board.shadowRoot as ShadowRoot;
        root.querySelector<HTMLElement>('[name=hint]')?.click();
        await new Promise((heard) => board.addEventListener('hint-given', heard));
        await board.settled;
        root.querySelector<HTMLElement>('[name=menu]')?.click();
        while (!root.querySelector('dialog[open]')) await new Promise(requestAnimationFrame);
        shown.push(`${board.localName} ${root.querySelectorAll('svg.picture').length}`);
      }
      return [shown, (window as unknown as { forbidden: string[] }).forbidden] as const;
    });
    expect(seen).toEqual([elements.map(({ tag }) => `${tag} 1`), []]);
  });

  it('every board draws on a page whose library has put an Array.from of its own in its place', async () => {
    await page.goto(`${host.url}/old-library`);
    const shown = await page.evaluate(async () => {
      const boards = document.querySelectorAll<HTMLElementTagNameMap['star-board']>('[seed]');
      const records: string[] = [];
      for (const board of boards) {
        await board.settled;
        records.push(`${board.shadowRoot?.querySelectorAll('svg.picture').length} ${board.record !== ''}`);
      }
      return records;
    });
    expect(shown).toEqual(elements.map(() => '1 true'));
  });

  it('its menu opens under that policy', async () => {
    await page.goto(`${host.url}/strict`);
    await reader.ready();
    const lines = await page.evaluate(async () => {
      const root = document.querySelector('star-board')?.shadowRoot as ShadowRoot;
      root.querySelector<HTMLElement>('[name=menu]')?.click();
      for (let looks = 0; looks < 100 && !root.querySelector('dialog[open]'); looks++)
        await new Promise(requestAnimationFrame);
      return [...root.querySelectorAll('dialog li')].map((line) => line.textContent);
    });
    expect(lines).toHaveLength(8);
  });

  it('plays in a sandboxed frame of no origin, without storage', async () => {
    await page.goto(`${host.url}/sandbox`);
    const told = (): Promise<{
      cells?: Record<string, [number, number]>;
      storage?: string;
      origin?: string;
      record?: string;
    }> => page.evaluate(() => (window as unknown as { told: object }).told);
    await until(async () => (await told()).cells !== undefined);
    const { cells, storage, origin } = await told();
    expect([storage, origin]).toEqual(['shut', 'null']);
    const frame = await page.evaluate(() => {
      const box = (document.querySelector('iframe') as Element).getBoundingClientRect();
      const { clientLeft, clientTop } = document.querySelector('iframe') as Element;
      return [box.x + clientLeft, box.y + clientTop] as [number, number];
    });
    for (const [i, node] of NODES.entries()) {
      const [x, y] = cells?.[node] as [number, number];
      await page.mouse.click(frame[0] + x, frame[1] + y);
      await until(async () => ((await told()).record ?? '').split(' ').length === 3 + i + 1);
    }
    expect((await told()).record).toBe(WHOLE_GAME);
  });

  it('plays from a file on disk', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'planisphere-'));
    writeFileSync(join(folder, 'star-board.js'), star);
    writeFileSync(
      join(folder, 'page.html'),
      pageWith(`<script src="star-board.js" defer></script>${AGAINST_BOT}`, []),
    );
    await page.goto(pathToFileURL(join(folder, 'page.html')).href);
    await reader.ready();
    await reader.playOut();
    expect(await reader.status()).toMatch(/ wins?,/);
    // Nobody else could follow a link to it.
    const offered = (): Promise<(string | null)[]> =>
      page.evaluate(() =>
        [...(document.querySelector('star-board')?.shadowRoot?.querySelectorAll('.copies button') ?? [])].map(
          (button) => button.getAttribute('name'),
        ),
      );
    await page.evaluate(() =>
      document.querySelector('star-board')?.shadowRoot?.querySelector<HTMLElement>('[name=menu]')?.click(),
    );
    await until(async () => (await offered()).includes('share-game'));
    expect(await offered()).not.toContain('link');
  });
});
