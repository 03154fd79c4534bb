/** Scores the stones (S11 to S16): as they lie, and the sure bounds of every way to go on. */
import { freeze } from '../core/basics/freeze.js';
import { memoize } from '../core/basics/memoize.js';
import type { Seat } from '../core/contract/rules.js';
import { boardOf, isQuark, type Board } from './geometry.js';
import type { State } from './state.js';
import { EMPTY, SIGNS, signOf } from './turns.js';

export type BySeat<T> = readonly [blue: T, red: T];

export interface SeatScore {
  /** Peries that the seat's stars occupy or enclose (S12). */
  readonly peries: number;
  readonly quarks: number;
  /** 1 for three quarks or more (S13). */
  readonly quarkPeri: number;
  readonly stars: number;
  /** Twice the difference in stars (S13). */
  readonly reward: number;
  readonly standard: number;
  readonly simplified: number;
  readonly schmittberger: number;
}

/** A star: its stones, and all peries that are its seat's through it, both by name in node order. */
export interface StarGroup {
  readonly seat: Seat;
  readonly nodes: readonly string[];
  readonly peries: readonly string[];
  /** Further nodes that a star gives its seat: those of the regions that it borders on (S12). */
  readonly encloses: readonly string[];
}

export interface Score {
  readonly seats: BySeat<SeatScore>;
  /** How many peries belong to nobody (S12). */
  readonly contested: number;
  /** By points, then by quarks; null: neither (S13). */
  readonly winner: Seat | null;
  readonly groups: readonly StarGroup[];
}

export interface Bounds {
  /** The least and the most that each seat can end with on a full board, by the standard sum. */
  readonly lowest: BySeat<number>;
  readonly highest: BySeat<number>;
  /** The seat that wins however the board is filled; null: still open. */
  readonly decided: Seat | null;
  /** Peries that stay the seat's, by name. */
  readonly secured: BySeat<readonly string[]>;
  /** Stones that no star can ever hold, by name. */
  readonly dead: readonly string[];
}

/** The points of a seat while the game goes on. */
export interface SoFar {
  /** Peries that stay the seat's, by name (S16), and the corners among them. */
  readonly secured: readonly string[];
  readonly quarks: readonly string[];
  /** 1 for three secured quarks or more. */
  readonly quarkPeri: number;
  readonly stars: number;
  /** The reward: what fewer stars bring, and more stars cost. */
  readonly reward: number;
  readonly total: number;
}

interface Star {
  readonly seat: Seat;
  readonly nodes: readonly number[];
  readonly peries: readonly number[];
  readonly encloses: readonly number[];
}

interface Reckoning {
  readonly stars: readonly Star[];
  /** The owner of each peri, from the first node of the rim on. */
  readonly owners: readonly (Seat | null)[];
}

/** The maximal connected sets of nodes with one sign, each ascending, empty nodes left out (S11). */
export function connected(board: Board, signs: string): number[][] {
  /** The set of each node, counted from 1; 0: none yet. */
  const sets = new Uint16Array(signs.length);
  const made: number[][] = [];
  for (let node = 0; node < signs.length; node++) {
    const sign = signs[node];
    if (sign === EMPTY) continue;
    const set = sets[node] || made.push([]);
    (made[set - 1] as number[]).push(node);
    if (sets[node]) continue;
    sets[node] = set;
    // A set is marked as a whole at its first node, so that the others come in their order.
    const open = [node];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const near = board.neighbours[at] as readonly number[];
      for (let i = 0; i < near.length; i++) {
        const next = near[i] as number;
        if (sets[next] || signs[next] !== sign) continue;
        sets[next] = set;
        open.push(next);
      }
    }
  }
  return made;
}

/** A connected group of stones: its size, and how many peries it occupies (S11). */
interface Group {
  readonly stones: number;
  readonly peries: number;
}

/** Those of the position that was asked about last: it is asked cell by cell. */
let lastGroups: { readonly state: State; readonly groups: readonly Group[] } | undefined;

/** The group of each stone, by node. */
export function groupsOf(state: State): readonly (Group | undefined)[] {
  if (state === lastGroups?.state) return lastGroups.groups;
  const board = boardOf(state.options.rings);
  const groups: Group[] = [];
  for (const nodes of connected(board, state.stones)) {
    const group = { stones: nodes.length, peries: nodes.filter((node) => node >= board.rim).length };
    for (const node of nodes) groups[node] = group;
  }
  lastGroups = { state, groups };
  return groups;
}

function reckon(board: Board, stones: string): Reckoning {
  const onRim = (node: number): boolean => node >= board.rim;
  const stars: { seat: Seat; nodes: number[]; peries: number[]; encloses: number[] }[] = [];
  const starAt: ((typeof stars)[number] | undefined)[] = [];
  for (const nodes of connected(board, stones)) {
    const peries = nodes.filter(onRim);
    // S11: a group is a star by what it occupies.
    if (peries.length < 2) continue;
    const star = { seat: stones[nodes[0] as number] === SIGNS[0] ? 0 : 1, nodes, peries, encloses: [] };
    stars.push(star);
    for (const node of nodes) starAt[node] = star;
  }
  // S12: everything that is in no star falls into regions, dead stones and empty nodes alike.
  let rest = '';
  for (let node = 0; node < stones.length; node++) rest += starAt[node] ? EMPTY : 'x';
  for (const region of connected(board, rest)) {
    const near = new Set<(typeof stars)[number]>();
    for (const node of region) {
      const around = board.neighbours[node] as readonly number[];
      for (let i = 0; i < around.length; i++) {
        const star = starAt[around[i] as number];
        if (star) near.add(star);
      }
    }
    const seats = new Set([...near].map(({ seat }) => seat));
    if (seats.size > 1) continue;
    for (const star of near) {
      star.peries.push(...region.filter(onRim));
      star.encloses.push(...region);
    }
  }
  const owners = Array<Seat | null>(stones.length - board.rim).fill(null);
  for (const { seat, peries } of stars) for (const peri of peries) owners[peri - board.rim] = seat;
  return { stars, owners };
}

