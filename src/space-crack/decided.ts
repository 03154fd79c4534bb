/** When a game is decided: a seat wins whatever the others still do, by what everybody sees (P14). */
import { fold } from '../core/basics/indices.js';
import type { Seat } from '../core/contract/rules.js';
import { planetsOf } from './economy.js';
import type { State } from './state.js';
import { isOut, isOver, seatsOf } from './turns.js';

/** P4, P9: how many planets a seat can still capture at most, one with each command point. */
function reachOf(state: State, seat: Seat): number {
  const { options, points, turn } = state;
  if (isOut(state, seat)) return 0;
  return (points[seat] as number) + options.commandPoints * Math.max(0, options.turns - turn);
}

/** P11: whether a seat ends with the most planets, even if it does nothing more. */
export function winsAnyway(state: State, seat: Seat): boolean {
  const planets = planetsOf(state);
  const others = seatsOf(state).filter((other) => other !== seat);
  if (isOver(state) || others.length === 0) return false;
  const kept = fold(others, planets[seat] as number, (left, other) => left - reachOf(state, other));
  return others.every((other) => kept > (planets[other] as number) + reachOf(state, other));
}
