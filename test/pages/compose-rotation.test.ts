/**
 * The composer of rotation puzzles, as a host serves it: puzzles made by pointer and by keys alone, and what it
 * offers to take along.
 */
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHED } from '../../scripts/build/published.mjs';
import { chosenEngines, openEngine, type Engine, type Page } from '../../scripts/engines/index.mjs';
import { fileServer } from '../../scripts/site/server.mjs';
import { unwrap } from '../../src/core/basics/result.js';
import type {} from '../../src/rotation/element/define.js';
import { rotation, solve, type Colour, type PuzzleState } from '../../src/rotation/index.js';
import { attributesIn, Author } from './author.js';

const TOP = join(import.meta.dirname, '../..');

/** The composer's outputs. */
interface Taken {
  readonly snippet: string;
  readonly text: string;
  readonly work: string;
  readonly link: string;
}

/** Somebody who composes puzzles. */
class Composer extends Author {
  async taken(): Promise<Taken> {
    const [snippet, text, work, link] = [
      await this.valueOf('.outputs code'),
      await this.valueOf('#board-text'),
      await this.valueOf('#work'),
      await this.valueOf('#link'),
    ];
    return { snippet, text, work, link };
  }

  /** Plays on the board as readers get it; returns what its page hears when it is solved. */
  solve(cells: readonly string[]): Promise<{ moves: number; par: number | undefined }> {
    return this.page.evaluate(
      async (stars: readonly string[]) => {
        const board = document.querySelector(
          '.trial rotation-puzzle',
        ) as HTMLElementTagNameMap['rotation-puzzle'];
        await board.settled;
        const met = new Promise<{ moves: number; par: number | undefined }>((resolve) =>
          board.addEventListener(
            'goal-met',
            (event) => {
              const { moves, par } = (event as unknown as { solved: { moves: number; par?: number } }).solved;
              resolve({ moves, par });
            },
            { once: true },
          ),
        );
        for (const star of stars) board.play(star);
        return met;
      },
      [...cells],
    );
  }
}

const COLOURS: Readonly<Record<string, Colour>> = {
  H: 'blue',
  G: 'green',
  Y: 'yellow',
  R: 'red',
  N: 'white',
  B: 'black',
};

function puzzleIn(text: string): PuzzleState {
  return unwrap(rotation.notation.parsePosition(text)) as PuzzleState;
}

function solved(state: PuzzleState): { minimum: number; solution: string[] } {
  const goals = state.goals.map(({ card, atLeast }) => ({
    card: [...card].map((sign) => COLOURS[sign] as Colour),
    atLeast,
  }));
  const { minimum, solution } = solve(state.board, goals, { nodes: 1_000_000 }, state.reading);
  return { minimum, solution: (solution ?? []).map(([x, y]) => `${'abcdefghi'[x]}${y + 1}`) };
}

/** Every form to take along holds the same puzzle; returns it. */
function held({ snippet, text, work, link }: Taken): PuzzleState {
  const attributes = attributesIn(snippet, 'rotation-puzzle');
  // Of the same boards.
  expect(attributesIn(snippet, 'script')['src']).toMatch(/^https?:.*\/dist\/cdn\/planisphere\.js$/);
  const state = puzzleIn(attributes['puzzle'] ?? '');
  expect(puzzleIn(text)).toEqual(state);
  const [, linked = ''] = /#puzzle=([^&]*)/.exec(work) ?? [];
  expect(puzzleIn(decodeURIComponent(linked))).toEqual(state);
  const fields = new URLSearchParams(link.split('#rotation-puzzle?')[1]);
  expect(Object.fromEntries(fields)).toEqual(attributes);
  return state;
}

