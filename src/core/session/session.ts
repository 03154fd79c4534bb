/** The session: one game in progress, seen by viewers, saved and loaded. */
/* eslint max-lines: ['warn', { max: 200, skipBlankLines: true, skipComments: true }] --
   One class with one method per verb; what could be a function of its own has left for history, ply, opening,
   record and snapshot. */
import {
  addPly,
  beginHistory,
  dropRefusal,
  endAt,
  redoTo,
  stateAt,
  undoTo,
  type History,
  type KindOf,
  type Ply,
  type SeatKind,
} from './history.js';
import { openBySeed, openPosition, openRecord, type Opening } from './open-game.js';
import { makePly, readMove } from './ply.js';
import { formatRecord, type Origin } from './record.js';
import { accept, refuse, unwrap, type Refusal, type Result } from '../basics/result.js';
import type { Actor, Game, Viewer } from '../contract/rules.js';
import { saveRecord } from './save.js';
import { heardBy, snapshotOf, type Snapshot } from './snapshot.js';

/** `resume`: a board has taken up again a game that was begun elsewhere; a session by itself never does. */
export type Cause = 'start' | 'resume' | 'play' | 'undo' | 'redo' | 'go' | 'load';

export interface PlayAt {
  /** Needed only where several may act. */
  readonly actor?: Actor;
  /** The ply that the move is meant for: any other is refused, so that a relay may repeat itself. */
  readonly ply?: number;
}

/** A game in progress: who plays, what was played, which position is on show, and undo and redo. */
export class Session<S, M, E, O, V> {
  readonly game: Game<S, M, E, O, V>;
  #kinds: readonly SeatKind[];
  #origin: Origin<O>;
  #history: History<S, M, E>;
  /** Set while a record is loaded that holds only what this viewer knew. */
  #shownFor: Viewer | undefined;
  /** The last snapshot, while it holds: a board asks for it often. */
  #snapshot: Snapshot<V, E> | undefined;
  readonly #listeners = new Set<(cause: Cause) => void>();

  /**
   * `opening`: how the game begins, where not by these options and this seed.
   * @throws RangeError for options that the game's table refuses: check outside input with `readOptions` first.
   */
  constructor(
    game: Game<S, M, E, O, V>,
    options: Partial<O> = {},
    seed = 0,
    kinds: readonly SeatKind[] = [],
    opening: Opening<S, M, E, O> = unwrap(openBySeed(game, options, seed)),
  ) {
    this.game = game;
    this.#kinds = kinds;
    this.#origin = opening.origin;
    this.#history = opening.history;
    this.#shownFor = opening.shownFor;
  }

