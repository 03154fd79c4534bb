/** Maps from a seed (C18), and from the pattern of one sector. */
import type { Point } from '../core/chart/chart.js';
import { fold } from '../core/basics/indices.js';
import { chance, fork, type Chance } from '../core/basics/seed.js';
import { drain } from '../core/bots/think.js';
import { gabriel } from './gabriel.js';
import { around, fine, squared, turned } from './plane.js';
import { scatter } from './scatter.js';
import type { ConstellationMap, Kind, Star } from './state.js';

/** One star of each sector, or the centre: where it lies, and what it is. */
export interface Orbit {
  readonly point: Point;
  readonly kind: Kind;
}

/** Parameters of a generated map. */
export interface MapOptions {
  readonly stars: number;
  readonly teams: number;
  readonly seed: number;
  readonly wormholesToWin: number;
}

/**
 * The map that a pattern makes in so many sectors: each orbit once a sector, called by the sector's letter and its own
 * number, the centre `o`. Undefined where rounding has broken the symmetry of the edges.
 */
function* spinSliced(
  orbits: readonly Orbit[],
  sectors: number,
): Generator<undefined, ConstellationMap | undefined> {
  const stars: Star[] = [];
  const next: number[] = [];
  const points: Point[] = [];
  let number = 0;
  for (const { point, kind } of orbits) {
    const isCentre = point[0] === 0 && point[1] === 0;
    const count = isCentre ? 1 : sectors;
    if (!isCentre) number++;
    for (let sector = 0; sector < count; sector++) {
      const [x, y] = turned(point, sector, sectors);
      next.push(stars.length + (sector === count - 1 ? 1 - count : 1));
      points.push([x, y]);
      stars.push({ id: isCentre ? 'o' : `${'abcdefgh'[sector]}${number}`, x, y, type: kind });
    }
  }
  const edges = yield* gabriel(points);
  const keyOf = (i: number, j: number): number => Math.min(i, j) * points.length + Math.max(i, j);
  const known = new Set(edges.map(([i, j]) => keyOf(i, j)));
  if (edges.some(([i, j]) => !known.has(keyOf(next[i] as number, next[j] as number)))) return undefined;
  const idOf = (place: number): string => (stars[place] as Star).id;
  return { stars, edges: edges.map(([i, j]): [string, string] => [idOf(i), idOf(j)]) };
}

/** The same at once. */
export function spin(orbits: readonly Orbit[], sectors: number): ConstellationMap | undefined {
  return drain(spinSliced(orbits, sectors));
}

/** How many orbits of each kind a map has besides plain stars. */
function specials({
  stars,
  teams,
  wormholesToWin,
}: Omit<MapOptions, 'seed'>): readonly (readonly [Kind, number])[] {
  return [
    ['wormhole', Math.ceil((wormholesToWin + 2) / teams)],
    ['blackhole', Math.ceil(2 / teams)],
    ['cluster', Math.ceil((0.05 * stars) / teams)],
  ];
}

/** The fewest stars that such a map takes: two HQs for each team besides all that is special. */
export function leastStars(options: Omit<MapOptions, 'seed'>): number {
  return options.teams * (2 + fold(specials(options), 0, (sum, [, orbits]) => sum + orbits));
}

/** Gives the special kinds to orbits far apart from one another, their own stars too. Yields after each. */
function* assign(luck: Chance, points: readonly Point[], options: MapOptions): Generator<undefined, Orbit[]> {
  const kinds = points.map((): Kind => 'star');
  const chosen: Point[] = [];
  const worth = points.map(() => 0.8 + luck.below(1000) / 2500);
  const all = points.map((p) => around(p, options.teams).map(fine));
  for (const [kind, orbits] of specials(options))
    for (let n = 0; n < orbits; n++) {
      yield undefined;
      const room = all.map(([p, ...others], i) => {
        if (kinds[i] !== 'star') return -1;
        const away = [...others, ...chosen].map((q) => squared(p as Point, q));
        return (worth[i] as number) * Math.min(...away);
      });
      const best = room.indexOf(Math.max(...room));
      kinds[best] = kind;
      chosen.push(...(all[best] as Point[]));
    }
  return points.map((point, i) => ({ point, kind: kinds[i] as Kind }));
}

function isConnected({ stars, edges }: ConstellationMap): boolean {
  const reached = new Set([stars[0]?.id]);
  for (let before = 0; before < reached.size;) {
    before = reached.size;
    for (const [a, b] of edges) if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
  }
  return reached.size === stars.length;
}

/**
 * A map with as many sectors as teams and about so many stars: as many whole orbits as fit, and a star in the middle
 * where some are left over. The same numbers give the same map. There must be leastStars() or more. Yields after at
 * most 400 points that are tried or stars that are joined.
 */
export function* makeMapSliced(options: MapOptions): Generator<undefined, ConstellationMap> {
  const { stars, teams, seed } = options;
  const luck = chance(fork(seed, teams));
  const count = Math.floor(stars / teams);
  const centre = stars % teams > 0;
  for (let gap = 9.5; ; gap *= 0.97) {
    const points = yield* scatter(luck, count, teams, centre, gap);
    if (!points) continue;
    const middle: Orbit[] = centre ? [{ point: [0, 0], kind: 'star' }] : [];
    const orbits = yield* assign(luck, points, options);
    const map = yield* spinSliced([...middle, ...orbits], teams);
    if (map && isConnected(map)) return map;
    gap /= 0.97;
  }
}

/** The same at once. */
export function makeMap(options: MapOptions): ConstellationMap {
  return drain(makeMapSliced(options));
}
