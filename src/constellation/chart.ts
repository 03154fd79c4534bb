/** A map's stars as cells on a plane, in units of about the least distance between two (C19). */
import type { Chart, Direction, Point } from '../core/chart/chart.js';
import { indexed, indices } from '../core/basics/indices.js';
import { circle } from '../core/chart/path.js';

/** How far round a star its chart goes on, in units. */
const MARGIN = 1;

function away([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x1 - x2, y1 - y2);
}

/** A map is so many units across at most, however near some of its stars are to each other. */
const WIDEST = 2000;

/**
 * The distance from each star to the nearest one that lies elsewhere; endless where there is none. Yields after each
 * star.
 */
function* nearestOf(points: readonly Point[]): Generator<undefined, readonly number[]> {
  const nearest = points.map(() => Infinity);
  for (const [i, p] of indexed(points)) {
    for (let j = i + 1; j < points.length; j++) {
      const apart = away(p, points[j] as Point);
      if (apart === 0) continue;
      nearest[i] = Math.min(nearest[i] as number, apart);
      nearest[j] = Math.min(nearest[j] as number, apart);
    }
    yield undefined;
  }
  return nearest;
}

/**
 * The least distance between stars, but no less than a good part of what is usual: two that all but touch do not shrink
 * the rest.
 */
function* pitchOf(points: readonly Point[], across: number): Generator<undefined, number> {
  const nearest = [...(yield* nearestOf(points))].filter(Number.isFinite).sort((a, b) => a - b);
  const [least = 1] = nearest;
  return Math.max(least, 0.6 * (nearest[nearest.length >> 1] ?? least), across / WIDEST);
}

const WAYS: Readonly<Record<Direction, Point>> = { right: [1, 0], down: [0, 1], left: [-1, 0], up: [0, -1] };

/** The nearest star within 45 degrees of a direction. */
function nextTowards(points: readonly Point[], from: number, [ux, uy]: Point): number | undefined {
  const [x, y] = points[from] as Point;
  let best: number | undefined;
  let least = Infinity;
  for (const [place, [px, py]] of indexed(points)) {
    const [dx, dy] = [px - x, py - y];
    const along = dx * ux + dy * uy;
    const across = Math.abs(dx * uy - dy * ux);
    if (place === from || along <= 0 || across > along || along + across >= least) continue;
    best = place;
    least = along + across;
  }
  return best;
}

/**
 * Links stars for the arrow keys: along edges, or if none goes that way, to the nearest star. Links work both ways.
 * Yields before each star.
 */
function* paths(
  points: readonly Point[],
  near: readonly (readonly number[])[],
): Generator<undefined, readonly ReadonlySet<number>[]> {
  const sets = near.map((list) => new Set(list));
  for (const [place, [x, y]] of indexed(points)) {
    yield undefined;
    for (const [ux, uy] of Object.values(WAYS)) {
      const isServed = near[place]?.some((other) => {
        const [ox, oy] = points[other] as Point;
        // As an arrow key sees it: within 60 degrees.
        return (ox - x) * ux + (oy - y) * uy > 0.5 * Math.hypot(ox - x, oy - y);
      });
      const next = isServed ? undefined : nextTowards(points, place, [ux, uy]);
      if (next === undefined) continue;
      sets[place]?.add(next);
      sets[next]?.add(place);
    }
  }
  return sets;
}

/** Rows for a screen reader: bands of about a unit, from above, each from the left. */
function bands(points: readonly Point[]): readonly (readonly number[])[] {
  const order = indices(points.length).sort((a, b) => (points[a] as Point)[1] - (points[b] as Point)[1]);
  const rows: number[][] = [];
  let top = -Infinity;
  for (const place of order) {
    const [, y] = points[place] as Point;
    if (y - top >= 0.9) {
      top = y;
      rows.push([]);
    }
    rows.at(-1)?.push(place);
  }
  return rows.map((row) => row.sort((a, b) => (points[a] as Point)[0] - (points[b] as Point)[0]));
}

/** Points about the middle of the map, and how far they reach from there. */
interface Drawn {
  readonly places: readonly Point[];
  readonly half: Point;
}

/** In units about the middle of the map, so that any numbers make the same board. */
function* drawn(points: readonly Point[]): Generator<undefined, Drawn> {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const ends = [xs, ys].map((list): Point => [Math.min(...list), Math.max(...list)]);
  const [[left, right], [top, bottom]] = ends as [Point, Point];
  const pitch = yield* pitchOf(points, Math.max(right - left, bottom - top));
  const places = points.map(([x, y]): Point => [
    (x - (left + right) / 2) / pitch,
    (y - (top + bottom) / 2) / pitch,
  ]);
  return { places, half: [(right - left) / 2 / pitch, (bottom - top) / 2 / pitch] };
}

/** How far a round map reaches from its middle; undefined where corners would stand out or sides stay empty. */
function radiusOf(points: readonly Point[], [width, height]: Point): number | undefined {
  const reach = Math.max(...points.map(([x, y]) => Math.hypot(x, y)));
  return reach < 1.18 * Math.min(width, height) ? reach : undefined;
}

/**
 * Cells go by their stars' ids. The chart's middle is the map's, its unit the least distance between two stars. Yields
 * with each star.
 */
export function* chartSliced(
  ids: readonly string[],
  points: readonly Point[],
  near: readonly (readonly number[])[],
): Generator<undefined, { readonly chart: Chart; readonly radius: number | undefined }> {
  const { places, half } = yield* drawn(points);
  const radius = radiusOf(places, half);
  const [width, height] = (radius === undefined ? half : [radius, radius]).map((side) => side + MARGIN) as [
    number,
    number,
  ];
  const byId = new Map(ids.map((id, place) => [id, place]));
  const byLowercase = new Map(ids.map((id) => [id.toLowerCase(), id]));
  const placeOf = (cell: string): number => byId.get(cell) as number;
  const next = yield* paths(places, near);
  const nameOf = (place: number): string => ids[place] as string;
  const centre = (cell: string): Point => places[placeOf(cell)] as Point;
  const chart: Chart = {
    viewBox: [-width, -height, 2 * width, 2 * height],
    rows: bands(places).map((row) => row.map(nameOf)),
    pitch: 1,
    // Outside all shapes, as the outline is, so that a hint hides none.
    hintRadius: 0.56,
    centre,
    neighbours: (cell) => [...(next[placeOf(cell)] ?? [])].map(nameOf),
    outline: (cell, scale) => circle(centre(cell), 0.62 * scale),
    find: (name) => (byId.has(name) ? name : byLowercase.get(name.toLowerCase())),
  };
  return { chart, radius };
}
