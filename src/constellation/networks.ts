/** Owners and networks of stars (C2, C3, C8 to C10). Turns and scores are counted elsewhere. */
import { memoize } from '../core/basics/memoize.js';
import type { Seat } from '../core/contract/rules.js';
import { skyOf, type Sky } from './geometry.js';
import type { State } from './state.js';

/** The signs of a free star, and of one that is gone from the map. */
export const FREE = '.';
export const GONE = 'x';
const SIGNS = 'ABCDEFGH';

export function signOf(team: Seat): string {
  return SIGNS[team] as string;
}

/** -1 where it is no team's. */
export function ownerAt(owners: string, place: number): Seat {
  return SIGNS.indexOf(owners[place] as string);
}

/** C3: what hangs together of one team's stars. */
export interface Network {
  readonly team: Seat;
  /** In the order in which they are met from the first of them on. */
  readonly stars: readonly number[];
  readonly connections: number;
  readonly length: number;
  readonly clusters: readonly number[];
  readonly wormholes: number;
  readonly blackholes: number;
}

interface Networks {
  readonly list: readonly Network[];
  /** The network of each star; undefined where nobody owns it. */
  readonly of: readonly (Network | undefined)[];
}

export const networksOf = memoize(
  (state: State): Networks => networksIn(skyOf(state), state.owners),
  new WeakMap(),
);

function networksIn({ near, edges, kinds }: Sky, owners: string): Networks {
  const list: { -readonly [K in keyof Network]: Network[K] }[] = [];
  const of: (typeof list)[number][] = Array(owners.length);
  for (let first = 0; first < owners.length; first++) {
    const team = ownerAt(owners, first);
    if (team < 0 || of[first]) continue;
    const stars = [first];
    const network = {
      team,
      stars,
      connections: 0,
      length: 0,
      clusters: [] as number[],
      wormholes: 0,
      blackholes: 0,
    };
    of[first] = network;
    for (const star of stars) {
      const kind = kinds[star];
      if (kind === 'cluster') network.clusters.push(star);
      if (kind === 'wormhole') network.wormholes++;
      if (kind === 'blackhole') network.blackholes++;
      for (const next of near[star] as readonly number[]) {
        if (of[next] || owners[next] !== owners[first]) continue;
        of[next] = network;
        stars.push(next);
      }
    }
    list.push(network);
  }
  for (const { a, b, length } of edges) {
    const network = of[a];
    if (!network || network !== of[b]) continue;
    network.connections++;
    network.length += length;
  }
  return { list, of };
}

/** The stars within so many connections of one, in its own network, nearest first. */
export function within(
  { near }: Sky,
  owners: string,
  from: number,
  depth: number,
): readonly (readonly number[])[] {
  const rings = [[from]];
  const seen = new Set([from]);
  while (rings.length <= depth) {
    const ring: number[] = [];
    for (const star of rings.at(-1) as number[])
      for (const next of near[star] as readonly number[]) {
        if (seen.has(next) || owners[next] !== owners[from]) continue;
        seen.add(next);
        ring.push(next);
      }
    if (ring.length === 0) break;
    rings.push(ring);
  }
  return rings;
}

export function isHq({ hqs }: Pick<State, 'hqs'>, place: number): boolean {
  return hqs.some((list) => list.includes(place));
}

/** C9: the cluster that guards a star's network. */
export function guardOf(state: State, place: number): number | undefined {
  return networksOf(state).of[place]?.clusters[0];
}

/**
 * C8: what a steal would change, ring by ring by distance from the clicked star; none where it would change nothing:
 * the star is free, the team's own, guarded, or an HQ that is immune.
 */
export function spreadRings(state: State, team: Seat, place: number): readonly (readonly number[])[] {
  const { owners, options } = state;
  const owner = ownerAt(owners, place);
  const keeps = (star: number): boolean => options.hqImmune && isHq(state, star);
  if (owner < 0 || owner === team || guardOf(state, place) !== undefined || keeps(place)) return [];
  const rings = within(skyOf(state), owners, place, options.stealDepth);
  return options.hqImmune ? rings.map((ring) => ring.filter((star) => !keeps(star))) : rings;
}

/**
 * C8: the ids of all stars that a steal would change, in their order as strings; none of a star that is free, the
 * team's own, guarded or kept. Whether steals are left is not asked.
 */
export function stealSpread(state: State, team: Seat, star: string): readonly string[] {
  const { byId, ids } = skyOf(state);
  const place = byId.get(star);
  if (place === undefined) return [];
  return spreadRings(state, team, place)
    .flat()
    .map((at) => ids[at] as string)
    .sort((a, b) => (a < b ? -1 : 1));
}

/** The same owners but for these stars. */
export function given(owners: string, stars: readonly number[], sign: string): string {
  const signs = [...owners];
  for (const star of stars) signs[star] = sign;
  return signs.join('');
}
