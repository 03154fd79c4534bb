/** Boards and puzzles by seed (R14). What a seed gives never changes: built-in puzzles are kept as seeds. */
import { chance, type Chance } from '../core/basics/seed.js';
import { drain } from '../core/bots/think.js';
import { requireOptions } from '../core/text/options.js';
import { RefusalError } from '../core/basics/result.js';
import { sizeOf, rotationsOn, type Size } from './geometry.js';
import {
  boardOf,
  findIn,
  codesOf,
  lineOf,
  objectsAround,
  rangeAt,
  SIGNS,
  starsIn,
  rotated,
  type Grid,
} from './grid.js';
import { options as table } from './options.js';
import { search } from './search.js';
import type { Board, Goal, Options, Reading } from './state.js';
import { fold } from '../core/basics/indices.js';

/** R14: of a hundred cells, how many hold each object, in the order of SIGNS from H on. */
const SPARSE = [1, 10, 3, 1, 1, 0, 2];
/** Of small puzzle boards, where fewer would be too few. */
const DENSE = [5, 13, 7, 6, 1, 0, 3];
/** R14: what a board must have at least, and a small one; small ones one star of any kind beside the hole. */
const LEAST = [1, 3, 3, 3, 0, 0, 0];
const LEAST_SMALL = [1, 1, 0, 0, 0, 0, 0];

/** R14: how full a board is: `mirrored` by half a turn about its centre. */
export type Fill = 'sparse' | 'dense' | 'mirrored';

function fillOnce({ width, height }: Size, mixture: readonly number[], luck: Chance, fill: Fill): Uint8Array {
  const cells = new Uint8Array(width * height);
  const centre = Math.floor(height / 2) * width + Math.floor(width / 2);
  for (let cell = 0; cell < cells.length; cell++) {
    let draw = luck.below(100);
    const code = mixture.findIndex((share) => (draw -= share) < 0) + 1;
    cells[cell] = fill === 'mirrored' && cell > centre ? (cells[2 * centre - cell] as number) : code;
  }
  cells[centre] = SIGNS.indexOf('B');
  return cells;
}

/** Whether a board has what R14 asks for, and room enough: a dense one is at most 40% full. */
function isSound({ width, height }: Size, cells: Uint8Array, fill: Fill): boolean {
  const isSmall = width < 7 || height < 7;
  const count = (code: number): number => fold(cells, 0, (sum, one) => sum + Number(one === code));
  const counts = LEAST.map((_, n) => count(n + 1));
  if ((isSmall ? LEAST_SMALL : LEAST).some((least, n) => (counts[n] as number) < least)) return false;
  const [, , yellow = 0, red = 0, white = 0] = counts;
  if (isSmall && yellow + red + white === 0) return false;
  return fill === 'sparse' || count(0) >= 0.6 * cells.length;
}

/** After so many tries: another seed may have more luck. */
function notFound({ width, height }: Size): RefusalError {
  return new RefusalError({ code: 'rotation/seed', rule: 'R14', facts: { size: `${width}x${height}` } });
}

/** The hardest to fill, a sparse 7x7, takes 1,800 boards on average: that this many are all unsound does not happen. */
const MOST_FILLED = 100_000;

/** R14: the board of a seed, tried until it has all that it must. @throws RefusalError after so many tries. */
export function fillBoard(size: Size, fill: Fill, luck: Chance): Grid {
  const mixture = fill === 'sparse' ? SPARSE : DENSE;
  for (let tried = 0; tried < MOST_FILLED; tried++) {
    const cells = fillOnce(size, mixture, luck, fill);
    if (isSound(size, cells, fill)) return { ...size, cells };
  }
  throw notFound(size);
}

/** R14: small puzzle boards are denser. */
function fillOf(size: Size, use: Options['use']): Fill {
  return use === 'puzzle' && size.width <= 7 && size.height <= 7 ? 'dense' : 'sparse';
}

/**
 * R14: the rows of a board by size and seed. @throws RangeError for options that the table refuses, RefusalError where
 * no board is found.
 */
export function generate(given: Partial<Options>, seed: number): Board {
  const { size, use } = requireOptions(table, given);
  const sides = sizeOf(size);
  return boardOf(fillBoard(sides, fillOf(sides, use), chance(seed)));
}

export interface Puzzle {
  readonly board: Board;
  readonly goals: readonly Goal[];
  readonly par: number;
}

/** Limits for a puzzle: the least and the most rotations, and how many boards a proof may look at. */
interface Wanted {
  readonly least: number;
  readonly most: number;
  readonly nodes: number;
}

/** From this many stars on, a puzzle has no more rotations than it must: proofs would take too long. */
const MANY_STARS = 14;

