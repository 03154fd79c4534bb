/**
 * The game's mechanics for whoever has a board and no game: plain functions on rows of signs, cells as [x, y], cards as
 * colours.
 */
import { indexed } from '../core/basics/indices.js';
import { defaultsOf } from '../core/text/options.js';
import { rings } from './geometry.js';
import {
  COLOURS,
  DIRECTIONS,
  findIn,
  gridOf,
  lineOf,
  rangeAt,
  SIGNS,
  type Colour,
  type Direction,
} from './grid.js';
import { reading as table } from './options.js';
import type { Board, Card, Reading } from './state.js';

export type Cell = readonly [x: number, y: number];

/** How lines are read where nobody says otherwise. */
export const USUAL: Reading = defaultsOf(table);

/** A card's signs from its colours. @throws RangeError for what is no colour. */
export function cardOf(colours: readonly Colour[]): Card {
  return colours
    .map((colour) => {
      const code = COLOURS.indexOf(colour);
      if (code < 1)
        throw new RangeError(
          `There is no colour “${colour}” on a card. Use ${COLOURS.filter(Boolean).join(', ')}.`,
        );
      return SIGNS[code];
    })
    .join('');
}

/**
 * R3: the rows after the rings around a cell have moved one place clockwise; undefined where R4 refuses. With a range
 * any cell may be the centre, and any character but `.` is an object.
 */
export function rotate(board: Board, [x, y]: Cell, range?: number): Board | undefined {
  const size = { width: board[0]?.length ?? 0, height: board.length };
  if (board[y]?.[x] === undefined) return undefined;
  const centre = y * size.width + x;
  const all = rings(size, centre, range ?? rangeAt(gridOf(board), centre));
  const tiles = [...board.join('')];
  if (all.flat().every((cell) => tiles[cell] === '.')) return undefined;
  const after = [...tiles];
  for (const cells of all)
    cells.forEach((cell, n) => (after[cell] = tiles[cells.at(n - 1) as number] as string));
  return board.map((_, row) => after.slice(row * size.width, (row + 1) * size.width).join(''));
}

/** R5, R6: the colours of every planet's lines outward, by `x,y,direction`; `*` for a warm comet. */
export function linesOf(
  board: Board,
  reading: Partial<Reading> = {},
): Readonly<Record<string, readonly (Colour | '*')[]>> {
  const grid = gridOf(board);
  const lines: [string, readonly (Colour | '*')[]][] = [];
  for (const [cell, code] of indexed(grid.cells)) {
    if (COLOURS[code] !== 'blue') continue;
    for (const [way, direction] of indexed(DIRECTIONS)) {
      const line = lineOf(grid, cell, way, { ...USUAL, ...reading }).filter((at) => at >= 0);
      lines.push([
        `${cell % grid.width},${Math.floor(cell / grid.width)},${direction}`,
        line.map((at) => COLOURS[grid.cells[at] as number] || '*'),
      ]);
    }
  }
  return Object.fromEntries(lines);
}

/** R7: once for each planet and direction whose line has the card, planets row by row. */
export function findCard(
  board: Board,
  card: readonly Colour[],
  reading: Partial<Reading> = {},
): readonly (readonly [x: number, y: number, direction: Direction])[] {
  const grid = gridOf(board);
  const codes = card.map((colour) => COLOURS.indexOf(colour));
  return findIn(grid, codes, { ...USUAL, ...reading }).map(({ planet, way }) => [
    planet % grid.width,
    Math.floor(planet / grid.width),
    DIRECTIONS[way] as Direction,
  ]);
}

/** R8: the points of a card that is found so often. */
export function scoreCard(base: number, found: number): number {
  return found * base + (found * (found - 1)) / 2;
}
