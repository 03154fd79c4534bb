/**
 * Lessons in pages by the built files: as a single file and by modules they say what their boards show, and an author's
 * own is waited for.
 */
import { createServer, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import type {} from '../../src/bugcatcher/element/define.js';
import type {} from '../../src/star/element/define.js';
import { DIST, until } from './site.js';

const OWN = JSON.stringify({
  steps: [
    {
      title: 'My own step',
      say: 'Place a stone on the rim.',
      position: '3:30.',
      answers: [{ moves: 'T31', goesOn: true, say: 'Yes.' }],
    },
  ],
});

/** How a page brings its boards. */
const SCRIPTS = {
  'a single file': (tag: string) => `<script src="/dist/${tag}.js"></script>`,
  modules: () => '<script type="module" async src="/dist/cdn/planisphere.js"></script>',
};

/** Every engine begins to read what has come so far. */
const LONG = `<!-- ${'-'.repeat(8000).replaceAll('--', '. ')} -->`;

/** Serves `dist`, and pages of two halves: the second one comes when the page asks for `/go`. */
class SlowSite {
  readonly #server = createServer((request, response) => this.#answer(request.url ?? '/', response));
  readonly halves: Record<string, readonly [string, string]> = {};
  #waiting: (() => void)[] = [];

  async open(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(path: string, response: ServerResponse): void {
    const page = this.halves[path];
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(`<!doctype html>${LONG}${page[0]}`);
      this.#waiting.push(() => response.end(page[1]));
    } else if (path === '/go') {
      for (const go of this.#waiting.splice(0)) go();
      response.end();
    } else if (path.startsWith('/dist/') && !path.includes('..')) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(readFileSync(join(DIST, path.slice('/dist/'.length))));
    } else response.writeHead(404).end();
  }
}

describe.each(chosenEngines())('a lesson in %s', (name) => {
  let engine: Engine;
  let page: Page;
  let url: string;
  const site = new SlowSite();

  beforeAll(async () => {
    for (const [way, script] of Object.entries(SCRIPTS)) {
      const place = `/${way.replaceAll(' ', '-')}`;
      // The rest of the page comes when the board has had the time to open a lesson. Not every engine runs modules
      // before it.
      const go = `<script>(async () => {
        const board = () => document.querySelector('star-board');
        const isThere = () => board()?.shadowRoot?.querySelector('.panel button');
        // A page that is still coming may have no frames.
        const soon = () => new Promise((act) => setTimeout(act, 20));
        for (let looks = 0; looks < 100 && !isThere(); looks++) await soon();
        await board()?.updateComplete;
        await soon();
        window.early = board()?.matches('star-board:state(lesson)') ?? false;
        await fetch('/go');
      })();</script>`;
      site.halves[`${place}/own`] = [
        `<body>${go}${script('star-board')}<star-board rings="4" lesson>`,
        `<script type="application/json" slot="lesson">${OWN}</script></star-board></body>`,
      ];
      site.halves[`${place}/bugcatcher`] = [
        `<body>${script('bugcatcher-grid')}<bugcatcher-grid seed="1" bot-pace="0" style="--board-motion: 0"></bugcatcher-grid><script>fetch('/go')</script>`,
        '</body>',
      ];
    }
    url = await site.open();
    engine = await openEngine(name);
    page = await engine.newPage();
    await page.setViewport({ width: 800, height: 900 });
  });
  afterAll(async () => {
    await engine.close();
    site.close();
  });

  describe.each(Object.keys(SCRIPTS))('by %s', (way) => {
    const place = `/${way.replaceAll(' ', '-')}`;

    it('is the author’s own, however late it comes', async () => {
      await page.goto(`${url}${place}/own`);
      const title = (): Promise<string> =>
        page.evaluate(
          () => document.querySelector('star-board')?.shadowRoot?.querySelector('.step b')?.textContent ?? '',
        );
      await until(async () => (await title()) !== '');
      expect(await title()).toBe('My own step');
      expect(await page.evaluate('window.early')).toBe(false);
    });

    it('says what the board shows, with nobody but its own moves against the reader', async () => {
      await page.goto(`${url}${place}/bugcatcher`);
      const told = await page.evaluate(async () => {
        await customElements.whenDefined('bugcatcher-grid');
        const board = document.querySelector('bugcatcher-grid') as HTMLElementTagNameMap['bugcatcher-grid'];
        await board.learn();
        const root = board.shadowRoot as ShadowRoot;
        const text = (selector: string): string => root.querySelector(selector)?.textContent?.trim() ?? '';
        const press = async (button: string): Promise<void> => {
          await board.settled;
          root.querySelector<HTMLElement>(`[name=${button}]`)?.click();
          await board.settled;
        };
        for (let step = 1; step < 5; step++) await press('skip');
        await press('show');
        const mission = [text('.reply p'), text('.figure b')];
        await press('next');
        await press('show');
        return [...mission, text('.reply p'), text('.panel tbody tr')];
      });
      expect(told[0]).toBe('5 steps and 4 fireflies for the mission: 9.');
      expect(told[1]).toBe('9');
      expect(told[2]).toBe('Now all totals are shown. You win, 21 fireflies to 18.');
      expect(told[3]).toMatch(/Player 1.*21$/s);
    });
  });
});
