/** The puzzles of *Star on its boards (S17). */
import { late } from '../../ui/contract/lazy.js';
import { makePuzzlePart } from '../../ui/puzzles/make-part.js';
import { star } from '../game.js';
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
  game: star,
  puzzles,
  words: ownPuzzleWords,
  first: '3:2.RBR.BR2BRBRB2.BRB3RBRB3R2B;goal=connect:S21:R20;par=2',
  list: late(() => import('../puzzle-list.js')),
  another: late(() => import('../draw-puzzle.js')),
  keptAs: 'of star days',
  sentence: describePuzzleGoal,
  picture: puzzlePicture,
  where: describeWhere,
  about: describeAbout,
  budgets: budgetsOf,
});
