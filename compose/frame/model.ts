/** The contract between the desk and a game. Types alone. */
import type { Chart } from '../../src/core/chart/chart.js';
import type { Result } from '../../src/core/basics/result.js';
import type { Fields } from './texts.js';

/** Settings beside a position. A composed state is plain data, and each edit gives the next state. */
export interface Composed {
  /** As the attribute `marks` has them. */
  readonly marks: string;
  /** '' for none. */
  readonly caption: string;
  /** The names of attributes that are on. */
  readonly flags: readonly string[];
}

/** A board that has nothing yet. */
export const BARE: Composed = { marks: '', caption: '', flags: [] };

/** The sign of a cell on which nothing stands. */
export const EMPTY = '.';

export interface Model<S extends Composed> {
  /** The attributes that an author may add, in the order in which they are written. */
  readonly flags: readonly string[];
  chartOf(state: S): Chart;
  /** The sign on a cell. */
  signAt(state: S, cell: string): string;
  /** With this sign on a cell; the same state where it is there already. */
  put(state: S, cell: string, sign: string): S;
  /** With what stands on two cells exchanged. */
  move(state: S, from: string, to: string): S;
  /** With nothing on its board. */
  cleared(state: S): S;
  /**
   * A state without marks, caption and flags from its text: a position, a record, or a name where the game has names.
   */
  read(text: string): Result<S>;
  /** The attributes with which a page shows this position. The first is its text. */
  attributesOf(state: S): Fields;
  /** The record by which programs know it. */
  recordOf(state: S): string;
}
