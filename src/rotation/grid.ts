/** A board as numbers, for everything that looks at many of them: objects, rotations and lines. */
import { indexed } from '../core/basics/indices.js';
import { times } from '../core/basics/times.js';
import { memoize } from '../core/basics/memoize.js';
import { indexOf, rotationsOn, type Size } from './geometry.js';
import type { Board, Card, Reading } from './state.js';

/** R1: the signs of the objects; the place of a sign here is its code in a grid, 0 is an empty cell. */
export const SIGNS = '.HGYRNBC';
const [PLANET, YELLOW, RED, COMET] = [1, 3, 4, 7];

/** By code: the colour that an object has in a line. A comet has none of its own. */
export const COLOURS = ['', 'blue', 'green', 'yellow', 'red', 'white', 'black', ''] as const;

export type Colour = Exclude<(typeof COLOURS)[number], ''>;

/** R1: by code, how many rings an object rotates. */
const RANGES = [0, 0, 0, 3, 4, 5, Infinity, 0];

/** R1: how many rings an object of this sign rotates; 0 where it is no star. */
export function rangeOf(sign: string): number {
  return RANGES[SIGNS.indexOf(sign)] ?? 0;
}

export interface Grid extends Size {
  /** One code per cell, row after row. */
  readonly cells: Uint8Array;
}

/** By a sign's place in Unicode, its code. */
const CODES = new Uint8Array(128);
for (const [code, sign] of indexed(SIGNS)) CODES[sign.charCodeAt(0)] = code;

function readGrid(board: Board): Grid {
  const [width, height] = [board[0]?.length ?? 0, board.length];
  const cells = new Uint8Array(width * height);
  let at = 0;
  for (const row of board) for (let x = 0; x < row.length; x++) cells[at++] = CODES[row.charCodeAt(x)] ?? 0;
  return { width, height, cells };
}

/** A board is asked for its grid several times a move, so each is read once. */
export const gridOf = memoize(readGrid, new WeakMap());

export function boardOf({ width, height, cells }: Grid): Board {
  const signs = [...cells].map((code) => SIGNS[code]).join('');
  return times(height, (y) => signs.slice(y * width, (y + 1) * width));
}

/** The range of what stands in a cell; 0 where it cannot rotate. */
export function rangeAt({ cells }: Grid, cell: number): number {
  return RANGES[cells[cell] as number] as number;
}

export function starsIn(grid: Grid): number[] {
  const stars: number[] = [];
  for (let cell = 0; cell < grid.cells.length; cell++) if (rangeAt(grid, cell) > 0) stars.push(cell);
  return stars;
}

/** R4: how many objects stand in the rings of a star; 0 where it cannot rotate. */
export function objectsAround(grid: Grid, cell: number): number {
  const { width, height, cells } = grid;
  const range = rangeAt(grid, cell);
  if (range === 0) return 0;
  const [x, y] = [cell % width, Math.floor(cell / width)];
  // The star itself stands in none of its rings.
  let count = -1;
  for (let cy = Math.max(0, y - range); cy <= Math.min(height - 1, y + range); cy++)
    for (let cx = Math.max(0, x - range); cx <= Math.min(width - 1, x + range); cx++)
      if (cells[cy * width + cx] !== 0) count++;
  return count;
}

/** R3: the board after the star in a cell has rotated. Writes to `into` where it is given. */
export function rotated(grid: Grid, cell: number, into = new Uint8Array(grid.cells.length)): Grid {
  const from = rotationsOn(grid)(cell, rangeAt(grid, cell));
  for (let at = 0; at < from.length; at++) into[at] = grid.cells[from[at] as number] as number;
  return { width: grid.width, height: grid.height, cells: into };
}

/** R5: the ways of a line, in their order. */
export const DIRECTIONS = ['up', 'right', 'down', 'left'] as const;
export type Direction = (typeof DIRECTIONS)[number];
const [ACROSS, DOWNWARD] = [
  [0, 1, 0, -1],
  [-1, 0, 1, 0],
];

/** R6: whether a Y or an R stands beside the comet. */
function isWarm({ width, height, cells }: Grid, comet: number): boolean {
  const [x, y] = [comet % width, Math.floor(comet / width)];
  for (let cy = Math.max(0, y - 1); cy <= Math.min(height - 1, y + 1); cy++)
    for (let cx = Math.max(0, x - 1); cx <= Math.min(width - 1, x + 1); cx++) {
      const code = cells[cy * width + cx];
      if (code === YELLOW || code === RED) return true;
    }
  return false;
}

/** Stands in a line where no run may cross (R5, R6). */
export const BREAK = -1;

/** R5: the cells of a planet's line that have a colour, outward; `way` is a place in DIRECTIONS. */
export function lineOf(grid: Grid, planet: number, way: number, reading: Reading): number[] {
  const { width, height, cells } = grid;
  const [dx, dy] = [ACROSS?.[way] as number, DOWNWARD?.[way] as number];
  const line = reading.includeOrigin ? [planet] : [];
  let x = (planet % width) + dx;
  let y = Math.floor(planet / width) + dy;
  for (; x >= 0 && y >= 0 && x < width && y < height; x += dx, y += dy) {
    const cell = indexOf(grid, x, y);
    const code = cells[cell];
    if (code === 0) {
      if (reading.gaps === 'break') line.push(BREAK);
    } else if (code !== COMET || isWarm(grid, cell)) line.push(cell);
    else if (reading.coldComet === 'break') line.push(BREAK);
  }
  return line;
}

/** R7: where in a line a card's colours begin; -1 where the line does not have them. */
function runIn({ cells }: Grid, line: readonly number[], codes: readonly number[], reading: Reading): number {
  const last = reading.match === 'prefix' ? 0 : line.length - codes.length;
  for (let start = 0; start <= last; start++) {
    let at = 0;
    for (; at < codes.length; at++) {
      const cell = line[start + at] ?? BREAK;
      if (cell === BREAK || (cells[cell] !== COMET && cells[cell] !== codes[at])) break;
    }
    if (at === codes.length) return start;
  }
  return -1;
}

export function codesOf(card: Card): readonly number[] {
  return [...card].map((sign) => SIGNS.indexOf(sign));
}

/** A card found: the planet, the way, and the cells of its first run. */
export interface Found {
  readonly planet: number;
  readonly way: number;
  readonly run: readonly number[];
}

/** R7: every line that has the card, once each: planets row by row, ways in their order. */
export function findIn(grid: Grid, codes: readonly number[], reading: Reading): readonly Found[] {
  const found: Found[] = [];
  const { cells } = grid;
  for (let planet = cells.indexOf(PLANET); planet >= 0; planet = cells.indexOf(PLANET, planet + 1))
    for (let way = 0; way < 4; way++) {
      const line = lineOf(grid, planet, way, reading);
      const start = runIn(grid, line, codes, reading);
      if (start >= 0) found.push({ planet, way, run: line.slice(start, start + codes.length) });
    }
  return found;
}

/** How near a board is to having a card so often: the share of its colours that stand in line already, 0 to 1. */
export function nearestIn(grid: Grid, codes: readonly number[], atLeast: number, reading: Reading): number {
  let least = codes;
  for (; least.length > 0; least = least.slice(0, -1)) {
    const found = findIn(grid, least, reading).length;
    if (found > 0) return (least.length / codes.length) * (Math.min(found, atLeast) / atLeast);
  }
  return 0;
}

/** R7: how often a board has a card. */
export function countIn(board: Board, card: Card, reading: Reading): number {
  return findIn(gridOf(board), codesOf(card), reading).length;
}
