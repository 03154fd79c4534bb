/** The composers run from a disk, on a phone and under a strict policy, and their outputs hold what was composed. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { unwrap } from '../../src/core/basics/result.js';
import { Session } from '../../src/core/session/session.js';
import { star, type State } from '../../src/star/index.js';
import { attributesIn, Author, elementsIn } from './author.js';
import { DIST, POLICY_EAR, serve, type Site } from './site.js';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
const HOSTILE = `</figure><script>alert(1)</script>"'&quot; `;

const PUZZLE = 'rotation.html#puzzle=HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3&marks=a1';
const POSITION = 'star.html#position=4:10.B2R37.&marks=S31';
const ROUND =
  'bugcatcher.html#position=players=2;energy=4;cols=4;rows=3;border=B1-BR,D1-UR;central=D2,B3;submitted=-,CU.CR.BL.BD;open=yes&marks=C1';

const MAP = 'constellation.html#position=map=generated;stars=20;seed=539;round=8&marks=a1';

const FLEET =
  'space-crack.html#puzzle=boardSize=6;planets=5B,5B,3,3,5B9,6,7A,5A,3A6,7A;turn=15;crack=7,0;points=3,0;order=sequential;goal=break;par=3&marks=5';

/** All planets there can be. */
const LARGEST_MAP = `boardSize=30;planets=5A5,${Array(231).fill('5').join()}`;

/** Nine by nine, with as many players as there can be. */
const LARGEST_ROUND = `players=12;cols=9;rows=9;border=${[...'ABCDEFGHI', ...'ABC']
  .map((column, seat) => `${column}${seat > 8 ? 9 : 1}-BR`)
  .join()};central=${[...'ABCDEFGHI', ...'ABC'].map((column, seat) => `${column}${seat > 8 ? 9 : 2}`).join()}`;

/** Each composer with a board in it: its page, its tag, the cell that is marked, and another one. */
const OPEN = [
  { page: PUZZLE, tag: 'rotation-puzzle', marked: 'a1', cell: 'c1' },
  { page: POSITION, tag: 'star-board', marked: 'S31', cell: 'T20' },
  { page: FLEET, tag: 'space-crack-map', marked: '5', cell: '4' },
  { page: ROUND, tag: 'bugcatcher-grid', marked: 'C1', cell: 'A2' },
  { page: MAP, tag: 'constellation-board', marked: 'a1', cell: 'b2' },
];

/** The composer’s page with an ear for what its policy forbids. */
function strict(name: string) {
  const page = readFileSync(join(DIST, 'compose', name), 'utf8');
  return { body: page.replace('<head>', '<head><script src="/ear.js"></script>'), policy: POLICY };
}

/** The address at which the package would be published. */
const PUBLISHED = 'https://cdn.example/planisphere@0.0.0/dist/';

