/** The samples of the guide for authors of games, each with what came before it in the guide: they make a game. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { css } from 'lit';
import { expect, it } from 'vitest';
import * as core from '../src/core/index.js';
import * as testing from '../src/testing/index.js';
import * as ui from '../src/ui/index.js';

const TOP = join(import.meta.dirname, '..');
const guide = readFileSync(join(TOP, 'docs/add-a-game.md'), 'utf8');
const samples = [...guide.matchAll(/^```(js|ts)\n([^]*?)^```$/gm)].map(([, language, code = '']) => ({
  language,
  code,
}));

const LETTERS = 'abcdefghijklm';
const nameOf = (column: number, row: number): string => `${LETTERS[column]}${row + 1}`;
const columnOf = (cell: string): number => LETTERS.indexOf(cell.charAt(0));
const rowOf = (cell: string): number => Number(cell.slice(1)) - 1;

/** What the guide says that its files import, or have beside the samples. */
const given: Record<string, unknown> = {
  ...core,
  ...ui,
  ...testing,
  assert,
  nameOf,
  columnOf,
  rowOf,
  centre: (column: number, row: number) => [2 * column + row, 1.7 * row],
  hexagon: ([x, y]: [number, number]) => [
    [x, y - 1],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 2],
    [x - 1, y + 1],
    [x - 1, y],
  ],
  mirrored: (cell: string) => nameOf(rowOf(cell), columnOf(cell)),
  // Whoever has a stone on the last row or column has won: what matters here is how the samples fit together.
  winner: ({ options, stones }: { options: { size: number }; stones: Record<string, number> }) =>
    [0, 1].find((seat) => stones[nameOf(options.size - 1, options.size - 1)] === seat),
  needs: (_: number, stones: object, seat: number) =>
    Object.values(stones).filter((one) => one === seat).length,
  self: {},
  test: (_: string, body: () => void) => body(),
};

const NAMES = /^(?:export )?const (?:(\w+)|\{([^}]*)\}) =/gm;

