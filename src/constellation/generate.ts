/** Maps from a seed (C18), and from the pattern of one sector. Nothing here depends on how an engine rounds an angle. */
import type { Point } from '../core/chart.js';
import { chance, fork, type Chance } from '../core/seed.js';
import { times } from '../core/times.js';
import type { ConstellationMap, Kind, Star } from './state.js';

/** One star of each sector, or the centre: where it lies, and what it is. */
export interface Orbit {
  readonly point: Point;
  readonly kind: Kind;
}

/** What a generated map is made by. */
export interface MapOptions {
  readonly stars: number;
  readonly teams: number;
  readonly seed: number;
  readonly wormholesToWin: number;
}

/** Thousandths of a unit: points are rounded before anything is decided by them. */
const FINE = 1000;

function round(value: number): number {
  return Math.round(value * FINE) / FINE || 0;
}

function turned([x, y]: Point, step: number, sectors: number): Point {
  const angle = (2 * Math.PI * step) / sectors;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [round(x * cos - y * sin), round(x * sin + y * cos)];
}

/** A point in every sector, the first as it is given. */
function around(p: Point, sectors: number): Point[] {
  return times(sectors, (step) => turned(p, step, sectors));
}

/** In whole thousandths this is exact. */
function squared(p: Point, q: Point): number {
  const x = Math.round((p[0] - q[0]) * FINE);
  const y = Math.round((p[1] - q[1]) * FINE);
  return x * x + y * y;
}

/** How near to a circle a star lies on it: rounding moves what symmetry would put there exactly. */
const ON = 1.001;

/** C18: two stars are joined where no third lies in or on the circle over them. */
function gabriel(points: readonly Point[]): [number, number][] {
  const edges: [number, number][] = [];
  for (const [i, p] of points.entries()) {
    // What lies in a circle over p is near to p: those come first, so that most pairs are decided by one star.
    const others = points
      .map((r, k) => ({ r, k, away: squared(p, r) }))
      .filter(({ k }) => k !== i)
      .sort((a, b) => a.away - b.away);
    for (let j = i + 1; j < points.length; j++) {
      const q = points[j] as Point;
      const across = ON * squared(p, q);
      const beyond = others.findIndex(
        // By Thales a third star lies outside where it sees both under less than a right angle.
        ({ r, k, away }) => away > across || (k !== j && away + squared(q, r) <= across),
      );
      if (beyond < 0 || (others[beyond]?.away as number) > across) edges.push([i, j]);
    }
  }
  return edges;
}

/**
 * The map that a pattern makes in so many sectors: each orbit once a sector, called by the sector's letter and its own
 * number, the centre `o`. Undefined where rounding has broken the symmetry of the edges.
 */
export function spin(orbits: readonly Orbit[], sectors: number): ConstellationMap | undefined {
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
  const edges = gabriel(points);
  const keyOf = (i: number, j: number): number => Math.min(i, j) * points.length + Math.max(i, j);
  const known = new Set(edges.map(([i, j]) => keyOf(i, j)));
  if (edges.some(([i, j]) => !known.has(keyOf(next[i] as number, next[j] as number)))) return undefined;
  const idOf = (place: number): string => (stars[place] as Star).id;
  return { stars, edges: edges.map(([i, j]): [string, string] => [idOf(i), idOf(j)]) };
}

/** How many orbits of each kind a map has beside plain stars. */
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

/** The fewest stars that such a map takes: two HQs a team besides all that is special. */
export function leastStars(options: Omit<MapOptions, 'seed'>): number {
  return options.teams * (2 + specials(options).reduce((sum, [, orbits]) => sum + orbits, 0));
}

/** Points of one sector each, no two stars nearer than the gap (Poisson-disc); undefined where they do not fit. */
function scatter(
  luck: Chance,
  count: number,
  sectors: number,
  centre: boolean,
  gap: number,
): Point[] | undefined {
  // How far the map reaches from its centre.
  const reach = 5.6 * Math.sqrt(count * sectors);
  const taken: Point[] = centre ? [[0, 0]] : [];
  const points: Point[] = [];
  const isFar = (p: Point, q: Point): boolean => squared(p, q) >= (gap * FINE) ** 2;
  for (let tries = 40 * count; tries > 0 && points.length < count; tries--) {
    const p: Point = [round((luck.below(2e6) / 1e6 - 1) * reach), round((luck.below(2e6) / 1e6 - 1) * reach)];
    if (squared(p, [0, 0]) > (reach * FINE) ** 2 || !taken.every((q) => isFar(p, q))) continue;
    const orbit = around(p, sectors);
    if (!orbit.every((q, sector) => sector === 0 || isFar(p, q))) continue;
    points.push(p);
    taken.push(...orbit);
  }
  return points.length === count ? points : undefined;
}

/** Gives the special kinds to orbits far apart from one another, their own stars too. */
function assign(luck: Chance, points: readonly Point[], options: MapOptions): Orbit[] {
  const { teams } = options;
  const kinds = points.map((): Kind => 'star');
  const chosen: Point[] = [];
  const worth = points.map(() => 0.8 + luck.below(1000) / 2500);
  for (const [kind, orbits] of specials(options))
    for (let n = 0; n < orbits; n++) {
      const room = points.map((p, i) => {
        if (kinds[i] !== 'star') return -1;
        const others = [...around(p, teams).slice(1), ...chosen];
        return (worth[i] as number) * Math.min(...others.map((q) => squared(p, q)));
      });
      const best = room.indexOf(Math.max(...room));
      kinds[best] = kind;
      chosen.push(...around(points[best] as Point, teams));
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
 * where some are left over. The same numbers give the same map. There must be leastStars() or more.
 */
export function makeMap(options: MapOptions): ConstellationMap {
  const { stars, teams, seed } = options;
  const luck = chance(fork(seed, teams));
  const count = Math.floor(stars / teams);
  const centre = stars % teams > 0;
  for (let gap = 9.5; ; gap *= 0.97) {
    const points = scatter(luck, count, teams, centre, gap);
    if (!points) continue;
    const middle: Orbit[] = centre ? [{ point: [0, 0], kind: 'star' }] : [];
    const map = spin([...middle, ...assign(luck, points, options)], teams);
    if (map && isConnected(map)) return map;
    gap /= 0.97;
  }
}
