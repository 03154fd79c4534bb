/** What happened last, as everybody may read it: the last move, and where others moved after the reader, all that they did. */
import type { Ply } from '../../core/session/history.js';
import type { Seat } from '../../core/contract/rules.js';
import type { BoardState } from '../contract/board-state.js';

/** Up to this many events are told one by one, if the game can tell more of them in fewer sentences. */
export const FEW = 3;

export interface News {
  readonly sentence: string;
  /** Who did it, where it was one seat. */
  readonly seat: Seat | undefined;
}

/** The plies since the reader’s own last one; that one, if there are none. */
function latest(board: BoardState): readonly Ply<unknown, unknown, unknown>[] {
  const { session, reader } = board;
  const plies = session?.pliesFrom(0) ?? [];
  const [only] = reader.seats;
  // Several people at one screen have seen what the others did.
  if (only === undefined || reader.seats.length > 1) return plies.slice(-1);
  const own = plies.map(({ actor }) => actor).lastIndexOf(only);
  return own === plies.length - 1 ? plies.slice(-1) : plies.slice(own + 1);
}

/** Undefined before the first move, and where the viewer may know nothing of what happened. */
export function describeNews(board: BoardState): News | undefined {
  const { session, adapter, viewer, words } = board;
  if (!session) return undefined;
  const plies = latest(board);
  const events = plies.flatMap((ply) => session.heard(ply, viewer));
  const sentences =
    events.length > FEW && adapter.news
      ? adapter.news(events, words, viewer)
      : events.map((event) => adapter.game.describe(event, words));
  const told = words.text(sentences);
  if (told === '') return undefined;
  const actors = [...new Set(plies.map(({ actor }) => actor))];
  const [actor] = actors;
  return { sentence: told, seat: actors.length === 1 && actor !== 'host' ? actor : undefined };
}
