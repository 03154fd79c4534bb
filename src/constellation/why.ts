/**
 * Why a move of Constellation is advised: the first of these facts that holds. Each can be checked on the map,
 * whichever bot chose the move.
 */
import { indices } from '../core/basics/indices.js';
import type { Reason } from '../core/bots/bots.js';
import type { Facts } from '../core/basics/result.js';
import type { Seat } from '../core/contract/rules.js';
import { seatFact } from '../core/words/words.js';
import { shown } from './describe.js';
import { waysFrom } from './evaluate.js';
import { skyOf, type Sky } from './geometry.js';
import { lineOf } from './lines.js';
import { FREE, given, networksOf, ownerAt, signOf } from './networks.js';
import { hqWay, wormholeWay } from './plans.js';
import { rules } from './rules.js';
import { hqPoints, standing } from './score.js';
import type { Event, Move, State } from './state.js';

/** A claim or a steal: the map before and after it, and what it brought. */
interface Taken {
  readonly team: Seat;
  readonly sky: Sky;
  readonly place: number;
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  /** C14: how many wormholes in one network win; 0: none do. */
  readonly winning: number;
}

type Case = (taken: Taken) => Reason | undefined;

function reason({ ids }: Sky, code: string, facts: Facts, places: readonly number[] = []): Reason {
  return { code, facts, lit: places.map((place) => ids[place] as string) };
}

/** The wormholes of a team's network that has most of them. */
function wormholesOf({ sky }: Taken, state: State, team: Seat): readonly number[] {
  const own = networksOf(state).list.filter((network) => network.team === team);
  const most = own.sort((a, b) => b.wormholes - a.wormholes)[0];
  return most?.stars.filter((place) => sky.kinds[place] === 'wormhole') ?? [];
}

const wins = ({ winning }: Taken, state: State, team: Seat): boolean =>
  winning > 0 && standing(state, team).wormholes >= winning;

const wormholeWin: Case = (taken) => {
  const { sky, team, before, after } = taken;
  if (wins(taken, before, team) || !wins(taken, after, team)) return undefined;
  const holes = wormholesOf(taken, after, team);
  return reason(sky, 'hint.wormhole-win', { of: holes.length }, holes);
};

/** The stars that are left of a way of claims, where a claim is a step of it and a round could finish it. */
function shortened(
  { before, after, team }: Taken,
  way: (state: State, team: Seat) => readonly number[] | undefined,
): readonly number[] | undefined {
  const [more, left] = [way(before, team), way(after, team)];
  const isStep = more && left && left.length < more.length && left.length <= before.options.movesPerRound;
  return isStep && left.length > 0 ? left : undefined;
}

const toWormholes: Case = (taken) => {
  const left = shortened(taken, wormholeWay);
  return left && reason(taken.sky, 'hint.wormhole-way', { n: left.length, of: taken.winning }, left);
};

/** The other team that a steal is from. */
const victimOf = ({ before, place }: Taken): Seat => ownerAt(before.owners, place);

const breaksWin: Case = (taken) => {
  const from = victimOf(taken);
  if (from < 0 || !wins(taken, taken.before, from) || wins(taken, taken.after, from)) return undefined;
  return reason(taken.sky, 'hint.breaks-win', {}, wormholesOf(taken, taken.before, from));
};

/** C10, in mode blackhole: what the black holes bring. */
const destroys: Case = ({ sky, team, before, events }) => {
  const doomed = events.find((event) => event.type === 'destroyed' && event.team === team);
  if (doomed?.type !== 'destroyed' || before.options.mode !== 'blackhole') return undefined;
  const places = doomed.stars.map((star) => sky.byId.get(star) as number);
  return reason(sky, 'hint.destroys', { n: doomed.stars.length, value: shown(doomed.value) }, places);
};

const pointsOf = (state: State, team: Seat): number =>
  shown((state.options.multipliers[2] as number) * hqPoints(state, team));

