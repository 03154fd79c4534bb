/** The contract between the puzzle box and a game. Types alone. */
import type { Result } from '../../../src/core/basics/result.js';
import type { Budget } from '../../../src/core/puzzle/budget.js';
import type { Proof } from '../../../src/core/puzzle/prove.js';
import type { AskedGoal, MaybePuzzle } from '../../../src/core/puzzle/puzzle.js';
import type { Reading } from '../../../src/core/puzzle/reader.js';
import type { Composed } from '../model.js';

/** A composition that may be a puzzle. */
export interface Puzzled extends Composed {
  /** What it asks for; null: it is a position alone. While an author chooses, cells may still be lacking. */
  readonly goal: AskedGoal | null;
  /** The fewest moves, where that is proven; the box puts it into what is taken along. */
  readonly par: number | null;
}

/** A kind of goal, as an author chooses it. */
export interface KindChoice<S> {
  /** The word that its goals begin with in a text. */
  readonly name: string;
  /** What it is called on its button. */
  readonly label: string;
  /** SVG markup, as the board has it beside the goal. */
  readonly picture: string;
  /** The fewest and the most cells that it asks for. */
  readonly cells: readonly [least: number, most: number];
  /** Says which cells to tap; '' where it asks for none. */
  readonly help: string;
  /**
   * The parts of the goal after a tap on a cell; undefined: the tap means nothing. Left out: a part is the cell, which
   * a second tap takes away, and one too many takes the place of the first.
   */
  tap?(state: S, parts: readonly string[], cell: string): readonly string[] | undefined;
  /** What a part is called; left out: as it is written. */
  say?(part: string): string;
}

/** A figure of the position that is set by − and +. */
export interface BudgetChoice<S> {
  readonly name: string;
  /** The sign of one; left out: the figure stands alone. */
  readonly shape?: Budget['shape'];
  readonly least: number;
  readonly most: number;
  of(state: S): number;
  with(state: S, n: number): S;
  /** The figure with its noun, as “3 points”. */
  say(n: number): string;
}

/** A move as it is drawn on the board: an arrow, or a number on its cell. */
export interface Step {
  readonly from?: string;
  readonly to: string;
  /** Something stands on the cell, so that the number has its place beside the middle. */
  readonly isFull?: boolean;
}

/** A solution as an author sees it. */
export interface Way {
  /** Solutions of one key are one. */
  readonly key: string;
  readonly steps: readonly Step[];
  /** A sentence, as “Build on size 5 at the top, then attack strength 7.” */
  readonly said: string;
}

/** The most common wrong try, and what it leaves: two sentences. */
export interface Tried {
  readonly tried: string;
  readonly left: string;
}

/** A small edit by which a puzzle may be mended. */
export interface Edit<S> {
  /** What it changes, as “Red’s ship: 9 → 10”. */
  readonly name: string;
  readonly after: S;
}

/** Sentences that differ between games. */
export interface PuzzleSentences<S> {
  /** In how many: “Solved in 3 moves.” */
  solved(n: number): string;
  /** How many ways: 1 and more; `most`: there may be more. */
  ways(n: number, isMost: boolean): string;
  /** “Never, with 4 moves.” */
  never(state: S): string;
  /** What makes a puzzle that is too large smaller: “Fewer moves than 8, or less crack than 80.” */
  smaller(state: S): string;
  /** What is to be known beside the fewest moves, as where the budget is for all players; left out: nothing. */
  aside?(state: S, moves: number): string;
}

/** What a game tells the box. `S`: what is composed, `G`: the states of the game, `M`: its moves. */
export interface PuzzleSlice<S extends Puzzled, G extends MaybePuzzle, M> {
  readonly kinds: readonly KindChoice<S>[];
  /** Figures that the reader spends; may be none. */
  readonly budgets: readonly BudgetChoice<S>[];
  /** The budget, by its name, that is to be the fewest moves, no more; left out: no budget is. */
  readonly tight?: string;
  /** The position as a puzzle of this kind needs it, as without moves of the others; left out: as it is. */
  ready?(state: S, kind: string): S;
  /** The puzzle as the game reads it from its text, or why it is none. */
  begin(state: S): Result<G>;
  proving(start: G, most?: number): Generator<number, Proof<M>>;
  /** The model reader. */
  reading(start: G): Generator<undefined, Reading>;
  wayOf(start: G, solution: readonly M[]): Way;
  /** `moves`: the texts of the try's moves, as the model reader has them. */
  triedOf(start: G, moves: readonly string[]): Tried;
  /** The likelier ones first. */
  edits(state: S): readonly Edit<S>[];
  readonly sentences: PuzzleSentences<S>;
}
