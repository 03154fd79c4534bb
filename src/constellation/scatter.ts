/** The points of a generated map's stars (C18): by chance, and no two nearer than a gap. */
import type { Point } from '../core/chart/chart.js';
import type { Chance } from '../core/basics/seed.js';
import { around, fine, FINE, round, squared } from './plane.js';

/**
 * The points that are taken, in thousandths, by squares as wide as the gap: what is near to a point lies in nine of
 * them.
 */
class Taken {
  readonly #gap: number;
  readonly #reach: number;
  readonly #side: number;
  readonly #squares: (Point[] | undefined)[];

  constructor(gap: number, reach: number) {
    this.#gap = gap;
    this.#reach = reach;
    // Turned points may lie beyond the reach by what rounding adds.
    this.#side = Math.ceil((2 * reach) / gap) + 4;
    this.#squares = Array(this.#side * this.#side);
  }

  #squareOf(p: Point): number {
    return this.#side * this.#along(p[1]) + this.#along(p[0]);
  }

  #along(distance: number): number {
    return Math.floor((distance + this.#reach) / this.#gap) + 2;
  }

  isFree(p: Point): boolean {
    const middle = this.#squareOf(p);
    for (let row = -1; row <= 1; row++)
      for (let column = -1; column <= 1; column++)
        for (const q of this.#squares[middle + row * this.#side + column] ?? [])
          if (!isFar(p, q, this.#gap)) return false;
    return true;
  }

  add(p: Point): void {
    (this.#squares[this.#squareOf(p)] ??= []).push(p);
  }
}

function isFar(p: Point, q: Point, gap: number): boolean {
  return squared(p, q) >= gap ** 2;
}

/** So many points are tried between two yields. */
const TRIES = 256;

/**
 * Points of one sector each, no two stars nearer than the gap (Poisson-disc); undefined where they do not fit. Yields
 * every 256 points that are tried.
 */
export function* scatter(
  luck: Chance,
  count: number,
  sectors: number,
  centre: boolean,
  gap: number,
): Generator<undefined, Point[] | undefined> {
  // How far the map reaches from its centre.
  const reach = 5.6 * Math.sqrt(count * sectors);
  const [fineGap, fineReach] = [gap * FINE, reach * FINE];
  const taken = new Taken(fineGap, fineReach);
  if (centre) taken.add([0, 0]);
  const points: Point[] = [];
  for (let tries = 40 * count; tries > 0 && points.length < count; tries--) {
    if (tries % TRIES === 0) yield undefined;
    const p: Point = [round((luck.below(2e6) / 1e6 - 1) * reach), round((luck.below(2e6) / 1e6 - 1) * reach)];
    const first = fine(p);
    if (squared(first, [0, 0]) > fineReach ** 2 || !taken.isFree(first)) continue;
    const orbit = around(p, sectors).map(fine);
    if (!orbit.every((q, sector) => sector === 0 || isFar(first, q, fineGap))) continue;
    points.push(p);
    for (const q of orbit) taken.add(q);
  }
  return points.length === count ? points : undefined;
}