/** The composer’s page in a build of a version that is published, or that is not. */
function published(name: string, address: string) {
  const page = readFileSync(join(DIST, 'compose', name), 'utf8');
  return { body: page.replace(/ data-published="[^"]*"/, ` data-published="${address}"`) };
}

const pages = {
  '/dist/compose/published.html': published('star.html', PUBLISHED),
  '/dist/compose/unpublished.html': published('star.html', ''),
  '/ear.js': { body: POLICY_EAR, type: 'text/javascript' },
  ...Object.fromEntries(
    OPEN.map(({ page }) => page.replace(/#.*/, '')).map((name) => [
      `/dist/compose/strict-${name}`,
      strict(name),
    ]),
  ),
};

/** A file that the composer saved. */
interface Saved {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  /** Of a PNG. */
  readonly width: number;
}

/** Saves the picture and gives what the browser would have kept. */
async function save(author: Author, ending: 'svg' | 'png'): Promise<Saved> {
  const { name, type, bytes } = await author.saved(() =>
    author.click(`.saving button:nth-of-type(${ending === 'svg' ? 1 : 2})`),
  );
  await author.reads('.saving [role=status]', new RegExp(`^Saved as [a-z-]+\\.${ending}\\.$`));
  const isPng = type === 'image/png';
  return { name, type, text: isPng ? '' : bytes.toString(), width: isPng ? bytes.readUInt32BE(16) : 0 };
}

describe.each(chosenEngines())('the composers in %s', (name) => {
  let engine: Engine;
  let page: Page;
  let author: Author;
  let site: Site;
  let stars: string;

  beforeAll(async () => {
    site = await serve(pages);
    stars = `${site.url}/dist/compose/star.html`;
    engine = await openEngine(name);
    page = await engine.newPage();
    await page.setViewport({ width: 1200, height: 1000 });
    author = new Author(page);
  });
  afterAll(async () => {
    await engine.close();
    await site.close();
  });

  const code = (): Promise<string> => author.valueOf('.outputs code');
  const text = (): Promise<string> => author.valueOf('#board-text');
  const state = async (): Promise<State> => {
    const { record, position } = attributesIn(await code(), 'star-board');
    const session = new Session(star);
    unwrap(record === undefined ? session.start({}, { position: position ?? '' }) : session.load(record));
    return session.state;
  };
  const signOf = async (cell: string): Promise<string> => {
    const label = await page.evaluate(
      (where: string) =>
        document.querySelector(`[role=gridcell][aria-label^="${where},"]`)?.getAttribute('aria-label') ?? '',
      cell,
    );
    return label.replace(/^.*?, /, '');
  };

  it.each(OPEN)('$tag: its composer runs from a disk', async ({ page: hash, tag, marked }) => {
    await author.open(pathToFileURL(join(DIST, 'compose/')).href + hash);
    expect(attributesIn(await code(), tag)).toMatchObject({ marks: marked });
    if (tag === 'rotation-puzzle') await author.reads('.par', /^Par 3$/);
    // Each edit that is found moves what is below it, and WebKit does not scroll along.
    if (tag === 'space-crack-map') await author.reads('.verdict > .small', /leaves? one solution/);
    expect((await save(author, 'svg')).text).toMatch(/^<svg /);
    expect(await author.valueOf('#work')).toMatch(/^file:.*#p/);
  });

  it.each(OPEN)(
    '$tag: its composer tries nothing that a strict policy forbids',
    async ({ page: hash, tag, cell }) => {
      await author.open(`${site.url}/dist/compose/strict-${hash}`);
      await author.tap(cell);
      await author.tool('mark');
      await author.tap(cell);
      expect(attributesIn(await code(), tag)['marks']).toMatch(cell);
      expect(await save(author, 'png')).toMatchObject({ type: 'image/png', width: 1200 });
      expect(await page.evaluate(() => (window as unknown as { forbidden: string[] }).forbidden)).toEqual([]);
    },
  );

  it.each(OPEN)(
    '$tag: its composer passes axe by day and by night, at full width and at 320 px, and fits',
    async ({ page: hash }) => {
      for (const theme of ['light', 'dark']) {
        await author.open(`${site.url}/dist/compose/${hash}`);
        await author.click(`.scheme label:has([value=${theme}])`);
        await author.write('#board-text', '?');
        for (const width of [1200, 390, 320]) {
          await page.setViewport({ width, height: 1000 });
          const faults = await author.faults();
          const overflows = await page.evaluate(
            () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
          );
          expect({ faults, overflows }, `${theme}, ${width} px`).toEqual({ faults: [], overflows: false });
        }
        await page.setViewport({ width: 1200, height: 1000 });
      }
    },
  );

  it.each([
    ['star.html', '#position=12:390.'],
    ['space-crack.html', `#position=${LARGEST_MAP}`],
    ['bugcatcher.html', `#position=${LARGEST_ROUND}`],
    ['constellation.html', '#position=map=generated;stars=200;seed=1;teams=8;round=1'],
    ['rotation.html', `#puzzle=${Array.from({ length: 25 }, () => '.'.repeat(25)).join('/')}`],
  ])('%s shows its largest board and all tools in 320 px, with large letters too', async (file, largest) => {
    await page.setViewport({ width: 320, height: 640 });
    await author.open(`${site.url}/dist/compose/${file}${largest}`);
    const outside = (): Promise<readonly string[]> =>
      page.evaluate(async () => {
        for (const board of document.querySelectorAll<HTMLElement & { settled: Promise<void> }>(
          '.board > :first-child',
        ))
          await board.settled;
        const shown = document.querySelectorAll('[role=gridcell], .palette label, main button, main input');
        return [...shown].flatMap((node) => {
          const { left, right } = node.getBoundingClientRect();
          const isIn = left >= 0 && right <= document.documentElement.clientWidth;
          return isIn ? [] : [node.getAttribute('aria-label') ?? node.textContent];
        });
      });
    expect(await outside()).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'));
    expect(await outside()).toEqual([]);
    await page.setViewport({ width: 1200, height: 1000 });
  });

  it.each(OPEN)(
    '$tag: its composer has each cell where its picture has it',
    async ({ page: hash, marked }) => {
      for (const width of [1200, 390]) {
        await page.setViewport({ width, height: 1000 });
        await author.open(`${site.url}/dist/compose/${hash}`);
        const [x, y] = await author.cell(marked);
        const ring = await page.evaluate(() => {
          const { shadowRoot } = document.querySelector('.board > :first-child') as Element;
          const mark = shadowRoot?.querySelector('.mark') as SVGGraphicsElement;
          const { x: left, y: top, width: across, height } = mark.getBBox();
          const middle = new DOMPoint(left + across / 2, top + height / 2);
          const { x: ringX, y: ringY } = middle.matrixTransform(mark.getScreenCTM() ?? undefined);
          return [ringX, ringY] as const;
        });
        expect(Math.hypot(x - ring[0], y - ring[1]), `${width} px`).toBeLessThan(1);
      }
      await page.setViewport({ width: 1200, height: 1000 });
    },
  );

  it('sets up a position by pointer: stones, a move, marks, an arrow and a caption, and what is taken along is that position', async () => {
    await author.open(stars);
    await author.write('#address', 'https://example.org/boards/');
    await author.write('#rings', '4');
    await author.reads('#board-text', /^4:50\.$/);
    await author.tap('S31');
    await author.tool('R');
    await author.tap('T20');
    await author.tap('T21');
    await author.tap('T21');
    expect([await signOf('S31'), await signOf('T20'), await signOf('T21')]).toEqual([
      'blue stone',
      'red stone',
      'empty',
    ]);
    await author.tool('play');
    await author.tap('A40');
    await author.reads('.readout', /^A40 played\. Red’s turn\.$/);
    await author.tap('A40');
    await author.reads('.readout', /^There is already a blue stone on A40\. .*\(Rule S6\)$/);
    await author.tool('mark');
    for (let taps = 0; taps < 3; taps++) await author.tap('A40');
    await author.tool('arrow');
    await author.drag('S31', 'T20');
    await author.write('#caption', HOSTILE);
    const attributes = attributesIn(await code(), 'star-board');
    expect(attributes).toEqual({ record: await text(), marks: 'A40:danger S31>T20' });
    expect(attributes['record']).toMatch(/^star\/1 from=4:[^ ]+ \| A40$/);
    expect(await state()).toMatchObject({ turn: 1, phase: 'play' });
    const tags = elementsIn(await code()).map(({ tagName }) => tagName);
    expect(tags).toEqual(['script', 'figure', 'star-board', 'a', 'img', 'figcaption']);
    expect(attributesIn(await code(), 'img')).toEqual({ src: 'star-board.svg', alt: '*Star. Red’s turn' });
    const link = await author.valueOf('#link');
    expect(attributesIn(await code(), 'a')).toEqual({ href: link });
    expect(Object.fromEntries(new URLSearchParams(link.split('?')[1]))).toEqual(attributes);
    const svg = await save(author, 'svg');
    expect(svg.name).toBe('star-board.svg');
    expect(svg.text).not.toContain('<script');
    expect(svg.text).toContain('alert(1)');
    await author.reads('.trial figcaption', /alert/);
    const work = await author.valueOf('#work');
    const taken = await code();
    await author.open(work);
    expect(await code()).toBe(taken);
    await author.write('#address', '');
  });

  it('sets up a position by keys alone, and undoes it', async () => {
    await author.open(stars);
    await author.tabTo(/^gridcell /);
    await author.press('r');
    await author.reads('.said', /^\S+: red stone\.$/);
    await author.press('ArrowUp', 'p');
    await author.reads('.said', /played\. Red’s turn\.$/);
    await author.press('m', 'Enter');
    await author.reads('.said', /: a ring\.$/);
    await author.press('a');
    await author.chord('Shift', 'ArrowDown');
    await author.press('Enter');
    await author.reads('.said', /^Arrow from /);
    const { stones } = await state();
    expect([...stones].filter((sign) => sign !== '.').sort()).toEqual(['B', 'R']);
    for (let edits = 0; edits < 4; edits++) await author.chord('Control', 'z');
    expect(await text()).toBe('6:105.');
    await author.chord('Control', 'y');
    expect(await text()).toMatch(/R/);
    await author.tabTo(/^button Undo$/);
    await author.tabTo(/^select turn$/);
  });

  it('sets up a round of Bugcatcher: a way by two taps and by a drag, a swap, a node that is moved, and what is taken along', async () => {
    await author.open(
      `${site.url}/dist/compose/bugcatcher.html#position=players=2;energy=5;cols=4;rows=3;border=A1-BR,D2-BR;central=A3,D1;open=yes`,
    );
    await author.tool('way');
    await author.tap('A1-BR');
    await author.reads('.readout', /^Player 1 is the reader/);
    await author.tap('D2-BR');
    await author.tap('C2-BR');
    await author.reads('.readout', /^Player 2: square node left\.$/);
    await author.drag('D1', 'D2');
    await author.tool('swap');
    await author.tap('D2');
    await author.reads('.readout', /^Player 2: square node left, round node down, swap\.$/);
    await author.tool('node');
    await author.drag('A3', 'A2');
    expect(attributesIn(await code(), 'bugcatcher-grid')['position']).toMatch(
      /;central=A2,D1;submitted=-,BL\.CD\.swap;open=yes$/,
    );
    await author.tool('back');
    await author.tap('C2-BR');
    await author.write('#energy', '1');
    await author.reads('[aria-label="Program of Player 2"]', /^BL$/);
  });

  it('makes a puzzle of a round: nodes are tapped, the box proves it, and the tag holds goal and par', async () => {
    await author.open(
      `${site.url}/dist/compose/bugcatcher.html#position=players=2;energy=4;cols=4;rows=3;border=B1-BR,D1-UR;central=D2,B3;submitted=-,CU.CR.BL.BD`,
    );
    await author.click('.kind:has(input):nth-of-type(2)');
    await author.tap('D1-UR');
    await author.reads('.readout', /^Goal: Player 2’s square node\.$/);
    await author.tap('B3');
    await author.reads('.verdict .title', /^Solved with 2 entries\./);
    expect(attributesIn(await code(), 'bugcatcher-grid')['puzzle']).toMatch(/;goal=stop:1B:1C;par=2$/);
    await author.tap('A1');
    await author.reads('.readout', /^Tap the nodes that are to collide/);
  });

  it('makes a puzzle of a map: its round is made ready, and the tag holds goal and par', async () => {
    await author.open(
      `${site.url}/dist/compose/constellation.html#position=map=generated;stars=20;hqImmune=yes;seed=539;round=8;owners=2.2B2.B.BA3.ABA4.;hqs=b7,b8/a8,a2;left=3/6;steals=2,1`,
    );
    await author.click('.kind:has(input):nth-of-type(3)');
    await author.reads('.verdict .title', /^Solved in 3 moves\. One set of moves\.$/);
    expect(attributesIn(await code(), 'constellation-board')['puzzle']).toMatch(
      /;left=3\/1;steals=2,1;goal=hold;par=3$/,
    );
  });

  it('sets up a position of Constellation: stars, an HQ, a line, what is left, and another map', async () => {
    await author.open(
      `${site.url}/dist/compose/constellation.html#position=map=generated;stars=20;seed=539;round=8`,
    );
    await author.tap('b7');
    await author.tool('B');
    await author.tap('b1');
    await author.press('3');
    await author.tool('hq');
    await author.tap('b7');
    await author.reads('.readout', /^b7 is an HQ of Lyra\.$/);
    await author.write('[aria-label="Lyra: moves"]', '3');
    const position = async (): Promise<string> =>
      attributesIn(await code(), 'constellation-board')['position'] ?? '';
    expect(await position()).toMatch(
      /^map=generated;stars=20;seed=539;round=8;owners=[.\dAB]+;hqs=b7\/;left=3\/6$/,
    );
    await author.tool('line');
    await author.tap('a1');
    await author.tap('b1');
    await author.reads('.readout', /^a1 and b1 are (?:joined|parted)\.$/);
    expect(await position()).toMatch(/^map=\w+:/);
    await author.click('.size button');
    await author.reads('.readout', /^A new map\. All stars are free\.$/);
    expect(await position()).toMatch(/^map=generated;stars=20;seed=\d+;round=8;left=3\/6$/);
  });

  it('has the cells of boards: rows to walk by, a press that shakes, and a press without a place', async () => {
    await author.open(`${stars}#position=4:50.`);
    await author.tabTo(/^gridcell /);
    const row = (): Promise<number> =>
      page.evaluate(() =>
        Number(document.activeElement?.parentElement?.getAttribute('aria-label')?.replace(/\D+/, '')),
      );
    const before = await row();
    await author.press('PageUp');
    expect(await row()).toBe(before + 1);
    await author.press('PageDown');
    expect(await row()).toBe(before);
    const [x, y] = await author.cell('S31');
    await page.mouse.move(x - 8, y);
    await page.mouse.down();
    await page.mouse.move(x + 8, y);
    await page.mouse.up();
    await author.reads('.said', /^S31: blue stone\.$/);
    // As assistive technology presses it.
    await page.evaluate(() =>
      document
        .querySelector('[role=gridcell][aria-label^="T20,"]')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );
    await author.reads('.said', /^T20: blue stone\.$/);
  });

  it('explains an impossible position by its rule, and keeps the last possible one for what is taken along', async () => {
    await author.open(`${site.url}/dist/compose/${POSITION}`);
    const before = await code();
    await author.write('#phase', 'pie');
    await author.reads(
      '.bench > .fault',
      /\(Rule S8\) What you copy below still has the last possible position\.$/,
    );
    expect(await code()).toBe(before);
    await author.write('#phase', 'count');
    expect((await state()).phase).toBe('count');
    expect(await page.evaluate(() => (document.querySelector('.bench > .fault') as HTMLElement).hidden)).toBe(
      true,
    );
    await author.click('[aria-label="Other moves"] button:nth-child(3)');
    expect((await state()).phase).toBe('counted');
    await author.write('#board-text', '4:X');
    await author.reads('.outputs > .fault', /^Line 1, column 3: .*X/);
  });

  /** Which outputs with the address of the boards are offered: embed code, link, frame, command. */
  const offered = (): Promise<boolean[]> =>
    page.evaluate(() =>
      ['Embed code', '#link', 'Frame', 'Command'].map((name) =>
        (
          document.querySelector(name.startsWith('#') ? name : `[aria-label="${name}"]`) as Element
        ).checkVisibility(),
      ),
    );
  const own = 'https://example.org/boards/';

  it('name the address where the version is published, and offer no link to where pages are shown as text', async () => {
    await author.open(`${site.url}/dist/compose/published.html`);
    expect(attributesIn(await code(), 'script')['src']).toBe(`${PUBLISHED}cdn/planisphere.js`);
    expect(await offered()).toEqual([true, false, false, false]);
    expect(attributesIn(await code(), 'a')).toEqual({});
    await author.write('#address', own);
    expect(await offered()).toEqual([true, true, true, true]);
    await author.write('#address', '');
  });

  it('name the address where this page has the boards while no version is published', async () => {
    await author.open(`${site.url}/dist/compose/unpublished.html`);
    expect(attributesIn(await code(), 'script')).toEqual({
      src: `${site.url}/dist/cdn/planisphere.js`,
      type: 'module',
    });
    expect(await author.valueOf('#link')).toContain(`${site.url}/dist/embed/#star-board?`);
    expect(await author.valueOf('#address-about')).toMatch(/only your computer can reach/);
    expect(await offered()).toEqual([true, true, true, true]);
  });

  it('say on a disk what to do first, and offer what needs an address once there is one', async () => {
    const disk = mkdtempSync(join(tmpdir(), 'disk-'));
    cpSync(join(DIST, 'compose'), join(disk, 'compose'), { recursive: true });
    cpSync(join(DIST, 'star-board.js'), join(disk, 'star-board.js'));
    writeFileSync(join(disk, 'compose/star.html'), published('star.html', '').body);
    try {
      await author.open(`${pathToFileURL(join(disk, 'compose')).href}/star.html`);
      expect(await author.valueOf('#address')).toBe('');
      expect(await author.valueOf('#address-about')).toMatch(
        /^You opened this page from a disk\. Put the folder/,
      );
      expect(await offered()).toEqual([false, false, false, false]);
      await author.write('#address', own);
      expect(await offered()).toEqual([true, true, true, true]);
      expect(attributesIn(await code(), 'script')['src']).toBe(`${own}cdn/planisphere.js`);
      await author.write('#address', '');
      expect(await offered()).toEqual([false, false, false, false]);
    } finally {
      rmSync(disk, { recursive: true });
    }
  });

  it('lets a browser check the published loader, and keeps on a reload what an author chose', async () => {
    await author.open(`${site.url}/dist/compose/published.html`);
    const loader = readFileSync(join(DIST, 'cdn/planisphere.js'));
    const hash = createHash('sha384').update(loader).digest('base64');
    expect(attributesIn(await code(), 'script')).toMatchObject({
      integrity: `sha384-${hash}`,
      crossorigin: 'anonymous',
    });
    await author.click('.outputs > label.row input');
    await author.write('#phase', 'pie');
    await author.write('#caption', 'Whose?');
    await author.click('.outputs > label.row + label.row input');
    const taken = await code();
    expect(attributesIn(taken, 'star-board')).toMatchObject({ coordinates: '', readonly: '' });
    expect(taken).toContain('<figcaption>Whose?</figcaption>');
    await author.open(await author.valueOf('#work'));
    expect(await code()).toBe(taken);
    await author.write('#address', own);
    expect(attributesIn(await code(), 'script')).not.toHaveProperty('integrity');
    await author.write('#address', '');
  });

  it('names the game of a text of another, leads to its composer, and loses nothing', async () => {
    await author.open(`${site.url}/dist/compose/${PUZZLE}`);
    const before = [await text(), await code()];
    const given = 'star/1 rings=4 | S31 T20';
    await author.write('#start', given);
    await author.press('Enter');
    await author.reads(
      '.bench .fault',
      /^This text belongs to \*Star\. Open it in the composer for \*Star\.$/,
    );
    await author.write('#board-text', given);
    await author.reads('.outputs > .fault', /^This text belongs to \*Star\./);
    await author.focusOn('#caption');
    expect([await author.valueOf('#start'), await text(), await code()]).toEqual([given, given, before[1]]);
    const href = await page.evaluate(
      () => document.querySelector<HTMLAnchorElement>('.bench .fault a')?.href ?? '',
    );
    await author.open(href);
    expect(await text()).toMatch(/^star\/1 from=4:\S+ \| S31 T20$/);
    await author.write('#start', before[0] as string);
    await author.press('Enter');
    await author.reads('.bench form .fault', /^This text belongs to Rotation puzzle\./);
    await author.open(`${site.url}/dist/compose/rotation.html#star-board?position=4:20B.R`);
    await author.reads('.outputs > .fault', /^This text belongs to \*Star\./);
  });

  it('shows the board as a reader sees it at first sight, whatever the author has tried', async () => {
    await author.open(`${stars}#record=star/1 rings=4 | S31`);
    /** The state of the board for readers, and of a new one with its attributes. */
    const shown = (): Promise<{ trial: string; fresh: string; plies: number }> =>
      page.evaluate(async () => {
        type Board = HTMLElement & { readonly settled: Promise<void>; readonly ply: number };
        const trial = document.querySelector('.trial star-board') as Board;
        const fresh = document.createElement('star-board') as Board;
        for (const { name, value } of trial.attributes) fresh.setAttribute(name, value);
        trial.after(fresh);
        const words: string[] = [];
        for (const board of [trial, fresh]) {
          await board.settled;
          words.push((board.shadowRoot?.textContent ?? '').replace(/\s+/g, ' '));
        }
        fresh.remove();
        return { trial: words[0] as string, fresh: words[1] as string, plies: trial.ply };
      });
    const first = await shown();
    expect(first.trial).toBe(first.fresh);
    await page.evaluate(async () => {
      const board = document.querySelector('.trial star-board') as HTMLElementTagNameMap['star-board'];
      board.play('T20');
      board.play('S31');
      await board.updateComplete;
    });
    expect(await shown()).toMatchObject({ plies: 2 });
    await author.click('.outputs > label.row input');
    const after = await shown();
    expect(after).toEqual({ trial: after.fresh, fresh: after.fresh, plies: 1 });
    await author.tool('play');
    await author.tap('T20');
    const played = await shown();
    expect(played).toEqual({ trial: played.fresh, fresh: played.fresh, plies: 2 });
    await author.tap('T21');
    await author.click('.trial star-board');
    await author.write('#caption', 'Whose?');
    const captioned = await shown();
    expect(captioned).toEqual({ trial: captioned.fresh, fresh: captioned.fresh, plies: 3 });
  });

  it('shows the picture that is saved, in the colours that an author chooses', async () => {
    await author.open(`${site.url}/dist/compose/${PUZZLE}`);
    const seen = (): Promise<string> =>
      page.evaluate(async () => {
        const view = document.querySelector('.view') as HTMLImageElement;
        await view.decode();
        return view.naturalWidth > 0 ? decodeURIComponent(view.src.replace(/^[^,]*,/, '')) : '';
      });
    expect(await seen()).toBe((await save(author, 'svg')).text);
    const day = await seen();
    await author.write('#picture-theme', 'dark');
    expect(await seen()).not.toBe(day);
    expect(await seen()).toBe((await save(author, 'svg')).text);
  });

  it('leaves Ctrl Z to a field that is being written in', async () => {
    await author.open(`${stars}#position=4:50.`);
    await author.tap('S31');
    const before = await text();
    await author.focusOn('#rings');
    await author.chord('Control', 'z');
    expect(await text()).toBe(before);
    await author.focusOn('#turn');
    await author.chord('Control', 'z');
    await author.reads('#board-text', /^4:50\.$/);
  });

  it('wears from the first paint the colours that an author chose', async () => {
    await author.open(stars);
    await author.click('.scheme label:has([value=dark])');
    await author.open(`${site.url}/dist/compose/rotation.html`);
    const shown = await page.evaluate(() => ({
      theme: document.documentElement.dataset['theme'],
      blocking: [...document.querySelectorAll('script')].filter((one) => !one.defer).map((one) => one.src),
    }));
    expect(shown).toEqual({ theme: 'dark', blocking: [`${site.url}/dist/compose/scheme.js`] });
    await author.click('.scheme label:has([value=auto])');
  });

  it('puts the address that an author writes into every output, and keeps it', async () => {
    await author.open(`${site.url}/dist/compose/published.html`);
    await author.write('#address', 'https://example.org/boards/index.html');
    const outputs = async (): Promise<string[]> => [
      await code(),
      await author.valueOf('#link'),
      await author.valueOf('[aria-label=Frame] code'),
      await author.valueOf('[aria-label=Command] code'),
    ];
    expect((await outputs()).at(-1)).toMatch(/ -o boards --with-boards$/);
    for (const output of await outputs()) {
      expect(output).toContain('https://example.org/boards/');
      expect(output).not.toContain(site.url);
    }
    await author.write('#address', 'javascript:alert(1)');
    await author.reads('.outputs .writing .fault', /^Write a web address/);
    expect((await outputs()).join()).not.toContain('javascript:');
    await author.open(`${site.url}/dist/compose/${PUZZLE}`);
    expect(await author.valueOf('#link')).toMatch(
      /^https:\/\/example\.org\/boards\/embed\/#rotation-puzzle\?puzzle=/,
    );
    await author.write('#address', '');
    expect(await author.valueOf('#link')).toContain(`${site.url}/dist/embed/`);
  });

  // WebKit's driver has no fingers.
  const byFinger = name === 'webkit' ? undefined : it;
  byFinger?.('are used by finger on a phone', async () => {
    await page.setViewport({ width: 390, height: 800 });
    await author.open(`${stars}#position=4:50.`);
    const touch = async (cell: string): Promise<void> => page.touchscreen.tap(...(await author.cell(cell)));
    await touch('S31');
    await author.reads('#board-text', /B/);
    await author.tool('arrow');
    await touch('S31');
    await author.reads('.readout', /^Arrow from S31\. Now/);
    await touch('T20');
    expect(attributesIn(await code(), 'star-board')['marks']).toBe('S31>T20');
    await page.setViewport({ width: 1200, height: 1000 });
  });
});
