/** How a game offers its puzzles on its boards. Types alone. */
import type { HintPlace } from '../../core/bots/bots.js';
import type { Game } from '../../core/contract/rules.js';
import type { Budget } from '../../core/puzzle/budget.js';
import type { PuzzleList } from '../../core/puzzle/list.js';
import type { MaybePuzzle, Puzzles } from '../../core/puzzle/puzzle.js';
import type { Words, WordTable } from '../../core/words/words.js';
import type { Adapter } from '../contract/adapter.js';
import type { Lazy } from '../contract/lazy.js';

/** S = state, M = move, E = event, O = options, V = what a viewer may know, U = what is picked up and the like. */
export interface PuzzleOffer<S extends MaybePuzzle, M, E, O, V extends MaybePuzzle, U> {
  /** That of the game without puzzles. */
  readonly adapter: Adapter<S, M, E, O, V, U>;
  /** The same game with puzzles. */
  readonly game: Game<S, M, E, O, V>;
  /** Their kinds, as they are judged by what a viewer knows. */
  readonly puzzles: Puzzles<V>;
  /** The sentences that they need. */
  readonly words: WordTable;
  /** The text of the first one, 1-1, for a page that names none. */
  readonly first: string;
  readonly list: Lazy<{ readonly puzzleList: PuzzleList }>;
  /** Draws one more of level 1 or 2, where that takes no time that a reader would notice. */
  readonly another?: Lazy<{ drawPuzzle(level: 1 | 2, seed: number): string }>;
  /** Storage key of the solved days, after the page's own key; unique for each game. */
  readonly keptAs: string;
  /** The text of a position as a viewer knows it; left out: as the game writes it. */
  positionOf?(view: V): string;
  /** The goal in a sentence. */
  sentence(view: V, words: Words): string;
  /** The same as a picture: one `<svg class="goal">` without text, 44 px high. */
  picture(view: V): string;
  /** Where the next move of the proof is, as the first step of a hint; undefined where it has no such step. */
  where(view: V, move: string, words: Words, ui: U): HintPlace | undefined;
  /** What of the game this puzzle needs and shows, in sentences for whoever does not know it; left out: nothing. */
  about?(view: V, words: Words): readonly string[];
  /** What the reader has to spend; `ui`: what they are in the middle of. */
  budgets(view: V, words: Words, ui: U): readonly Budget[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles games it knows nothing about
export type AnyOffer = PuzzleOffer<any, any, any, any, any, any>;
