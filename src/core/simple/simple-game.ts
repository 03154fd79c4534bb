/**
 * What a simple game is: two or more seats in turn, stones on the cells of a board, nothing hidden, no chance. Here stand
 * its description, which an author writes, and what `defineGame` makes of it. Types alone.
 */
import type { BotTable } from '../bots/bots.js';
import type { Chart, Point } from '../chart/chart.js';
import type { Interpret } from '../contract/input.js';
import type { AnyOption, AnyTable } from '../contract/option-kinds.js';
import type { Refusal } from '../basics/result.js';
import type { Game, Outcome, Seat } from '../contract/rules.js';
import type { Think } from '../bots/think.js';
import type { MessageTexts } from '../words/read-message.js';
import type { Words, WordTable } from '../words/words.js';

type ValueOf<T extends AnyOption> = T extends { readonly kind: 'flag' }
  ? boolean
  : T extends { readonly kind: 'integer' }
    ? number
    : T extends { readonly kind: 'numbers' }
      ? readonly number[]
      : T extends { readonly kind: 'choice'; readonly values: readonly (infer U)[] }
        ? U
        : T extends { readonly kind: 'choices'; readonly values: readonly (infer U)[] }
          ? readonly U[]
          : string;

/** The values of a table of options. */
export type ValuesOf<T extends AnyTable> = { readonly [K in keyof T]: ValueOf<T[K]> };

/** The cells of a board, and what is drawn around them. The same object for the same options: `memoize` keeps it. */
export interface Board {
  readonly chart: Chart;
  /** Lines that belong to a seat, such as the sides that it must join. */
  readonly sides?: readonly { readonly seat: Seat; readonly points: readonly Point[] }[];
  /** Names of rows and columns, beside the cells. */
  readonly labels?: readonly { readonly text: string; readonly at: Point }[];
}

export interface SimpleState<O> {
  readonly options: O;
  /** The seat whose stone is on a cell, by the cell’s name; empty cells are left out. */
  readonly stones: Readonly<Record<string, Seat>>;
  readonly turn: Seat;
}

/** A move on a cell, or by a button. */
export interface SimpleMove {
  readonly type: string;
  readonly cell?: string;
}

/** What happened, as `event.<type>` tells it. */
export interface SimpleEvent extends SimpleMove {
  readonly seat: Seat;
}

/** What is picked up: the cell that a finger chose on a dense board. */
export interface SimpleUi {
  readonly selected?: string;
}

/** A kind of moves. Each has a rule’s number, for what the kit refuses itself. */
export interface MoveKind<S> {
  /** Where it is made: on an empty cell, on any cell, or by a button with the caption `act.<type>`. */
  readonly on: 'empty' | 'cell' | 'button';
  readonly rule: string;
  /** Why it is not allowed, beyond whose turn it is and what stands on an empty cell. A button shows while it is. */
  refuse?(state: S, cell: string): Refusal | undefined;
  /**
   * What it changes; the turn passes to the next seat unless `turn` is among that. Where left out, a stone of the seat
   * whose turn it is comes to stand on the cell.
   */
  play?(state: S, cell: string): Partial<S>;
  /** The cell to mark after it, where that is not the cell of the move. */
  marks?(after: S): string | undefined;
  /** A button that asks first, by the word `ask.<type>`. */
  readonly asks?: boolean;
  /** Legal, but not among the moves that bots choose from: resigning. */
  readonly isRare?: boolean;
}

/** How good a state is for a seat: the higher the better. */
export type Evaluate<S> = (state: S, seat: Seat) => number;

/** The state of a game with these options, and fields of its own. */
export type StateOf<T extends AnyTable, F extends AnyTable> = string extends keyof F
  ? SimpleState<ValuesOf<T>>
  : SimpleState<ValuesOf<T>> & ValuesOf<F>;

export interface GameDescription<T extends AnyTable, F extends AnyTable, S = StateOf<T, F>> {
  /** As records name it. */
  readonly id: string;
  /** Rises when an old record would replay differently; 1 if left out. */
  readonly version?: number;
  /** The names of the seats, in their order. Their first letters stand for stones in positions. */
  readonly seats: readonly string[];
  readonly options: T;
  /** What a state holds beside stones and turn, as a count of passes; a game begins with their defaults. */
  readonly fields?: F;
  board(options: ValuesOf<T>): Board;
  /** Stones on the board from the beginning; none if left out. */
  setup?(options: ValuesOf<T>): SimpleState<ValuesOf<T>>['stones'];
  readonly moves: Readonly<Record<string, MoveKind<S>>>;
  /** `reason`: a key of the words. */
  outcome(state: S): Outcome | undefined;
  /** Sentences by key, as ICU messages; docs/add-a-game.md lists the keys. */
  readonly words: MessageTexts;
  /** By name: an evaluation, for a bot that looks one move ahead, or a thought of the author’s own. `random` is there always. */
  readonly bots?: Readonly<
    Record<string, Evaluate<S> | { readonly think: Think<S, SimpleMove>; readonly nodes: number }>
  >;
  /** The bot that gives hints. */
  readonly hint?: string;
}

/** A whole game and what a board needs of it. Each part may be replaced: `{ ...defineGame(...), describeCell }`. */
export interface SimpleGame<O, S extends SimpleState<O> = SimpleState<O>> extends Game<
  S,
  SimpleMove,
  SimpleEvent,
  O
> {
  readonly seats: readonly string[];
  readonly words: WordTable;
  readonly bots: BotTable<S, SimpleMove>;
  readonly hint: string | undefined;
  boardOf(options: O): Board;
  readonly interpret: Interpret<SimpleUi, S, SimpleMove>;
  /** The buttons whose moves are legal now. */
  buttons(state: S): readonly { readonly name: string; readonly asks: boolean }[];
  describeCell(state: S, cell: string, words: Words): string;
  describeTurn(state: S, words: Words): string;
  /** What an advised move is, as an order: `hint.<type>`, or the kit’s own words for a move of the description. */
  describeHint(event: SimpleEvent, words: Words): string;
  /** What a move would bring: `would.<type>`, or the kit’s own words for a move on a cell. */
  describeWould(event: SimpleEvent, words: Words): string;
  /** The cell that a move’s text is about, in the state after it. */
  cellOf(text: string, state: S): string | undefined;
}
