/** The exact solver: the fewest rotations after which all goals hold, by iterative deepening. */
import { mix } from '../core/basics/seed.js';
import { drain } from '../core/bots/think.js';
import { cardOf, USUAL, type Cell } from './api.js';
import { rotationsOn } from './geometry.js';
import { codesOf, findIn, gridOf, objectsAround, rangeAt, starsIn, type Colour, type Grid } from './grid.js';
import type { Board, Goal, Reading } from './state.js';
import { fold } from '../core/basics/indices.js';

/** The goals of a search, in codes. */
interface Sought {
  readonly codes: readonly number[];
  readonly atLeast: number;
}

export interface SearchLimits {
  /** Decides which of several shortest solutions is found. */
  readonly seed?: number;
  /** The most boards that may be looked at. */
  readonly nodes: number;
}

/** The result of a search. Centres are cells by their place. */
export interface Solved {
  /** The fewest rotations, or where it is not proven, a number that it cannot be under. Infinity: never. */
  readonly minimum: number;
  readonly proven: boolean;
  readonly solution: readonly number[] | null;
  /**
   * How many sequences of rotations are shortest, up to the count that was asked for; that very count where nobody
   * knows.
   */
  readonly shortest: number;
}

function holds(grid: Grid, sought: readonly Sought[], reading: Reading): boolean {
  return sought.every(({ codes, atLeast }) => findIn(grid, codes, reading).length >= atLeast);
}

/** Rotations bring no object: where one is wanting, and no comet can stand in for it, no search is needed. */
function isHopeless({ cells }: Grid, sought: readonly Sought[]): boolean {
  const count = (code: number): number => fold(cells, 0, (sum, one) => sum + Number(one === code));
  if (count(1) === 0) return true;
  return sought.some(({ codes, atLeast }) => {
    const lacking = [...new Set(codes)].map(
      (code) => codes.filter((one) => one === code).length - count(code),
    );
    return atLeast > 4 * count(1) || fold(lacking, 0, (sum, lack) => sum + Math.max(0, lack)) > count(7);
  });
}

/** Rotates one board into another; false where it looks the same after. */
function rotateInto(after: Uint8Array, board: Uint8Array, from: Uint16Array): boolean {
  let isOther = false;
  for (let cell = 0; cell < from.length; cell++) {
    const code = board[from[cell] as number] as number;
    if (code !== board[cell]) isOther = true;
    after[cell] = code;
  }
  return isOther;
}

/**
 * Deeper and deeper, so that what is found first is shortest. Rotations that leave the picture as it is are passed
 * over. Yields at least every 256 boards. `count`: of all shortest sequences, stop after so many.
 */
export function* search(
  grid: Grid,
  goals: readonly Goal[],
  reading: Reading,
  { seed, nodes }: SearchLimits,
  count = 1,
): Generator<undefined, Solved> {
  const sought = goals.map(({ card, atLeast }) => ({ codes: codesOf(card), atLeast }));
  const never = { minimum: Infinity, proven: true, solution: null, shortest: 0 };
  if (goals.length === 0 || isHopeless(grid, sought)) return never;
  const sources = rotationsOn(grid);
  // R13: goals are met by a rotation. Where they hold before, one that leaves the picture as it is meets them too.
  const isMet = holds(grid, sought, reading);
  const ordered = (board: Grid, depth: number): number[] => {
    const stars = starsIn(board);
    if (seed === undefined) return stars;
    const first = mix(seed + depth) % Math.max(1, stars.length);
    return [...stars.slice(first), ...stars.slice(0, first)];
  };
  const boards: Grid[] = [grid];
  const stars: number[][] = [ordered(grid, 0)];
  const next: number[] = [];
  let looked = 0;
  for (let limit = 1; ; limit++) {
    let solution: readonly number[] | null = null;
    let shortest = 0;
    let reached = false;
    boards[limit] = { ...grid, cells: new Uint8Array(grid.cells.length) };
    next[0] = 0;
    for (let depth = 0; depth >= 0;) {
      const board = boards[depth] as Grid;
      const star = stars[depth]?.[next[depth] as number];
      if (star === undefined) {
        depth--;
        continue;
      }
      (next[depth] as number)++;
      if (++looked > nodes) return { minimum: limit, proven: solution !== null, solution, shortest: count };
      if (looked % 256 === 0) yield undefined;
      const after = boards[depth + 1] as Grid;
      const isOther = rotateInto(after.cells, board.cells, sources(star, rangeAt(board, star)));
      if (!isOther && !(isMet && depth === 0 && objectsAround(board, star) > 0)) continue;
      if (depth + 1 < limit) {
        depth++;
        stars[depth] = ordered(after, depth);
        next[depth] = 0;
        continue;
      }
      reached = true;
      if (!holds(after, sought, reading)) continue;
      solution ??= stars.slice(0, limit).map((list, level) => list[(next[level] as number) - 1] as number);
      if (++shortest >= count) return { minimum: limit, proven: true, solution, shortest };
    }
    if (solution) return { minimum: limit, proven: true, solution, shortest };
    if (!reached) return never;
  }
}

/**
 * R13: the fewest rotations after which every card is found at least so often. Returns when it is done;
 * `search` is the same in slices. Where the nodes end it, `proven` is false and `minimum` a bound from below; a goal
 * that cannot be met has the minimum Infinity, and so have no goals at all. Goals that hold already need a rotation,
 * too.
 */
export function solve(
  board: Board,
  goals: readonly { readonly card: readonly Colour[]; readonly atLeast: number }[],
  limits: SearchLimits,
  reading: Partial<Reading> = {},
): { readonly minimum: number; readonly proven: boolean; readonly solution: readonly Cell[] | null } {
  const grid = gridOf(board);
  const sought = goals.map(({ card, atLeast }) => ({ card: cardOf(card), atLeast }));
  const { minimum, proven, solution } = drain(search(grid, sought, { ...USUAL, ...reading }, limits));
  const cells = solution?.map((cell): Cell => [cell % grid.width, Math.floor(cell / grid.width)]);
  return { minimum, proven, solution: cells ?? null };
}