/** The HQ line comes to be, or becomes longer. */
const hqLine: Case = ({ sky, team, before, after }) => {
  const points = pointsOf(after, team);
  if (points <= pointsOf(before, team)) return undefined;
  const isNew = hqPoints(before, team) === 0 && (after.hqs[team]?.length ?? 0) > 1;
  const { stars } = lineOf(after, team);
  return reason(sky, isNew ? 'hint.hq-joined' : 'hint.hq-longer', { n: points }, stars);
};

const toHqs: Case = (taken) => {
  const left = shortened(taken, hqWay);
  return left && reason(taken.sky, 'hint.hq-way', { n: left.length }, left);
};

const stealsHq: Case = (taken) => {
  const from = victimOf(taken);
  const { sky, before } = taken;
  const fell = taken.events.some((event) => event.type === 'fell' && event.team === from);
  return from >= 0 && fell ? reason(sky, 'hint.hq-steal', {}, before.hqs[from] ?? []) : undefined;
};

const cuts: Case = (taken) => {
  const { sky, before, after } = taken;
  const from = victimOf(taken);
  if (from < 0 || hqPoints(after, from) >= hqPoints(before, from)) return undefined;
  return reason(sky, 'hint.cuts', { n: pointsOf(after, from) }, lineOf(before, from).stars);
};

/** C9: a cluster comes to a network that has none. */
const guards: Case = ({ sky, team, place, before, after }) => {
  if (sky.kinds[place] !== 'cluster' || !before.steals.some((left, other) => other !== team && left > 0))
    return undefined;
  const network = networksOf(after).of[place];
  const open = network?.stars.filter(
    (star) => star !== place && !networksOf(before).of[star]?.clusters.length,
  );
  return network?.team === team && open && open.length > 1
    ? reason(sky, 'hint.guards', { n: open.length }, open)
    : undefined;
};

/** Tells what another team would have had with the star. */
const blocks: Case = (taken) => {
  const { sky, team, place, before } = taken;
  if (before.owners[place] !== FREE) return undefined;
  for (const other of before.left.keys()) {
    if (other === team) continue;
    const theirs = { ...before, owners: given(before.owners, [place], signOf(other)) };
    const facts = { other: seatFact(other) };
    if (!wins(taken, before, other) && wins(taken, theirs, other)) {
      const holes = wormholesOf(taken, theirs, other);
      return reason(sky, 'hint.blocks-win', { ...facts, of: holes.length }, holes);
    }
    const hasTwo = (before.hqs[other]?.length ?? 0) > 1;
    if (hasTwo && hqPoints(before, other) === 0 && hqPoints(theirs, other) > 0)
      return reason(sky, 'hint.blocks-hqs', facts, lineOf(theirs, other).stars);
  }
  return undefined;
};

const takes: Case = (taken) => {
  const from = victimOf(taken);
  if (from < 0) return undefined;
  const n = standing(taken.before, from).count - standing(taken.after, from).count;
  return n > 0 ? reason(taken.sky, 'hint.takes', { n }) : undefined;
};

/** A star that a steal clears connects nothing. */
const links: Case = ({ sky, team, place, before, after }) => {
  if (ownerAt(after.owners, place) !== team) return undefined;
  const near = (sky.near[place] as readonly number[]).filter((next) => ownerAt(before.owners, next) === team);
  return near.length > 0 ? reason(sky, 'hint.links', { n: near.length }, near) : undefined;
};

const freeBeside = ({ sky, place, before }: Taken): readonly number[] =>
  (sky.near[place] as readonly number[]).filter((next) => before.owners[next] === FREE);

/** Own stars are still apart from this one: the way to them. */
const open: Case = (taken) => {
  const near = freeBeside(taken);
  return taken.before.owners[taken.place] === FREE && near.length > 1
    ? reason(taken.sky, 'hint.open', { n: near.length }, near)
    : undefined;
};

/** The most that any other team would gain by the star. */
const denies: Case = ({ sky, team, place, before }) => {
  if (before.owners[place] !== FREE) return undefined;
  const others = [...before.left.keys()].filter((other) => other !== team);
  const [most] = others
    .map((other) => ({
      other,
      near: (sky.near[place] as readonly number[]).filter((next) => ownerAt(before.owners, next) === other),
    }))
    .sort((a, b) => b.near.length - a.near.length);
  if (!most || most.near.length === 0) return undefined;
  return reason(sky, 'hint.denies', { other: seatFact(most.other), n: most.near.length }, most.near);
};

