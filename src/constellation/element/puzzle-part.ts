/** The puzzles of Constellation on its boards (C21). */
import { late } from '../../ui/contract/lazy.js';
import { makePuzzlePart } from '../../ui/puzzles/make-part.js';
import { constellation } from '../game.js';
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
  game: constellation,
  puzzles,
  words: ownPuzzleWords,
  first:
    'map=generated;stars=18;seed=103;round=8;owners=A2.5B.A.A.2B.2A;hqs=b9,a9/a4,b2;left=2/0;steals=2,0;goal=hqs;par=2',
  list: late(() => import('../puzzle-list.js')),
  keptAs: 'of constellation days',
  sentence: describePuzzleGoal,
  picture: puzzlePicture,
  where: describeWhere,
  about: describeAbout,
  budgets: budgetsOf,
});
