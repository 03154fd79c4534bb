/** The bots `gentle` and `greedy`: the move that is best at once, of some or of all. */
import { indexed } from '../core/basics/indices.js';
import { chance } from '../core/basics/seed.js';
import type { Think } from '../core/bots/think.js';
import { rules } from './rules.js';
import type { Move, State } from './state.js';
import { plainWorth } from './evaluate.js';

const A_STEP = 64;

/** `share`: the part of its moves that a bot sees. */
function bestAtOnce(share: number): Think<State, Move> {
  return function* (state, seat, { seed, nodes }) {
    const all = chance(seed).shuffle([...rules.moves(state, seat)]);
    const seen = all.slice(0, Math.max(1, Math.min(nodes, Math.ceil(all.length * share))));
    let best = seen[0] as Move;
    let most = -Infinity;
    for (const [at, move] of indexed(seen)) {
      if (at % A_STEP === 0) yield best;
      const value = plainWorth(rules.play(state, seat, move).state, seat);
      if (value <= most) continue;
      most = value;
      best = move;
    }
    return best;
  };
}

export const greedyThink = bestAtOnce(1);

/** As somebody plays who has just learned the rules. */
export const gentleThink = bestAtOnce(1 / 3);
