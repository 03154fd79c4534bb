/**
 * The lesson of *Star: seven positions on three rings, and what is answered to every move that a reader can make there.
 */
import type { Lesson } from '../core/lesson/lesson.js';

export { words } from './words.lesson.en.js';

/** The cells of the rim and of the ring of five, on three rings. */
const RIM = ['*', 'S', 'T', 'A', 'R'].flatMap((arm) => [0, 1, 2].map((offset) => `${arm}3${offset}`));
const INNER = ['*', 'S', 'T', 'A', 'R'].map((arm) => `${arm}10`);

export const lesson: Lesson = {
  enough: 'connect',
  steps: [
    {
      name: 'rim',
      position: '3:30.',
      answers: [
        { name: 'right', ways: RIM, goesOn: true },
        { name: 'middle', ways: INNER },
        { name: 'near', ways: ['*'] },
      ],
    },
    {
      name: 'star',
      position: '3:2.B4.R8.R8.B4.',
      marks: 'A31',
      answers: [
        { name: 'right', ways: ['A30', 'A32'], goesOn: true },
        { name: 'inward', ways: ['A20', 'A21'] },
        { name: 'apart', ways: ['*'] },
      ],
    },
    {
      name: 'enclose',
      position: '3:.B11.B5.2R5.BR2.',
      marks: 'R30',
      then: ['R31'],
      answers: [
        { name: 'right', ways: ['R31'], then: [], goesOn: true },
        { name: 'corner', ways: ['A31'] },
        { name: 'escapes', ways: ['*'] },
      ],
    },
    {
      name: 'connect',
      position: '3:3.B.B2.2R.B2.R2B4.2R.2B2.2R',
      marks: 'A30 A31 *30 *31',
      answers: [
        { name: 'right', ways: ['*10'], goesOn: true },
        { name: 'peri', ways: ['A32', '*32', 'T32'] },
        { name: 'apart', ways: ['*'] },
      ],
    },
    {
      name: 'cut',
      position: '3:.B2RB2RBR2BRBRBRB2RBR.BR3B2RB',
      marks: '*10 T30 T32=1 *30=2 R30=3',
      answers: [
        { name: 'right', marks: 'T32=1 *30=2 R30=3', ways: ['*10'], then: ['T30'], goesOn: true },
        { name: 'corner', marks: 'T32=1 *30=1 R30=2', ways: ['*'], then: ['*10'] },
      ],
    },
    {
      name: 'quarks',
      position: '3:B2RB2RBRBRB.B3RBR3B2RB.R3BR',
      marks: '*30 S30 T30 A30 R30',
      answers: [
        { name: 'right', ways: ['A30'], then: ['A20'], goesOn: true },
        { name: 'lost', ways: ['*'], then: ['A30'] },
      ],
    },
    {
      name: 'finish',
      position: '3:RBR2.B2RBRBR.BRBR3BR.RBR3B2R',
      answers: [
        { name: 'half', ways: ['A10'], then: ['A21'], goesOn: true },
        { name: 'right', ways: ['A10 R10'], then: ['A21', 'T30'], goesOn: true },
        { name: 'left', ways: ['A10 T30'], then: ['A21', 'R10'] },
        { name: 'corner', ways: ['T30 R10'], then: ['A10', 'A21'] },
        { name: 'corner-apart', ways: ['T30 A21'], then: ['A10', 'R10'] },
        { name: 'broken', ways: ['R10 A21', 'A21 R10'], then: ['A10', 'T30'] },
        { name: 'broken', ways: ['R10 T30'], then: ['A10', 'A21'] },
        { name: 'broken-apart', ways: ['A21 T30'], then: ['A10', 'R10'] },
      ],
    },
  ],
};
