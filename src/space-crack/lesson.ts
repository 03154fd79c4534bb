/** The lesson of Space Crack: seven positions, and what is answered to every move that a reader can make there. */
import type { Lesson } from '../core/lesson/lesson.js';

export { words } from './words.lesson.en.js';

export const lesson: Lesson = {
  enough: 'merge',
  steps: [
    {
      name: 'capture',
      position: 'boardSize=5;planets=4,5A5,4,6,4,5B5,5;order=alternate',
      marks: '2',
      answers: [
        { name: 'right', ways: ['2-1', '2-4', '2-5'], goesOn: true },
        { name: 'ended', ways: ['*'] },
      ],
    },
    {
      name: 'points',
      position: 'boardSize=5;planets=4A5,5A,4,6,4,5B5,5;points=2,0;order=alternate',
      marks: '1',
      answers: [
        { name: 'half', ways: ['1-3', '1-4'], goesOn: true },
        { name: 'right', ways: ['1-4 4-3', '1-4 4-5', '1-3 3-4'], goesOn: true },
        { name: 'right-more', ways: ['1-4 4-7'], goesOn: true },
        { name: 'lost', ways: ['1-4 4-6', '1-3 3-6'] },
        { name: 'ended', ways: ['end', '1-3 end', '1-4 end'] },
        { name: 'own', ways: ['*', '1-3 *', '1-4 *'] },
      ],
    },
    {
      name: 'battle',
      position: 'boardSize=5;planets=4,5A,4B4,6A6,4,5B7,5;points=1,0;order=alternate',
      marks: '3 6',
      answers: [
        { name: 'right', ways: ['4-3'], goesOn: true },
        { name: 'stronger', ways: ['4-6'] },
        { name: 'none', ways: ['*'] },
      ],
    },
    {
      name: 'merge',
      position: 'boardSize=5;planets=4,5A4,4B,6A4,4,5B6,5;points=2,0;order=alternate',
      marks: '2 4 6:danger',
      answers: [
        { name: 'half', ways: ['2-4'], goesOn: true },
        { name: 'right', ways: ['2-4 4-6'], goesOn: true },
        { name: 'elsewhere', ways: ['2-4 *'] },
        { name: 'weak', ways: ['4-6'] },
        { name: 'far', ways: ['4-2'] },
        { name: 'apart', ways: ['*'] },
      ],
    },
    {
      name: 'build',
      position: 'boardSize=5;planets=4,4A,4,6A,8A,5B5,5B;crack=7,0;points=1,0;order=alternate',
      marks: '2 4 5',
      buttons: ['build'],
      answers: [
        { name: 'right', ways: ['+4'], goesOn: true },
        { name: 'weak', ways: ['+2'] },
        { name: 'ended', ways: ['*'] },
      ],
    },
    {
      name: 'income',
      position:
        'boardSize=8;planets=5A,5,5A,5A5,5,8A,6,5A,4,5,5A,5,5,5,5,5,5,5,5,5B5,5,5;points=1,0;order=alternate',
      marks: '6',
      answers: [
        { name: 'right', ways: ['4-9'], goesOn: true },
        { name: 'other', ways: ['4-2', '4-7'] },
        { name: 'ended', ways: ['end'] },
        { name: 'own', ways: ['*'] },
      ],
    },
    {
      name: 'last',
      position: 'boardSize=5;planets=4,5A,4B,6,4A5,5B5,5B;turn=15;crack=0,9;points=1,0;order=alternate',
      marks: '5',
      answers: [
        { name: 'right', ways: ['5-7'], goesOn: true },
        { name: 'tie', ways: ['5-4'] },
        { name: 'ended', ways: ['end'] },
        { name: 'own', ways: ['*'] },
      ],
    },
  ],
};
