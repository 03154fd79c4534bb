import type { Page as ChromiumPage } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenEngines, openEngine, type Engine } from '../../scripts/engines/index.mjs';
import { pageWith, serve, type Site } from './site.js';

/** Only Chromium counts its nodes and listeners for us. */
describe.runIf(chosenEngines().includes('chromium'))('what removed boards leave', () => {
  let engine: Engine;
  let host: Site;

  beforeAll(async () => {
    host = await serve({
      '/': { body: pageWith('<main></main><script src="/dist/star-board.js" defer></script>', []) },
    });
    engine = await openEngine('chromium');
  });
  afterAll(async () => {
    await engine.close();
    await host.close();
  });

  it('no node and no listener after a hundred boards, half of them removed with their host', async () => {
    // Chromium's pages are Puppeteer's own.
    const page = (await engine.newPage()) as unknown as ChromiumPage;
    await page.goto(host.url);
    expect(await page.evaluate(() => customElements.get('star-board') !== undefined)).toBe(true);
    const cdp = await page.createCDPSession();
    const counts = async (): Promise<{ nodes: number; jsEventListeners: number }> => {
      for (let rounds = 0; rounds < 3; rounds++) await cdp.send('HeapProfiler.collectGarbage');
      return cdp.send('Memory.getDOMCounters');
    };
    const cycle = (): Promise<void> =>
      page.evaluate(async () => {
        const main = document.querySelector('main') as HTMLElement;
        for (let i = 0; i < 100; i++) {
          const frame = main.appendChild(document.createElement('div'));
          const board = document.createElement('star-board');
          board.setAttribute('rings', '4');
          board.setAttribute('seats', i % 4 ? 'human human' : 'bot:random human');
          board.setAttribute('bot-pace', '0');
          frame.append(board);
          await (board as unknown as { settled: Promise<void> }).settled;
          board.shadowRoot?.querySelector<HTMLElement>('.chart')?.focus();
          if (i % 2) board.remove();
          frame.remove();
        }
      });
    // The first round fills the caches that all boards share.
    await cycle();
    const before = await counts();
    await cycle();
    const after = await counts();
    expect(after.nodes - before.nodes).toBeLessThan(20);
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(5);
  });
});
