/** The planets of a board, P2: where they lie, which are neighbours, where the seats begin. */
import type { Chart, Point } from '../core/chart/chart.js';
import { indexed } from '../core/basics/indices.js';
import { memoize } from '../core/basics/memoize.js';
import { polygon } from '../core/chart/path.js';
import type { Area } from './state.js';

/** A board by its size. Planets go by their place in the list here, one less than their number. */
export interface Board {
  readonly width: number;
  readonly height: number;
  readonly planets: readonly { readonly x: number; readonly y: number }[];
  /** The planet in each of the six directions, clockwise from above; -1 where there is none. */
  readonly facing: readonly (readonly number[])[];
  readonly near: readonly (readonly number[])[];
  /** Starting planets of seats 0 to 3 (P3). */
  readonly homes: readonly number[];
}

const DIRECTIONS = [
  [0, -2],
  [2, -1],
  [2, 1],
  [0, 2],
  [-2, 1],
  [-2, -1],
] as const;

/** The board of a size, by `boardSize`. */
export const boardOf = memoize(makeBoard);

function makeBoard(boardSize: number): Board {
  const width = 4 * Math.floor(boardSize / 4) + 1;
  const height = 2 * Math.floor(boardSize / 2) + 1;
  const planets: { readonly x: number; readonly y: number }[] = [];
  for (let y = 0; y < height; y++)
    for (let x = y % 2 ? 0 : 2; x < width; x += 4) planets.push({ x: x + 1, y: y + 1 });
  const places = new Map(planets.map(({ x, y }, planet) => [`${x},${y}`, planet]));
  const at = (x: number, y: number): number => places.get(`${x},${y}`) ?? -1;
  const facing = planets.map(({ x, y }) => DIRECTIONS.map(([dx, dy]) => at(x + dx, y + dy)));
  const near = facing.map((all) => all.filter((planet) => planet >= 0));
  const homes = [at(1, 2), at(width, height - 1), at(1, height - 1), at(width, 2)];
  return { width, height, planets, facing, near, homes };
}

/**
 * Half the distance between neighbours is the unit. A planet's hexagon has this radius, its corners from the right
 * clockwise.
 */
export const RADIUS = 2 / Math.sqrt(3);

/** The outline of a ship, its middle at 0 0. */
export const SHIP: readonly Point[] = [
  [0, -0.79],
  [0.61, 0.49],
  [0, 0.3],
  [-0.61, 0.49],
];
const ACROSS = Math.sqrt(3) / 2;
/** Room beside the hexagons. */
const MARGIN = 0.14;

export function centreOf({ planets }: Board, planet: number): Point {
  const { x, y } = planets[planet] as { x: number; y: number };
  return [x * ACROSS, y];
}

const AREAS: readonly (readonly [Area, Area, Area])[] = [
  ['north-west', 'north', 'north-east'],
  ['west', 'middle', 'east'],
  ['south-west', 'south', 'south-east'],
];

/** The ninth of the map that a planet lies in. */
export function areaOf({ width, height, planets }: Board, planet: number): Area {
  const { x, y } = planets[planet] as { x: number; y: number };
  const third = (place: number, of: number): number => Math.floor((3 * (place - 0.5)) / of);
  return AREAS[third(y, height)]?.[third(x, width)] as Area;
}

export function hexagon([x, y]: Point, radius: number): readonly Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => [
    x + radius * Math.cos((corner * Math.PI) / 3),
    y + radius * Math.sin((corner * Math.PI) / 3),
  ]);
}

/**
 * The chart of a size, by `boardSize`. A cell is a planet's number; a row is a band of planets from left to right, up
 * and down in turn.
 */
export const chart = memoize((boardSize: number) => makeChart(boardOf(boardSize)));

function makeChart(board: Board): Chart {
  const { planets, facing } = board;
  const nameOf = (planet: number): string => `${planet + 1}`;
  const indexOf = (cell: string): number => Number(cell) - 1;
  const centres = planets.map((_, planet) => centreOf(board, planet));
  const rows: number[][] = [];
  for (const [planet, { y }] of indexed(planets)) (rows[(y - 1) >> 1] ??= []).push(planet);
  const byX = (a: number, b: number): number => (planets[a]?.x ?? 0) - (planets[b]?.x ?? 0);
  // Sideways the keys stay in their band: from its upper planets down, from its lower ones up.
  const ways = (planet: number): readonly number[] =>
    (planets[planet]?.y ?? 0) % 2 === 1 ? [0, 3, 2, 1, 4, 5] : [0, 3, 1, 2, 5, 4];
  const near = planets.map((_, planet) =>
    ways(planet)
      .map((way) => facing[planet]?.[way] ?? -1)
      .filter((other) => other >= 0)
      .map(nameOf),
  );
  const left = ACROSS - RADIUS - MARGIN;
  const right = board.width * ACROSS + RADIUS + MARGIN;
  const box = [left, -MARGIN, right - left, board.height + 1 + 2 * MARGIN].map(
    (length) => Math.round(100 * length) / 100,
  );
  return {
    viewBox: box as unknown as Chart['viewBox'],
    rows: rows.map((row) => row.sort(byX).map(nameOf)),
    pitch: 2,
    // Between the border and a core planet's second hexagon.
    corners: hexagon([0, 0], RADIUS * 0.855),
    centre: (cell) => centres[indexOf(cell)] as Point,
    neighbours: (cell) => near[indexOf(cell)] ?? [],
    outline: (cell, scale) => polygon(hexagon(centres[indexOf(cell)] as Point, RADIUS * scale)),
    find: (name) => {
      const planet = /^\d{1,3}$/.test(name) ? Number(name) - 1 : -1;
      return planet in planets ? nameOf(planet) : undefined;
    },
  };
}
