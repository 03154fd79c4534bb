/** Finds which stars of a map can be connected, by their places alone (C18). */
import type { Point } from '../core/chart/chart.js';
import { indices } from '../core/basics/indices.js';
import { fine, squared } from './plane.js';

/** How near to a circle a star lies on it: rounding moves what symmetry would put there exactly. */
const ON = 1.001;

/**
 * How many of the nearest stars to test first. A star inside a pair's circle is near to both, so that these decide most
 * pairs.
 */
const NEAREST = 12;

/** The points nearest to one of them, without itself. */
function nearestTo(points: readonly Point[], from: number): readonly number[] {
  const p = points[from] as Point;
  const nearest: number[] = [];
  const away: number[] = [];
  for (let k = 0; k < points.length; k++) {
    const apart = squared(p, points[k] as Point);
    if (k === from || (nearest.length === NEAREST && apart >= (away[NEAREST - 1] as number))) continue;
    let at = Math.min(nearest.length, NEAREST - 1);
    for (; at > 0 && apart < (away[at - 1] as number); at--) {
      nearest[at] = nearest[at - 1] as number;
      away[at] = away[at - 1] as number;
    }
    nearest[at] = k;
    away[at] = apart;
  }
  return nearest;
}

/** Whether any of these points lies in or on the circle over two of them. */
function holdsAny(points: readonly Point[], i: number, j: number, asked: readonly number[]): boolean {
  const [p, q] = [points[i], points[j]] as [Point, Point];
  const across = ON * squared(p, q);
  for (const k of asked) {
    const r = points[k] as Point;
    // By Thales a third star lies outside where it sees both under less than a right angle.
    if (k !== i && k !== j && squared(p, r) + squared(q, r) <= across) return true;
  }
  return false;
}

/**
 * C18: two stars are joined where no third lies in or on the circle over them. Pairs of places, the lower first, in
 * order. Yields after each star.
 */
export function* gabriel(stars: readonly Point[]): Generator<undefined, [number, number][]> {
  const points = stars.map(fine);
  const all = indices(points.length);
  const edges: [number, number][] = [];
  for (const i of all) {
    const nearest = nearestTo(points, i);
    for (let j = i + 1; j < points.length; j++)
      if (!holdsAny(points, i, j, nearest) && !holdsAny(points, i, j, all)) edges.push([i, j]);
    yield undefined;
  }
  return edges;
}
