/**
 * The exports of `planisphere/bugcatcher`: the game without a page, its rulings on plain data, its missions and its
 * picture.
 */
import { puzzleWords } from '../core/puzzle/words.puzzle.en.js';
import type { WordTable } from '../core/words/words.js';
import { words as gameWords } from './words.en.js';
import { faultWords } from './words.faults.en.js';
import { hintWords } from './words.hint.en.js';
import { ownPuzzleWords } from './words.puzzle.en.js';
export { allocateStarts } from './start-allocation.js';
export { resolveRound, type LogLine, type NamedEnd, type NamedPlayer } from './api.js';
export { bugcatcher } from './game.js';
export { chart } from './geometry.js';
export { matchesShape, type Mission } from './goals.js';
export { missionsOf, usableMissions } from './feasibility.js';
export { checkProgram } from './program.js';
export { garnetsFor, rank, rewardShare } from './ranking.js';
export { options } from './options.js';
export { rules } from './rules.js';
export { notation } from './notation.js';
export { wholePicture as picture } from './open-picture.js';
export { provePuzzle, provingPuzzle } from './prove.js';
export type { Proof } from '../core/puzzle/prove.js';
export { toSvg } from './to-svg.js';
export { witness, type Witness } from './witness.js';
export type { Move, Event, Options, State, View } from './state.js';

/** All sentences of the game, those too that a board loads when it needs them. */
export const words: WordTable = {
  ...puzzleWords,
  ...gameWords,
  ...ownPuzzleWords,
  ...faultWords,
  ...hintWords,
};
