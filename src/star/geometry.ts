/** The board as a graph and as a plane: nodes, names, neighbours, places and shapes. */
import type { Point } from '../core/chart/chart.js';
import { indices } from '../core/basics/indices.js';
import { memoize } from '../core/basics/memoize.js';
import { accept, refuse, type Result } from '../core/basics/result.js';
import { times } from '../core/basics/times.js';

const SECTORS = ['*', 'S', 'T', 'A', 'R'] as const;

/** The five nodes of ring 1 come first; the bridge makes them all neighbours (S3). */
export const BRIDGE = 5;

/**
 * A place by ring and by steps clockwise along it from the arm of `*`. Ring 0 is the middle, ring R + 1 the surround.
 */
type Spot = readonly [ring: number, step: number];

/** A node's place and its cell: side i runs from corner i - 1 to corner i. */
export interface Cell {
  readonly centre: Point;
  readonly corners: readonly Point[];
}

/** A cell and the nodes that its sides face (-1: none). */
export interface Shape extends Cell {
  readonly facing: readonly number[];
}

/** Nodes are numbered ring by ring from the inside, then by sector * S T A R, then by offset (S2). */
export interface Board {
  readonly rings: number;
  readonly names: readonly string[];
  /** Ascending, both ways (S3). */
  readonly neighbours: readonly (readonly number[])[];
  /** The first node of the outermost ring: it and all after it hold a peri (S4). */
  readonly rim: number;
  readonly shapes: readonly Shape[];
  /** The cells of the sector of `*` by ring and offset: turned by fifths of a circle they are all. */
  readonly sector: readonly (readonly Cell[])[];
  readonly byName: ReadonlyMap<string, number>;
}

/** The board of that many rings. */
export const boardOf = memoize(makeBoard);

/** The number of nodes within a ring and inside it: 5R(R + 1)/2 (S1). */
export function nodesWithin(rings: number): number {
  return (5 * rings * (rings + 1)) / 2;
}

/** S4: the offset 0 nodes of the rim hold a quark beside their peri. */
export function isQuark(board: Board, node: number): boolean {
  return node >= board.rim && (node - board.rim) % board.rings === 0;
}

/** Whether an edge leads across the bridge rather than along ring 1. */
export function isSpan(a: number, b: number): boolean {
  return b < BRIDGE && b - a !== 1 && b - a !== BRIDGE - 1;
}

function nodeAt(spot: Spot): number {
  const round = 5 * spot[0];
  return nodesWithin(spot[0] - 1) + ((spot[1] + round) % round);
}

/** S3: the places round a node, clockwise from the one before it on its ring. */
function around(ring: number, sector: number, offset: number): readonly Spot[] {
  const along = sector * ring + offset;
  const outward = along + sector;
  const inward = along - sector;
  const spots: Spot[] = [[ring, along - 1]];
  if (offset === 0) spots.push([ring + 1, outward - 1]);
  spots.push([ring + 1, outward], [ring + 1, outward + 1], [ring, along + 1], [ring - 1, inward]);
  if (offset !== 0) spots.push([ring - 1, inward - 1]);
  return spots;
}

/** Pulls the pentagon of a ring this far out towards its circle: cells grow alike and fill a round chart. */
const BULGE = 0.34;

/** S5: where a ring is, `turn` sectors clockwise from the arm of `*` (at 54 degrees, y down). Both may be fractions. */
export function pointAt(ring: number, turn: number): Point {
  if (ring === 0) return [0, 0];
  const sector = Math.floor(turn);
  const share = turn - sector;
  const from = ((54 + 72 * sector) * Math.PI) / 180;
  const to = from + (72 * Math.PI) / 180;
  const x = ring * ((1 - share) * Math.cos(from) + share * Math.cos(to));
  const y = ring * ((1 - share) * Math.sin(from) + share * Math.sin(to));
  const radius = Math.hypot(x, y);
  const pull = (radius + BULGE * (ring - radius)) / radius;
  return [x * pull, y * pull];
}

/** Points of one sector, and after them the same of the next ones: turned by fifths of a circle about the middle. */
export function turned(points: readonly Point[]): readonly Point[] {
  return SECTORS.flatMap((_, fifth) => {
    const angle = (2 * Math.PI * fifth) / SECTORS.length;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    return points.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos]);
  });
}

/** The middle is no cell: ring 1 ends this far from it. */
const HOLE = 0.36;

/** Finds places by their spots, each once: all cells share them, and a bare board needs those of one sector alone. */
function placesOf(rings: number): (spot: Spot) => Point {
  const known = times(rings + 2, (): Point[] => []);
  return ([ring, step]) => {
    const round = 5 * ring || 1;
    const index = (step + round) % round;
    return ((known[ring] as Point[])[index] ??= pointAt(ring, index / ring));
  };
}

