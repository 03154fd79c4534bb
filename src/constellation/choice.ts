/** How bots choose: each option weighed, the best taken, and the less aggressive a bot is the oftener another (C20). */
import { indices } from '../core/basics/indices.js';
import type { Seat } from '../core/contract/rules.js';
import { chance, fork } from '../core/basics/seed.js';
import type { Think } from '../core/bots/think.js';
import { skyOf } from './geometry.js';
import { FREE } from './networks.js';
import { moveOn, rules } from './rules.js';
import type { Move, State } from './state.js';
import { waysFrom } from './evaluate.js';

/** C20: default and highest aggression. */
const USUAL_LEVEL = 5;
export const HIGHEST = 10;

/** Moves worth less than this are not made. */
export const HARM = -1;

/** Weighs stars for a bot: free ones to claim, others to steal. */
export interface Weigher {
  claim(place: number): number;
  steal(place: number): number;
}

export type Weigh = (state: State, team: Seat) => Weigher;

export interface Choice {
  readonly move: Move;
  readonly worth: number;
}

/** The member who moves: the one with the most moves left. */
export function memberOf({ left }: State, team: Seat): number {
  const own = left[team] as readonly number[];
  return own.indexOf(Math.max(...own));
}

/** C5: HQs that a round's moves can join, by as long a line as pays. */
function hqWorth(state: State, team: Seat): (place: number) => number {
  const { near } = skyOf(state);
  const { movesPerRound, rounds } = state.options;
  const [first] = state.hqs[team] ?? [];
  const ways = first === undefined ? undefined : waysFrom(state, team, [first]);
  const others = state.hqs.flat().filter((place) => place !== first);
  const apart = others.length > 0 ? waysFrom(state, team, others) : undefined;
  return (place) => {
    const room = (near[place] as readonly number[]).filter((next) => state.owners[next] === FREE).length;
    const distance = ways?.cost[place];
    const spread = Math.min(apart?.cost[place] ?? 0, 3);
    if (distance === undefined) return room + spread;
    if (!Number.isFinite(distance)) return room - 10;
    const wait = Math.floor((distance - 1) / movesPerRound);
    return distance * Math.max(0, rounds - wait) + 0.3 * room + spread;
  };
}

/** All that a team may do, weighed; yields the best so far. */
export function* weighAll(
  state: State,
  team: Seat,
  weigh: Weigh,
  nodes: number,
): Generator<Move | undefined, Choice[]> {
  const choices: Choice[] = [];
  const weigher: Partial<Record<Move['type'], (place: number) => number>> =
    state.phase === 'hq' ? { hq: hqWorth(state, team) } : weigh(state, team);
  const member = memberOf(state, team);
  let best: Choice | undefined;
  for (const place of indices(skyOf(state).ids.length)) {
    if (choices.length >= nodes) break;
    const move = moveOn(state, team, member, place);
    if (rules.refuse(state, team, move)) continue;
    const choice = { move, worth: weigher[move.type]?.(place) ?? 0 };
    choices.push(choice);
    if (!best || choice.worth > best.worth) best = choice;
    if (choices.length % 64 === 0) yield best.move;
  }
  return choices.sort((a, b) => b.worth - a.worth);
}

/** A bot that goes by what it weighs. At the highest level it always takes the best; at 0 anything. */
export function thinkBy(weigh: Weigh, usual = USUAL_LEVEL): Think<State, Move> {
  return function* (state, team, { seed, nodes, level = usual }) {
    const choices = yield* weighAll(state, team, weigh, nodes);
    const luck = chance(fork(seed, team));
    const skill = Math.min(level, HIGHEST) / HIGHEST;
    const isSharp = luck.below(1000) < 1000 * skill;
    // At higher levels, slips are smaller too.
    const open = isSharp ? 1 : Math.max(1, Math.ceil(choices.length * (1 - 0.8 * skill)));
    const chosen = choices[luck.below(open)];
    if (!chosen) throw new Error(`Team ${team} has no move. Ask a bot only for a team that toAct() names.`);
    // C10: no move rather than one that only does harm, as where the last free star would destroy a network.
    const isHarm = isSharp && state.phase === 'play' && chosen.worth < HARM;
    return isHarm ? { type: 'pass', member: memberOf(state, team) } : chosen.move;
  };
}
