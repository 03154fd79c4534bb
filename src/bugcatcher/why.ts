/**
 * Why a program is advised: the missions that it completes, and its steps, on a board where nobody else moves. What the
 * others write is secret, so nothing of it is known here (B15).
 */
import type { Reason } from '../core/bots/bots.js';
import { fold } from '../core/basics/indices.js';
import type { Fact } from '../core/basics/result.js';
import type { Seat } from '../core/contract/rules.js';
import { missionsOf } from './feasibility.js';
import { isMet, type Mission, type Round } from './goals.js';
import { resolve } from './resolve.js';
import type { Move, Program, State } from './state.js';

/** A seat's program run while all others stand still. */
function runAlone({ options, players }: State, seat: Seat, program: Program): Round {
  const programs = players.map((_, other) => (other === seat ? program : ''));
  return { grid: options, programs, ...resolve(options, players, programs, options) };
}

/** As much of a program as collides with nothing that is known: the node's own paths, and nodes that stand. */
export function clearPart(state: State, seat: Seat, program: Program): Program {
  const results = runAlone(state, seat, program).results[seat] as string;
  const fault = results.search(/[^0]/);
  return fault < 0 ? program : program.slice(0, fault);
}

/** B11: the missions that a program completes alone, of those that are open to the seat or accepted with it. */
function completedAlone(
  state: State,
  seat: Seat,
  { program, accepted }: Move & { readonly type: 'submit' },
): readonly number[] {
  const missions = missionsOf(state.options.missions);
  const round = runAlone(state, seat, program);
  const open = state.players[seat]?.open ?? [];
  return [...new Set([...open, ...accepted])].filter((id) => isMet(missions[id] as Mission, round, seat));
}

/** A mission in a sentence: those of the game have names in every language. */
function missionFact({ name }: Mission, custom: string): Fact {
  return custom === '' ? { key: `mission.${name.replaceAll(' ', '_')}` } : name;
}

export function why(state: State, seat: Seat, move: Move): Reason | undefined {
  if (move.type !== 'submit') return undefined;
  const { missions: custom } = state.options;
  const missions = completedAlone(state, seat, move).map((id) => missionsOf(custom)[id] as Mission);
  const steps = runAlone(state, seat, move.program).placed.filter((step) => step.seat === seat).length;
  if (missions.length === 0) return steps > 0 ? { code: 'hint.steps', facts: { steps }, lit: [] } : undefined;
  const fireflies = fold(missions, 0, (sum, { reward }) => sum + reward);
  const names = missions.map((mission) => missionFact(mission, custom));
  return { code: 'hint.missions', facts: { missions: names, steps, fireflies }, lit: [] };
}
