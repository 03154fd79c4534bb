/**
 * The built-in puzzles: by level, and one for each day. They are kept as seeds of boards with their goals and proven
 * pars.
 */
import { chance } from '../core/basics/seed.js';
import { dayOf } from '../core/days/dates.js';
import { makePuzzleList, type PuzzleList } from '../core/puzzle/list.js';
import { FIRST_DAY } from './days.js';
import { BLOCKS, LEVELS } from './puzzles.data.js';
import { fillBoard, type Fill, type Puzzle } from './generate.js';
import { sizeOf } from './geometry.js';
import { boardOf } from './grid.js';
import type { Goal } from './state.js';

/** The kinds of boards, by the letter that an entry begins with: size and fill. What a letter means never changes. */
export const KINDS: Readonly<Record<string, readonly [size: string, fill: Fill]>> = {
  a: ['5', 'mirrored'],
  b: ['5', 'dense'],
  c: ['7', 'mirrored'],
  d: ['7', 'dense'],
  e: ['9', 'sparse'],
};

/** The days of a block as entries: there each seed stands as what it is more than the one before. */
export function daysIn(block: string): readonly string[] {
  let seed = 0;
  const entryOf = (head: string): string => head[0] + (seed += parseInt(head.slice(1), 36)).toString(36);
  return block.split(' ').map((day) => day.replace(/\w+/, entryOf));
}

/** `d3k,YG*2,GRY,4`: kind and seed (base 36), goals, par. */
export function readEntry(entry: string): Puzzle {
  const [head = '', ...rest] = entry.split(',');
  const par = Number(rest.pop());
  const [size, fill] = KINDS[head[0] as string] as readonly [string, Fill];
  const grid = fillBoard(sizeOf(size), fill, chance(parseInt(head.slice(1), 36)));
  const goals = rest.map((text): Goal => {
    const [card = '', times = '1'] = text.split('*');
    return { card, atLeast: Number(times) };
  });
  return { board: boardOf(grid), goals, par };
}

/** A puzzle as the text of its position. */
export function positionOf({ board, goals, par }: Puzzle): string {
  const asked = goals.map(({ card, atLeast }) => (atLeast > 1 ? `${card}*${atLeast}` : card));
  return `${board.join('/')};goals=${asked.join()};par=${par}`;
}

const list = makePuzzleList({ levels: LEVELS, blocks: BLOCKS }, daysIn);

/** Levels go from 1 to 3, and puzzles of a level from 1 up: `2-17`. */
export function puzzleNamed(name: string): Puzzle | undefined {
  const entry = list.named(name);
  return entry === undefined ? undefined : readEntry(entry);
}

export const countOf = list.countOf;

const listOf = (blocks: typeof BLOCKS): PuzzleList => makePuzzleList({ levels: [], blocks }, daysIn);

/** The puzzle of a day. */
export function puzzleOfDay(date: string, blocks = BLOCKS): Puzzle {
  return readEntry(listOf(blocks).ofDay(date));
}

/** How hard the puzzle of a day is, from 1 to 3, as the built-in levels are (R14). */
export function levelOfDay(date: string, blocks = BLOCKS): number {
  return listOf(blocks).levelOfDay(date);
}

/** The puzzle of a day as the text of its position; that of the first day by itself. Undefined for what is no date. */
export function dailyPuzzle(date = FIRST_DAY): string | undefined {
  return Number.isNaN(dayOf(date)) ? undefined : positionOf(puzzleOfDay(date));
}
