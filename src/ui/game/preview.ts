/** Describes what a move would do, unless that would reveal something hidden. Plays nothing. */
import { readMove } from '../../core/session/ply.js';
import type { Actor, Seat } from '../../core/contract/rules.js';
import { sayRefusal } from '../../core/words/words.js';
import type { BoardState } from '../contract/board-state.js';

/** Whether nothing of the game is hidden from the viewer. */
export function seesAll({ session, viewer }: BoardState): boolean {
  return session?.game.rules.resample(session.state, viewer, 0) === session?.state;
}

/** The sentences of a move's events, told in a way that a game has or as if they had happened. */
function eventsOf(
  { session, adapter, words }: BoardState,
  actor: Actor,
  move: unknown,
  tell = adapter.say.would ?? adapter.game.describe,
): string {
  if (!session) return '';
  const { events } = session.game.rules.play(session.state, actor, move);
  return words.text(events.map((event) => tell(event, words)).filter((told) => told !== ''));
}

/** The preview of a seat's move, or why it is refused; empty if that might reveal something hidden. */
export function foretellMove(board: BoardState, seat: Seat, move: unknown): string {
  if (!seesAll(board)) return '';
  const refusal = board.session?.refusal(seat, move);
  return refusal ? sayRefusal(board.words, refusal) : eventsOf(board, seat, move);
}

/** The sentences of what a move would bring; undefined where they might tell what is hidden. */
export function foretell(board: BoardState, text: string): string | undefined {
  const { session, viewer } = board;
  if (!session || !seesAll(board)) return undefined;
  const seat = typeof viewer === 'number' ? viewer : undefined;
  const read = readMove(session.game, session.state, text, seat);
  if (!read.ok) return undefined;
  return eventsOf(board, read.value.actor, read.value.move, board.adapter.say.hint);
}
