/** Proves puzzles of Space Crack (P15), for hints, composers and whoever writes puzzles. */
import type { Advice } from '../core/bots/bots.js';
import { adviseBy, finish, proving, type Proof } from '../core/puzzle/prove.js';
import { SOLVER } from '../core/puzzle/puzzle.js';
import { spaceCrack } from './game.js';
import { puzzles } from './puzzles.js';
import type { Move, State } from './state.js';
import { why } from './why.js';

/** Two positions with the same key go on alike, within one turn of a puzzle. */
function keyOf({ owners, ships, crack, points }: State): string {
  return `${owners.join()}/${ships.join()}/${crack[SOLVER]}/${points[SOLVER]}`;
}

/**
 * Proves the puzzle of a state: whether its goal can be met, in how few moves, and by which. In steps, for a page that
 * stays awake; `most`: the most positions that it looks at.
 */
export function provingPuzzle(state: State, most?: number): Generator<number, Proof<Move>> {
  return proving(spaceCrack, puzzles, state, keyOf, most);
}

/** The same at once. */
export function provePuzzle(state: State, most?: number): Proof<Move> {
  return finish(provingPuzzle(state, most));
}

/** Reasons for a move within one turn. Income comes later and does not count in a puzzle. */
const WITHIN_TURN =
  /^hint\.(?:attack|undefended|merges|both|lost|nears|nears-free|builds-front|builds-free)$/;

/** The next move of a proof and why, or that there is none: the reader has to take a move back. */
export function advisePuzzle(state: State): Generator<undefined, Advice<Move>> {
  return adviseBy(provingPuzzle(state), (move) => {
    const reason = why(state, SOLVER, move);
    return reason && WITHIN_TURN.test(reason.code) ? reason : undefined;
  });
}
