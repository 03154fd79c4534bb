/** Pictures as files, in every engine: opened alone they draw, quietly, and in the colours of the boards. */
import { Resvg } from '@resvg/resvg-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ToSvg } from '../../src/core/picture/svg-file.js';
import { INKS } from '../../src/core/chart/palette.js';
import { readHex } from '../../src/core/chart/theme.js';
import { unwrap } from '../../src/core/basics/result.js';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
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
const SIZE = { width: 800, height: 800 };
/** So many points across and down are looked at. */
const POINTS = 60;

type Size = Readonly<Record<'width' | 'height', number>>;
type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** A PNG's pixels, by place; a point that lies in no plain colour has none. */
function plainColours(
  png: Uint8Array,
  { width, height }: Size,
): (x: number, y: number) => string | undefined {
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
function sampled(
  png: Uint8Array,
  { x, y, width, height }: Box,
  size: Size = SIZE,
): readonly (string | undefined)[] {
  const colourAt = plainColours(png, size);
  return [...Array(POINTS * POINTS).keys()].map((n) =>
    colourAt(
      x + ((0.5 + (n % POINTS)) / POINTS) * width,
      y + ((0.5 + Math.floor(n / POINTS)) / POINTS) * height,
    ),
  );
}

const THEMES = ['light', 'dark'] as const;
const EACH = POSITIONS.flatMap(([game, tag]) => THEMES.map((theme) => [game, theme, tag] as const));

/** Whether two colours differ by no more than how engines round what shines through. */
function isAlike(one = '', other = ''): boolean {
  const parts = other.split(',').map(Number);
  return one.split(',').every((part, n) => Math.abs(Number(part) - (parts[n] as number)) <= 2);
}

/** Two samplings: how many points are plain in both, how much of them is alike, and in how many colours. */
function expectAlike(one: readonly (string | undefined)[], other: readonly (string | undefined)[]): void {
  const both = [...one.keys()].filter((n) => one[n] !== undefined && other[n] !== undefined);
  const alike = both.filter((n) => isAlike(one[n], other[n]));
  expect(both.length).toBeGreaterThan(POINTS * POINTS * 0.4);
  expect(alike.length / both.length).toBeGreaterThan(0.99);
  expect(new Set(alike.map((n) => one[n])).size).toBeGreaterThan(2);
}

const files = new Map<string, string>();
let host: Site;

beforeAll(async () => {
  for (const [game, , position] of POSITIONS) {
    const { toSvg } = (await import(`${DIST}es/pure/${game}.js`)) as { readonly toSvg: ToSvg };
    for (const theme of [...THEMES, 'auto'] as const)
      files.set(`/${theme}/${game}.svg`, unwrap(toSvg(position, { theme, width: WIDTH })));
  }
  const page = (body: string, style = ''): { readonly body: string } => ({
    body: `<!doctype html><style>body{margin:0;width:${WIDTH}px}img,iframe{display:block;border:0}${style}</style>${body}`,
  });
  const boards = POSITIONS.flatMap(([game, tag, position]) =>
    THEMES.map((theme) => {
      const board = `<${tag} position="${position}" controls="none" readonly></${tag}><script src="/dist/${tag}.js"></script>`;
      return [`/${theme}/${game}`, page(board, `:root{color-scheme:${theme}}`)] as const;
    }),
  );
  const around = [...files.keys()].flatMap((file) => [
    [`${file}/image`, page(`<img src="${file}">`)] as const,
    // A document of its own: WebKit's driver says nothing in one that is no HTML.
    [`${file}/alone`, page(`<iframe src="${file}" width="${WIDTH}" height="700"></iframe>`)] as const,
  ]);
  const served = [...files].map(([path, body]) => [path, { body, type: 'image/svg+xml' }] as const);
  // Engines ask for an icon.
  host = await serve(Object.fromEntries([['/favicon.ico', { body: '' }], ...boards, ...around, ...served]));
});
afterAll(() => host.close());

/** Does something in a page of its own, which must say nothing on the console. */
async function inPage<T>(engine: Engine, act: (page: Page) => Promise<T>): Promise<T> {
  const page = await engine.newPage();
  const loud: string[] = [];
  page.on('console', (message) => loud.push(message.text()));
  page.on('pageerror', (error) => loud.push(error.message));
  await page.setViewport(SIZE);
  const made = await act(page);
  await page.close();
  expect(loud).toEqual([]);
  return made;
}

describe.each(chosenEngines())('a picture as a file, in %s', (name) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await openEngine(name);
  });
  afterAll(() => engine.close());

  it.each(EACH)('draws as an image: %s, %s', async (game, theme) => {
    const file = `/${theme}/${game}.svg`;
    const { url, width, height } = await inPage(engine, async (page) => {
      await page.goto(`${host.url}${file}/image`);
      return page.evaluate(async () => {
        const image = document.querySelector('img') as HTMLImageElement;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return { url: canvas.toDataURL('image/png'), width: canvas.width, height: canvas.height };
      });
    });
    const box = { x: 0, y: 0, width, height };
    const drawn = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    const known = new Resvg(files.get(file) as string).render().asPng();
    expectAlike(sampled(drawn, box, box), sampled(known, box, box));
  });

  it.each(EACH)('draws as a document of its own, with a title: %s, %s', async (game, theme) => {
    const { title, fill, box } = await inPage(engine, async (page) => {
      await page.goto(`${host.url}/${theme}/${game}.svg/alone`);
      return page.evaluate(async () => {
        const { contentDocument, contentWindow } = document.querySelector('iframe') as HTMLIFrameElement;
        const paper = contentDocument?.querySelector('.paper') as SVGRectElement;
        const { width } = (contentDocument?.querySelector('.picture') as SVGGElement).getBoundingClientRect();
        return {
          title: contentDocument?.title,
          fill: (contentWindow as Window).getComputedStyle(paper).fill,
          box: width,
        };
      });
    });
    expect(title).toMatch(/.\. ./);
    expect(box).toBeGreaterThan(WIDTH * 0.7);
    const [red, green, blue] = readHex(INKS.surface[THEMES.indexOf(theme)] as string);
    expect(fill).toBe(`rgb(${[red, green, blue].map((part) => Math.round(255 * part)).join(', ')})`);
  });
});

