/**
 * What a puzzle is: a position of a game with a goal for seat 0. Rules know nothing of it; it stands in their states
 * beside what they know.
 */
import type { KeyFact, Refusal } from '../basics/result.js';
import type { Seat } from '../contract/rules.js';

/** What a puzzle asks for, as it is written: `take:7:10` is the kind `take` with the parts `7` and `10`. */
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

/** One kind of goal of a game. `S`: the states of the game. */
export interface GoalKind<S> {
  /** What its goals begin with in a text. */
  readonly name: string;
  /** Refuses parts that this position cannot have. */
  refuse(state: S, parts: readonly string[]): Refusal | undefined;
  judge(state: S, parts: readonly string[]): Standing;
  /** What the goal still lacks, as a sentence about the position; asked where it is not met. */
  left(state: S, parts: readonly string[]): KeyFact;
}

/** What a game says of its puzzles. `E`: the events of the game. */
export interface Puzzles<S, E = unknown> {
  /** The number of the rule that tells of them. */
  readonly rule: string;
  readonly kinds: readonly GoalKind<S>[];
  /** Refuses a position that can be no puzzle, whatever its goal: others would have a say in it. */
  refuse?(state: S): Refusal | undefined;
  /** Whether this move was the last one that the position grants the reader. */
  isSpent(before: S, after: S): boolean;
  /** Whether an event says something in a puzzle; left out: all do. */
  isTold?(event: E): boolean;
}

/** The seat of whoever solves a puzzle. */
export const SOLVER: Seat = 0;

export function kindOf<S>({ kinds }: Puzzles<S>, { kind }: AskedGoal): GoalKind<S> | undefined {
  return kinds.find(({ name }) => name === kind);
}

/** How far the goal of a puzzle is met; undefined where the state is no puzzle's. */
export function standingOf<S extends MaybePuzzle>(puzzles: Puzzles<S>, state: S): Standing | undefined {
  const { puzzle } = state;
  return puzzle && kindOf(puzzles, puzzle.goal)?.judge(state, puzzle.goal.parts);
}

export type PuzzleEnd = 'met' | 'lost';

/** How a puzzle has ended; undefined while it goes on, and where the state is no puzzle's. */
export function endOf<S extends MaybePuzzle>(puzzles: Puzzles<S>, state: S): PuzzleEnd | undefined {
  const standing = standingOf(puzzles, state);
  if (!standing) return undefined;
  if (standing.done >= standing.of) return 'met';
  return state.puzzle?.isSpent ? 'lost' : undefined;
}

/** What the goal of a puzzle still lacks, as a key with its facts; undefined where it lacks nothing. */
export function leftOf<S extends MaybePuzzle>(puzzles: Puzzles<S>, state: S): KeyFact | undefined {
  const { puzzle } = state;
  if (!puzzle || endOf(puzzles, state) === 'met') return undefined;
  return kindOf(puzzles, puzzle.goal)?.left(state, puzzle.goal.parts);
}
