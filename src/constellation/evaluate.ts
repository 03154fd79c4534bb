/**
 * Estimates the value of a move to a team, for bots (C20): points now, points to come, and the loss of others. These
 * are no rules.
 */
import type { Seat } from '../core/contract/rules.js';
import { distance } from './plane.js';
import { skyOf, type Sky } from './geometry.js';
import { lineOf } from './lines.js';
import { FREE, given, GONE, guardOf, isHq, networksOf, ownerAt, signOf, spreadRings } from './networks.js';
import { settle } from './rules.js';
import { isScoring, standing, valueOf } from './score.js';
import type { State } from './state.js';
import { fold } from '../core/basics/indices.js';
import type { Point } from '../core/chart/chart.js';

/** Reached with the fewest moves: how many, and from which star. */
export interface Ways {
  readonly cost: Float64Array;
  readonly before: Int16Array;
}

/** A team's cost of owning a star: nothing if it does, a claim, a dear steal, or out of reach. */
export function costOf(state: State, team: Seat, place: number): number {
  const sign = state.owners[place];
  if (sign === signOf(team)) return 0;
  if (sign === GONE) return Infinity;
  // Two of them are the end of a network.
  const risk = skyOf(state).kinds[place] === 'blackhole' ? 4 : 0;
  if (sign === FREE) return 1 + risk;
  const open =
    (state.steals[team] as number) > 0 &&
    guardOf(state, place) === undefined &&
    !(state.options.hqImmune && isHq(state, place));
  return open ? 2.5 + risk : Infinity;
}

const priced = new WeakMap<State, Map<Seat, Float64Array>>();

/** A team's cost of each star, computed once per state. */
function pricesOf(state: State, team: Seat): Float64Array {
  const byTeam = priced.get(state) ?? new Map<Seat, Float64Array>();
  priced.set(state, byTeam);
  const prices =
    byTeam.get(team) ??
    Float64Array.from({ length: state.owners.length }, (_, place) => costOf(state, team, place));
  byTeam.set(team, prices);
  return prices;
}

/** The cheapest ways from some stars to all others; the cost of those stars is nothing. */
export function waysFrom(state: State, team: Seat, from: Iterable<number>): Ways {
  const { near, ids } = skyOf(state);
  const prices = pricesOf(state, team);
  const cost = new Float64Array(ids.length).fill(Infinity);
  const before = new Int16Array(ids.length).fill(-1);
  const queue = [...from];
  for (const place of queue) cost[place] = 0;
  for (let head = 0; head < queue.length; head++) {
    const star = queue[head] as number;
    const here = cost[star] as number;
    for (const next of near[star] as readonly number[]) {
      const through = here + (prices[next] as number);
      if (through >= (cost[next] as number)) continue;
      cost[next] = through;
      before[next] = star;
      queue.push(next);
    }
  }
  return { cost, before };
}

/** The stars on the way to one that the team does not own yet. */
export function missing(state: State, team: Seat, { before }: Ways, to: number): number[] {
  const stars: number[] = [];
  for (let star = to; star >= 0; star = before[star] as number)
    if (state.owners[star] !== signOf(team)) stars.push(star);
  return stars;
}

/** Rounds whose HQ points are still to come. */
function roundsLeft({ options, round }: State): number {
  return options.rounds - round + 1;
}

/** The value of an HQ line of this many connections until the end. */
function lineValue(state: State, connections: number): number {
  return (state.options.multipliers[2] as number) * connections * roundsLeft(state);
}

/** A team's hopes besides connections: for each star, how much it would add to the HQ line. */
export function hqHopes(state: State, team: Seat): ReadonlyMap<number, number> {
  const hopes = new Map<number, number>();
  const [first, second] = state.hqs[team] ?? [];
  if (first === undefined || state.fallen[team] || state.options.mode === 'blackhole') return hopes;
  const line = second === undefined ? undefined : lineOf(state, team);
  if (second === undefined) {
    // The longest line grows at its end.
    const { stars } = networksOf(state).of[first] ?? { stars: [first] };
    for (const star of stars)
      for (const next of skyOf(state).near[star] as readonly number[])
        if (state.owners[next] === FREE) hopes.set(next, lineValue(state, 1) * 0.6);
  } else if (line?.stars.length === 0) {
    const ways = waysFrom(state, team, [first]);
    const stars = missing(state, team, ways, second);
    if (!Number.isFinite(ways.cost[second])) return hopes;
    const length = stars.length + 1;
    const value = lineValue(state, Math.max(length, 2)) / stars.length;
    for (const star of stars) hopes.set(star, value);
  }
  for (const [star, value] of guardHopes(state, team, first)) hopes.set(star, (hopes.get(star) ?? 0) + value);
  return hopes;
}

/** C9: an HQ is as safe as its network: the way to the nearest cluster is worth a part of what its line brings. */
function guardHopes(state: State, team: Seat, hq: number): readonly (readonly [number, number])[] {
  const network = networksOf(state).of[hq];
  const isSafe = state.left.every((_, other) => other === team || state.steals[other] === 0);
  if (!network || network.clusters.length > 0 || isSafe) return [];
  const ways = waysFrom(state, team, network.stars);
  const clusters = skyOf(state).kinds.flatMap((kind, place) => (kind === 'cluster' ? [place] : []));
  const nearest = clusters.sort((a, b) => (ways.cost[a] as number) - (ways.cost[b] as number))[0];
  if (nearest === undefined || !((ways.cost[nearest] as number) <= 4)) return [];
  const stars = missing(state, team, ways, nearest);
  return stars.map((star) => [star, (2 + 0.3 * lineValue(state, 5)) / stars.length]);
}

