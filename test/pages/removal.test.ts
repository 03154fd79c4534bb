import type { Page as ChromiumPage } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elements } from '../../scripts/build/slices.mjs';
import { chosenEngines, openEngine, type Engine } from '../../scripts/engines/index.mjs';
import { pageWith, serve, type Site } from './site.js';

/** The ways in which a page may have a board by a script tag. */
const WAYS = [
  ['by its single file', (tag: string) => `<script src="/dist/${tag}.js" defer></script>`],
  ['by its modules', (tag: string) => `<script type="module" src="/dist/cdn/${tag}.js"></script>`],
] as const;

/** Only Chromium counts its nodes and listeners for us. */
describe.runIf(chosenEngines().includes('chromium'))('what removed boards leave', () => {
  let engine: Engine;
  let host: Site;

  beforeAll(async () => {
    const pages = elements.flatMap(({ tag }) =>
      WAYS.map(([way, scriptOf]): [string, { body: string }] => [
        `/${tag}/${encodeURI(way)}`,
        { body: pageWith(`<main></main>${scriptOf(tag)}`, []) },
      ]),
    );
    host = await serve(Object.fromEntries(pages));
    engine = await openEngine('chromium');
  });
  afterAll(async () => {
    await engine.close();
    await host.close();
  });

  it.each(elements.flatMap(({ tag }) => WAYS.map(([way]) => [tag, way] as const)))(
    '<%s> %s: no node and no listener after forty boards, half of them removed with their host',
    async (tag, way) => {
      // Chromium's pages are Puppeteer's own.
      const page = (await engine.newPage()) as unknown as ChromiumPage;
      await page.goto(`${host.url}/${tag}/${encodeURI(way)}`);
      expect(await page.evaluate((name) => customElements.get(name) !== undefined, tag)).toBe(true);
      const cdp = await page.createCDPSession();
      const counts = async (): Promise<{ nodes: number; jsEventListeners: number }> => {
        // A frame or an idle callback that is still due holds its boards until it has run.
        await page.evaluate(async () => {
          for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
          await new Promise((idle) => requestIdleCallback(idle));
        });
        for (let rounds = 0; rounds < 3; rounds++) await cdp.send('HeapProfiler.collectGarbage');
        return cdp.send('Memory.getDOMCounters');
      };
      const cycle = (): Promise<void> =>
        page.evaluate(async (name) => {
          const main = document.querySelector('main') as HTMLElement;
          const { definition } = customElements.get(name) as unknown as { definition: { bots: string[] } };
          for (let i = 0; i < 40; i++) {
            const frame = main.appendChild(document.createElement('div'));
            const board = document.createElement(name);
            board.setAttribute('seed', '1');
            board.setAttribute(
              'seats',
              i % 4 || !definition.bots[0] ? '' : `bot:${definition.bots[0]} human`,
            );
            board.setAttribute('bot-pace', '0');
            frame.append(board);
            // Not `settled`: a bot alone at a puzzle may never be done.
            await (board as unknown as { updateComplete: Promise<boolean> }).updateComplete;
            board.shadowRoot?.querySelector<HTMLElement>('.chart')?.focus();
            if (i % 2) board.remove();
            frame.remove();
          }
        }, tag);
      // The first round fills the caches that all boards share.
      await cycle();
      const before = await counts();
      await cycle();
      const after = await counts();
      expect(after.nodes - before.nodes).toBeLessThan(20);
      expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(5);
      await page.close();
    },
  );
});
