/**
 * A simple game: two or more seats in turn, stones on the cells of a board, nothing hidden, no chance. Here stand
 * its description, which an author writes, and what `defineGame` makes of it. Types alone.
 */
import type { BotTable } from '../bots/bots.js';
import type { Chart, Point } from '../chart/chart.js';
import type { Interpret } from '../contract/input.js';
import type { AnyOption, AnyTable } from '../contract/option-kinds.js';
import type { Fact, Refusal } from '../basics/result.js';
import type { Game, Notation, Outcome, Rules, Seat } from '../contract/rules.js';
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

/** A move on a cell, from one cell to another, or by a button. */
export interface SimpleMove {
  readonly type: string;
  readonly from?: string;
  readonly cell?: string;
}

/**
 * An event, told by the sentence `event.<type>`: a move, or one of its consequences. The sentence may use every fact.
 */
export interface SimpleEvent extends SimpleMove {
  readonly seat: Seat;
  readonly [fact: string]: Fact | undefined;
}

/** The reader's selection: a piece, or the cell that a finger chose on a dense board. */
export interface SimpleUi {
  readonly selected?: string;
}

/** A consequence of a move; `seat`: whose it is, if not that of the seat that moved. */
export type Brought = Omit<SimpleEvent, 'seat'> & { readonly type: string; readonly seat?: Seat };

/**
 * The changes that a move makes; the turn passes to the next seat unless `turn` is among them. `events`: further
 * consequences.
 */
export type Change<S> = Partial<S> & { readonly events?: readonly Brought[] };

interface AnyKind<S> {
  /** For what the kit refuses itself. */
  readonly rule: string;
  /** The cell to mark after it, where that is not the cell of the move. */
  marks?(after: S): string | undefined;
  /** A button that asks first, by the word `ask.<type>`. */
  readonly asks?: boolean;
  /** Legal, but not among the moves that bots choose from: resigning. */
  readonly isRare?: boolean;
}

/** Moves on one cell, or on none. */
export interface CellKind<S> extends AnyKind<S> {
  /** How the move is made: by an empty cell, by any cell, or by a button with the caption `act.<type>`. */
  readonly on: 'empty' | 'cell' | 'button';
  /** Why it is not allowed, beyond whose turn it is and what stands on an empty cell. A button shows while it is. */
  refuse?(state: S, cell: string): Refusal | undefined;
  /** Plays the move. Left out: places a stone of the seat whose turn it is on the cell. */
  play?(state: S, cell: string): Change<S>;
}

/** Moves that lead a piece of the seat whose turn it is from its cell to another. */
export interface PieceKind<S> extends AnyKind<S> {
  readonly on: 'piece';
  /** The cells that the piece can go to, each once. */
  to(state: S, from: string): readonly string[];
  /**
   * Why it is not allowed, in more words than that the piece cannot go there; also asked about cells that `to` leaves
   * out.
   */
  refuse?(state: S, from: string, cell: string): Refusal | undefined;
  /** Plays the move. Left out: moves the piece to the cell, in place of what stood there. */
  play?(state: S, from: string, cell: string): Change<S>;
}

export type MoveKind<S> = CellKind<S> | PieceKind<S>;

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
  /** State beside stones and turn, such as a count of passes; a game begins with their defaults. */
  readonly fields?: F;
  board(options: ValuesOf<T>): Board;
  /** Stones on the board from the beginning; none if left out. */
  setup?(options: ValuesOf<T>): SimpleState<ValuesOf<T>>['stones'];
  readonly moves: Readonly<Record<string, MoveKind<S>>>;
  /** `reason`: a key of the words. */
  outcome(state: S): Outcome | undefined;
  /** Sentences by key, as ICU messages; docs/add-a-game.md lists the keys. */
  readonly words: MessageTexts;
  /**
   * By name: an evaluation, for a bot that looks one move ahead, or a thought of the author’s own. `random` is there
   * always.
   */
  readonly bots?: Readonly<
    Record<string, Evaluate<S> | { readonly think: Think<S, SimpleMove>; readonly nodes: number }>
  >;
  /** The bot that gives hints. */
  readonly hint?: string;
  /**
   * Rules of the author’s own in place of derived ones, as `{ ...derived, resample }`. All else follows from what it
   * returns.
   */
  rules?(derived: SimpleRules<ValuesOf<T>, S>): SimpleRules<ValuesOf<T>, S>;
  /** The same for texts. */
  notation?(derived: SimpleNotation<ValuesOf<T>, S>): SimpleNotation<ValuesOf<T>, S>;
}

export type SimpleRules<O, S> = Rules<S, SimpleMove, SimpleEvent, O>;
export type SimpleNotation<O, S> = Notation<S, SimpleMove, O>;

/**
 * A whole game and what a board needs of it. Each part may be replaced, `{ ...defineGame(...), describeCell }`, but for
 * rules and notation: what was derived from the old ones would stay. They are replaced in the description.
 */
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
  /** The advised move as an order: `hint.<type>`, or the kit’s own words for a move of the description. */
  describeHint(event: SimpleEvent, words: Words): string;
  /** The preview of a move: `would.<type>`, or the kit’s own words for a move on a cell. */
  describeWould(event: SimpleEvent, words: Words): string;
  /** The cell that a move’s text is about, in the state after it. */
  cellOf(state: S, text: string): string | undefined;
  /**
   * The cell where a move’s text begins, if it leads a piece from one to another; `state`: after it. Left out where no
   * move does.
   */
  fromOf?(state: S, text: string): string | undefined;
  /** Whether a piece that can be led stands on a cell: the seat’s whose turn it is. */
  isPiece(state: S, cell: string): boolean;
  /** The cells that it can be led to. */
  targets(state: S, from: string): readonly string[];
  /** Describes the piece on this cell after it has been picked up, for the ear; empty for any other cell. */
  describePicked(state: S, cell: string, words: Words): string;
  /**
   * The next step for the reader where every move moves a piece; `picked`: the cell of the piece that is picked up, or
   * none.
   */
  describeToDo?(state: S, picked: string, words: Words): string;
}
