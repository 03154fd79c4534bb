/**
 * What Daybreak is made of: options, states, moves and events, all of them plain data. Nothing runs here.
 * To replace: everything, and first of all files. Unions are tagged by `type`, so that a second kind can join.
 */
import type { Seat } from '../../src/core/rules.js';

export interface Options {
  /** Stars of the row, 5 to 40 (D1). */
  readonly stars: number;
  /** The most stars that one turn puts out, 2 to 5 (D3). */
  readonly most: number;
  /** What putting out the last star does (D4). */
  readonly last: 'wins' | 'loses';
}

export interface State {
  readonly options: Options;
  /** Stars that still shine: those numbered from 1 to this. */
  readonly left: number;
  readonly turn: Seat;
}

/** The star and all that shine after it go out. */
export interface Move {
  readonly type: 'out';
  readonly star: number;
}

export interface Event {
  readonly type: 'out';
  readonly seat: Seat;
  /** How many went out, and how many are left. */
  readonly stars: number;
  readonly left: number;
}
