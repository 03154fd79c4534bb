/**
 * Why a game ended as it did, and the move that decided it. That is sought once: it does not change when one looks at
 * it again.
 */
import type { Viewer } from '../../core/contract/rules.js';
import type { BoardState } from '../contract/board-state.js';

/** By the last state, which is another one where another game has led there; then by viewer. */
const known = new WeakMap<object, Map<Viewer, number | undefined>>();

/** Undefined where no single move did, and where the game does not tell. */
export function decidedAt({ session, adapter, viewer }: BoardState, plies: number): number | undefined {
  if (!session || !adapter.end?.decidedAt) return undefined;
  const last = session.stateAt(plies) as object;
  const found = known.get(last) ?? new Map<Viewer, number | undefined>();
  known.set(last, found);
  if (found.has(viewer)) return found.get(viewer);
  const viewAt = (ply: number): unknown => session.game.view(session.stateAt(ply), viewer);
  const at = adapter.end.decidedAt(viewAt, plies);
  found.set(viewer, at);
  return at;
}

/** Why the game in hand ended so, in one sentence; empty while it goes on, and where the status tells it. */
export function describeWhy(board: BoardState, words = board.words): string {
  const { session, adapter, viewer, reader } = board;
  if (!session?.isOver || !adapter.end?.why) return '';
  const viewAt = (ply: number): unknown => session.game.view(session.stateAt(ply), viewer);
  const at = decidedAt(board, session.plies);
  return adapter.end.why(viewAt(session.plies), at === undefined ? undefined : viewAt(at - 1), words, reader);
}
