/** The bot `steady`: search by playouts. It gives the hints. */
import type { Advice } from '../core/bots/bots.js';
import type { Limits, Think } from '../core/bots/think.js';
import type { Seat } from '../core/contract/rules.js';
import { fieldOf } from './field.js';
import { ACCEPT, accepts, placing, SWAP } from './offers.js';
import { bestOf, explore, searchOf } from './rave.js';
import type { Move, State } from './state.js';
import { why } from './why.js';

/** Playouts in a step: on the largest board, and before the code is compiled, a step is still well below 4 ms. */
const A_STEP = 2;

/** The result of a search: its move, and how many of the playouts that began with it were won. */
interface Found {
  readonly move: Move;
  readonly won: number;
  readonly of: number;
}

function* seek(state: State, limits: Limits): Generator<Move | undefined, Found> {
  const field = fieldOf(state);
  if (accepts(state, field)) return { move: ACCEPT, won: 0, of: 0 };
  yield undefined;
  const search = searchOf(field, limits);
  const found = (): Found => {
    const { node, share, wins, tried } = bestOf(search);
    // S8: what taking over leaves to the other is what the other leaves to this seat, with the colours exchanged.
    const move = state.phase === 'pie' && share < 0.5 ? SWAP : placing(field, node);
    return { move, won: wins, of: tried };
  };
  yield found().move;
  for (let playouts = 0; playouts < limits.nodes; playouts++) {
    explore(search);
    if (playouts % A_STEP === A_STEP - 1) yield found().move;
  }
  return found();
}

export const steadyThink: Think<State, Move> = function* (state, _seat, limits) {
  return (yield* seek(state, limits)).move;
};

/** Its move and why; where no fact of the board tells, how its playouts went. */
export function* adviseSteadily(
  state: State,
  seat: Seat,
  limits: Limits,
): Generator<undefined, Advice<Move>> {
  const search = seek(state, limits);
  let step = search.next();
  for (; !step.done; step = search.next()) yield undefined;
  const { move, won, of } = step.value;
  const reason = why(state, seat, move);
  if (reason) return { move, ...reason };
  return move.type === 'place' && won > 0
    ? { move, code: 'hint.trials', facts: { node: move.node, won, of } }
    : { move, code: 'said.hint', facts: {} };
}
