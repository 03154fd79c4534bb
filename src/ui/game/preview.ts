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

/** The sentences of a move's events. */
function eventsOf({ session, adapter, words }: Host, actor: Actor, move: unknown): string {
  if (!session) return '';
  const { events } = session.game.rules.play(session.state, actor, move);
  const tell = adapter.describeWould ?? adapter.game.describe;
  return words.text(events.map((event) => tell(event, words)));
}

/** What a seat's move would bring, be it that it is refused; nothing where that might tell what is hidden. */
export function foretellMove(host: Host, seat: Seat, move: unknown): string {
  if (!seesAll(host)) return '';
  const refusal = host.session?.refusal(seat, move);
  return refusal ? sayRefusal(host.words, refusal) : eventsOf(host, seat, move);
}

/** The sentences of a move's events; the bare move where they might tell what is hidden. */
export function foretell(host: Host, text: string): string {
  const { session, viewer } = host;
  if (!session || !seesAll(host)) return `${text}.`;
  const asked = typeof viewer === 'number' ? viewer : undefined;
  const read = readMove(session.game, session.state, text, asked);
  if (!read.ok) return `${text}.`;
  return eventsOf(host, read.value.actor, read.value.move);
}
