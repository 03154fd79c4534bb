/** Analyses a puzzle for its maker: its par and the points of R14, the card under a line, a rotation undone. */
import { times } from '../core/basics/times.js';
import { rotate, type Cell } from './api.js';
import { movedBy } from './generate.js';
import { indexOf, nameOf } from './geometry.js';
import { BREAK, COLOURS, gridOf, lineOf, SIGNS } from './grid.js';
import { search, type SearchLimits } from './search.js';
import { areMet } from './outcome.js';
import type { Board, Card, PuzzleState, Reading } from './state.js';

/** A puzzle as its solver sees it (R13, R14). */
export interface Study {
  /** The fewest rotations, or where it is not proven, a number that it cannot be under. Infinity: never. */
  readonly minimum: number;
  readonly proven: boolean;
  /** The stars of a shortest solution, by their cells' names. */
  readonly solution: readonly string[] | null;
  /** The goals hold before any rotation: one is needed all the same. */
  readonly met: boolean;
  /** How many solutions are shortest; 4: more than three, or nobody knows. */
  readonly shortest: number;
  /** How many objects move on the way of that solution. */
  readonly moved: number;
  /** The share of the cells that hold an object. */
  readonly filled: number;
  /** The board is the same after half a turn, or in a mirror. */
  readonly symmetric: boolean;
}

const mirrored = (board: Board): Board => board.map((row) => [...row].reverse().join(''));

/** Enough to tell "at most three" from more. */
const COUNTED = 4;

/** Proves a puzzle's par and looks at the rest. Yields at least every 256 boards. */
export function* study(
  { board, goals, reading }: Pick<PuzzleState, 'board' | 'goals' | 'reading'>,
  limits: SearchLimits,
): Generator<undefined, Study> {
  const grid = gridOf(board);
  const { minimum, proven, solution, shortest } = yield* search(grid, goals, reading, limits, COUNTED);
  const same = [mirrored(board), [...board].reverse(), [...mirrored(board)].reverse()];
  return {
    minimum,
    proven,
    solution: solution?.map((star) => nameOf(grid, star)) ?? null,
    met: goals.length > 0 && areMet({ board, goals, reading }),
    shortest,
    moved: solution ? movedBy(grid, solution) : 0,
    filled: grid.cells.filter((code) => code !== 0).length / grid.cells.length,
    symmetric: same.some((other) => other.join() === board.join()),
  };
}

/** R3: the rows that become these when the star in a cell rotates; undefined where R4 refuses. */
export function rotateBack(board: Board, [x, y]: Cell): Board | undefined {
  // Seen in a mirror, clockwise is back.
  const before = rotate(mirrored(board), [(board[0]?.length ?? 0) - 1 - x, y]);
  return before && mirrored(before);
}

/** R7: the longest card. */
const LONGEST = 5;

/**
 * R5, R7: the card that stands from a cell to another in its row or column: at most five colours, up to a gap that
 * breaks a line. A planet at either end is where the line runs from, and no part of it unless `includeOrigin`. A warm
 * comet takes the colour before it, or else the one after it. Undefined where there is no colour.
 */
export function cardAlong(board: Board, from: Cell, to: Cell, reading: Reading): Card | undefined {
  const isPlanet = ([x, y]: Cell): boolean => board[y]?.[x] === 'H';
  if (isPlanet(to) && !isPlanet(from)) return cardAlong(board, to, from, reading);
  const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  if ((dx === 0) === (dy === 0)) return undefined;
  const grid = gridOf(board);
  const start = indexOf(grid, ...from);
  const length = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
  const under = new Set(times(length + 1, (n) => indexOf(grid, from[0] + n * dx, from[1] + n * dy)));
  const way = dy < 0 ? 0 : dx > 0 ? 1 : dy > 0 ? 2 : 3;
  // If the first cell holds no planet its contents count, as if the line began before it.
  const isFirst = isPlanet(from)
    ? reading.includeOrigin
    : (COLOURS[grid.cells[start] as number] ?? '') !== '';
  const line = lineOf(grid, start, way, { ...reading, includeOrigin: isFirst });
  let card = '';
  for (const cell of line) {
    if (cell === BREAK) {
      if (card !== '') break;
      continue;
    }
    if (!under.has(cell)) break;
    card += SIGNS[grid.cells[cell] as number];
  }
  const first = /[^C]/.exec(card)?.[0];
  if (first === undefined) return undefined;
  return card
    .replace(/^C+/, (comets) => first.repeat(comets.length))
    .replace(/(.)C+/g, (run, one: string) => one.repeat(run.length))
    .slice(0, LONGEST);
}
