/** The first picture of a board: what the loader shows until the element and its game are there. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { elements } from '../../scripts/build/slices.mjs';
import { serve, until, type Site } from './site.js';

const PICTURES = /^planisphere$|picture$/;
const GAMES = /controller$/;

/** Attributes as pages write them: options, looks, rooms for the panel, and values that no board takes. */
const GIVEN: Readonly<Record<string, readonly string[]>> = {
  'star-board': [
    '',
    'rings="4" look="mesh"',
    'rings="many" look="none" controls="all"',
    'controls="minimal" record="star/1 rings=4 | S31"',
    'controls="none" position="4:50."',
    'aria-label="Board of the day" readonly fit="box"',
  ],
  'rotation-puzzle': ['', 'size="9x7" seed="5"', 'puzzle="2-14" controls="none"', 'size="99"'],
  'space-crack-map': ['seed="7"', 'board-size="8" controls="minimal"', 'board-size="1"'],
  'bugcatcher-grid': ['seed="7"', 'cols="4" rows="3" starts="choose"', 'cols="x" viewer="all"'],
  'constellation-board': ['', 'map="corona" mode="blackhole"', 'map="generated" seed="4"', 'map="nowhere"'],
};
const EVERY = Object.entries(GIVEN).flatMap(([tag, all]) => all.map((given) => `<${tag} ${given}></${tag}>`));

/** Adds up what moves in the page from the second frame of a picture on. */
const SHIFTS = `window.moved = 0;
let frames = 0;
new PerformanceObserver((list) => {
  if (frames > 2) for (const { value } of list.getEntries()) moved += value;
}).observe({ type: 'layout-shift' });
const look = () => {
  if (document.querySelector('main > *').shadowRoot?.querySelector('svg')) frames++;
  requestAnimationFrame(look);
};
addEventListener('DOMContentLoaded', look);`;

/** No visit waits for files that are held. */
const LATER = `addEventListener('load', () => {
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: 'LOADER' }));
});`;

interface Seen {
  readonly chart: string;
  readonly controls: string;
  /** Of the board from the left, its width and its height. */
  readonly places: string;
  readonly ground: string;
}

