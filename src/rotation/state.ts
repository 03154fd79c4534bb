/**
 * The types of the rotation puzzle: options, states, views, moves and events, all of them plain data. Nothing runs
 * here.
 */
import type { Seat } from '../core/contract/rules.js';

/** How lines are read (R5 to R7). */
export interface Reading {
  /** Whether an empty cell in a line is skipped, or breaks every run that would cross it. */
  readonly gaps: 'skip' | 'break';
  /** A comet without a sun beside it: the same choice. */
  readonly coldComet: 'skip' | 'break';
  /** The planet is the first of its own line. */
  readonly includeOrigin: boolean;
  /** Whether a card is any run of a line, or its beginning. */
  readonly match: 'run' | 'prefix';
}

export interface Options extends Reading {
  /** One seat with goals and a par (R13), or one to four with hands and points (R9). */
  readonly use: 'puzzle' | 'game';
  /** The size of a generated board: `7`, or `9x7` (R1, R14). */
  readonly size: string;
  /** Seats of a game; a puzzle has one. */
  readonly players: number;
  /** How many turns each seat has, 1 to 80 (R12). */
  readonly turns: number;
  /** Alone: points run out, and the turns do not count (R12). */
  readonly decay: boolean;
  readonly hands: 'open' | 'hidden';
}

/** Rows of signs, one per cell: `.` is empty, H G Y R N B C are the objects of R1. */
export type Board = readonly string[];

/** One to five objects' signs, for their colours outward from the planet (R7). */
export type Card = string;

/** A card, and how many lines must hold it at the same time (R13). */
export interface Goal {
  readonly card: Card;
  readonly atLeast: number;
}

export interface PuzzleState {
  readonly use: 'puzzle';
  readonly reading: Reading;
  readonly board: Board;
  readonly goals: readonly Goal[];
  /** The fewest rotations that solve it; null where nobody has said it. */
  readonly par: number | null;
  /** Rotations made. */
  readonly rotations: number;
}

interface Table {
  readonly use: 'game';
  readonly reading: Reading;
  readonly board: Board;
  readonly rules: Pick<Options, 'turns' | 'decay' | 'hands'>;
  /** Played cards, in their order. */
  readonly discards: readonly Card[];
  /** The points of each seat. */
  readonly scores: readonly number[];
  readonly seat: Seat;
  /** Whether the seat has rotated a star and may now play cards. */
  readonly rotated: boolean;
  /** Turns that are over, of all seats together. */
  readonly turns: number;
}

export interface GameState extends Table {
  /** The hand of each seat. */
  readonly hands: readonly (readonly Card[])[];
  /** The next card is the first. */
  readonly deck: readonly Card[];
  /** The seed of the shuffles to come. */
  readonly seed: number;
}

export type State = PuzzleState | GameState;

/** A game as a viewer may know it. */
export interface GameView extends Table {
  /** `null`: not for this viewer. */
  readonly hands: readonly (readonly Card[] | null)[];
  /** How many cards each holds. */
  readonly counts: readonly number[];
  /** How many cards the deck has. */
  readonly deck: number;
  /** The cards that this viewer does not see, in the order of their signs: what is left is known, its order is not. */
  readonly unseen: readonly Card[];
  /** Everything, for who may see all. */
  readonly all?: GameState;
}

export type View = PuzzleState | GameView;

export type Move =
  | { readonly type: 'rotate'; readonly cell: string }
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'done' };

export type Event =
  /** The star in this cell rotated; `moved` counts the objects in them. A puzzle names no seat. */
  | {
      readonly type: 'rotated';
      readonly seat: Seat | null;
      readonly cell: string;
      readonly sign: string;
      readonly moved: number;
    }
  /** How far a puzzle's goals are met now: cards found of those that are asked for. */
  | { readonly type: 'progress'; readonly done: number; readonly of: number }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: Card;
      readonly found: number;
      readonly points: number;
    }
  /** The turn is over; `drawn` counts the cards that came to the hand. */
  | { readonly type: 'ended'; readonly seat: Seat; readonly drawn: number }
  /** The cost of a turn by itself (R12). */
  | { readonly type: 'paid'; readonly cost: number; readonly left: number }
  | { readonly type: 'shuffled'; readonly cards: number };
