/** The puzzles of Constellation on its boards (C21). */
import { late } from '../../ui/contract/lazy.js';
import { makePuzzlePart } from '../../ui/puzzles/make-part.js';
import { constellation } from '../game.js';
import { budgetsOf, describePuzzleGoal, describeWhere, puzzlePicture } from '../puzzle-conversation.js';
import { puzzles } from '../puzzles.js';
import { ownPuzzleWords } from '../words.puzzle.en.js';
import { adapter } from './adapter.js';

export const puzzlePart = makePuzzlePart({
  adapter,
  game: constellation,
  puzzles,
  words: ownPuzzleWords,
  first:
    'map=generated;stars=18;seed=103;round=8;owners=B2.AB2.B2ABA2BABA.;hqs=b2,a9/b4,a1;left=2/0;steals=2,0;goal=hqs;par=2',
  list: late(() => import('../puzzle-list.js')),
  keptAs: 'of constellation days',
  sentence: describePuzzleGoal,
  picture: puzzlePicture,
  where: describeWhere,
  budgets: budgetsOf,
});
