/**
 * The hints (C20): a win or an HQ line that this round's moves can finish, before what weighs most; nothing that only
 * does harm.
 */
import type { Advice } from '../core/bots/bots.js';
import type { Limits } from '../core/bots/think.js';
import type { Seat } from '../core/contract/rules.js';
import { HARM, memberOf, weighAll } from './choice.js';
import { skyOf } from './geometry.js';
import { ownerAt } from './networks.js';
import { athena } from './personalities.js';
import { hqWay, wormholeWay } from './plans.js';
import { isHarm, parting } from './stops.js';
import { moveOn, rules } from './rules.js';
import type { Move, State } from './state.js';
import { why, winsBy } from './why.js';

/** The first claim of a way that the member's moves in this round can finish, from the team's own stars on. */
function firstOf(state: State, team: Seat, way: readonly number[] | undefined): Move | undefined {
  const member = memberOf(state, team);
  const moves = state.left[team]?.[member] as number;
  if (!way || way.length === 0 || way.length > moves) return undefined;
  const { near } = skyOf(state);
  const touches = (place: number): boolean =>
    (near[place] as readonly number[]).some((next) => ownerAt(state.owners, next) === team);
  return [...way]
    .sort((a, b) => Number(touches(b)) - Number(touches(a)))
    .map((place) => moveOn(state, team, member, place))
    .find((move) => !rules.refuse(state, team, move) && !isHarm(state, team, move));
}

/** A step to what this round can finish: a win, the end of another's, the HQ line. */
function finishing(state: State, team: Seat): Move | undefined {
  if (state.phase !== 'play') return undefined;
  const end: Move = { type: 'pass', member: memberOf(state, team) };
  if (winsBy(state, team, end)) return end;
  return (
    firstOf(state, team, wormholeWay(state, team)) ??
    parting(state, team) ??
    firstOf(state, team, hqWay(state, team))
  );
}

export function* advise(state: State, team: Seat, { nodes }: Limits): Generator<undefined, Advice<Move>> {
  yield undefined;
  const move = finishing(state, team) ?? (yield* mostWorth(state, team, nodes));
  return { move, ...(why(state, team, move) ?? { code: 'said.hint', facts: {} }) };
}

function* mostWorth(state: State, team: Seat, nodes: number): Generator<undefined, Move> {
  const weighing = weighAll(state, team, athena, nodes);
  let step = weighing.next();
  for (; !step.done; step = weighing.next()) yield undefined;
  const best = step.value.find(
    ({ move, worth }) => state.phase === 'hq' || (worth >= HARM && !isHarm(state, team, move)),
  );
  return best?.move ?? { type: 'pass', member: memberOf(state, team) };
}