/** The networks of a team that touch a star. */
function touched({ near }: Sky, state: State, team: Seat, place: number) {
  const { of } = networksOf(state);
  const around = (near[place] as readonly number[]).map((next) => of[next]);
  return new Set(around.filter((network) => network?.team === team));
}

/** C10: what a team loses, or gains in mode blackhole, where a claim brings two black holes together. */
function collapse(state: State, team: Seat, place: number): number {
  const sky = skyOf(state);
  const networks = [...touched(sky, state, team, place)];
  const isHole = sky.kinds[place] === 'blackhole';
  const holes = fold(networks, isHole ? 1 : 0, (sum, network) => sum + (network?.blackholes ?? 0));
  const value = fold(networks, 0, (sum, network) => sum + (network ? valueOf(state.options, network) : 0));
  if (state.options.mode === 'blackhole')
    return holes >= 2 ? value : isHole ? 0.4 : networks.length > 0 ? 0 : -0.2;
  if (holes >= 2) return -2 * value - lineValue(state, lineLength(state, team)) - 5;
  return isHole ? -0.5 : 0;
}

/** C14: what it is worth to keep a star from others who would bring wormholes together by it. */
export function wormholeWorth(state: State, team: Seat, place: number): number {
  const { wormholesToWin, mode, teams } = state.options;
  if (mode !== 'classic' || wormholesToWin === 0) return 0;
  const sky = skyOf(state);
  const own = sky.kinds[place] === 'wormhole' ? 1 : 0;
  let worth = 0;
  for (let other = 0; other < teams; other++) {
    if (other === team) continue;
    const counts = [...touched(sky, state, other, place)].map((network) => network?.wormholes ?? 0);
    const most = Math.max(0, ...counts);
    const joined = fold(counts, own, (sum, count) => sum + count);
    if (joined === most) continue;
    // All but won, or one of several steps on the way.
    const step =
      joined >= wormholesToWin && most < wormholesToWin ? 40 : joined === wormholesToWin - 1 ? 10 : 5;
    worth += step;
  }
  return worth;
}

/** The value of a claim to a team, by itself. */
export function claimWorth(
  state: State,
  team: Seat,
  place: number,
  hopes: ReadonlyMap<number, number>,
): number {
  const sky = skyOf(state);
  const { options, owners } = state;
  const [count, perUnit] = options.multipliers as [number, number];
  const point = sky.points[place] as Point;
  let worth = hopes.get(place) ?? 0;
  for (const next of sky.near[place] as readonly number[]) {
    const value = count + perUnit * distance(point, sky.points[next] as Point);
    if (owners[next] === signOf(team)) worth += value;
    else if (owners[next] === FREE) worth += 0.12 * value;
  }
  if (sky.kinds[place] === 'cluster') {
    const guarded = fold(
      [...touched(sky, state, team, place)],
      0,
      (sum, one) => sum + (one?.stars.length ?? 0),
    );
    worth += state.steals.some((left, other) => other !== team && left > 0) ? 0.3 * guarded : 0;
  }
  return (isScoring(options, team) ? worth : 0.1 * worth) + collapse(state, team, place);
}

/** Gains that a claim denies to others. */
export function denial(state: State, team: Seat, place: number): number {
  const sky = skyOf(state);
  const rivals = new Map<Seat, number>();
  for (const next of sky.near[place] as readonly number[]) {
    const owner = ownerAt(state.owners, next);
    if (owner >= 0 && owner !== team) rivals.set(owner, (rivals.get(owner) ?? 0) + 1);
  }
  return Math.max(0, ...rivals.values());
}

/**
 * About how many connections a team's HQ line has: the longest one takes long to search, and a network's size tells as
 * much.
 */
function lineLength(state: State, team: Seat): number {
  const [first, second] = state.hqs[team] ?? [];
  if (first === undefined || state.fallen[team]) return 0;
  if (second !== undefined) return Math.max(0, lineOf(state, team).stars.length - 1);
  return 0.6 * ((networksOf(state).of[first]?.stars.length ?? 1) - 1);
}

/** A team's prospects: its total, and the value of its HQ line until the end. */
function prospects(state: State, team: Seat): number {
  const standingHqs = state.fallen[team] ? 0 : (state.hqs[team]?.length ?? 0);
  const hope = lineValue(state, lineLength(state, team)) + 0.5 * standingHqs * roundsLeft(state);
  return standing(state, team).total + hope;
}

export interface StealWorth {
  /** The thief's gain. */
  readonly gain: number;
  /** The victim's loss. */
  readonly loss: number;
}

/** The gain and the loss by a steal; undefined if it would be refused. */
export function stealWorth(state: State, team: Seat, place: number): StealWorth | undefined {
  const places = spreadRings(state, team, place).flat();
  if (places.length === 0) return undefined;
  const victim = ownerAt(state.owners, place);
  const takes = state.options.stealEffect === 'take';
  const owners = given(state.owners, places, takes ? signOf(team) : FREE);
  const after = settle({ ...state, owners }, team, []);
  const { wormholesToWin, mode } = state.options;
  const reaches = (now: State, other: Seat): number =>
    mode === 'classic' && wormholesToWin > 0 && standing(now, other).wormholes >= wormholesToWin ? 60 : 0;
  const value = (now: State, other: Seat): number => prospects(now, other) + reaches(now, other);
  return {
    gain: value(after, team) - value(state, team),
    loss: value(state, victim) - value(after, victim),
  };
}
