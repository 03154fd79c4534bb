/** The two lattices of the board: corners and cell centres, their names and places, and the chart. */
import { memoize } from '../core/basics/memoize.js';
import { circle } from '../core/chart/path.js';
import type { Chart, Direction, Point } from '../core/chart/chart.js';
import { times } from '../core/basics/times.js';
import type { Kind } from './state.js';

/** How many columns and rows of cells. */
export interface Grid {
  readonly cols: number;
  readonly rows: number;
}

export const WAYS = 'URDL';
const STEPS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** How many places a lattice has in a row, and how many rows (B2). */
export function sizeOf({ cols, rows }: Grid, kind: Kind): Point {
  return kind === 'B' ? [cols + 1, rows + 1] : [cols, rows];
}

/** Places are counted by rows. */
export function spotOf(grid: Grid, kind: Kind, place: number): Point {
  const [width] = sizeOf(grid, kind);
  return [place % width, Math.floor(place / width)];
}

export function placesOf(grid: Grid, kind: Kind): number {
  const [width, height] = sizeOf(grid, kind);
  return width * height;
}

/** A lattice's places, by rows. */
export function allPlaces(grid: Grid, kind: Kind): readonly number[] {
  return times(placesOf(grid, kind), (place) => place);
}

/** Destinations of steps by place and way (-1: off the board), and the midpoints that they pass. */
export interface Steps {
  readonly to: Int16Array;
  readonly mid: Int16Array;
}

/** A function of grids, which asks `make` once for each size. */
function bySize<T>(make: (grid: Grid) => T): (grid: Grid) => T {
  const made = memoize((cols: number) => memoize((rows: number) => make({ cols, rows })));
  return ({ cols, rows }) => made(cols)(rows);
}

export const stepsOf = bySize((grid): Readonly<Record<Kind, Steps>> => ({
  B: makeSteps(grid, 'B'),
  C: makeSteps(grid, 'C'),
}));

function makeSteps(grid: Grid, kind: Kind): Steps {
  const [width, height] = sizeOf(grid, kind);
  const to = new Int16Array(4 * width * height).fill(-1);
  const mid = to.slice();
  for (let at = 0; at < to.length; at++) {
    const [x, y] = spotOf(grid, kind, at >> 2);
    const [dx, dy] = STEPS[at & 3] as Point;
    if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height) continue;
    to[at] = (y + dy) * width + x + dx;
    mid[at] = midpoint(grid, kind, at >> 2, to[at] as number);
  }
  return { to, mid };
}

/** The place one step on; undefined off the board (B6). */
export function stepFrom(grid: Grid, kind: Kind, place: number, way: string): number | undefined {
  const to = stepsOf(grid)[kind].to[4 * place + WAYS.indexOf(way)] ?? -1;
  return to < 0 ? undefined : to;
}

/** A place in half units from the upper left corner of the board: corners are even, centres odd. */
export function halves(grid: Grid, kind: Kind, place: number): Point {
  const [x, y] = spotOf(grid, kind, place);
  return kind === 'B' ? [2 * x, 2 * y] : [2 * x + 1, 2 * y + 1];
}

/** The midpoint of a step, where the two kinds can cross (B2), as a number; the same one for both kinds. */
export function midpoint(grid: Grid, kind: Kind, from: number, to: number): number {
  const [x, y] = halves(grid, kind, from);
  const [u, v] = halves(grid, kind, to);
  return ((y + v) / 2) * (2 * grid.cols + 1) + (x + u) / 2;
}

const letter = (x: number): string => String.fromCharCode(65 + x);

/** B2: a cell is A1, a corner the cell up and left of it with BR, on the rim the nearest there is. */
export function nameOf(grid: Grid, kind: Kind, place: number): string {
  const [x, y] = spotOf(grid, kind, place);
  if (kind === 'C') return `${letter(x)}${y + 1}`;
  return `${letter(Math.max(x - 1, 0))}${Math.max(y, 1)}-${y > 0 ? 'B' : 'U'}${x > 0 ? 'R' : 'L'}`;
}

