/** How a game comes to begin and what it has taken of its reader, as the state of a board holds it. Types alone. */
import type { Opening } from '../../core/session/open-game.js';
import type { Origin } from '../../core/session/record.js';
import type { Refusal, Result } from '../../core/basics/result.js';
import type { Plan } from './definition.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles states it knows nothing about
export type AnyOpening = Opening<any, any, any, any>;

/** How much a game has taken of its reader so far. */
export interface Count {
  /** Also those that a long game's record no longer holds. */
  readonly plies: number;
  readonly hints: number;
  /** Which hints these were, each as the hash of what was told where. */
  readonly told: readonly number[];
  readonly undos: number;
  /** How often nothing was left to meet the goal of a puzzle with. */
  readonly tries: number;
  /** While the board was there, from the first move on. */
  readonly ms: number;
}

/** A game as the browser keeps it for the next visit. */
export interface Kept {
  readonly record: string;
  readonly count: Count;
}

/** The origin of a game: a call of `load()`, the page's address, the browser's memory, or the settings. */
export type Source = 'load' | 'fromHash' | 'remember' | 'settings';

/**
 * The missing part without which a game cannot start: what reads another program's notation, what reads puzzles, a
 * puzzle that takes a long search, or the moves of a long record.
 */
export type Lack = 'notation' | 'puzzles' | 'puzzle' | 'moves';

export type Wait =
  | { readonly do: 'wait'; readonly for: 'data' | 'seed' }
  | { readonly do: 'wait'; readonly for: Lack; readonly source: Source; readonly plan: Plan };

/** A plan that turned out unsound. */
export interface Refused {
  readonly source: Source;
  readonly plan: Plan;
  /** The number of the ask at which it was tried. */
  readonly ask: number;
  readonly refusal: Refusal;
}

/**
 * Each time that the page or the reader asks for a game, that ask has a number, one more than the last; -1 is none yet.
 */
export interface Asks {
  readonly latest: number;
  /** The last number that a game was started or kept for. */
  readonly answered: number;
  /** The last one that wants a new game even if the one in hand began alike. */
  readonly anew: number;
  /** The last one that was the reader's. */
  readonly chosen: number;
}

/** A plan that has been read: where its game begins, those who play it where it names them, and the game. */
export interface Draft {
  readonly origin: Origin<unknown>;
  readonly names: readonly string[];
  /**
   * Opens it in steps where it is so long that a page would wait; undefined where it is not, and where that is done.
   */
  readonly steps: (() => Generator<undefined, unknown>) | undefined;
  /** Opens it at once, as far as that is still to be done. */
  open(): Result<AnyOpening>;
}