/** Runs code with everything that was there before; what it declares is there for what comes. */
function run(code: string): unknown {
  const body = code.replace(/^import .*$/gm, '').replace(/^export /gm, '');
  const names = [...code.matchAll(NAMES)].flatMap(
    ([, one, several]) => one ?? `${several}`.trim().split(/\s*,\s*/),
  );
  const isPart = /^['\w.]+: /.test(body);
  const text = isPart ? `return {${body}};` : `${body}\nreturn { ${names.join(', ')} };`;
  const made = new Function(...Object.keys(given), text)(...Object.values(given)) as Record<string, unknown>;
  if (!isPart) Object.assign(given, made);
  return made;
}

const sample = (beginning: string): string =>
  samples.find(({ code }) => code.includes(beginning))?.code ?? assert.fail(`No sample has ${beginning}`);

interface Hex {
  readonly words: Readonly<Record<string, string>>;
  readonly bots: object;
}
type Play = (state: unknown, moves: string) => Readonly<Record<string, unknown>>;

it('describe a board and a game, which keeps the contract', () => {
  run(readFileSync(join(TOP, 'test/consumers/hex/words.en.ts'), 'utf8'));
  run(sample('const boardOf'));
  const { hex } = run(sample('const hex =')) as { readonly hex: Hex };
  const forms = { small: { open: true, options: { size: 3 } } };
  testing.checkGame({ game: hex, words: hex.words, forms, bots: { table: hex.bots } } as never);
  run(sample("test('H3"));
  run(sample('checkGame('));
  const { start, play } = given as unknown as {
    readonly start: (options: object) => unknown;
    readonly play: Play;
  };
  expect(play(start({ size: 3 }), 'a2 swap')).toMatchObject({ stones: { b1: 1 }, turn: 0 });
});

it('describe pieces that move, and say what a move has done', () => {
  const { boardOf, defineGame, verbsOf } = { ...given, ...core, ...testing } as unknown as {
    readonly boardOf: (size: number) => core.Board;
    readonly defineGame: (description: object) => Hex;
    readonly verbsOf: (...of: readonly unknown[]) => { readonly start: () => unknown; readonly play: Play };
  };
  given['stepsFrom'] = (from: string) => boardOf(3).chart.neighbours(from);
  given['moved'] = (stones: Record<string, number>, from: string, cell: string, turn: number) => {
    const { [from]: _, ...others } = stones;
    return { ...others, [cell]: turn };
  };
  const walk = {
    id: 'walk',
    seats: ['Blue', 'Red'],
    options: {},
    board: () => boardOf(3),
    setup: () => ({ a1: 0, b1: 1 }),
    outcome: () => undefined,
    words: { 'game.name': 'Walk', 'event.move': '{seat} moved from {from} to {cell}.' },
  };
  const { moves } = run(sample("on: 'piece'")) as { readonly moves: { readonly move: object } };
  const plain = defineGame({ ...walk, moves });
  const { start, play } = verbsOf(plain, plain.words);
  expect(play(start(), 'a1-b1')).toMatchObject({ stones: { b1: 0 }, turn: 1 });
  const { play: playMove } = run(sample("type: 'captured'")) as Record<string, object>;
  const more = run(sample("'event.captured'")) as object;
  const told = defineGame({
    ...walk,
    moves: { move: { ...moves.move, play: playMove } },
    words: { ...walk.words, ...more },
  });
  const session = new core.Session(told as never);
  core.unwrap(session.start({}, { seed: 0 }));
  core.unwrap(session.playText('a1-b1'));
  const said = session
    .pliesFrom(0)
    .flatMap(({ events }) => events as readonly unknown[])
    .map((event) => (told as unknown as core.AnyGame).describe(event, core.makeWords('en', told.words)));
  expect(said).toEqual(['Blue moved from a1 to b1.', 'Blue captured a piece on b1.']);
});

it('replace rules and texts of a game in its description', () => {
  Object.assign(given, {
    description: {
      id: 'row',
      seats: ['Blue', 'Red'],
      options: {},
      board: () => (given['boardOf'] as never as (size: number) => object)(3),
      moves: { place: { on: 'empty' } },
      outcome: () => undefined,
      words: { 'game.name': 'Row' },
    },
    isLocked: ({ turn }: { readonly turn: number }) => turn === 1,
    LOCKED: { winners: [], reason: 'row/locked' },
    formatMove: (_: unknown, __: unknown, { cell }: { readonly cell: string }) => cell.toUpperCase(),
  });
  const { made } = run(`const made = ${sample('isLocked')}`) as { readonly made: core.AnyGame };
  const state = made.rules.setup({}, 0);
  const next = made.rules.play(state, 0, { type: 'place', cell: 'a1' } as never).state;
  expect([made.rules.outcome(state), made.rules.outcome(next)]).toEqual([undefined, given['LOCKED']]);
  expect(made.notation.formatMove(state, 0, { type: 'place', cell: 'a1' } as never)).toBe('A1');
});

it('draw a picture of one’s own, which shows each sign, and the next one faintly', () => {
  given['css'] = css;
  const { signs } = run(sample('const SHAPES')) as { readonly signs: ui.Picture<unknown> };
  const board = (given['boardOf'] as (size: number) => core.Board)(3);
  const state = { stones: { a1: 0, b2: 1 }, turn: 0 };
  const signsOf = (markup = ''): unknown =>
    markup.match(/class="sign seat-\d/g)?.map((one) => Number(one.at(-1)));
  expect(signsOf(signs.draw(state, board))).toEqual([0, 1]);
  expect(['a1', 'c3'].map((cell) => signsOf(signs.ghost?.(state, cell, board)))).toEqual([undefined, [0]]);
});

it('make an element, whose bots may think in a worker', () => {
  run(sample('const HexBoard'));
  expect(given['HexBoard']).toBeTypeOf('function');
  const made = ui.defineBoard as (...of: readonly unknown[]) => unknown;
  const described: unknown[] = [];
  given['defineBoard'] = (tag: string, ...rest: readonly unknown[]) => {
    described.push(rest.at(-1));
    return made(`${tag}-two`, ...rest);
  };
  run(sample('script:'));
  expect(described).toMatchObject([{ script: 'https://example.org/hex-board.js' }]);
  run(sample('serveBots('));
  expect(given['self']).toHaveProperty('onmessage');
});

it('are types that test/package/hex.test.ts compiles, where they are in TypeScript', () => {
  const own = readFileSync(join(TOP, 'test/consumers/hex/hex-board.ts'), 'utf8');
  expect(samples.filter(({ language, code }) => language === 'ts' && !own.includes(code))).toEqual([]);
});