describe.each(chosenEngines())('the rotation composer in %s', (name) => {
  const server = fileServer({ '/dist/': join(TOP, 'dist') });
  let engine: Engine;
  let page: Page;
  let author: Composer;
  let site = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    site = `http://localhost:${(server.address() as AddressInfo).port}`;
    engine = await openEngine(name);
    page = await engine.newPage();
    await page.setViewport({ width: 1200, height: 1000 });
    author = new Composer(page);
  });
  afterAll(async () => {
    await engine.close();
    server.closeAllConnections();
    server.close();
  });

  /** The board as it stands. */
  const rows = async (): Promise<string> =>
    (await author.valueOf('#board-text')).split(/\n[a-z]/)[0] as string;

  it('makes a puzzle by pointer, proves its par, and what is taken along is that puzzle', async () => {
    await author.open(`${site}/dist/compose/rotation.html`);
    await author.write('[aria-label=Columns]', '5');
    await author.write('[aria-label=Rows]', '5');
    await author.reads('#board-text', /^.{5}\n/);
    await author.tool('B');
    await author.tap('d4');
    await author.tap('c3');
    await author.tool('G');
    await author.drag('b2', 'c2', 'd2');
    await author.tool('H');
    await author.tap('a2');
    await author.tool('R');
    await author.tap('e2');
    await author.tool('Y');
    await author.tap('c5');
    expect(await rows()).toBe('.....\nHGGGR\n..B..\n.....\n..Y..');
    await author.reads('.par', /No par yet/);
    await author.tool('goal');
    await author.drag('a2', 'b2', 'c2', 'd2', 'e2');
    await author.reads('.goals .signs', /^GGGR$/);
    await author.reads('.goals .found', /^1 of 1 now/);
    await author.reads('.par', /Met already/);
    await author.tool('back');
    for (const star of ['c3', 'c5', 'c3']) await author.tap(star);
    await author.reads('.par', /^Par \d$/);
    await author.reads('#board-text', /par=\d$/);
    await author.tool('mark');
    await author.tap('c3');
    await author.drag('c3', 'c4', 'c5');
    const taken = await author.taken();
    expect(attributesIn(taken.snippet, 'rotation-puzzle')['marks']).toBe('c3 c3>c5');
    // It names where the boards are, and not the composer's own page.
    expect(attributesIn(taken.snippet, 'script')['src']).toBe(
      `${PUBLISHED ?? `${site}/dist/`}cdn/planisphere.js`,
    );
    expect(taken.snippet).not.toMatch(/compose/);
    const state = held(taken);
    const { minimum, solution } = solved(state);
    expect(minimum).toBeGreaterThan(1);
    expect(state.par).toBe(minimum);
    expect(await author.solve(solution)).toEqual({ moves: minimum, par: minimum });
    await author.click('.outputs button');
    await author.reads('.outputs [role=status]', /^(Copied|Selected)/);
    await author.open(taken.work);
    await author.reads('.par', new RegExp(`^Par ${minimum}$`));
    expect(await author.taken()).toEqual(taken);
  });

  // WebKit's driver has no fingers.
  const byFinger = name === 'webkit' ? undefined : it;
  byFinger?.('is used by finger: a tap places, two taps draw a line', async () => {
    await author.open(`${site}/dist/compose/rotation.html#puzzle=H.Y../.....`);
    const touch = async (cell: string): Promise<void> => page.touchscreen.tap(...(await author.cell(cell)));
    await author.tool('G');
    await touch('b1');
    await author.reads('#board-text', /^HGY/);
    await author.tool('goal');
    await touch('a1');
    await author.reads('.readout', /^A line from a1/);
    await touch('c1');
    await author.reads('.goals .signs', /^GY$/);
    await author.tool('G');
    await touch('b1');
    await author.reads('#board-text', /^H\.Y/);
  });

  it('moves what stands on the board by dragging, a step to undo', async () => {
    await author.open(`${site}/dist/compose/rotation.html#puzzle=HGY/..B;goals=GY`);
    await author.tool('R');
    await author.drag('b1', 'a2', 'b2');
    await author.reads('.said', /^b1 to b2: gas giant\.$/);
    expect(await rows()).toBe('H.Y\n.GB');
    await author.drag('c2', 'c1');
    expect(await rows(), 'exchanged').toBe('H.B\n.GY');
    await author.drag('c1', 'b1', 'c1');
    expect(await rows(), 'brought back').toBe('H.B\n.GY');
    await author.chord('Control', 'z');
    await author.chord('Control', 'z');
    expect(await rows()).toBe('HGY\n..B');
    expect(await author.focus()).toMatch(/^gridcell c1/);
  });

  it('begins with a built-in puzzle by its name, or with a link', async () => {
    await author.open(`${site}/dist/compose/rotation.html`);
    const open = async (text: string): Promise<void> => {
      await author.write('#start', text);
      await author.press('Enter');
    };
    await open('1-1');
    await author.reads('.par', /^Par 1$/);
    const { work, link } = await author.taken();
    // As it is copied, on lines.
    await open('HG\nRB\ngoals=G');
    await author.reads('#board-text', /^HG\nRB\ngoals=G/);
    await open('9-9');
    await author.reads('.bench .fault', /^There is no built-in puzzle “9-9”\.$/);
    for (const address of [work, link]) {
      await open('HGY');
      await author.reads('#board-text', /^HGY$/);
      await open(address);
      await author.reads('.par', /^Par 1$/);
    }
  });

  it('makes a puzzle by keys alone', async () => {
    await author.open(`${site}/dist/compose/rotation.html`);
    await author.tabTo(/^gridcell d4/);
    await author.press('ArrowUp', 'ArrowUp', 'Home', 'h', 'ArrowRight', 'r', 'ArrowRight', 'y');
    await author.press('ArrowDown', 'g', 'ArrowDown', 'r', 'Delete', 'c');
    const blank = '.......';
    expect(await rows()).toBe([blank, 'HRY....', '..G....', '..CB...', blank, blank, blank].join('\n'));
    await author.chord('Control', 'z');
    expect(await rows()).toBe([blank, 'HRY....', '..G....', '...B...', blank, blank, blank].join('\n'));
    await author.press('ArrowUp', 'ArrowUp', 'Home');
    await author.chord('Shift', 'ArrowRight', 'ArrowRight');
    await author.reads('.readout', /^a2 to c2: red, yellow$/);
    await author.press('Enter');
    await author.reads('.goals .signs', /^RY$/);
    await author.press('l', 'Enter', 'ArrowLeft', 'Escape', 'Enter', 'Enter');
    expect(await author.count('.goals li')).toBe(1);
    await author.press('ArrowDown', 'ArrowDown', 'End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 't');
    await author.reads('.readout', /^d4 rotated back\.$/);
    await author.reads('.par', /^Par 1$/);
    await author.press('ArrowLeft', 'Enter');
    await author.reads('.readout', /^c4 is .* and does not rotate/);
    await author.press('m');
    await author.reads('.said', /^A tap marks a cell/);
    for (const said of [
      /^c4: a ring\.$/,
      /^c4: a dot\.$/,
      /^c4: danger\.$/,
      /^c4: marked 1\.$/,
      /^c4: no mark\.$/,
    ]) {
      await author.press('Enter');
      await author.reads('.said', said);
    }
    await author.chord('Shift', 'ArrowRight');
    await author.press('Enter');
    await author.reads('.said', /^Arrow from c4 to d4\.$/);
    for (let edits = 0; edits < 6; edits++) await author.chord('Control', 'z');
    // Beside the board every part is a tab stop or a few: goals, undo, outputs.
    await author.tabTo(/^button Undo$/);
    await author.press('Enter');
    await author.reads('.par', /^Met already$/);
    await author.tabTo(/^button Redo$/);
    await author.press('Enter');
    await author.reads('.par', /^Par 1$/);
    await author.tabTo(/^input Goal 1, its signs$/);
    await author.tabTo(/^button Remove the goal red, yellow$/);
    await author.tabTo(/^input add-goal$/);
    await author.press('g', 'Enter');
    await author.reads('.goals li:nth-child(2) .signs', /^G$/);
    await author.reads('#board-text', /goals=RY,G\npar=\d$/);
    const state = held(await author.taken());
    const { minimum, solution } = solved(state);
    expect(state.par).toBe(minimum);
    expect(await author.solve(solution)).toEqual({ moves: minimum, par: minimum });
  });

  it('says what is wrong with a text, and where, and loses neither text nor board', async () => {
    await author.open(`${site}/dist/compose/rotation.html#puzzle=HGY/..B;goals=G`);
    await author.write('#board-text', 'HGY\n.XB\ngoals=GG');
    await author.reads(
      '.outputs > .fault',
      /^Line 2, column 2: .*“X” is not an object\. Write H, G, Y, R, N, B, C,/,
    );
    await author.tool('R');
    await author.tap('a2');
    expect(await author.valueOf('#board-text')).toBe('HGY\n.XB\ngoals=GG');
    expect(await author.valueOf('.outputs code')).toContain('puzzle="HGY/R.B;goals=G');
    await author.write('#board-text', 'HGY/R.B;goals=GZ');
    await author.reads('.outputs > .fault', /^Line 1, column 15: .*“GZ” is not a goal/);
    await author.write('#board-text', 'HGY/R.B/...;goals=YG*2');
    await author.reads('.goals .signs', /^YG$/);
    await author.write('#marks', 'a1 z9');
    await author.reads('.more .fault', /^Line 1, column 4: There is no cell “z9”/);
    await author.open(`${site}/dist/compose/rotation.html#puzzle=HGY/RXB;goals=G`);
    await author.reads('.outputs > .fault', /^Line 1, column 6: .*“X”/);
    expect(await author.valueOf('#board-text')).toBe('HGY/RXB;goals=G');
  });

  it('stops for the next edit, and says what it knows where a proof is too long', async () => {
    const large = Array.from({ length: 9 }, (_, y) => (y % 2 ? 'RY.RN.YRH' : 'Y.R.B.NY.')).join('/');
    await author.open(`${site}/dist/compose/rotation.html#puzzle=${large};goals=RRRRR*4`);
    await author.reads('.par', /^(At least \d|Looking)/);
    await author.write('#board-text', 'H.G/...;goals=R');
    await author.reads('.par', /^Cannot be solved$/);
  });
});
