/**
 * What a puzzle is: a position of a game with a goal for seat 0. Rules know nothing of it; it stands in their states
 * beside what they know.
 */
import type { KeyFact, Refusal } from '../basics/result.js';
import type { Seat } from '../contract/rules.js';

/** The goal of a puzzle as it is written: `take:7:10` is the kind `take` with the parts `7` and `10`. */
export interface AskedGoal {
  readonly kind: string;
  readonly parts: readonly string[];
}

export interface Puzzle {
  readonly goal: AskedGoal;
  /** The fewest moves that meet the goal; null: its text does not say. */
  readonly par: number | null;
  /** How many moves the reader has made since the position that the puzzle began with. */
  readonly moves: number;
  /** The reader has nothing left to meet the goal with. */
  readonly isSpent: boolean;
  /** The answer to the reader's last move, as text; left out where nobody has answered it. */
  readonly answer?: string;
}

/** A state that may be a puzzle's. */
export interface MaybePuzzle {
  readonly puzzle?: Puzzle;
}

/** How far a position is from a goal, which is met when `done` is `of`. */
export interface Standing {
  readonly done: number;
  readonly of: number;
}

/** The side that answers the moves of whoever solves a puzzle. `M`: the moves of the game. */
export interface Answerer<S, M = unknown> {
  readonly seat: Seat;
  /** The bot of the game that plays it. */
  readonly bot: string;
  /** Whether it is to answer in this state, in which the puzzle has not ended. */
  isDue(state: S): boolean;
  /** Whether this may have been its last move. */
  hasMade(state: S, move: M): boolean;
}

/** One kind of goal of a game. `S`: the states of the game. */
export interface GoalKind<S, M = unknown> {
  /** The first word of its goals as they are written. */
  readonly name: string;
  /** Refuses parts that this position cannot have. */
  refuse(state: S, parts: readonly string[]): Refusal | undefined;
  /** The parts as a text is to have them; left out: as they were written. */
  tidy?(state: S, parts: readonly string[]): readonly string[];
  judge(state: S, parts: readonly string[]): Standing;
  /** Whether it can never be met any more; left out: it is lost when nothing is left to meet it with. */
  isLost?(state: S, parts: readonly string[]): boolean;
  /** Left out: nobody answers. */
  readonly answerer?: Answerer<S, M>;
  /** What the goal still lacks, as a sentence about the position; asked where it is not met. */
  left(state: S, parts: readonly string[]): KeyFact;
}

/** A game's description of its puzzles. `E`: the events of the game, `M`: its moves. */
export interface Puzzles<S, E = unknown, M = unknown> {
  /** The number of the rule that tells of them. */
  readonly rule: string;
  readonly kinds: readonly GoalKind<S, M>[];
  /** Refuses a position that no puzzle with this goal can begin with, as where others would have a say in it. */
  refuse?(state: S, goal: AskedGoal): Refusal | undefined;
  /** Whether a puzzle has this move at all, as it has no resignation; left out: it has all. */
  hasMove?(move: M): boolean;
  /** Whether nothing is left to meet the goal with after this move; left out: kinds tell when they are lost. */
  isSpent?(before: S, after: S): boolean;
  /** Whether an event says something in a puzzle; left out: all do. */
  isTold?(event: E): boolean;
  /** For how many moves a move counts, as where one play is a whole program; left out: each is one. */
  weight?(move: M): number;
}

export { SOLVER } from './solver.js';

export function kindOf<S, E, M>(
  { kinds }: Puzzles<S, E, M>,
  { kind }: AskedGoal,
): GoalKind<S, M> | undefined {
  return kinds.find(({ name }) => name === kind);
}

/** Who answers in the puzzle of this state; undefined: nobody, or it is no puzzle's. */
export function answererOf<S extends MaybePuzzle, E, M>(
  puzzles: Puzzles<S, E, M>,
  { puzzle }: S,
): Answerer<S, M> | undefined {
  return puzzle && kindOf(puzzles, puzzle.goal)?.answerer;
}

/** How far the goal of a puzzle is met; undefined where the state is no puzzle's. */
export function standingOf<S extends MaybePuzzle>(puzzles: Puzzles<S>, state: S): Standing | undefined {
  const { puzzle } = state;
  return puzzle && kindOf(puzzles, puzzle.goal)?.judge(state, puzzle.goal.parts);
}

export type PuzzleEnd = 'met' | 'lost';

/** How a puzzle has ended; undefined while it goes on, and where the state is no puzzle's. */
export function endOf<S extends MaybePuzzle>(puzzles: Puzzles<S>, state: S): PuzzleEnd | undefined {
  const { puzzle } = state;
  const kind = puzzle && kindOf(puzzles, puzzle.goal);
  if (!kind) return undefined;
  const { done, of } = kind.judge(state, puzzle.goal.parts);
  if (done >= of) return 'met';
  return puzzle.isSpent || kind.isLost?.(state, puzzle.goal.parts) ? 'lost' : undefined;
}

/** Names what is still missing for the goal, as a key with facts; undefined if nothing is. */
export function leftOf<S extends MaybePuzzle>(puzzles: Puzzles<S>, state: S): KeyFact | undefined {
  const { puzzle } = state;
  if (!puzzle || endOf(puzzles, state) === 'met') return undefined;
  return kindOf(puzzles, puzzle.goal)?.left(state, puzzle.goal.parts);
}
