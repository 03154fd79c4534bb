/**
 * The lessons of the rotation puzzle and of its card game: puzzles, for the card game one of its turns, and what is
 * answered to every move that a reader can make there.
 */
import type { Lesson, LessonStep } from '../core/lesson/lesson.js';
import type { WordTable } from '../core/words/words.js';
import { cardWords as ofCards, puzzleWords as ofPuzzles, words as ofSteps } from './words.lesson.en.js';

/** The sentences of the puzzle’s lesson. */
export const words: WordTable = { ...ofSteps, ...ofPuzzles };

/** Those of the card game’s. */
export const cardWords: WordTable = { ...ofSteps, ...ofCards };

const STEPS: readonly LessonStep[] = [
  {
    name: 'rotate',
    position: '...../...../.GY../...../..H..;goals=G;par=1',
    marks: 'c3',
    answers: [{ name: 'right', ways: ['c3'], goesOn: true }],
  },
  {
    name: 'lines',
    position: '...H./...../Y...G/..R../.....;goals=G;par=1',
    marks: 'd1 e3',
    answers: [
      { name: 'right', ways: ['c4'], goesOn: true },
      { name: 'diagonal', ways: ['*'] },
    ],
  },
  {
    name: 'order',
    position: '.GY../H..../...../...../....R;goals=YG;par=1',
    marks: 'a2',
    answers: [
      { name: 'right', ways: ['c1'], goesOn: true },
      { name: 'reversed', ways: ['*'] },
    ],
  },
  {
    name: 'first',
    position: 'G..../G..../.R.../Y..../..HY.;goals=GG;par=1',
    marks: 'c5',
    answers: [
      { name: 'right', ways: ['b3'], goesOn: true },
      { name: 'none', ways: ['a4'] },
      { name: 'alone', ways: ['*'] },
    ],
  },
  {
    name: 'range',
    position: '..H....R./...G...../.......Y./........./.........;goals=G;par=1',
    marks: 'd2',
    answers: [
      { name: 'right', ways: ['h1'], goesOn: true },
      { name: 'far', ways: ['*'] },
    ],
  },
  {
    name: 'edge',
    position: '....H/...../...../Y..../Y..G.;goals=G;par=1',
    marks: 'e1 d5',
    answers: [
      { name: 'right', ways: ['a4'], goesOn: true },
      { name: 'past', ways: ['*'] },
    ],
  },
  {
    name: 'comets',
    position: '...../...../RY.../....H/.CG..;goals=GN;par=1',
    marks: 'b5',
    answers: [
      { name: 'right', ways: ['a3'], goesOn: true },
      { name: 'cold', ways: ['*'] },
    ],
  },
  {
    name: 'par',
    position: '...../..Y.Y/G.H.G/.R.../.....;goals=RG;par=2',
    answers: [
      { name: 'half', ways: ['b4'], goesOn: true },
      { name: 'right', ways: ['b4 d2'], goesOn: true },
      { name: 'four', ways: ['c2'] },
      { name: 'two', ways: ['e2'] },
      { name: 'apart', ways: ['b4 *'] },
    ],
  },
  {
    name: 'cards',
    position: '.G.../HYR../...../.Y.../.G...;held=YG,R,GG/Y,RG,GR;deck=G,RY,YY,GY;seed=5',
    marks: 'a2',
    answers: [
      { name: 'twice', ways: ['c2'], goesOn: true },
      { name: 'right', ways: ['c2 YG'], goesOn: true },
      { name: 'once', ways: ['b2 YG'] },
      { name: 'kept', ways: ['c2 *', 'b2 *'] },
      { name: 'nothing', ways: ['b4'] },
    ],
  },
];

const named = (names: string, enough?: string): Lesson => ({
  ...(enough !== undefined && { enough }),
  // A finger rotates a star by the second tap or by the button.
  steps: names.split(' ').flatMap((name) => {
    const step = STEPS.find((one) => one.name === name);
    return step ? { ...step, buttons: ['rotate', ...(step.buttons ?? [])] } : [];
  }),
});

export const lesson = named('rotate lines order first range edge comets par', 'first');

/** The lesson of a board with the card game. */
export const cardLesson = named('rotate lines first cards');