export interface Spot {
  readonly kind: Kind;
  readonly place: number;
}

/** A place by any of its names; undefined where there is none. */
export function readSpot(grid: Grid, text: string): Spot | undefined {
  const [, column = '', row = '', up = '', side] =
    /^([A-I])([1-9])(?:-?([UB])([LR]))?$/.exec(text.toUpperCase()) ?? [];
  const x = column.charCodeAt(0) - 65;
  const y = Number(row) - 1;
  if (!(x < grid.cols && y < grid.rows)) return undefined;
  if (side === undefined) return { kind: 'C', place: y * grid.cols + x };
  return { kind: 'B', place: (y + Number(up === 'B')) * (grid.cols + 1) + x + Number(side === 'R') };
}

/**
 * Arrow keys on the grid. Rows of corners and of centres take turns, and up and down lead from one to the next: from a
 * corner to the centre at its right, from a centre to the corner at its left, so that two such steps keep to the column
 * and the opposite arrow leads back. The right edge, which has no centres beside it, is walked from corner to corner.
 */
function arrowFrom(grid: Grid, { kind, place }: Spot, direction: Direction): Spot | undefined {
  const [width, height] = sizeOf(grid, kind);
  const [x, y] = spotOf(grid, kind, place);
  if (direction === 'left' || direction === 'right') {
    const to = x + (direction === 'left' ? -1 : 1);
    return to < 0 || to >= width ? undefined : { kind, place: place + to - x };
  }
  const isUp = direction === 'up';
  const row = isUp ? y - 1 : y + 1;
  if (kind === 'C') return { kind: 'B', place: (isUp ? y : row) * (width + 1) + x };
  if (row < 0 || row >= height) return undefined;
  return x === grid.cols
    ? { kind, place: row * width + x }
    : { kind: 'C', place: (isUp ? row : y) * grid.cols + x };
}

/** Corner rows and cell rows take turns from the top. */
export const chart = bySize(makeChart);

/** Room around the board: for letters and numbers, and on the other sides for what stands on the rim. */
const MARGIN = 0.55;
const RIM = 0.36;

function makeChart(grid: Grid): Chart {
  const names = (kind: Kind): string[] => allPlaces(grid, kind).map((place) => nameOf(grid, kind, place));
  const row = (kind: Kind, y: number): string[] => {
    const [width] = sizeOf(grid, kind);
    return names(kind).slice(y * width, (y + 1) * width);
  };
  const near = new Map(
    (['B', 'C'] as const).flatMap((kind) =>
      names(kind).map((name, place): [string, readonly string[]] => [
        name,
        [...WAYS].flatMap((way) => {
          const to = stepFrom(grid, kind, place, way);
          return to === undefined ? [] : [nameOf(grid, kind, to)];
        }),
      ]),
    ),
  );
  const centre = (cell: string): Point => {
    const at = readSpot(grid, cell);
    if (!at) throw new RangeError(`There is no cell “${cell}” on this board.`);
    const [x, y] = halves(grid, at.kind, at.place);
    return [x / 2, y / 2];
  };
  return {
    viewBox: [-MARGIN, -MARGIN, grid.cols + MARGIN + RIM, grid.rows + MARGIN + RIM],
    rows: times(2 * grid.rows + 1, (i) => row(i % 2 ? 'C' : 'B', i >> 1)),
    pitch: Math.SQRT1_2,
    centre,
    neighbours: (cell) => near.get(cell) as readonly string[],
    towards: (cell, direction) => {
      const to = arrowFrom(grid, readSpot(grid, cell) as Spot, direction);
      return to && nameOf(grid, to.kind, to.place);
    },
    outline: (cell, scale) => {
      const [x, y] = centre(cell);
      const r = 0.24 * scale;
      return cell.includes('-') ? `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z` : circle([x, y], r);
    },
    find: (name) => {
      const at = readSpot(grid, name);
      return at && nameOf(grid, at.kind, at.place);
    },
  };
}
