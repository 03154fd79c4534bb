/** The bot `planner`: plans all that is left of its turn by beam search, and plays the plan's first move. */
import type { Seat } from '../core/contract/rules.js';
import { chance } from '../core/basics/seed.js';
import type { Think } from '../core/bots/think.js';
import { rules } from './rules.js';
import type { Move, State } from './state.js';
import { worth } from './evaluate.js';

/** So many plans go on to the next move. */
const BEAM = 8;
/** So many moves ahead at most. */
const DEPTH = 6;
const A_STEP = 32;

interface Plan {
  readonly state: State;
  readonly first: Move;
  readonly value: number;
}

const END: Move = { type: 'end' };

/**
 * The same position with all of the turn for the seat: what others do meanwhile is not foreseen. A spare point keeps
 * the turn from ending under a plan that uses the last one.
 */
function alone(state: State, seat: Seat): State {
  const points = state.points.map((left, other) => (other === seat ? left + 1 : left));
  return { ...state, points, options: { ...state.options, order: 'sequential' }, next: seat };
}

export const plannerThink: Think<State, Move> = function* (state, seat, { seed, nodes }) {
  const luck = chance(seed);
  const root = alone(state, seat);
  const canEnd = !rules.refuse(state, seat, END);
  let best: Plan = { state: root, first: [...rules.moves(root, seat)][0] as Move, value: -Infinity };
  if (canEnd) best = { state: root, first: END, value: worth(root, seat) };
  let plans: readonly Plan[] = [best];
  let looked = 0;
  const depths = Math.min(DEPTH, state.points[seat] as number);
  for (let depth = 0; depth < depths; depth++) {
    const longer = new Map<number, Plan>();
    for (const plan of plans) {
      if (plan.state.turn !== state.turn || plan.state.next !== seat) continue;
      for (const move of luck.shuffle([...rules.moves(plan.state, seat)])) {
        if (looked++ >= nodes) return best.first;
        if (looked % A_STEP === 0) yield best.first;
        const next = rules.play(plan.state, seat, move).state;
        const value = worth(next, seat);
        const made = { state: next, first: depth === 0 ? move : plan.first, value };
        // Plans of the same value are mostly the same moves in another order.
        if (!longer.has(value)) longer.set(value, made);
        if (value > best.value) best = made;
      }
    }
    plans = [...longer.values()].sort((a, b) => b.value - a.value).slice(0, BEAM);
  }
  return best.first;
};
