/**
 * Proves a puzzle whose others have no say: every position that the reader can reach is looked at once, those of one
 * move first. What is found first is therefore the shortest.
 */
import type { Advice, Reason } from '../bots/bots.js';
import type { Game } from '../contract/rules.js';
import { endOf, SOLVER, type MaybePuzzle, type Puzzles } from './puzzle.js';

/** The most positions that a proof looks at. */
export const MOST_POSITIONS = 400_000;

/** How many different solutions are told apart; there may be more. */
export const MOST_SOLUTIONS = 24;

export interface Proof<M> {
  /** `solved`: there are solutions; `never`: there is none; `large`: too many positions to tell. */
  readonly result: 'solved' | 'never' | 'large';
  /** The fewest moves that meet the goal, from this position on; 0 where there is no solution. */
  readonly moves: number;
  /**
   * The shortest solutions, each as the moves in an order that works. Solutions of the same moves in another order are
   * one.
   */
  readonly solutions: readonly (readonly M[])[];
  /** How many positions were looked at. */
  readonly positions: number;
}

/** A position in the search, and how it was reached: each way by its moves in the order of their texts. */
interface Reached<S, M> {
  readonly state: S;
  readonly ways: Map<string, readonly M[]>;
}

/** The proof in steps: it yields after each so many positions, so that a page stays awake. */
export function* proving<S extends MaybePuzzle, M, E, O, V>(
  game: Game<S, M, E, O, V>,
  puzzles: Puzzles<S>,
  from: S,
  /** What is alike for all that may follow. */
  keyOf: (state: S) => string,
  most = MOST_POSITIONS,
): Generator<number, Proof<M>> {
  const { rules, notation } = game;
  let positions = 0;
  let layer = new Map<string, Reached<S, M>>([[keyOf(from), { state: from, ways: new Map([['', []]]) }]]);
  for (let moves = 1; layer.size > 0; moves++) {
    const next = new Map<string, Reached<S, M>>();
    const solutions = new Map<string, readonly M[]>();
    for (const { state, ways } of layer.values())
      for (const move of rules.moves(state, SOLVER)) {
        const after = rules.play(state, SOLVER, move).state;
        if (++positions > most) return { result: 'large', moves: 0, solutions: [], positions };
        if (positions % 256 === 0) yield positions;
        const end = endOf(puzzles, after);
        if (end === 'lost') continue;
        const text = notation.formatMove(state, SOLVER, move);
        const key = keyOf(after);
        const known = end === 'met' ? solutions : (next.get(key)?.ways ?? new Map<string, readonly M[]>());
        for (const [way, made] of ways) {
          if (known.size >= MOST_SOLUTIONS) break;
          const all = [...way.split(' '), text].sort().join(' ').trim();
          if (!known.has(all)) known.set(all, [...made, move]);
        }
        if (end !== 'met' && !next.has(key)) next.set(key, { state: after, ways: known });
      }
    if (solutions.size > 0) return { result: 'solved', moves, solutions: [...solutions.values()], positions };
    layer = next;
  }
  return { result: 'never', moves: 0, solutions: [], positions };
}

/** Runs a proof to its end. */
export function finish<M>(proof: Generator<number, Proof<M>>): Proof<M> {
  for (;;) {
    const { done, value } = proof.next();
    if (done) return value;
  }
}

/**
 * The first move of the shortest solution, or that there is none: then the reader has to take a move back. `why`: what
 * the move is for, as a fact that can be seen; undefined or left out: how many moves are left after it.
 */
export function* adviseBy<M>(
  proof: Generator<number, Proof<M>>,
  why?: (move: M) => Reason | undefined,
): Generator<undefined, Advice<M>> {
  let step = proof.next();
  for (; !step.done; step = proof.next()) yield undefined;
  const { result, moves, solutions } = step.value;
  if (result === 'large') return { code: 'hint.large', facts: {} };
  const move = solutions[0]?.[0];
  if (!move) return { code: 'hint.unsolvable', facts: {} };
  return { move, ...(why?.(move) ?? { code: 'hint.proven', facts: { n: moves - 1 } }) };
}
