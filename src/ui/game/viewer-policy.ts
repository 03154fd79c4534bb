/** Who looks at a board: which of the people at this screen, and whether the screen must first change hands. */
import { indices } from '../../core/indices.js';
import type { Seat, Viewer } from '../../core/rules.js';
import type { AnySession, BoardState } from '../contract/board-state.js';

/** The person at this screen who is to act. */
export function actingHuman(session: AnySession | undefined): Seat | undefined {
  return session?.game.rules.toAct(session.state).find((seat) => session.kindOf(seat) === 'human');
}

/** Whether a seat knows something that the public does not. A hidden deck alone is hidden from everybody. */
function knowsMore(session: AnySession, seat: Seat): boolean {
  const isHidden = session.game.rules.resample(session.state, 'public', 0) !== session.state;
  return isHidden && session.position(seat) !== session.position('public');
}

function seatsOf(session: AnySession): number {
  return session.game.rules.seats(session.state);
}

/** Whether what a page names is a viewer that this game has. */
export function isViewer(session: AnySession, given: unknown): given is Viewer {
  return given === 'all' || given === 'public' || indices(seatsOf(session)).includes(given as Seat);
}

export class ViewerPolicy {
  readonly #board: BoardState;
  /** The seat that took the screen last. */
  #handed: Seat | undefined;
  /** The last answer to whether a seat knows more: it is asked for all that is shown of a position. */
  #known: { readonly state: unknown; readonly seat: Seat; readonly isMore: boolean } | undefined;

  constructor(board: BoardState) {
    this.#board = board;
  }

  /** The viewer that the page names; empty: by who plays. */
  get #asked(): string {
    return this.#board.setting('viewer');
  }

  /** The people at this screen. */
  get humans(): readonly Seat[] {
    return this.#board.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  }

  /** Those of them whom the reader plays: where the page names one as viewer, that one alone. */
  get seats(): readonly Seat[] {
    const { humans } = this;
    const asked = this.#isAsked ? this.viewer : undefined;
    return typeof asked === 'number' ? humans.filter((seat) => seat === asked) : humans;
  }

  /** The one reader who plays, whom sentences can speak to; of several at one screen nobody is "you". */
  get you(): Seat | undefined {
    const { seats } = this;
    return seats.length === 1 && !this.#board.setting<boolean>('readonly') ? seats[0] : undefined;
  }

  /** Those of them that are to act in the position on show. */
  get acting(): readonly Seat[] {
    const { session } = this.#board;
    if (!session || this.#board.setting<boolean>('readonly')) return [];
    const { seats } = this;
    return session.game.rules.toAct(session.state).filter((seat) => seats.includes(seat));
  }

  /** Of several people at this screen the one to act. */
  get #mover(): Seat | undefined {
    const { session, adapter, reader } = this.#board;
    return session && adapter.moverAmong ? adapter.moverAmong(session.state, reader) : actingHuman(session);
  }

  /** The seat that a page names as viewer and that this game does not have. */
  get missing(): string | undefined {
    const { session } = this.#board;
    const asked = this.#asked;
    return session && /^\d/.test(asked) && Number(asked) >= seatsOf(session) ? asked : undefined;
  }

  get #isAsked(): boolean {
    return this.#asked !== '' && this.missing === undefined;
  }

  /** The seat that must take the screen before anything is shown: in hidden games of several people at one screen. */
  get awaited(): Seat | undefined {
    return this.#isAsked || this.humans.length < 2 ? undefined : this.#awaited(this.#mover);
  }

  #awaited(acting: Seat | undefined): Seat | undefined {
    const { session } = this.#board;
    if (!session || acting === undefined || acting === this.#handed) return undefined;
    return this.#knowsMore(session, acting) ? acting : undefined;
  }

  #knowsMore(session: AnySession, seat: Seat): boolean {
    const { state } = session;
    const known = this.#known;
    if (known !== undefined && known.state === state && known.seat === seat) return known.isMore;
    const isMore = knowsMore(session, seat);
    this.#known = { state, seat, isMore };
    return isMore;
  }

  /** Whose eyes are on the screen: nobody's while it changes hands. In open games of several people it stays with all of them. */
  get eyes(): Viewer | undefined {
    if (this.#isAsked || this.humans.length < 2) return this.viewer;
    return this.awaited === undefined ? this.#handed : undefined;
  }

  /** A seat takes the screen, or lets it go. */
  hand(seat: Seat | undefined): void {
    this.#handed = seat;
  }

  /** The one reader; of several at one screen the one to act; nobody: the public. */
  get viewer(): Viewer {
    const asked = this.#asked;
    if (this.#isAsked) return /^\d/.test(asked) ? Number(asked) : (asked as Viewer);
    const { humans } = this;
    if (humans.length <= 1) return humans[0] ?? 'public';
    const acting = this.#mover;
    return this.#awaited(acting) === undefined ? (acting ?? 'public') : 'public';
  }
}
