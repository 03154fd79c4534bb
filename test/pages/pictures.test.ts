/** Pictures as files, in every engine: opened alone they draw, quietly, and in the colours of the boards. */
import { Resvg } from '@resvg/resvg-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ToSvg } from '../../src/core/svg-file.js';
import { unwrap } from '../../src/core/result.js';
import { chosenEngines, openEngine, type Engine } from '../../scripts/engines/index.mjs';
import { DIST, serve, type Site } from './site.js';

const POSITIONS: readonly (readonly [game: string, tag: string, position: string])[] = [
  ['star', 'star-board', '2:BR13.;turn=R;offer=count'],
  ['rotation', 'rotation-puzzle', 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3'],
  ['space-crack', 'space-crack-map', 'boardSize=5;planets=4,5A5,4,6,4,5B5,5;order=alternate'],
  ['constellation', 'constellation-board', 'map=gemini;round=1;owners=A39.;hqs=a1/'],
  ['bugcatcher', 'bugcatcher-grid', 'players=2;border=C1-BR,F5-BR;central=C3,F5'],
];

/** Boards and files as narrow as this have no frame. */
const WIDTH = 460;
const SIZE = { width: 800, height: 1000 };
/** So many points across and down are looked at. */
const POINTS = 60;

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** A PNG's pixels, by place; a point that lies in no plain colour has none. */
function plainColours(png: Uint8Array): (x: number, y: number) => string | undefined {
  const { width, height } = SIZE;
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`,
  ).render();
  const at = (x: number, y: number): string =>
    pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 3).join();
  return (x, y) => {
    const [left, top] = [Math.round(x), Math.round(y)];
    const near = [-2, 0, 2].flatMap((dx) => [-2, 0, 2].map((dy) => at(left + dx, top + dy)));
    return near.every((one) => one === near[0]) ? near[0] : undefined;
  };
}

/** The plain colours of a box, point by point. */
function sampled(png: Uint8Array, { x, y, width, height }: Box): readonly (string | undefined)[] {
  const colourAt = plainColours(png);
  return [...Array(POINTS * POINTS).keys()].map((n) =>
    colourAt(
      x + ((0.5 + (n % POINTS)) / POINTS) * width,
      y + ((0.5 + Math.floor(n / POINTS)) / POINTS) * height,
    ),
  );
}

describe.each(chosenEngines())('pictures as files, in %s', (name) => {
  let engine: Engine;
  let host: Site;
  const files = new Map<string, string>();

  beforeAll(async () => {
    for (const [game, , position] of POSITIONS) {
      const { toSvg } = (await import(`${DIST}es/pure/${game}.js`)) as { readonly toSvg: ToSvg };
      for (const theme of ['light', 'dark'] as const)
        files.set(`/${theme}/${game}.svg`, unwrap(toSvg(position, { theme, width: WIDTH })));
    }
    const boards = POSITIONS.flatMap(([game, tag, position]) =>
      ['light', 'dark'].map((theme): [string, { body: string }] => [
        `/${theme}/${game}`,
        {
          body: `<!doctype html><style>:root{color-scheme:${theme}}body{margin:0;width:${WIDTH}px}</style><${tag} position="${position}" controls="none" readonly></${tag}><script src="/dist/${tag}.js"></script>`,
        },
      ]),
    );
    const around = POSITIONS.flatMap(([game]) =>
      ['light', 'dark'].flatMap((theme): [string, { body: string }][] => {
        const file = `/${theme}/${game}.svg`;
        const style = '<style>body{margin:0}img,iframe{display:block;border:0}</style>';
        return [
          [`/${theme}/${game}/image`, { body: `<!doctype html>${style}<img src="${file}">` }],
          // A document of its own. WebKit's driver says nothing of one that is no HTML.
          [
            `/${theme}/${game}/alone`,
            { body: `<!doctype html>${style}<iframe src="${file}" width="800" height="900"></iframe>` },
          ],
        ];
      }),
    );
    host = await serve(
      Object.fromEntries([
        // Engines ask for it.
        ['/favicon.ico', { body: '' }],
        ...boards,
        ...around,
        ...[...files].map(([path, body]) => [path, { body, type: 'image/svg+xml' }] as const),
      ]),
    );
    engine = await openEngine(name);
  });
  afterAll(async () => {
    await engine.close();
    await host.close();
  });

  it.each(
    POSITIONS.flatMap(([game, tag]) =>
      (['light', 'dark'] as const).map((theme) => [game, theme, tag] as const),
    ),
  )('%s, %s: a file looks like its board, alone and as an image', async (game, theme, tag) => {
    const page = await engine.newPage();
    const loud: string[] = [];
    page.on('console', (message) => loud.push(message.text()));
    page.on('pageerror', (error) => loud.push(error.message));
    await page.setViewport(SIZE);

    await page.goto(`${host.url}/${theme}/${game}/alone`);
    const alone = await page.screenshot();
    const [title, viewBox] = await page.evaluate(async () => {
      const { documentElement: root, title: told } = document.querySelector('iframe')
        ?.contentDocument as Document;
      return [told, root.getAttribute('viewBox') ?? ''] as const;
    });
    expect(title).not.toBe('');
    await page.goto(`${host.url}/${theme}/${game}/image`);
    const image = await page.screenshot();

    await page.goto(`${host.url}/${theme}/${game}`);
    const board = await page.evaluate(async (found) => {
      const element = document.querySelector(found) as HTMLElement & { settled: Promise<void> };
      await element.settled;
      const picture = element.shadowRoot?.querySelector('svg.picture') as SVGSVGElement;
      const { x, y, width, height } = picture.getBoundingClientRect();
      return { box: { x, y, width, height }, viewBox: picture.getAttribute('viewBox') as string };
    }, tag);
    // Of the whole file the part that the board shows.
    const shown = sampled(await page.screenshot(), board.box);
    await page.close();

    const [left = 0, top = 0, across = 1] = viewBox.split(' ').map(Number);
    const [x = 0, y = 0, width = 0, height = 0] = board.viewBox.split(' ').map(Number);
    const scale = WIDTH / across;
    const box = { x: (x - left) * scale, y: (y - top) * scale, width: width * scale, height: height * scale };
    for (const drawn of [alone, image]) {
      const colours = sampled(drawn, box);
      const both = [...colours.keys()].filter((n) => shown[n] !== undefined && colours[n] !== undefined);
      const alike = both.filter((n) => shown[n] === colours[n]);
      expect(both.length).toBeGreaterThan(POINTS * POINTS * 0.4);
      expect(alike.length / both.length).toBeGreaterThan(0.99);
      expect(new Set(alike.map((n) => shown[n])).size).toBeGreaterThan(2);
    }
    expect(loud).toEqual([]);
  });
});
