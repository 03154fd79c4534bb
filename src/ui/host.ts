/** What passes between a board's element, its works and their controllers. Types alone. */
import type { LitElement } from 'lit';
import type { Player } from '../core/notation.js';
import type { Opening } from '../core/open-game.js';
import type { Refusal, Result } from '../core/result.js';
import type { Goal, Seat, Viewer } from '../core/rules.js';
import type { Cause, Session } from '../core/session.js';
import type { Words } from '../core/words.js';
import type { Reader } from './board-parts.js';
import type { AnyFace } from './face.js';
import type { Foreign } from './foreign.js';
import type { Settings } from './settings.js';
import type { AnySlice } from './slice.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles states it knows nothing about
export type AnySession = Session<any, any, any, any, any>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
export type AnyOpening = Opening<any, any, any, any>;

/** What a board's element hands to its works. The works are out of the page's reach, and with them the game. */
export interface Shell {
  readonly element: LitElement;
  readonly face: AnyFace;
  readonly settings: Settings;
}

/** What the controllers need of the works. Nothing in it is of a page, so that they run anywhere. */
export interface GameHost {
  readonly face: AnyFace;
  readonly slice: AnySlice;
  readonly motion: { idle(): Promise<void> };
  /** Where the game has other programs' texts. */
  readonly foreign: Foreign | undefined;
  /** Whether the board stands in a page that is there. */
  readonly isInPage: boolean;
  /** Undefined until a seed is drawn. */
  readonly session: AnySession | undefined;
  readonly players: readonly Player[];
  readonly viewer: Viewer;
  readonly reader: Reader<unknown>;
  readonly words: Words;
  /** The seed that bots draw their chance from. */
  readonly chance: number;
  setting<T>(name: string): T;
  /** Fires an event; false where the page has prevented what it asks for. */
  tell(event: Event): boolean;
  /** What is shown may have changed. */
  redraw(): void;
  /** Nobody moves now though the rules would let them: bots wait. */
  readonly isResting: boolean;
  /** What goes on beside the game, as a clock, follows a change, before the page or the reader is told of it. */
  catchUp(): void;
  /** Shows the reader a refusal and says it. */
  noteRefusal(refusal: Refusal): void;
  /** Says what has changed. */
  noteChange(cause: Cause, sentences: readonly string[]): void;
  /** Another game begins: what was picked up or advised belongs to the old one. */
  renew(): void;
  /** A part that is loaded when first used did not come. */
  noteMissing(part: string): void;
  /** Something of the page's, or of a worker's, cannot be used. */
  noteFault(refusal: Refusal, source: string): void;
  /** A line to share: a goal was met in so many moves, with so many hints. */
  resultText(goal: Goal, view: unknown, moves: number, hints: number): string;
  /** Keeps the game for the next visit, where the page asks for it. */
  keep(): void;
  /** Plays a bot's move. */
  playFor(seat: Seat, text: string): Result<number>;
  /** A bot has given no answer that can be used: from now on the page plays for its seat. */
  giveUp(refusal: Refusal): void;
}
