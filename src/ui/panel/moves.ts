/** The moves of a game as what lists of moves need of it. */
import { describeMove } from '../words/describe-move.js';
import type { Board } from './board.js';
import type { MoveList } from './move-list.js';

export function moveListOf({ state, dispatch }: Board): MoveList {
  const { session, adapter, viewer } = state;
  return {
    ply: session?.ply ?? 0,
    plies: session?.plies ?? 0,
    describe: (n) => describeMove(state, n),
    roundOf: (n) => session && adapter.rounds?.at(session.game.view(session.stateAt(n - 1), viewer)),
    go: (ply) => void dispatch({ type: 'go', ply }),
  };
}