  /** The state on show, whole: for the rules and for redealing, never to be handed on. */
  get state(): S {
    return stateAt(this.#history, this.#history.shown);
  }

  /** The state after that many plies: like `state`, for the rules alone. */
  stateAt(ply: number): S {
    return stateAt(this.#history, ply);
  }

  /** Whether the game began from a position, so that its plies do not count its moves. */
  get isFromPosition(): boolean {
    return this.#origin.kind === 'position';
  }

  /** Whether the game begins with a goal: its moves may tell how to meet it, and a seed what it was made of. */
  get isPuzzle(): boolean {
    return this.game.goal?.(this.stateAt(0)) !== undefined;
  }

  /** The position on show stands after this many plies. */
  get ply(): number {
    return this.#history.shown;
  }

  get plies(): number {
    return this.#history.end;
  }

  /** Whether another person has moved in this game. */
  get hasOthersPlies(): boolean {
    return this.pliesFrom(0, this.plies).some(
      ({ actor }) => actor !== 'host' && this.kindOf(actor) === 'host',
    );
  }

  /** Whether the game is over, whatever position is on show. */
  get isOver(): boolean {
    return this.game.rules.outcome(this.stateAt(this.plies)) !== undefined;
  }

  /** Whether the position on show is the newest one and can be played on. */
  get isLive(): boolean {
    return this.#history.shown === this.#history.end && this.#shownFor === undefined;
  }

  /** Another session with the same game, which goes its own way from here. Nobody listens to it. */
  copy(): Session<S, M, E, O, V> {
    return new Session(this.game, {}, 0, this.#kinds, this.opening);
  }

  /** Sets the kinds of the seats; seats beyond the list are human. This only changes which plies an undo skips. */
  seat(kinds: readonly SeatKind[]): void {
    this.#kinds = kinds;
    this.#snapshot = undefined;
  }

  readonly kindOf: KindOf = (seat) => this.#kinds[seat] ?? 'human';

  /**
   * Begins a new game. A seed that gives no game, or a bad position with its place, is refused and leaves the game in
   * hand.
   * @throws RangeError as the constructor does.
   */
  start(
    options: Partial<O>,
    from: { readonly seed: number } | { readonly position: string },
  ): Result<number> {
    const opening =
      'seed' in from ? openBySeed(this.game, options, from.seed) : openPosition(this.game, from.position);
    return opening.ok ? this.open(opening.value, 'start') : opening;
  }

  /**
   * Back to the first position of the game in hand. Its plies can be redone where undo might have taken them all back.
   * `seed`: with it, a game that hides something from the first deals anew, since what was seen would be known.
   */
  restart(seed?: number): Result<number> {
    if (this.#shownFor !== undefined) return refuse('session/shown-only');
    const { first } = this.#history;
    if (seed !== undefined && this.#origin.kind === 'seed' && this.#seen(first, 'public') !== first)
      return this.start(this.#origin.options, { seed });
    const kept = dropRefusal({ ...this.#history, shown: 0 }, this.kindOf);
    this.#history = kept ? beginHistory(this.#history.first) : endAt(this.#history, 0);
    return this.#tell('start');
  }

  /** Why this move cannot be played now; undefined if it can. */
  refusal(actor: Actor, move: M, ply = this.ply): Refusal | undefined {
    if (this.#shownFor !== undefined) return { code: 'session/shown-only' };
    return (
      this.#elsewhere(ply) ??
      dropRefusal(this.#history, this.kindOf) ??
      this.game.rules.refuse(this.state, actor, move)
    );
  }

  /** Plays from the position on show. Later plies are dropped, if that is allowed. */
  play(actor: Actor, move: M, ply?: number): Result<number> {
    const error = this.refusal(actor, move, ply);
    if (error) return { ok: false, error };
    this.#history = addPly(this.#history, makePly(this.game, this.state, actor, move));
    return this.#tell('play');
  }

  /** Plays a move as text, its actor in front where several may act (`1:A10`). */
  playText(text: string, { actor, ply }: PlayAt = {}): Result<number> {
    // A repeated move need not make sense any more, so its ply is asked first.
    const elsewhere = this.#elsewhere(ply);
    if (elsewhere) return { ok: false, error: elsewhere };
    const read = readMove(this.game, this.state, text, actor);
    return read.ok ? this.play(read.value.actor, read.value.move, ply) : read;
  }

  /**
   * Back to before the last ply of a human seat, past plies of bots and the host, but never past an irreversible ply or
   * another person's.
   */
  undo(): Result<number> {
    const to = this.#undoTo();
    if (!to.ok) return to;
    this.#history = endAt(this.#history, to.value);
    return this.#tell('undo');
  }

  /** Takes back one undo. */
  redo(): Result<number> {
    const to = redoTo(this.#history, this.kindOf);
    if (!to.ok) return to;
    this.#history = endAt(this.#history, to.value);
    return this.#tell('redo');
  }

  /** Shows the position after that many plies. Looking is not undoing: the game stays as it is. */
  goTo(ply: number): Result<number> {
    if (!Number.isInteger(ply) || ply < 0 || ply > this.plies)
      return refuse('session/no-ply', { facts: { asked: ply, plies: this.plies } });
    if (ply === this.ply) return accept(ply);
    this.#history = { ...this.#history, shown: ply };
    return this.#tell('go');
  }

  /**
   * The game up to a ply, by default so far, as one line. What a seat or the public gets of a hidden game that is not
   * over is the position as that viewer knows it: no seed, no hidden move; it shows and does not resume. What is saved
   * can be loaded: a game that is too long for a record is saved from a later position. `plies`: from 0 to how many
   * there are.
   */
  save(viewer: Viewer, plies = this.plies): string {
    const state = this.stateAt(plies);
    const as = this.#shownFor ?? viewer;
    if (this.#shownFor === undefined && this.#seen(state, as) === state)
      return saveRecord(this.game, this.#origin, endAt(this.#history, plies));
    const origin = { kind: 'position', position: this.position(as, plies) } as const;
    return formatRecord(this.game, { origin, viewer: as, moves: [] });
  }

  /** The position after so many plies as text, as that viewer knows it; by default the one on show. */
  position(viewer: Viewer, plies = this.ply): string {
    return this.game.notation.formatPosition(this.#seen(this.stateAt(plies), viewer));
  }

  /**
   * Takes up a recorded game, all or nothing: a bad record leaves the game in hand untouched and says where it fails.
   */
  load(text: string): Result<number> {
    const opening = openRecord(this.game, text);
    return opening.ok ? this.open(opening.value, 'load') : opening;
  }

  /** The position on show as a viewer may know it. A record for show alone is seen as its own viewer saw it. */
  snapshot(viewer: Viewer): Snapshot<V, E> {
    const as = this.#shownFor ?? viewer;
    if (this.#snapshot?.viewer === as) return this.#snapshot;
    const moves = { canUndo: this.#undoTo().ok, canRedo: redoTo(this.#history, this.kindOf).ok };
    return (this.#snapshot = snapshotOf(this.game, this.#history, as, this.#shownFor !== undefined, moves));
  }

  /** The events of a ply as a viewer learns them. */
  heard(ply: Ply<S, M, E>, viewer: Viewer): readonly E[] {
    return heardBy(this.game, ply, viewer);
  }

  /** The plies from one count of plies up to another. */
  pliesFrom(from: number, to = this.ply): readonly Ply<S, M, E>[] {
    return this.#history.plies.slice(from, to);
  }

  /** All of the game in hand, for `open` to take up again. */
  get opening(): Opening<S, M, E, O> {
    return { origin: this.#origin, history: this.#history, shownFor: this.#shownFor };
  }

  /** Calls back after each change; returns how to end it. */
  subscribe(listener: (cause: Cause) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #elsewhere(ply = this.ply): Refusal | undefined {
    return ply === this.ply ? undefined : { code: 'session/other-ply', facts: { asked: ply, ply: this.ply } };
  }

  /** Takes up a game from its opening, which cannot fail any more. */
  open({ origin, history, shownFor }: Opening<S, M, E, O>, cause: Cause): Result<number> {
    this.#origin = origin;
    this.#history = history;
    this.#shownFor = shownFor;
    return this.#tell(cause);
  }

  #undoTo(): Result<number> {
    return this.#shownFor === undefined ? undoTo(this.#history, this.kindOf) : refuse('session/shown-only');
  }

  /** The state itself where that viewer may know all of it. */
  #seen(state: S, viewer: Viewer): S {
    return viewer === 'all' || this.#shownFor !== undefined
      ? state
      : this.game.rules.resample(state, viewer, 0);
  }

  #tell(cause: Cause): Result<number> {
    this.#snapshot = undefined;
    for (const listener of [...this.#listeners]) listener(cause);
    return accept(this.ply);
  }
}
