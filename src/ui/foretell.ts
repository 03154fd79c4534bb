/** What would be said if a move were played, where that tells nobody what is hidden. It plays nothing. */
import { readMove } from '../core/ply.js';
import type { GameHost } from './host.js';

type Host = Pick<GameHost, 'session' | 'slice' | 'viewer' | 'words'>;

/** Whether nothing of the game is hidden from the viewer. */
export function seesAll({ session, viewer }: Host): boolean {
  return session?.game.rules.redeal(session.state, viewer, 0) === session?.state;
}

/** The sentences of a move's events; the bare move where they might tell what is hidden. */
export function foretell(host: Host, text: string): string {
  const { session, slice, words, viewer } = host;
  if (!session || !seesAll(host)) return `${text}.`;
  const asked = typeof viewer === 'number' ? viewer : undefined;
  const read = readMove(session.game, session.state, text, asked);
  if (!read.ok) return `${text}.`;
  const { events } = session.game.rules.play(session.state, read.value.actor, read.value.action);
  return events.map((event) => slice.game.describe(event, words)).join(' ');
}
