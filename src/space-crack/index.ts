/**
 * `planisphere/space-crack`: the game Space Crack without a page. Rule numbers (P1 to P15) are those of
 * docs/rules/space-crack.md.
 *
 *     import { spaceCrack, summary } from 'planisphere/space-crack';
 *     let state = spaceCrack.rules.setup({ boardSize: 8, seats: 2 }, 7);
 *     const move = { type: 'move', from: 3, to: 1 };
 *     if (!spaceCrack.rules.refuse(state, 0, move)) state = spaceCrack.rules.play(state, 0, move).state;
 *     summary(state).ships;
 */
import type { WordTable } from '../core/words/words.js';
import { puzzleWords } from '../core/puzzle/words.puzzle.en.js';
import { words as gameWords } from './words.en.js';
import { faultWords } from './words.faults.en.js';
import { hintWords } from './words.hint.en.js';
import { ownPuzzleWords } from './words.puzzle.en.js';
export { spaceCrack } from './game.js';
export { summary, type Summary } from './api.js';
export { battle, foresee } from './combat.js';
export { chart } from './geometry.js';
export { provePuzzle, provingPuzzle } from './prove.js';
export type { Proof } from '../core/puzzle/prove.js';
export { picture } from './picture.js';
export { toSvg } from './to-svg.js';
export type { Move, Built, Event, Meeting, Moved, Options, State, TurnOver } from './state.js';

/** All sentences of the game, those too that a board loads when it needs them. */
export const words: WordTable = {
  ...puzzleWords,
  ...gameWords,
  ...faultWords,
  ...hintWords,
  ...ownPuzzleWords,
};