describe.each(chosenEngines())('a first picture in %s', (name) => {
  let engine: Engine;
  let site: Site;
  let page: Page;
  /** Files that have not come yet, and files that will not. */
  let held: (file: string) => boolean;
  let cut: (file: string) => boolean;
  let release: () => void;
  let released: Promise<void>;

  beforeAll(async () => {
    engine = await openEngine(name);
    let visits = 0;
    const pageOf = (body: string, script = '', dir = 'ltr') => ({
      body: () =>
        `<!doctype html><html lang="en" dir=${dir}><title>First pictures</title><style>body { background: #fbf3e0; color: #3b2f2f; } main > div > * { position: absolute; inset: 0 0 auto; }</style><script>${script}</script><script>${LATER.replace('LOADER', `/dist@${visits++}/cdn/planisphere.js`)}</script><body><main>${body}</main><p>Below</p></body></html>`,
    });
    site = await serve(
      {
        ...Object.fromEntries(
          elements.map(({ tag }) => [
            `/${tag}`,
            pageOf(`<${tag}></${tag}>`, name === 'chromium' ? SHIFTS : ''),
          ]),
        ),
        '/every': pageOf(`<div>${EVERY.join('')}</div>`),
        '/every-from-the-right': pageOf(`<div>${EVERY.join('')}</div>`, '', 'rtl'),
        '/two': pageOf('<star-board rings="2"></star-board><star-board rings="2"></star-board>'),
        '/lesson': pageOf('<star-board lesson></star-board>'),
        '/closed': pageOf(
          '<star-board rings="2"></star-board><section style="display: none"><star-board rings="2"></star-board></section>',
        ),
        '/inside': pageOf(
          '<my-card data-planisphere><template shadowrootmode="open"><star-board rings="2"></star-board></template></my-card>',
        ),
        '/set': pageOf(
          '<star-board></star-board>',
          `addEventListener('DOMContentLoaded', () => Object.assign(document.querySelector('star-board'), { rings: 2, controls: 'none' }));`,
        ),
      },
      async (path) => {
        const file = /^\/dist\/cdn\/(.*)\.js$/.exec(path)?.[1];
        if (file === undefined) return false;
        if (held(file)) await released;
        return cut(file);
      },
    );
    page = await engine.newPage();
  });
  afterAll(async () => {
    release();
    await engine.close();
    await site.close();
  });
  beforeEach(() => {
    held = cut = () => false;
    released = new Promise((resolve) => {
      release = resolve;
    });
    site.asked.length = 0;
  });

  /** The boards of a page as a reader sees them, without the marks of Lit or the texts for screen readers. */
  const seen = (): Promise<Seen[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].flatMap((board) => {
        const chart = board.shadowRoot?.querySelector('.chart');
        const panel = board.shadowRoot?.querySelector('.panel');
        if (!chart || !panel) return [];
        const { left, width, height } = chart.getBoundingClientRect();
        return {
          chart: chart.innerHTML.replace(/<!--.*?-->/g, ''),
          controls: `${chart.parentElement?.className.trim()}, ${panel.className.trim()}`,
          places: [left, width, height].map(Math.round).join(),
          ground: getComputedStyle(chart).backgroundColor,
        };
      }),
    );
  const inBoard = (count: number) => async (): Promise<boolean> => (await seen()).length === count;
  const isDefined = (tag: string): Promise<boolean> =>
    page.evaluate((which: string) => customElements.get(which) !== undefined, tag);

  it.each(elements)(
    '$tag: stands before anything else of the board has come, and leaves all in its place when it is there',
    async ({ tag }) => {
      held = (file) => !PICTURES.test(file);
      // The width for which the panel's rooms are measured.
      await page.setViewport({ width: 390, height: 2600 });
      await page.goto(`${site.url}/${tag}`);
      await until(inBoard(1));
      expect(await isDefined(tag)).toBe(false);
      await page.evaluate(async () => {
        for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
      });
      const before = await seen();
      release();
      await page.evaluate(async (which: string) => {
        await customElements.whenDefined(which);
        await (document.querySelector(which) as unknown as { settled: Promise<void> }).settled;
        await new Promise(requestAnimationFrame);
      }, tag);
      const [after] = await seen();
      expect(before[0]).toMatchObject({
        places: after?.places,
        ground: after?.ground,
        controls: after?.controls,
      });
      if (name === 'chromium')
        // Rooms are in em, so that a line may end a pixel or two lower.
        expect(await page.evaluate(() => (globalThis as unknown as { moved: number }).moved)).toBeLessThan(
          0.001,
        );
    },
  );

  // In WebKit these two do not end while files are held. The cause is not known yet.
  if (name === 'webkit') return;

  it.each(['/every', '/every-from-the-right'])(
    'is what the element would draw, whatever its page has set: %s',
    async (path) => {
      held = (file) => !PICTURES.test(file);
      cut = (file) => GAMES.test(file);
      await page.setViewport({ width: 600, height: 2600 });
      await page.goto(site.url + path);
      await until(inBoard(EVERY.length));
      const pictures = await seen();
      release();
      // The game does not come, so each element draws its own bare board.
      await until(() =>
        page.evaluate(
          (count: number) =>
            [...document.querySelectorAll('main > div > *')].filter((board) =>
              board.shadowRoot?.querySelector('.missing'),
            ).length === count,
          EVERY.length,
        ),
      );
      for (const [at, drawn] of (await seen()).entries()) expect(drawn, EVERY[at]).toEqual(pictures[at]);
    },
  );

  it('shows what the page has set by properties, and follows them until the game is there', async () => {
    held = (file) => !PICTURES.test(file) && file !== 'kit' && file !== 'star-board';
    await page.goto(`${site.url}/set`);
    await page.evaluate(() => customElements.whenDefined('star-board').then(() => undefined));
    const [first] = await seen();
    expect(first?.controls).toBe('frame, panel none');
    await page.evaluate(() =>
      Object.assign(document.querySelector('star-board') as Element, { rings: 4, controls: 'minimal' }),
    );
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const [second] = await seen();
    expect(second?.controls).toBe('frame, panel minimal');
    expect(second?.chart.length).toBeGreaterThan(first?.chart.length as number);
    release();
  });

  /** The style sheets on the roots of a page’s boards and of the board that was last removed. */
  const worn = (): Promise<string[]> =>
    page.evaluate(() => {
      const { taken } = window as unknown as { readonly taken?: Element };
      return [...document.querySelectorAll('star-board'), ...(taken ? [taken] : [])].map((board) =>
        (board.shadowRoot?.adoptedStyleSheets ?? [])
          .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
          .join(),
      );
    });

  it('follows the page’s colours no more where the page has taken its board away, and again where it is put back', async () => {
    held = (file) => !PICTURES.test(file);
    await page.goto(`${site.url}/two`);
    await until(inBoard(2));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const [before] = await worn();
    await page.evaluate(() => {
      const taken = document.querySelector('star-board') as HTMLElement;
      taken.remove();
      Object.assign(window, { taken });
    });
    await page.evaluate(() => {
      document.body.style.cssText = 'background: #101820; color: #fff';
    });
    await until(async () => (await worn())[0] !== before);
    expect((await worn())[1]).toBe(before);
    await page.evaluate(() =>
      document.querySelector('main')?.append((window as unknown as { taken: Element }).taken),
    );
    await until(async () => (await worn())[1] !== before);
    release();
    await until(() => isDefined('star-board'));
    await until(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('star-board')].every(
          (board) => board.play('S10').ok || board.ply === 1,
        ),
      ),
    );
  });

  it('stands where a lesson opens by itself, which takes its place', async () => {
    held = (file) => !PICTURES.test(file);
    await page.goto(`${site.url}/lesson`);
    await until(inBoard(1));
    release();
    await until(() =>
      page.evaluate(() => document.querySelector('star-board')?.shadowRoot?.querySelector('.step') != null),
    );
    expect(await inBoard(1)()).toBe(true);
  });

  it('is not drawn for a board that nobody can see, which is there when it is shown', async () => {
    held = (file) => !PICTURES.test(file);
    await page.goto(`${site.url}/closed`);
    await until(inBoard(1));
    release();
    await page.evaluate(() => customElements.whenDefined('star-board').then(() => undefined));
    await page.evaluate(() => document.querySelector('section')?.removeAttribute('style'));
    await until(inBoard(2));
    const [open, closed] = await seen();
    expect(closed?.controls).toBe(open?.controls);
  });

  it('is drawn where its board stands in another shadow root', async () => {
    held = (file) => !PICTURES.test(file);
    await page.goto(`${site.url}/inside`);
    const inside = (): Promise<string> =>
      page.evaluate(() => {
        const board = document.querySelector('my-card')?.shadowRoot?.querySelector('star-board');
        const chart = board?.shadowRoot?.querySelector('.chart');
        const { width = 0, height = 0 } = chart?.getBoundingClientRect() ?? {};
        return chart?.querySelector('svg') ? [width, height].map(Math.round).join() : '';
      });
    await until(async () => (await inside()) !== '');
    expect(await isDefined('star-board')).toBe(false);
    const before = await inside();
    release();
    await page.evaluate(async () => {
      await customElements.whenDefined('star-board');
      await document.querySelector('my-card')?.shadowRoot?.querySelector('star-board')?.settled;
    });
    expect(await inside()).toBe(before);
  });
});
