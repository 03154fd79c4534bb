/** What the scripts must know of a game to draw its puzzles and to prove them. Puzzles go from hand to hand as texts. */
import type { PuzzleData, PuzzleList } from '../../src/core/puzzle/list.js';
import type { Reading } from '../../src/core/puzzle/reader.js';

export type { Reading };

export type Level = 1 | 2 | 3;

export const LEVELS: readonly Level[] = [1, 2, 3];

export interface Solution {
  /** What two solutions share that are one, such as their moves whatever the order. */
  readonly key: string;
  /** Its moves in an order that works. */
  readonly moves: readonly string[];
}

/** What one way of proving says of a puzzle. */
export interface Verdict {
  /** The fewest moves that meet the goal; 0 where its budget allows no solution. */
  readonly moves: number;
  /** The shortest solutions, each once. */
  readonly solutions: readonly Solution[];
  /** How many positions were looked at. */
  readonly positions: number;
}

export interface PuzzleGame {
  /** The name of its folder. */
  readonly name: string;
  /** What is built in, as it is kept: empty before the first is drawn. */
  readonly data: PuzzleData;
  /** The same as boards load it. */
  readonly list: PuzzleList;
  /** Puzzles on one board, drawn by a seed, that may be worth a proof. All of them have one board. */
  candidates(level: Level, seed: number): Iterable<string>;
  /** By the game's own prover. */
  prove(puzzle: string): Verdict;
  /** By trying everything: it shares no code with the prover, and plays by the rules alone. */
  tryAll(puzzle: string): Verdict;
  read(puzzle: string): Reading;
  /** Whether a puzzle would bore, which its proof tells. */
  isDull(puzzle: string, verdict: Verdict, reading: Reading, level: Level): boolean;
  /** What a solution looks like: puzzles of one shape are solved by the same thought. */
  shapeOf(puzzle: string, moves: readonly string[]): string;
  /** The puzzle with another par, and its budget with it. */
  withPar(puzzle: string, par: number): string;
  /** The text of what reading and writing make of it; undefined where it cannot be read. */
  again(puzzle: string): string | undefined;
}

export function fieldOf(puzzle: string, name: string): string {
  return new RegExp(`(?:^|;)${name}=([^;]*)`).exec(puzzle)?.[1] ?? '';
}

export const parOf = (puzzle: string): number => Number(fieldOf(puzzle, 'par'));

/** `break`, `take`: what its goal begins with. */
export const kindOf = (puzzle: string): string => fieldOf(puzzle, 'goal').split(':')[0] as string;

/** `take2`: its kind, and how many parts its goal has. */
export function askOf(puzzle: string): string {
  const [kind, ...parts] = fieldOf(puzzle, 'goal').split(':');
  return `${kind}${parts.length}`;
}

/** A puzzle's position, whatever is asked of it: no two puzzles of a game have the same. */
export function positionOf(puzzle: string): string {
  return puzzle.replace(/;(?:goal|par|points|left|energy)=[^;]*/g, '');
}

/** A solution of which the order of its moves is no part. */
export function inAnyOrder(moves: readonly string[]): Solution {
  return { key: [...moves].sort().join(' '), moves };
}

/** What is wrong with a puzzle by a verdict; undefined: it has one solution, in as many moves as its par. */
export function faultIn({ moves, solutions }: Verdict, par: number): string | undefined {
  if (moves === 0) return 'there is no solution';
  if (moves !== par) return `its fewest moves are ${moves}, not ${par}`;
  return solutions.length === 1 ? undefined : `there are ${solutions.length} solutions`;
}
