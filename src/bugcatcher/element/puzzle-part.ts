/** The puzzles of Bugcatcher on its boards (B20). */
import type { Puzzles } from '../../core/puzzle/puzzle.js';
import { late } from '../../ui/contract/lazy.js';
import { makePuzzlePart } from '../../ui/puzzles/make-part.js';
import { bugcatcher } from '../game.js';
import { draftOf, type Ui } from '../interpret.js';
import { describeWhere } from '../open-conversation.js';
import { budgetsOf, describePuzzleGoal, puzzlePicture } from '../puzzle-conversation.js';
import { puzzles } from '../puzzles.js';
import type { Program, State, View } from '../state.js';
import { ownPuzzleWords } from '../words.puzzle.en.js';
import { adapter } from './adapter.js';

/** Of puzzles alone, in which every view has all; of days the kit asks with the state itself. */
const wholeOf = (view: View): State => view.whole ?? (view as unknown as State);

/** The kinds of goals, judged by views. */
const viewed: Puzzles<View> = {
  rule: puzzles.rule,
  kinds: puzzles.kinds.map((kind) => ({
    name: kind.name,
    refuse: (view, parts) => kind.refuse(wholeOf(view), parts),
    judge: (view, parts) => kind.judge(wholeOf(view), parts),
    left: (view, parts) => kind.left(wholeOf(view), parts),
  })),
};

/** The program that is being written, or that has run. */
function programOf(view: View, ui: Ui): Program {
  return view.over ? (view.own?.laps.at(-1)?.program ?? '') : draftOf(ui, view).program;
}

export const puzzlePart = makePuzzlePart({
  adapter,
  game: bugcatcher,
  puzzles: viewed,
  words: ownPuzzleWords,
  first:
    'players=2;rounds=1;energy=4;cols=3;rows=3;garnets=0;border=B3-BR,C1-BR;central=B1,C3;submitted=-,BU.CU.swap.BL;goal=stop:1B;par=3',
  list: late(() => import('../puzzle-list.js')),
  keptAs: 'of bugcatcher days',
  positionOf: (view) => bugcatcher.notation.formatPosition(wholeOf(view)),
  sentence: (view: View, words) => describePuzzleGoal(view, words),
  picture: (view) => puzzlePicture(view),
  where: describeWhere,
  budgets: (view, words, ui) => budgetsOf(view, words, programOf(view, ui)),
});
