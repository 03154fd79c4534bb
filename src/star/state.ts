/** The types of *Star: options, states, moves and events, all of them plain data. Nothing runs here. */
import type { Seat } from '../core/contract/rules.js';
import type { Puzzle } from '../core/puzzle/puzzle.js';

/** How the board is drawn: cells with walls, or nodes with lines (S5). The game is the same. */
export type Look = 'cells' | 'mesh';

/** The sum that is shown. The winner is the same by all three (S14). */
export type Scoring = 'standard' | 'simplified' | 'schmittberger';

export interface Options {
  /** Rings of the board, 2 to 12 (S1). */
  readonly rings: number;
  /** The second seat may take over the first stone (S8). */
  readonly pie: boolean;
  /** Two stones a turn after the first turn (S9). */
  readonly double: boolean;
  /** Stones of the first turn, 1 to 9 (S10). Over 1 there is no pie. */
  readonly handicap: number;
  readonly scoring: Scoring;
}

/**
 * `play`: nothing is pending (on a full board the game is over all the same). `pie`: `turn` may take over the
 * first stone. `count`: `turn` answers the other's proposal. `counted`: it accepted. `resigned`: it resigned.
 */
export type Phase = 'play' | 'pie' | 'count' | 'counted' | 'resigned';

export interface State {
  readonly options: Options;
  /** One character per node, in node order: `.` empty, `B` a stone of seat 0, `R` a stone of seat 1. */
  readonly stones: string;
  readonly turn: Seat;
  /** Stones that `turn` still places before the turn passes; a board with fewer empty nodes ends it sooner. */
  readonly left: number;
  readonly phase: Phase;
  /** The goal that Blue has here (S17). The rules do not use it. */
  readonly puzzle?: Puzzle;
}

/** Nodes go by their names as on this board: `S31`, over 10 rings `S3-1` (S2). */
export type Move =
  | { readonly type: 'place'; readonly node: string }
  | { readonly type: 'swap' }
  | { readonly type: 'count' }
  | { readonly type: 'accept' }
  | { readonly type: 'resign' };

export type Event =
  | { readonly type: 'placed'; readonly seat: Seat; readonly node: string }
  /** The stone on `node` now belongs to `seat`. */
  | { readonly type: 'swapped'; readonly seat: Seat; readonly node: string }
  | { readonly type: 'proposed'; readonly seat: Seat }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'accepted'; readonly seat: Seat }
  | { readonly type: 'resigned'; readonly seat: Seat };