// WebKit's driver takes no pictures of pages.
const painters = chosenEngines().filter((name) => name !== 'webkit');

describe.each(painters)('a picture as a file, in %s', (name) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await openEngine(name);
  });
  afterAll(() => engine.close());

  it.each(EACH)('looks like its board when opened alone: %s, %s', async (game, theme, tag) => {
    const file = `/${theme}/${game}.svg`;
    const alone = await inPage(engine, async (page) => {
      await page.goto(`${host.url}${file}`);
      return page.screenshot();
    });
    const { board, box, viewBox } = await inPage(engine, async (page) => {
      await page.goto(`${host.url}/${theme}/${game}`);
      const found = await page.evaluate(async (its) => {
        const element = document.querySelector(its) as HTMLElement & { settled: Promise<void> };
        await element.settled;
        const picture = element.shadowRoot?.querySelector('svg.picture') as SVGSVGElement;
        const { x, y, width, height } = picture.getBoundingClientRect();
        return { box: { x, y, width, height }, viewBox: picture.getAttribute('viewBox') as string };
      }, tag);
      return { ...found, board: await page.screenshot() };
    });
    // Of the whole file the part that the board shows.
    const [left = 0, top = 0, across = 1] = (/viewBox="([^"]*)"/.exec(files.get(file) as string)?.[1] ?? '')
      .split(' ')
      .map(Number);
    const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
    const scale = WIDTH / across;
    const part = {
      x: (x - left) * scale,
      y: (y - top) * scale,
      width: width * scale,
      height: height * scale,
    };
    expectAlike(sampled(alone, part), sampled(board, box));
  });
});

describe.each(painters)('where the system is dark, in %s', (name) => {
  it('a file that asks it is by night', async () => {
    const engine = await openEngine(name, { media: { dark: true } });
    const shots = new Map<string, string>();
    for (const theme of ['auto', ...THEMES])
      shots.set(
        theme,
        await inPage(engine, async (page) => {
          await page.goto(`${host.url}/${theme}/star.svg`);
          return Buffer.from(await page.screenshot()).toString('base64');
        }),
      );
    await engine.close();
    expect(shots.get('auto')).toBe(shots.get('dark'));
    expect(shots.get('auto')).not.toBe(shots.get('light'));
  });
});
