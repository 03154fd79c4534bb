/** Verbs for the tests of the rotation puzzle: boards, positions and moves as text a person can read. */
import { rotation } from '../../src/rotation/game.js';
import type { GameState, Options, PuzzleState, State } from '../../src/rotation/state.js';
import { dayWords } from '../../src/core/days/words.days.en.js';
import { words as own } from '../../src/rotation/index.js';
import { verbsOf } from '../verbs.js';

const verbs = verbsOf(rotation, { ...dayWords, ...own });

export const { words, position, refusal, sentence, playWithEvents, play } = verbs;

export function start(options: Partial<Options> = {}, seed = 1): State {
  return verbs.start(options, seed);
}

export function table(options: Partial<Options> = {}, seed = 1): GameState {
  return start({ use: 'game', ...options }, seed) as GameState;
}

export function puzzle(text: string): PuzzleState {
  return position(text) as PuzzleState;
}
