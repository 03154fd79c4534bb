/** Cells by name and place, the rings around a centre, and the chart. It knows squares, and no object. */
import { memoize } from '../core/basics/memoize.js';
import type { Chart, Point } from '../core/chart/chart.js';
import { times } from '../core/basics/times.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** R1: the sides of a size as text, `7` or `9x7`. */
export function sizeOf(text: string): Size {
  const [width = 0, height = width] = text.split('x').map(Number);
  return { width, height };
}

/** A cell's place in its row of all cells. */
export function indexOf({ width }: Size, x: number, y: number): number {
  return y * width + x;
}

/** Columns a to y from the left, rows 1 to 25 from the top: `d4`. */
export function nameOf({ width }: Size, index: number): string {
  return String.fromCharCode(97 + (index % width)) + (Math.floor(index / width) + 1);
}

/** The place of a cell by its name, in capitals or not; undefined where the board has none of that name. */
export function readCell({ width, height }: Size, name: string): number | undefined {
  const [, column = '', row = ''] = /^([a-y])([1-9]\d?)$/i.exec(name) ?? [];
  const x = column.toLowerCase().charCodeAt(0) - 97;
  const y = Number(row) - 1;
  return x < width && y < height ? y * width + x : undefined;
}

/** R2: the on-board cells at Chebyshev distance r, clockwise from the top left. */
export function ring({ width, height }: Size, centre: number, r: number): readonly number[] {
  const [x, y] = [centre % width, Math.floor(centre / width)];
  const cells: number[] = [];
  for (let step = 0; step < 8 * r; step++) {
    const side = Math.floor(step / (2 * r));
    const along = (step % (2 * r)) - r;
    const cx = x + ([along, r, -along, -r][side] as number);
    const cy = y + ([-r, along, r, -along][side] as number);
    if (cx >= 0 && cy >= 0 && cx < width && cy < height) cells.push(cy * width + cx);
  }
  return cells;
}

/** R3: all rings of a range that reach the board, the innermost first. */
export function rings(size: Size, centre: number, range: number): readonly (readonly number[])[] {
  const reach = Math.min(range, Math.max(size.width, size.height) - 1);
  return times(reach, (n) => ring(size, centre, n + 1)).filter((cells) => cells.length > 0);
}

/** For each cell, the cell that its object comes from when the star at a centre rotates the rings of its range. */
export type Rotations = (centre: number, range: number) => Uint16Array;

/** A function of sizes, which asks `make` once for each. */
function bySize<T>(make: (size: Size) => T): (size: Size) => T {
  const made = memoize((width: number) => memoize((height: number) => make({ width, height })));
  return ({ width, height }) => made(width)(height);
}

/** R3: the rotations of a board, each worked out once. */
export const rotationsOn = bySize(makeRotations);

function makeRotations(size: Size): Rotations {
  const made = new Map<number, Uint16Array>();
  return (centre, range) => {
    const key = centre * 32 + Math.min(range, 31);
    const known = made.get(key);
    if (known) return known;
    const from = new Uint16Array(size.width * size.height).map((_, cell) => cell);
    for (const cells of rings(size, centre, range))
      cells.forEach((cell, n) => (from[cell] = cells.at(n - 1) as number));
    made.set(key, from);
    return from;
  };
}

/** The middle of a cell whose side is 1. */
export function centreOf({ width }: Size, index: number): Point {
  return [(index % width) + 0.5, Math.floor(index / width) + 0.5];
}

/** The same chart for the same size. */
export const chart = bySize(makeChart);

/** Around the cells there is room for what is drawn on their outer edges. */
const MARGIN = 0.06;

function makeChart(size: Size): Chart {
  const { width, height } = size;
  const cells = times(width * height, (index) => nameOf(size, index));
  const at = (cell: string): number => readCell(size, cell) as number;
  return {
    viewBox: [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN],
    rows: times(height, (y) => cells.slice(y * width, (y + 1) * width)),
    pitch: 1,
    corners: [
      [-0.45, -0.45],
      [0.45, -0.45],
      [0.45, 0.45],
      [-0.45, 0.45],
    ],
    centre: (cell) => centreOf(size, at(cell)),
    neighbours: (cell) => ring(size, at(cell), 1).map((index) => cells[index] as string),
    outline: (cell, scale) => {
      const [x, y] = centreOf(size, at(cell));
      return `M${x - scale / 2} ${y - scale / 2}h${scale}v${scale}h${-scale}Z`;
    },
    find: (name) => cells[readCell(size, name) ?? -1],
  };
}
