/**
 * The lesson of the rotation puzzle: six puzzles and a turn of the card game, and what is answered to every move that a
 * reader can make there.
 */
import type { Lesson } from '../core/lesson/lesson.js';

export { words } from './words.lesson.en.js';

export const lesson: Lesson = {
  steps: [
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
      name: 'range',
      position: '..H....R./...G...../.......Y./........./.........;goals=G;par=1',
      marks: 'd2',
      answers: [
        { name: 'right', ways: ['h1'], goesOn: true },
        { name: 'far', ways: ['*'] },
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
  ],
};
