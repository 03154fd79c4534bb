/** The contract between a game and its picture files. Types alone. */
import type { Chart } from '../chart/chart.js';
import type { Tone } from '../chart/palette.js';
import type { Game } from '../contract/rules.js';
import type { Words, WordTable } from '../words/words.js';

/** Coordinates that name the cells. */
export interface Coordinates {
  readonly markup?: string;
  /** The room that they take beside the chart, in board units. */
  readonly room?: readonly [top: number, right: number, bottom: number, left: number];
  /** Rules that hold in this file. */
  readonly style?: string;
}

/** How large a file is. */
export interface FileSize {
  /** Set where a page has asked for all coordinates, or for none. */
  readonly coordinates: boolean | undefined;
  /** Boards as narrow as this show less. */
  readonly isNarrow: boolean;
  /** How large a label is, in board units. */
  readonly label: number;
}

/** A pattern that a puzzle asks for, as its board shows it. */
export interface GoalPattern {
  /** Shapes in a box of this size from 0 0 on, in units of their own. */
  readonly markup: string;
  readonly width: number;
  readonly height: number;
  /** A short note beside the pattern, such as how many are found; '' for none. */
  readonly figure: string;
}

/** The goal of a game. */
export interface ShownGoal {
  /** As the board says it. */
  readonly sentence: string;
  /** Each of several goals in words. */
  readonly each: readonly string[];
  readonly patterns: readonly GoalPattern[];
}

/** A game's side of its pictures, shared with its board. */
export interface PictureSource<S, M, E, O, V> {
  readonly game: Game<S, M, E, O, V>;
  readonly words: WordTable;
  /** The names of the looks, the usual one first. */
  readonly looks?: readonly string[];
  /** The rules for the classes of picture(). */
  readonly style: string;
  readonly tones?: Readonly<Record<string, Tone>>;
  chart(view: V, look: string): Chart;
  /** One `<svg>` in board units. `last`: the cell of the last move, if it has a sign. */
  picture(view: V, look: string, last: string | undefined): string;
  /**
   * Whether the sign of the last move on this cell is cut into a piece, or lies over the cell; left out: always cut.
   */
  isPiece?(view: V, cell: string): boolean;
  coordinates(view: V, look: string, size: FileSize): Coordinates;
  /** The cell that a move’s text is about. */
  cellOf?(view: V, move: string): string | undefined;
  /** Says who is to act, or how the game ended. */
  describeTurn(view: V, words: Words): string;
  /** The goal; files state it and draw its patterns. */
  goal?(view: V, words: Words): ShownGoal;
  /** Describes the contents of a cell, without its name; '' if it is empty. */
  describeCell(view: V, cell: string, words: Words): string;
}