/** A cell by the spots around its node; `at`: where they are. */
function cellOf(at: (spot: Spot) => Point, centre: Point, spots: readonly Spot[]): Cell {
  const places = spots.map(at);
  const corners = spots.map((spot, i): Point => {
    const next = (i + 1) % spots.length;
    const a = places[i] as Point;
    const b = places[next] as Point;
    const x = centre[0] + a[0] + b[0];
    const y = centre[1] + a[1] + b[1];
    if (spot[0] > 0 && (spots[next] as Spot)[0] > 0) return [x / 3, y / 3];
    const radius = Math.hypot(x, y);
    return [(x / radius) * HOLE, (y / radius) * HOLE];
  });
  return { centre, corners };
}

/** S2: boards of up to 10 rings name a node by three signs, ring 10 as 0; on larger ones ring and offset are whole. */
function nameOf(rings: number, ring: number, sector: number, offset: number): string {
  return rings > 10 ? `${SECTORS[sector]}${ring}-${offset}` : `${SECTORS[sector]}${ring % 10}${offset}`;
}

function makeBoard(rings: number): Board {
  const names: string[] = [];
  const places: (readonly [ring: number, sector: number, offset: number])[] = [];
  for (let ring = 1; ring <= rings; ring++) {
    for (let sector = 0; sector < SECTORS.length; sector++) {
      for (let offset = 0; offset < ring; offset++) {
        names.push(nameOf(rings, ring, sector, offset));
        places.push([ring, sector, offset]);
      }
    }
  }
  const at = placesOf(rings);
  const shapeOf = (ring: number, sector: number, offset: number): Shape => {
    const spots = around(ring, sector, offset);
    const facing = spots.map((spot) => (spot[0] >= 1 && spot[0] <= rings ? nodeAt(spot) : -1));
    return { ...cellOf(at, at([ring, sector * ring + offset]), spots), facing };
  };
  // A bare board is drawn from one sector alone: what all nodes have can wait.
  let shapes: readonly Shape[] | undefined;
  let near: Board['neighbours'] | undefined;
  let byName: Board['byName'] | undefined;
  return {
    rings,
    names,
    get neighbours() {
      return (near ??= this.shapes.map(neighboursOf));
    },
    rim: nodesWithin(rings - 1),
    get shapes() {
      return (shapes ??= places.map((place) => shapeOf(...place)));
    },
    get sector() {
      const rows: Cell[][] = [];
      for (let ring = 1; ring <= rings; ring++) {
        const row: Cell[] = [];
        for (let offset = 0; offset < ring; offset++)
          row.push(cellOf(at, at([ring, offset]), around(ring, 0, offset)));
        rows.push(row);
      }
      return rows;
    },
    get byName() {
      return (byName ??= new Map(names.map((name, node) => [name, node])));
    },
  };
}

function neighboursOf({ facing }: Shape, node: number): readonly number[] {
  const bridge = node < BRIDGE ? indices(BRIDGE) : [];
  return [...new Set([...facing, ...bridge])]
    .filter((other) => other >= 0 && other !== node)
    .sort((a, b) => a - b);
}

/** A node as a reader named it: `S31` or `S3-1`, whether or not this board has it. */
export interface Address {
  readonly text: string;
  readonly ring: number;
  readonly sector: number;
  readonly offset: number;
}

/** Reads a name in either case and either form; undefined where it has not the shape of one. */
export function readAddress(text: string): Address | undefined {
  const match = /^([*STAR])(?:(\d)(\d)|(\d{1,2})-(\d{1,2}))$/i.exec(text);
  if (!match) return undefined;
  const [, letter = '', digit, short, long, offset = short] = match;
  const sector = SECTORS.findIndex((name) => name === letter.toUpperCase());
  return {
    text,
    ring: long === undefined ? Number(digit) || 10 : Number(long),
    sector,
    offset: Number(offset),
  };
}

/** The node at an address. Refuses `star/no-ring` and `star/no-offset`. */
export function findNode({ rings }: Board, { text, ring, sector, offset }: Address): Result<number> {
  const found = text.toUpperCase();
  if (ring < 1 || ring > rings) return refuse('star/no-ring', { rule: 'S1', facts: { found, ring, rings } });
  if (offset >= ring) return refuse('star/no-offset', { rule: 'S2', facts: { found, ring, last: ring - 1 } });
  return accept(nodeAt([ring, sector * ring + offset]));
}
