/**
 * `planisphere/rotation`: the rotation puzzle without a page. Rule numbers (R1 to R15) are those of
 * docs/rules/rotation.md.
 *
 *     import { rotate, findCard, solve } from 'planisphere/rotation';
 *     const board = ['HR.G.', 'G...R', 'GGBYY', '.G...', 'Y.G.H'];
 *     rotate(board, [2, 2]); // rows after the black hole's rotation
 *     solve(board, [{ card: ['red', 'yellow', 'red'], atLeast: 1 }], { nodes: 10_000 }).minimum; // 3
 */
import type { WordTable } from '../core/words/words.js';
import { words as gameWords } from './words.en.js';
import { faultWords } from './words.faults.en.js';
import { hintWords } from './words.hint.en.js';
export { rotation } from './game.js';
export { chart } from './geometry.js';
export { picture } from './picture.js';
export { findCard, linesOf, rotate, scoreCard, type Cell } from './api.js';
export { solve, type SearchLimits } from './search.js';
export { generate } from './generate.js';
export { cardAlong, rotateBack, study, type Study } from './analysis.js';
export { countIn } from './grid.js';
export { describeCell } from './describe.js';
export { dailyPuzzle } from './puzzles.js';
export { toSvg } from './to-svg.js';
export type { Colour, Direction } from './grid.js';
export type { Board, Card, Event, Goal, Move, Options, PuzzleState, Reading, State, View } from './state.js';

/** All sentences of the game, those too that a board loads when it needs them. */
export const words: WordTable = { ...gameWords, ...faultWords, ...hintWords };
