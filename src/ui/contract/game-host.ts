/** What passes between the controller of a board and its components. Types alone. */
import type { Player } from '../../core/notation.js';
import type { Opening } from '../../core/open-game.js';
import type { Refusal, Result } from '../../core/result.js';
import type { Goal, Seat } from '../../core/rules.js';
import type { Cause } from '../../core/session.js';
import type { BoardState } from './board-state.js';
import type { DailyResult } from './events.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles states it knows nothing about
export type AnyOpening = Opening<any, any, any, any>;

/** A game as a record; the names that came with it, in seat order. */
export interface Taken {
  readonly record: string;
  readonly names: readonly string[];
}

/** Games in another program's notation. */
export interface ForeignGames {
  /** Whether what reads this text is still to be loaded. */
  lacksReader(text: string): boolean;
  /** Loads what reads and writes; rejects where it does not come. */
  load(): Promise<void>;
  /** The game that a text means, its own record or another program's. */
  read(text: string): Result<Taken>;
  /** Those who play the game that is now in hand, where it came with their names. */
  seat(names: readonly string[]): void;
  /** The same game for other programs; undefined where its notation is not loaded. */
  write(
    record: string,
    players: readonly Player[],
  ): { readonly name: string; readonly text: string } | undefined;
}

/** What they need of it. Nothing in it is of a page, so that they run anywhere. */
export interface GameHost extends BoardState {
  readonly motion: { idle(): Promise<void> };
  /** Where the game has other programs' texts. */
  readonly foreign: ForeignGames | undefined;
  /** Whether the board is in a page that still exists. */
  readonly isInPage: boolean;
  /** The seed that bots draw their chance from. */
  readonly chance: number;
  /** Fires an event; false where the page has prevented what it asks for. */
  tell(event: Event): boolean;
  /** What is shown may have changed. */
  redraw(): void;
  /** Nobody moves now though the rules would let them: bots wait. */
  readonly isResting: boolean;
  /** The reader is given time to read what a round has brought: bots wait. */
  readonly isReading: boolean;
  /** What goes on beside the game, as a clock, follows a change, before the page or the reader is told of it. */
  catchUp(): void;
  /** Shows the reader a refusal and says it. */
  noteRefusal(refusal: Refusal): void;
  /** The game has just come to its end, here and now. */
  ended(): void;
  /** Says what has changed. */
  noteChange(cause: Cause, sentences: readonly string[]): void;
  /** Another game begins: what was picked up or advised belongs to the old one. */
  renew(): void;
  /** A part that is loaded when first used did not come. */
  noteMissing(part: string): void;
  /** Something of the page's, or of a worker's, cannot be used. */
  noteFault(refusal: Refusal, source: string): void;
  /** A line to share: how many moves met a goal, and with how many hints. */
  resultText(goal: Goal, view: unknown, moves: number, hints: number): string;
  /** Which day's puzzle has been solved, and how well with so many hints; undefined where it is no day's. */
  dailyResult(view: unknown, hints: number): DailyResult | undefined;
  /** Keeps the game for the next visit, if the page asks for it. */
  keep(): void;
  /** Plays a bot's move. */
  playFor(seat: Seat, text: string): Result<number>;
  /** A bot has given no answer that can be used: from now on the page plays for its seat. */
  giveUp(refusal: Refusal): void;
}
