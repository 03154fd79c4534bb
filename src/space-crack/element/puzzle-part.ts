/** The puzzles of Space Crack on its boards (P15). */
import { late } from '../../ui/contract/lazy.js';
import { makePuzzlePart } from '../../ui/puzzles/make-part.js';
import { spaceCrack } from '../game.js';
import {
  budgetsOf,
  describeAbout,
  describePuzzleGoal,
  describeWhere,
  puzzlePicture,
} from '../puzzle-conversation.js';
import { puzzles } from '../puzzles.js';
import { ownPuzzleWords } from '../words.puzzle.en.js';
import { adapter } from './adapter.js';

export const puzzlePart = makePuzzlePart({
  adapter,
  game: spaceCrack,
  puzzles,
  words: ownPuzzleWords,
  first:
    'boardSize=6;planets=8B,7,8B6,5,5A6,3B,8A,8A,7,6A7;turn=15;points=2,0;order=sequential;goal=break;par=2',
  list: late(() => import('../puzzle-list.js')),
  keptAs: 'of space crack days',
  sentence: describePuzzleGoal,
  picture: puzzlePicture,
  where: describeWhere,
  about: describeAbout,
  budgets: budgetsOf,
});
