/** Words every game's puzzles alike: who solves, how it ended, what is missing. All wording is in the table. */
import { seatFact, type Words } from '../words/words.js';
import { endOf, leftOf, SOLVER, type MaybePuzzle, type Puzzles } from './puzzle.js';

/** The status: who solves, or how it ended. */
export function describePuzzle<S extends MaybePuzzle>(puzzles: Puzzles<S>, state: S, { say }: Words): string {
  const end = endOf(puzzles, state);
  if (end === 'met') return say('puzzle.solved', { n: state.puzzle?.moves ?? 0 });
  return end === 'lost' ? say('puzzle/lost') : say('puzzle.turn', { seat: seatFact(SOLVER) });
}

/** Tells what to do after the puzzle; empty while it goes on. `leadsOn`: there is a next one. */
export function describePuzzleEnd<S extends MaybePuzzle>(
  puzzles: Puzzles<S>,
  state: S,
  { say }: Words,
  leadsOn: boolean,
): string {
  const end = endOf(puzzles, state);
  if (end === 'met') return say(leadsOn ? 'puzzle.go-on' : 'puzzle.share');
  return end === 'lost' ? say('puzzle.again') : '';
}

/** Tells what the goal still needs; empty if it is met. */
export function describeLeft<S extends MaybePuzzle>(puzzles: Puzzles<S>, state: S, { say }: Words): string {
  const left = leftOf(puzzles, state);
  return left ? say(left.key, left.facts) : '';
}

/** Why it ended so: what its goal still lacks; where it is met, how the moves compare with par. */
export function describePuzzleWhy<S extends MaybePuzzle>(
  puzzles: Puzzles<S>,
  state: S,
  words: Words,
): string {
  const { moves: n = 0, par = null } = state.puzzle ?? {};
  if (par === null || endOf(puzzles, state) !== 'met') return describeLeft(puzzles, state, words);
  return words.say(n > par ? 'puzzle.past-par' : 'puzzle.at-par', { par });
}
