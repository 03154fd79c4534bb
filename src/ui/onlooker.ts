/** Who looks at a board: which of the people at this screen, and whether the screen must first change hands. */
import type { Player } from '../core/notation.js';
import type { Seat, Viewer } from '../core/rules.js';
import type { AnySession } from './host.js';

export interface Looking {
  readonly session: AnySession | undefined;
  readonly players: readonly Player[];
  /** The `viewer` attribute; empty: by who plays. */
  readonly given: string;
  /** The seat that last took the screen. */
  readonly handed: Seat | undefined;
}

/** The person at this screen who is to act. */
export function actingHuman(session: AnySession | undefined): Seat | undefined {
  return session?.game.rules.toAct(session.state).find((seat) => session.kindOf(seat) === 'human');
}

/** Whether a seat knows what the public does not: a hidden deck alone is hidden from everybody alike. */
function knowsMore(session: AnySession, seat: Seat): boolean {
  const isHidden = session.game.rules.redeal(session.state, 'public', 0) !== session.state;
  return isHidden && session.position(seat) !== session.position('public');
}

/** The seat that must take the screen before anything is shown: in hidden games of several people at one screen. */
export function handingTo(looking: Looking): Seat | undefined {
  const { session, players, handed } = looking;
  const humans = players.filter(({ kind }) => kind === 'human').length;
  if (humans < 2 || isKnown(looking) || !session) return undefined;
  const acting = actingHuman(session);
  return acting === undefined || acting === handed || !knowsMore(session, acting) ? undefined : acting;
}

/** Whether the page names a viewer that this game has. */
function isKnown({ session, given }: Looking): boolean {
  if (given === '') return false;
  return !/^\d/.test(given) || !session || Number(given) < session.game.rules.seats(session.state);
}

/** Whether what a page names is a viewer that this game has. */
export function isViewer(session: AnySession, given: unknown): given is Viewer {
  const seats = session.game.rules.seats(session.state);
  return given === 'all' || given === 'public' || [...Array(seats).keys()].includes(given as Seat);
}

/** The one reader; of several at one screen the one to act; nobody: the public. */
export function viewerOf(looking: Looking): Viewer {
  const { session, players, given } = looking;
  if (isKnown(looking)) return /^\d/.test(given) ? Number(given) : (given as Viewer);
  const humans = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  if (humans.length <= 1) return humans[0] ?? 'public';
  return handingTo(looking) === undefined ? (actingHuman(session) ?? 'public') : 'public';
}
