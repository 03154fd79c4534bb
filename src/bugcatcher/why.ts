/**
 * Why a program is advised: the missions that it completes, and its steps, on a board where nobody else moves. What the
 * others write is secret, so nothing of it is known here (B15).
 */
import type { Reason } from '../core/bots/bots.js';
import { fold } from '../core/basics/indices.js';
import type { Fact } from '../core/basics/result.js';
import type { Seat } from '../core/contract/rules.js';
import { missionsOf } from './feasibility.js';
import type { Point } from '../core/chart/chart.js';
import { spotOf } from './geometry.js';
import { isMet, type Mission, type Round } from './goals.js';
import { resolve } from './resolve.js';
import type { Move, Nodes, Program, State } from './state.js';

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

/** B11: of these missions, those that a program completes alone. */
export function completedAlone(
  state: State,
  seat: Seat,
  program: Program,
  ids: readonly number[],
): readonly number[] {
  const missions = missionsOf(state.options.missions);
  const round = runAlone(state, seat, program);
  return ids.filter((id) => isMet(missions[id] as Mission, round, seat));
}

/** Whether the nodes that a program moves end at least two steps from every other node that they could meet. */
function endsAway({ options, players }: State, seat: Seat, { placed, ends }: Round): boolean {
  const last = ends[seat] as Nodes;
  return (['B', 'C'] as const).every((kind) => {
    if (!placed.some((step) => step.seat === seat && step.kind === kind)) return true;
    const of = ({ border, central }: Nodes): Point => spotOf(options, kind, kind === 'B' ? border : central);
    const [x, y] = of(last);
    return players.every((nodes, other) => {
      const [u, v] = of(nodes);
      return other === seat || Math.abs(x - u) + Math.abs(y - v) > 1;
    });
  });
}

/** A mission in a sentence: those of the game have names in every language. */
function missionFact({ name }: Mission, custom: string): Fact {
  return custom === '' ? { key: `mission.${name.replaceAll(' ', '_')}` } : name;
}

export function why(state: State, seat: Seat, move: Move): Reason | undefined {
  if (move.type !== 'submit') return undefined;
  const { program, accepted } = move;
  const { missions: custom } = state.options;
  const all = missionsOf(custom);
  const round = runAlone(state, seat, program);
  const steps = round.placed.filter((step) => step.seat === seat).length;
  const done = completedAlone(state, seat, program, [...(state.players[seat]?.open ?? []), ...accepted]);
  const reward = fold(done, 0, (sum, id) => sum + (all[id] as Mission).reward);
  const facts = {
    steps,
    fireflies: steps + reward,
    missions: done.map((id) => missionFact(all[id] as Mission, custom)),
    n: done.length,
    // B12: each of them costs so much where another player is first.
    loss: fold(accepted, 0, (sum, id) => sum + (all[id] as Mission).penalty),
  };
  if (done.length > 0) return { code: accepted.length > 0 ? 'hint.missions' : 'hint.open', facts, lit: [] };
  if (steps === 0) return undefined;
  return { code: endsAway(state, seat, round) ? 'hint.quiet' : 'hint.steps', facts: { steps }, lit: [] };
}