/** The reason of last resort: it always holds. */
const atLeast: Case = (taken) => {
  const { sky, place, before, after } = taken;
  if (before.owners[place] === FREE) {
    const near = freeBeside(taken);
    return near.length > 0
      ? reason(sky, 'hint.open', { n: near.length }, near)
      : reason(sky, 'hint.keeps', {});
  }
  const from = victimOf(taken);
  const lost = indices(sky.ids.length).filter(
    (star) => ownerAt(before.owners, star) === from && ownerAt(after.owners, star) !== from,
  );
  return reason(sky, 'hint.robs', { n: lost.length }, lost);
};

const CASES: readonly Case[] = [
  wormholeWin,
  toWormholes,
  breaksWin,
  destroys,
  hqLine,
  toHqs,
  stealsHq,
  cuts,
  guards,
  blocks,
  takes,
  links,
  open,
  denies,
  atLeast,
];

function whyTaken(state: State, team: Seat, move: Move & { readonly star: string }): Reason | undefined {
  const sky = skyOf(state);
  const place = sky.byId.get(move.star) as number;
  const { mode, wormholesToWin, stealEffect } = state.options;
  const { state: after, events } = rules.play(state, team, move);
  const taken = { team, sky, place, before: state, after, events };
  // C10: no reason is given for what does harm.
  const isHarm = events.some((event) => event.type === 'destroyed' && event.team === team);
  if (isHarm && mode !== 'blackhole') return undefined;
  const from = ownerAt(state.owners, place);
  const facts = {
    star: move.star,
    act: from < 0 ? 'claim' : stealEffect,
    from: from < 0 ? '' : seatFact(from),
  };
  for (const holds of CASES) {
    const found = holds({ ...taken, winning: mode === 'classic' ? wormholesToWin : 0 });
    if (found) return { ...found, facts: { ...facts, ...found.facts } };
  }
  return undefined;
}

/** C5: the room around a first HQ; how far a second one is from it. */
function whyHq(state: State, team: Seat, star: string): Reason {
  const sky = skyOf(state);
  const place = sky.byId.get(star) as number;
  const [first] = state.hqs[team] ?? [];
  const steps = first === undefined ? Infinity : (waysFrom(state, team, [first]).cost[place] as number);
  if (first !== undefined && Number.isInteger(steps))
    return reason(sky, 'hint.hq-second', { star, n: steps - 1 }, [first]);
  const near = sky.near[place] as readonly number[];
  return reason(sky, 'hint.hq-first', { star, n: near.length }, near);
}

/** C14, C15: whether this move ends the game, and the team alone has won. */
export function winsBy(state: State, team: Seat, move: Move): boolean {
  if (rules.refuse(state, team, move)) return false;
  const { winners = [] } = rules.outcome(rules.play(state, team, move).state) ?? {};
  return winners.length === 1 && winners[0] === team;
}

/** C14: to end the round wins. C10: nothing is left but what would destroy a network of the team's. */
function whyPass(state: State, team: Seat, move: Move): Reason | undefined {
  if (winsBy(state, team, move)) return { code: 'hint.ends-won', facts: {}, lit: [] };
  const isHarm = (move: Move): boolean =>
    move.type !== 'pass' &&
    rules.play(state, team, move).events.some((event) => event.type === 'destroyed' && event.team === team);
  const claims = [...rules.moves(state, team)];
  return claims.length > 0 && claims.every(isHarm) ? { code: 'hint.passes', facts: {}, lit: [] } : undefined;
}

export function why(state: State, team: Seat, move: Move): Reason | undefined {
  switch (move.type) {
    case 'hq':
      return whyHq(state, team, move.star);
    case 'claim':
    case 'steal':
      return whyTaken(state, team, move);
    case 'pass':
      return whyPass(state, team, move);
    case 'end':
      return undefined;
  }
}
