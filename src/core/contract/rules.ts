/** The contract that every game meets. Types alone. */
import type { OptionTable } from './option-kinds.js';
import type { KeyFact, Refusal, Result } from '../basics/result.js';
import type { Shape } from '../basics/shape.js';
import type { Words } from '../words/words.js';

/** 0-based. A team game seats teams, a puzzle seats one. */
export type Seat = number;

/** The one who acts in a ply. Acts of the host (end a round, time out) are plies of the record too. */
export type Actor = Seat | 'host';

/** The one who looks. Never undefined, so that "no viewer" cannot come to mean "sees all". */
export type Viewer = Seat | 'public' | 'all';

/** `winners` holds all seats that share the win; it is empty if nobody wins. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** A key of the game's words table, as `star/by-score`. */
  readonly reason: string;
  /** One final score per seat, if the game has scores. */
  readonly scores?: readonly number[];
}

/** The result of a ply. `irreversible`: undo stops here, since the ply showed something that cannot be unseen. */
export interface Step<S, E> {
  readonly state: S;
  readonly events: readonly E[];
  readonly irreversible?: boolean;
}

/**
 * Rules over a state S, a move M, an event E and options O: all of them plain JSON data, deeply readonly
 * (no Map, Set, Date, class instance, undefined or NaN inside).
 */
export interface Rules<S, M, E, O> {
  readonly id: string;
  /** Rises when an old record would replay differently. */
  readonly version: number;
  /** Whether a seed changes the game. A game without chance has no `seed=` in its records. */
  readonly chance: boolean;
  /** True if several seats act at once, each in secret: their bots then wait for the people at the screen. */
  readonly simultaneous?: boolean;
  readonly options: OptionTable<O>;
  /** The shape of a move. `makeRules` refuses anything else before a rule is asked. */
  readonly move: Shape<M>;
  /**
   * The first state. Options that are left out come from the table; all later chance comes from a seed kept in S.
   * @throws RangeError for an option that the table refuses (check outside input with `readOptions` first), and
   * RefusalError where no game was found for this seed.
   */
  setup(options: Partial<O>, seed: number): S;
  /** How many seats this game has. */
  seats(state: S): number;
  /**
   * [] when over, and in a position from outside that only the host can go on with; [a] in turns; several where seats
   * act at once or in any order. Ascending.
   */
  toAct(state: S): readonly Seat[];
  /**
   * The playing moves of an actor in a fixed order, lazily. Resigning, counting and passing are legal by refuse() only.
   * Every seat in toAct has a move here or by sample().
   */
  moves(state: S, actor: Actor): Iterable<M>;
  /** A legal move drawn by seed, where moves cannot be listed (a round's programs). */
  sample?(state: S, actor: Actor, seed: number): M;
  /**
   * The one home of legality: moves(), the boards and the bots all ask it. It may be asked about anything, and refuses
   * what has not the shape of a move (`move/unknown`).
   */
  refuse(state: S, actor: Actor, move: M): Refusal | undefined;
  /** Precondition: not refused. Never mutates. */
  play(state: S, actor: Actor, move: M): Step<S, E>;
  outcome(state: S): Outcome | undefined;
  /**
   * A state that looks the same to this viewer, its unseen parts dealt anew by the seed and by nothing else:
   * two states that a viewer cannot tell apart resample to the same one. Open games, and games that are over,
   * return the state itself. What it returns is a full, sound state in which the viewer has the same moves.
   * A ply that ends a hidden game lays everything open, so it is irreversible.
   */
  resample(state: S, viewer: Viewer, seed: number): S;
}

/** Text for everything that leaves the game. Parsing never throws; format(parse(x)) is canonical. */
export interface Notation<S, M, O> {
  /** No white space inside, and it does not begin like an actor (`1:`, `host:`). */
  formatMove(state: S, actor: Actor, move: M): string;
  parseMove(state: S, actor: Actor, text: string): Result<M>;
  /** No white space and no `|` inside. */
  formatPosition(state: S): string;
  /** Lossless: turn, points, pending offers, staged moves and the options that still matter. */
  parsePosition(text: string): Result<S>;
  formatOptions(options: O): string;
  /** Refuses every combination that setup() refuses. */
  parseOptions(text: string): Result<O>;
  /** Rewrites the record text of an older version of the rules for this one, where that can be done. */
  upgradeRecord?(version: number, text: string): Result<string>;
}

/** How far a puzzle's goal is met. `par` is the fewest moves, if known. */
export interface Goal {
  readonly met: boolean;
  /** The goal is met when done is of. */
  readonly done: number;
  readonly of: number;
  readonly par?: number;
  /** How many moves whoever solves it has made; left out where every ply is one. */
  readonly moves?: number;
  /** Nothing is left to meet it with. Left out in puzzles that are never lost. */
  readonly isLost?: boolean;
  /** Names what is still missing, as a sentence of the words table. */
  readonly left?: KeyFact;
}

/** A whole game: V is what a viewer may know of a state. */
export interface Game<S, M, E, O, V = S> {
  readonly rules: Rules<S, M, E, O>;
  readonly notation: Notation<S, M, O>;
  view(state: S, viewer: Viewer): V;
  /**
   * The part of an event that this viewer learns; undefined: nothing. Facts that everybody hears are also in the view.
   */
  filterEvent(event: E, viewer: Viewer): E | undefined;
  /** Turns a fact into a sentence, for the log and the live region. */
  describe(event: E, words: Words): string;
  /** Undefined where this state has no goal: a game may be a puzzle or not by its options. */
  goal?(state: S): Goal | undefined;
  /** The seat that answers whoever solves the puzzle of this state, and the bot that plays it; undefined: none does. */
  answerer?(state: S): { readonly seat: Seat; readonly bot: string } | undefined;
}

/** A game of any types, for lists of all games. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;
