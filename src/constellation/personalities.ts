/** Athena, Einstein and Robin Hood (C20): what each of them is after. */
import { fold, indices } from '../core/basics/indices.js';
import type { Seat } from '../core/contract/rules.js';
import type { Weigh } from './choice.js';
import { skyOf } from './geometry.js';
import { networksOf, signOf } from './networks.js';
import { totalsOf } from './score.js';
import type { State } from './state.js';
import {
  claimWorth,
  costOf,
  denial,
  hqHopes,
  missing,
  stealWorth,
  waysFrom,
  wormholeWorth,
} from './evaluate.js';

/**
 * Steals are few: the longer a game still lasts, the more one has to bring, the last one most: it may have to part
 * wormholes.
 */
function reserve({ options, round, steals }: State, team: Seat): number {
  const left = 1 - round / options.rounds;
  return (steals[team] === 1 ? 70 : 8) * left;
}

/** As many points as possible. */
export const athena: Weigh = (state, team) => {
  const hopes = hqHopes(state, team);
  const rivals = state.options.teams - 1;
  return {
    claim: (place) =>
      claimWorth(state, team, place, hopes) +
      0.25 * denial(state, team, place) +
      wormholeWorth(state, team, place),
    steal: (place) => {
      const worth = stealWorth(state, team, place);
      return worth ? worth.gain + worth.loss / rivals - reserve(state, team) : -Infinity;
    },
  };
};

/** Stars that are to hang together, with the team's own networks that they touch. */
function joinedBy(state: State, team: Seat, stars: Iterable<number>): Set<number> {
  const { near } = skyOf(state);
  const { of } = networksOf(state);
  const all = new Set(stars);
  for (const star of [...all])
    for (const at of [star, ...(near[star] as readonly number[])])
      if (of[at]?.team === team) for (const other of of[at].stars) all.add(other);
  return all;
}

function cheapest(places: readonly number[], cost: Float64Array): number | undefined {
  const at = (place: number): number => cost[place] as number;
  const best = fold(places, places[0] ?? -1, (a, b) => (at(b) < at(a) ? b : a));
  return best >= 0 && Number.isFinite(at(best)) ? best : undefined;
}

/**
 * The stars still missing to bring enough wormholes together, from one of them on; undefined where it cannot be done.
 */
function planFrom(state: State, team: Seat, holes: readonly number[], root: number): number[] | undefined {
  const { wormholesToWin } = state.options;
  let all = joinedBy(state, team, [root]);
  for (;;) {
    const apart = holes.filter((place) => !all.has(place));
    if (holes.length - apart.length >= wormholesToWin) break;
    const ways = waysFrom(state, team, all);
    const next = cheapest(apart, ways.cost);
    if (next === undefined) return undefined;
    all = joinedBy(state, team, [...all, ...missing(state, team, ways, next)]);
  }
  // C10: two black holes destroy it all.
  const { kinds } = skyOf(state);
  if ([...all].filter((star) => kinds[star] === 'blackhole').length > 1) return undefined;
  return [...all].filter((star) => state.owners[star] !== signOf(team));
}

/** The plan that takes least, undefined where there is none. */
export function wormholePlan(state: State, team: Seat): number[] | undefined {
  const { kinds } = skyOf(state);
  const { wormholesToWin, mode } = state.options;
  if (mode !== 'classic' || wormholesToWin === 0) return undefined;
  const takes = (plan: readonly number[]): number =>
    fold(plan, 0, (sum, place) => sum + costOf(state, team, place));
  const holes = indices(kinds.length).filter(
    (place) => kinds[place] === 'wormhole' && Number.isFinite(costOf(state, team, place)),
  );
  const plans = holes.flatMap((root) => {
    const plan = planFrom(state, team, holes, root);
    return plan ? [plan] : [];
  });
  return plans.sort((a, b) => takes(a) - takes(b))[0];
}

/** Connected wormholes first; what is left over goes into points. */
export const einstein: Weigh = (state, team) => {
  const points = athena(state, team);
  const plan = wormholePlan(state, team);
  const { kinds } = skyOf(state);
  const isMissing = new Set(plan ?? []);
  // Once joined, a guard is what the network lacks most.
  const guards = plan?.length === 0 ? guardPlan(state, team) : new Set<number>();
  const eager = (place: number): number =>
    (isMissing.has(place) ? 1000 + (kinds[place] === 'wormhole' ? 10 : 0) : 0) +
    (guards.has(place) ? 500 : 0);
  return {
    claim: (place) => points.claim(place) + eager(place),
    steal: (place) => points.steal(place) + (isMissing.has(place) ? 990 : 0),
  };
};

/** The way from the network with most wormholes to a cluster, where it has none. */
function guardPlan(state: State, team: Seat): ReadonlySet<number> {
  const own = networksOf(state).list.filter((network) => network.team === team);
  const [network] = own.sort((a, b) => b.wormholes - a.wormholes);
  if (!network || network.clusters.length > 0) return new Set();
  const { kinds } = skyOf(state);
  const ways = waysFrom(state, team, network.stars);
  const clusters = indices(kinds.length).filter((place) => kinds[place] === 'cluster');
  const nearest = cheapest(clusters, ways.cost);
  return new Set(nearest === undefined ? [] : missing(state, team, ways, nearest));
}

/** The team in first place; undefined where it is this one, alone. */
function leaderOver(state: State, team: Seat): Seat | undefined {
  const totals = totalsOf(state);
  const others = indices(totals.length).filter((other) => other !== team);
  const leader = fold(others.slice(1), others[0] as number, (a, b) =>
    (totals[b] as number) > (totals[a] as number) ? b : a,
  );
  return (totals[leader] as number) >= (totals[team] as number) ? leader : undefined;
}

/** The team in first place is to lose, and to get nothing that it is after. */
export const robinHood: Weigh = (state, team) => {
  const points = athena(state, team);
  const leader = leaderOver(state, team);
  if (leader === undefined) return points;
  const hopes = hqHopes(state, leader);
  const isLeaders = (place: number): boolean => state.owners[place] === signOf(leader);
  return {
    claim: (place) =>
      Math.min(0, points.claim(place)) + claimWorth(state, leader, place, hopes) + 0.1 * points.claim(place),
    steal: (place) => {
      const worth = isLeaders(place) ? stealWorth(state, team, place) : undefined;
      return worth ? 2 * worth.loss + 0.2 * worth.gain : -Infinity;
    },
  };
};
