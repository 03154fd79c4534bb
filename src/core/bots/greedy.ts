/** A bot that looks one move ahead: it plays what an evaluation likes best. */
import type { Rules, Seat } from '../contract/rules.js';
import { chance, fork } from '../basics/seed.js';
import type { Think } from './think.js';

/** Among equally good moves its seed decides. */
export function greedyThink<S, M, E, O>(
  rules: Rules<S, M, E, O>,
  evaluate: (state: S, seat: Seat) => number,
): Think<S, M> {
  return function* (state, seat, { seed, nodes }) {
    const moves = chance(fork(seed, 0)).shuffle([...rules.moves(state, seat)]);
    let [best, most]: [M | undefined, number] = [moves[0], -Infinity];
    for (const move of moves.slice(0, nodes)) {
      const value = evaluate(rules.play(state, seat, move).state, seat);
      if (value > most) [best, most] = [move, value];
      yield best;
    }
    if (best === undefined)
      throw new Error(`${rules.id}: toAct() names seat ${seat}, and moves() gives it none.`);
    return best;
  };
}
