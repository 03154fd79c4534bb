import type { Page as PuppeteerPage } from 'puppeteer-core';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elements } from '../../scripts/build/slices.mjs';
import { chosenEngines, openEngine, type Engine } from '../../scripts/engines/index.mjs';
import { pageWith, serve, type Site } from './site.js';

/** Shapes that a document fills or strokes: its content streams, unpacked, with their painting operators counted. */
function shapes(pdf: Uint8Array): number {
  const text = Buffer.from(pdf).toString('latin1');
  let count = 0;
  for (const { index, 0: opening } of text.matchAll(/stream\r?\n/g)) {
    // An "endstream" ends with the same word, and pictures and fonts are packed otherwise.
    if (text.slice(index - 3, index) === 'end') continue;
    const packed = Buffer.from(
      text.slice(index + opening.length, text.indexOf('endstream', index)),
      'latin1',
    );
    try {
      count +=
        inflateSync(packed)
          .toString('latin1')
          .match(/(?<=\s)(?:f\*?|S|B\*?)(?=\s)/g)?.length ?? 0;
    } catch {
      continue;
    }
  }
  return count;
}

// WebKit's driver prints nothing.
describe.each(chosenEngines().filter((name) => name !== 'webkit'))('on paper, in %s', (name) => {
  let engine: Engine;
  let host: Site;

  beforeAll(async () => {
    const pages = elements.map(({ tag }): [string, { body: string }] => [
      `/${tag}`,
      { body: pageWith(`<${tag} seed="1"></${tag}><script src="/dist/${tag}.js" defer></script>`, []) },
    ]);
    host = await serve(Object.fromEntries(pages));
    engine = await openEngine(name);
  });
  afterAll(async () => {
    await engine.close();
    await host.close();
  });

  it.each(elements.map(({ tag }) => tag))('<%s> is drawn', async (tag) => {
    const page = (await engine.newPage()) as unknown as PuppeteerPage;
    await page.goto(`${host.url}/${tag}`);
    const parts = await page.evaluate(async (found) => {
      const board = document.querySelector(found) as HTMLElement & { settled: Promise<void> };
      await board.settled;
      return board.shadowRoot?.querySelectorAll('.picture :not(g, text)').length as number;
    }, tag);
    // Engines share out paths in their own ways, but each shape of the board is on the paper.
    expect(shapes(await page.pdf({ format: 'A4', printBackground: true }))).toBeGreaterThanOrEqual(parts);
    await page.close();
  });
});
