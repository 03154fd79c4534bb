/**
 * A chart from the polygons of its cells. Everything that the kit needs to point, focus and read aloud follows from
 * them.
 */
import type { Chart, Point } from './chart.js';
import { fold } from '../basics/indices.js';
import { polygon, scaled } from './path.js';

export interface Polygons {
  /** Every cell once, by rows: as a screen reader walks them. */
  readonly rows: readonly (readonly string[])[];
  /** The corners of a cell in their order around it, in board units; y grows downward. */
  corners(cell: string): readonly Point[];
  /** Room around the cells, such as for labels; by default a tenth of a cell's width. */
  readonly margin?: number;
  /** If these are not the cells with a side in common. */
  neighbours?(cell: string): readonly string[];
}

interface Cell {
  readonly centre: Point;
  readonly corners: readonly Point[];
}

function cellFrom(corners: readonly Point[]): Cell {
  const mean = (axis: 0 | 1): number => fold(corners, 0, (sum, point) => sum + point[axis]) / corners.length;
  return { corners, centre: [mean(0), mean(1)] };
}

const keyOf = ([x, y]: Point): string => `${Math.round(x * 1000)},${Math.round(y * 1000)}`;

function distance([x, y]: Point, [u, v]: Point): number {
  return Math.hypot(u - x, v - y);
}

/** The cells with two corners in common, which is a side. */
function sharing(cells: ReadonlyMap<string, Cell>): (cell: string) => readonly string[] {
  const byCorner = new Map<string, string[]>();
  for (const [name, { corners }] of cells)
    for (const key of corners.map(keyOf)) byCorner.set(key, [...(byCorner.get(key) ?? []), name]);
  return (cell) => {
    const met = cells.get(cell)?.corners.flatMap((corner) => byCorner.get(keyOf(corner)) ?? []) ?? [];
    return [...cells.keys()].filter(
      (name) => name !== cell && met.filter((other) => other === name).length > 1,
    );
  };
}

function boxAround(points: readonly Point[], margin: number): Chart['viewBox'] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const box = [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  return box.map((length) => Math.round(length * 100) / 100) as unknown as Chart['viewBox'];
}

/** A chart of cells that are polygons. Make it once for the same board: `memoize` keeps it. */
export function polygonChart(shapes: Polygons): Chart {
  const { rows, margin } = shapes;
  const cells = new Map(rows.flat().map((name) => [name, cellFrom(shapes.corners(name))]));
  const cellAt = (name: string): Cell => {
    const cell = cells.get(name);
    if (!cell) throw new RangeError(`There is no cell “${name}” on this board.`);
    return cell;
  };
  const near = shapes.neighbours ? (name: string) => shapes.neighbours?.(name) ?? [] : sharing(cells);
  // Clockwise from the left: where two lie as near to an arrow's direction, up and down choose opposite ones.
  const angle = (from: string, to: string): number => {
    const [[x, y], [u, v]] = [cellAt(from).centre, cellAt(to).centre];
    return Math.atan2(v - y, u - x);
  };
  const neighbours = new Map(
    [...cells.keys()].map((name) => [name, [...near(name)].sort((a, b) => angle(name, a) - angle(name, b))]),
  );
  const pitch = Math.min(
    ...[...neighbours].flatMap(([name, others]) =>
      others.map((other) => distance(cellAt(name).centre, cellAt(other).centre)),
    ),
  );
  const byFolded = new Map([...cells.keys()].map((name) => [name.toLowerCase(), name]));
  return {
    viewBox: boxAround(
      [...cells.values()].flatMap(({ corners }) => corners),
      margin ?? pitch / 10,
    ),
    rows,
    pitch,
    centre: (name) => cellAt(name).centre,
    neighbours: (name) => neighbours.get(name) ?? [],
    outline: (name, scale) => polygon(scaled(cellAt(name).corners, cellAt(name).centre, scale)),
    find: (name) => byFolded.get(name.toLowerCase()),
  };
}