/** R14. */
const MOST_SHORTEST = 3;
const LEAST_MOVED = 5;

/** R14: how many objects move on the way of a solution. */
export function movedBy(grid: Grid, solution: readonly number[]): number {
  // Objects by number: they rotate as the board does.
  let [board, ids] = [grid, Uint16Array.from(grid.cells, (_, cell) => cell)];
  const moved = new Set<number>();
  for (const star of solution) {
    const from = rotationsOn(board)(star, rangeAt(board, star));
    const before = ids;
    ids = before.map((_, cell) => before[from[cell] as number] as number);
    ids.forEach((id, cell) => grid.cells[id] !== 0 && before[cell] !== id && moved.add(id));
    board = rotated(board, star);
  }
  return moved.size;
}

/** A card of two to four colours that a board has and another has less often, as chance finds it. */
function drawGoal(start: Grid, end: Grid, reading: Reading, luck: Chance): Goal | undefined {
  const planets = [...end.cells.keys()].filter((cell) => end.cells[cell] === 1);
  const lines = planets.flatMap((planet) => [0, 1, 2, 3].map((way) => lineOf(end, planet, way, reading)));
  const longest = 2 + luck.below(3);
  for (const line of luck.shuffle(lines))
    for (let length = longest; length >= 2; length--) {
      const from = reading.match === 'prefix' ? 0 : luck.below(Math.max(1, line.length - length + 1));
      const card = line
        .slice(from, from + length)
        .map((cell) => SIGNS[cell < 0 ? 0 : (end.cells[cell] as number)])
        .join('');
      if (card.length < length || /[.C]/.test(card)) continue;
      const atLeast = Math.min(2, findIn(end, codesOf(card), reading).length);
      if (findIn(start, codesOf(card), reading).length < atLeast) return { card, atLeast };
    }
  return undefined;
}

/**
 * R14: puzzles of a board, one after another, each with its proven minimum. The one or two goals are what
 * chance finds after a few rotations. Yields undefined while it looks, at least every 256 boards.
 */
export function* drawPuzzle(
  grid: Grid,
  reading: Reading,
  wanted: Wanted,
  luck: Chance,
): Generator<undefined, Puzzle | undefined> {
  const most = starsIn(grid).length > MANY_STARS ? Math.min(wanted.most, wanted.least) : wanted.most;
  let end = grid;
  for (let n = 0; n < most; n++) {
    const stars = starsIn(end).filter((star) => objectsAround(end, star) > 0);
    if (stars.length === 0) return undefined;
    end = rotated(end, luck.pick(stars));
  }
  const goals: Goal[] = [];
  for (let wish = 1 + luck.below(2); wish > 0; wish--) {
    const goal = drawGoal(grid, end, reading, luck);
    if (goal && goals.every(({ card }) => card !== goal.card)) goals.push(goal);
  }
  if (goals.length === 0) return undefined;
  const limits = { nodes: wanted.nodes };
  const { minimum, proven, solution, shortest } = yield* search(
    grid,
    goals,
    reading,
    limits,
    MOST_SHORTEST + 1,
  );
  const isKept =
    proven &&
    solution &&
    minimum >= wanted.least &&
    minimum <= wanted.most &&
    shortest <= MOST_SHORTEST &&
    movedBy(grid, solution) >= LEAST_MOVED;
  return isKept ? { board: boardOf(grid), goals, par: minimum } : undefined;
}

/** So many goals are tried on a board before another is taken. */
const GOALS_A_BOARD = 8;

/** The hardest reading takes ten boards on average: that this many hold no puzzle does not happen. */
const MOST_BOARDS = 1000;

/** R14: the puzzle of a seed. @throws RefusalError after so many boards. */
export function* generatePuzzle(
  size: Size,
  reading: Reading,
  wanted: Wanted,
  seed: number,
): Generator<undefined, Puzzle> {
  const luck = chance(seed);
  for (let boards = 0; boards < MOST_BOARDS; boards++) {
    const grid = fillBoard(size, fillOf(size, 'puzzle'), luck);
    for (let tried = 0; tried < GOALS_A_BOARD; tried++) {
      yield undefined;
      const puzzle = yield* drawPuzzle(grid, reading, wanted, luck);
      if (puzzle) return puzzle;
    }
  }
  throw notFound(size);
}

/** Limits for puzzles by seed: soon found, soon solved, and no deeper on boards with many stars. */
export const BY_SEED: Wanted = { least: 2, most: 3, nodes: 3000 };

/** R14: the puzzle that a seed sets up, at once. @throws RefusalError where none is found. */
export function puzzleBySeed({ size, ...rest }: Options, seed: number): Puzzle {
  return drain(generatePuzzle(sizeOf(size), rest, BY_SEED, seed));
}