function tally(board: Board, { stars, owners }: Reckoning): BySeat<SeatScore> {
  const owned = (seat: Seat): number[] =>
    owners.flatMap((owner, i) => (owner === seat ? [board.rim + i] : []));
  const count = (seat: Seat): { peries: number; quarks: number; quarkPeri: number; stars: number } => {
    const peries = owned(seat);
    const quarks = peries.filter((peri) => isQuark(board, peri)).length;
    return {
      peries: peries.length,
      quarks,
      quarkPeri: quarks >= 3 ? 1 : 0,
      stars: stars.filter((star) => star.seat === seat).length,
    };
  };
  const counts = [count(0), count(1)] as const;
  const sum = (seat: 0 | 1): SeatScore => {
    const own = counts[seat];
    const opposite = counts[seat === 0 ? 1 : 0];
    const reward = 2 * (opposite.stars - own.stars);
    const points = own.peries + own.quarkPeri;
    return {
      ...own,
      reward,
      standard: points + reward,
      simplified: points - 4 * own.stars,
      // S14: the other's reward is this one's with the sign turned.
      schmittberger: points - (opposite.peries + opposite.quarkPeri) + 2 * reward,
    };
  };
  return [sum(0), sum(1)];
}

function winnerOf([blue, red]: BySeat<SeatScore>): Seat | null {
  const lead = blue.standard - red.standard || blue.quarks - red.quarks;
  if (lead === 0) return null;
  return lead > 0 ? 0 : 1;
}

/** A board filled up with one seat's stones. */
interface Fill {
  readonly stones: string;
  readonly reckoning: Reckoning;
  readonly seats: BySeat<SeatScore>;
}

/** The last fill with each seat's stones: a stone of its own changes nothing in it. */
const lastFills: Fill[] = [];

/**
 * The score of the stones as they lie (S11 to S14), as an agreed count finds it. On a board that is still open
 * the region rule lets one lone star own the whole rim: for what is sure, see `bounds`. A resignation is no
 * part of it.
 */
export const score = memoize((state: State): Score => {
  const board = boardOf(state.options.rings);
  const names = (nodes: readonly number[]): string[] =>
    [...nodes].sort((a, b) => a - b).map((node) => board.names[node] as string);
  const reckoning = reckon(board, state.stones);
  const seats = tally(board, reckoning);
  return freeze<Score>({
    seats,
    contested: reckoning.owners.filter((owner) => owner === null).length,
    winner: winnerOf(seats),
    groups: reckoning.stars.map(({ seat, nodes, peries, encloses }) => ({
      seat,
      nodes: names(nodes),
      peries: names(peries),
      encloses: names(encloses),
    })),
  });
}, new WeakMap());

/** Sure bounds, however the game goes on (S16): every empty node filled with Blue, then with Red, and both scored. */
export const bounds = memoize((state: State): Bounds => {
  const board = boardOf(state.options.rings);
  const filled = (seat: Seat): Fill => {
    const stones = state.stones.replaceAll(EMPTY, signOf(seat));
    if (lastFills[seat]?.stones === stones) return lastFills[seat];
    const reckoning = reckon(board, stones);
    return (lastFills[seat] = { stones, reckoning, seats: tally(board, reckoning) });
  };
  const fills = [filled(0), filled(1)] as const;
  const winners = fills.map(({ seats }) => winnerOf(seats));
  const secured = (seat: 0 | 1): string[] =>
    fills[seat === 0 ? 1 : 0].reckoning.owners.flatMap((owner, i) =>
      owner === seat ? [board.names[board.rim + i] as string] : [],
    );
  // A star that stands while the empty nodes are the other's stands while they are its own.
  const alive: boolean[] = [];
  for (const { reckoning } of fills)
    for (const { nodes } of reckoning.stars) for (const node of nodes) alive[node] = true;
  return freeze<Bounds>({
    lowest: [fills[1].seats[0].standard, fills[0].seats[1].standard],
    highest: [fills[0].seats[0].standard, fills[1].seats[1].standard],
    decided: winners[0] === winners[1] ? (winners[0] as Seat | null) : null,
    secured: [secured(0), secured(1)],
    dead: board.names.filter((_, node) => state.stones[node] !== EMPTY && !alive[node]),
  });
}, new WeakMap());

/**
 * What each seat has so far: its secured peries, 1 more for three secured quarks, and 2 for each star that it has fewer
 * than the other, or −2 for each that it has more (S13, S16). A seat without a star counts as having one, since a first
 * star is no lead. On a full board where both have a star this is the score.
 */
export const soFar = memoize((state: State): BySeat<SoFar> => {
  const board = boardOf(state.options.rings);
  const { seats } = score(state);
  const { secured } = bounds(state);
  const [blue, red] = seats.map(({ stars }) => Math.max(1, stars)) as [number, number];
  const of = (seat: 0 | 1, reward: number): SoFar => {
    const quarks = secured[seat].filter((name) => isQuark(board, board.byName.get(name) as number));
    const quarkPeri = quarks.length >= 3 ? 1 : 0;
    return {
      secured: secured[seat],
      quarks,
      quarkPeri,
      stars: seats[seat].stars,
      reward,
      total: secured[seat].length + quarkPeri + reward,
    };
  };
  return freeze<BySeat<SoFar>>([of(0, 2 * (red - blue)), of(1, 2 * (blue - red))]);
}, new WeakMap());
