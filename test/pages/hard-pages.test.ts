/** Pages that are hard on a board: rules that reach its tag, full screen, a tag that is not closed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import type {} from '../../src/star/element/define.js';
import { pageWith, serve, until, type Site } from './site.js';

const SCRIPT = '<script src="/dist/planisphere.js" defer></script>';
const BOARD = '<star-board rings="2"></star-board>';

/** Keeps what the console is told. */
const EAR = `<script>window.told = [];
for (const way of ['warn', 'error']) console[way] = (...all) => window.told.push(all[0]);
</script>`;

const REACHING = `.card * {
  text-transform: uppercase; white-space: nowrap; text-align: right; text-indent: 2em; line-height: 3;
  font-variant: small-caps; cursor: wait; word-break: break-all; text-shadow: 1px 1px red; hyphens: manual;
}`;

const UNCLOSED: Readonly<Record<string, string>> = {
  another: `<star-board rings="2" /><p>The rest.</p><rotation-puzzle></rotation-puzzle>`,
  end: `<star-board rings="2" /><p>The rest.</p>\n`,
  article: `<star-board rings="2"><p>The rest.</p><p>More.</p>`,
};
const CLOSED = `<star-board rings="2">\n<a href="/">Play</a>\n</star-board>
<star-board rings="2"><p>Text</p><p><img alt=""></p></star-board><p>The rest.</p>`;

/** A page as its author writes it, whose parser ends it. */
const asWritten = (body: string, head = ''): { body: string } => ({
  body: `<!doctype html><html lang="en"><title>A page</title>${EAR}${SCRIPT}${head}<body>\n${body}</body>\n</html>\n`,
});

describe.each(chosenEngines())('in %s', (name) => {
  let engine: Engine;
  let host: Site;
  let page: Page;

  beforeAll(async () => {
    engine = await openEngine(name);
    host = await serve({
      '/reached': {
        body: pageWith(`<style>${REACHING}</style>${SCRIPT}<div class="card">${BOARD}</div>${BOARD}`, []),
      },
      ...Object.fromEntries(
        ['', 'background: #111; color: #eee'].map((style) => [
          style ? '/full-dark' : '/full',
          {
            body: pageWith(
              `<style>body { ${style} }</style>${SCRIPT}<button>Full</button><div>${BOARD}</div>`,
              [],
            ),
          },
        ]),
      ),
      ...Object.fromEntries(Object.entries(UNCLOSED).map(([kind, body]) => [`/${kind}`, asWritten(body)])),
      '/closed': asWritten(CLOSED),
    });
    page = await engine.newPage();
    await page.setViewport({ width: 800, height: 900 });
  });
  afterAll(async () => {
    await engine.close();
    await host.close();
  });

  const settle = (): Promise<void> =>
    page.evaluate(async () => {
      for (const board of document.querySelectorAll('star-board')) await board.settled;
    });

  it('what a page’s rule makes of the tag itself is not that of the texts inside', async () => {
    await page.goto(`${host.url}/reached`);
    await settle();
    const [reached, plain] = await page.evaluate(() =>
      [...document.querySelectorAll('star-board')].map((board) => {
        const style = getComputedStyle(board.shadowRoot?.querySelector('.status') as Element);
        const names = ['text-transform', 'white-space', 'text-align', 'text-indent', 'font-variant-caps'];
        return [...names, 'cursor', 'word-break', 'text-shadow', 'hyphens', 'line-height'].map(
          (one) => `${one}: ${style.getPropertyValue(one)}`,
        );
      }),
    );
    expect(reached).toEqual(plain);
  });

  describe.each(['/full', '/full-dark'])('in full screen on %s', (path) => {
    it.each(['star-board', 'div'])('the words beside the board can be read: %s', async (selector) => {
      await page.goto(`${host.url}${path}`);
      await settle();
      const asked = await page.evaluate((which: string) => {
        document.querySelector('button')?.addEventListener('click', () => {
          void document.querySelector(which)?.requestFullscreen();
        });
        const { x, y, width, height } = (document.querySelector('button') as Element).getBoundingClientRect();
        return [x + width / 2, y + height / 2] as [number, number];
      }, selector);
      await page.mouse.click(...asked);
      await until(() => page.evaluate(() => document.fullscreenElement !== null));
      const contrast = (): Promise<number> =>
        page.evaluate(() => {
          const board = document.querySelector('star-board') as Element;
          const rgb = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
          const light = (parts: number[]): number => {
            const [r = 0, g = 0, b = 0] = parts.map((part) => {
              const one = part / 255;
              return one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          const ground = rgb(getComputedStyle(board).backgroundColor);
          // In full screen, the browser's own background is black.
          const under = ground[3] === 0 ? 0 : light(ground.slice(0, 3));
          const status = board.shadowRoot?.querySelector('.status') as Element;
          const text = light(rgb(getComputedStyle(status).color).slice(0, 3));
          return (Math.max(text, under) + 0.05) / (Math.min(text, under) + 0.05);
        });
      await until(async () => (await contrast()) > 4.5);
      await page.evaluate(() => document.exitFullscreen());
      await until(() =>
        page.evaluate(
          () =>
            getComputedStyle(document.querySelector('star-board') as Element).backgroundColor ===
            'rgba(0, 0, 0, 0)',
        ),
      );
    });
  });

  const told = (): Promise<string[]> => page.evaluate(() => (window as unknown as { told: string[] }).told);

  it.each(Object.keys(UNCLOSED))(
    'the console says how to close a tag that has swallowed the rest of its page: %s',
    async (kind) => {
      await page.goto(`${host.url}/${kind}`);
      await until(async () => (await told()).length > 0);
      expect((await told())[0]).toMatch(/^<star-board> is not closed.* Write <star-board><\/star-board>\.$/);
    },
  );

  it('and says nothing of tags that are closed', async () => {
    await page.goto(`${host.url}/closed`);
    await settle();
    expect(await told()).toEqual([]);
  });
});
