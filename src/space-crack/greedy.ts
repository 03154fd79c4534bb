/** The bot `greedy`: the move that is best at once. */
import { chance } from '../core/seed.js';
import type { Think } from '../core/think.js';
import { rules } from './rules.js';
import type { Move, State } from './state.js';
import { plainWorth } from './evaluate.js';

const A_STEP = 64;

export const greedyThink: Think<State, Move> = function* (state, seat, { seed, nodes }) {
  const actions = chance(seed)
    .shuffle([...rules.moves(state, seat)])
    .slice(0, Math.max(1, nodes));
  let best = actions[0] as Move;
  let most = -Infinity;
  for (const [at, move] of actions.entries()) {
    if (at % A_STEP === 0) yield best;
    const value = plainWorth(rules.play(state, seat, move).state, seat);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
};
