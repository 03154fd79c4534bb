/** The built-in puzzles of Constellation. A board loads them when a page asks for one. */
import { makePuzzleList } from '../core/puzzle/list.js';
import { BLOCKS, NAMED } from './puzzle-list.data.js';

export const puzzleList = makePuzzleList({ levels: NAMED, blocks: BLOCKS });
