/** What would be said if a move were played, where that tells nobody what is hidden. It plays nothing. */
import { readMove } from '../../core/ply.js';
import type { Actor, Seat } from '../../core/rules.js';
import { sayRefusal } from '../../core/words.js';
import type { GameHost } from '../contract/game-host.js';

type Host = Pick<GameHost, 'session' | 'adapter' | 'viewer' | 'words'>;

/** Whether nothing of the game is hidden from the viewer. */
export function seesAll({ session, viewer }: Host): boolean {
  return session?.game.rules.resample(session.state, viewer, 0) === session?.state;
}

/** The sentences of a move's events, told in a way that a game has or as if they had happened. */
function eventsOf(
  { session, adapter, words }: Host,
  actor: Actor,
  move: unknown,
  tell = adapter.describeWould ?? adapter.game.describe,
): string {
  if (!session) return '';
  const { events } = session.game.rules.play(session.state, actor, move);
  return words.text(events.map((event) => tell(event, words)).filter((told) => told !== ''));
}

/** What a seat's move would bring, or why it is refused; nothing if that might tell what is hidden. */
export function foretellMove(host: Host, seat: Seat, move: unknown): string {
  if (!seesAll(host)) return '';
  const refusal = host.session?.refusal(seat, move);
  return refusal ? sayRefusal(host.words, refusal) : eventsOf(host, seat, move);
}

/** The sentences of what a move would bring; undefined where they might tell what is hidden. */
export function foretell(host: Host, text: string): string | undefined {
  const { session, viewer } = host;
  if (!session || !seesAll(host)) return undefined;
  const asked = typeof viewer === 'number' ? viewer : undefined;
  const read = readMove(session.game, session.state, text, asked);
  if (!read.ok) return undefined;
  return eventsOf(host, read.value.actor, read.value.move, host.adapter.describeHint);
}
