/** The latest news for everybody: the last move, and everything that others did after the reader's move. */
import type { Ply } from '../../core/session/history.js';
import { seenBy } from '../../core/session/news.js';
import type { Seat } from '../../core/contract/rules.js';
import type { AnySession, BoardState } from '../contract/board-state.js';

/** Up to this many events are told one by one, if the game can tell more of them in fewer sentences. */
const FEW = 3;

export interface News {
  readonly sentence: string;
  /** The seat that acted, if there was only one. */
  readonly seat: Seat | undefined;
}

/** Describes plies, in a few sentences if the game can sum them up. */
export function sayPlies(
  { adapter, viewer, words }: BoardState,
  session: AnySession,
  plies: readonly Ply<unknown, unknown, unknown>[],
): readonly string[] {
  const events = plies.flatMap((ply) => session.heard(ply, viewer));
  if (events.length > FEW && adapter.say.news) return adapter.say.news(events, words, viewer);
  return events.map((event) => adapter.game.describe(event, words));
}

/** Undefined before the first move, and where the viewer may know nothing of what happened. */
export function describeNews(board: BoardState): News | undefined {
  const { session, viewer, reader, words } = board;
  if (!session) return undefined;
  const all = session.pliesFrom(0);
  // If nothing is news, tell the reader's own last ply.
  const plies = all.slice(Math.min(seenBy(viewer, reader.seats, all), all.length - 1));
  const told = words.text(sayPlies(board, session, plies));
  if (told === '') return undefined;
  const actors = [...new Set(plies.map(({ actor }) => actor))];
  const [actor] = actors;
  return { sentence: told, seat: actors.length === 1 && actor !== 'host' ? actor : undefined };
}
