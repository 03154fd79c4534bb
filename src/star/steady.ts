/** The bot `steady`: search by playouts. */
import type { Think } from '../core/bots/think.js';
import { fieldOf } from './field.js';
import { ACCEPT, accepts, placing, SWAP } from './offers.js';
import { bestOf, explore, searchOf } from './rave.js';
import type { Move, State } from './state.js';

/** Playouts in a step: on the largest board, and before the code is compiled, a step is still well below 4 ms. */
const A_STEP = 2;

export const steadyThink: Think<State, Move> = function* (state, _seat, limits) {
  const field = fieldOf(state);
  if (accepts(state, field)) return ACCEPT;
  yield undefined;
  const search = searchOf(field, limits);
  const choice = (): Move => {
    const { node, share } = bestOf(search);
    // S8: what taking over leaves to the other is what the other leaves to this seat, with the colours exchanged.
    return state.phase === 'pie' && share < 0.5 ? SWAP : placing(field, node);
  };
  yield choice();
  for (let playouts = 0; playouts < limits.nodes; playouts++) {
    explore(search);
    if (playouts % A_STEP === A_STEP - 1) yield choice();
  }
  return choice();
};
