/**
 * `planisphere/star`: the game *Star without a page. Rule numbers (S1 to S17) are those of docs/rules/star.md.
 *
 *     import { star, score } from 'planisphere/star';
 *     let state = star.rules.setup({ rings: 4 }, 0);
 *     const move = star.notation.parseMove(state, 0, 'S31');
 *     if (move.ok && !star.rules.refuse(state, 0, move.value)) state = star.rules.play(state, 0, move.value).state;
 *     score(state).seats[0].peries;
 */
import type { WordTable } from '../core/words/words.js';
import { words as gameWords } from './words.en.js';
import { faultWords } from './words.faults.en.js';
import { hintWords } from './words.hint.en.js';
import { ownPuzzleWords } from './words.puzzle.en.js';
import { puzzleWords } from '../core/puzzle/words.puzzle.en.js';
export { star } from './game.js';
export {
  bounds,
  score,
  soFar,
  type Bounds,
  type BySeat,
  type Score,
  type SeatScore,
  type SoFar,
  type StarGroup,
} from './score.js';
export { formatDgn, parseDgn, type Dgn } from './dgn.js';
export { chart } from './chart.js';
export { provePuzzle, provingPuzzle } from './prove.js';
export type { Proof } from '../core/puzzle/prove.js';
export { picture } from './picture.js';
export { toSvg } from './to-svg.js';
export type { Event, Look, Move, Options, Phase, Scoring, State } from './state.js';

/** All sentences of the game, those too that a board loads when it needs them. */
export const words: WordTable = {
  ...puzzleWords,
  ...ownPuzzleWords,
  ...gameWords,
  ...faultWords,
  ...hintWords,
};
