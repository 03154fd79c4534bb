/**
 * The lesson of Constellation: nine positions on one small map, and what is answered to every move that a reader can
 * make there.
 */
import type { Lesson } from '../core/lesson/lesson.js';

export { words } from './words.lesson.en.js';

/** 14 stars, among them a cluster, three wormholes and two black holes. The reader is Lyra, team 0. */
const MAP =
  'map=a1:0:4,a2:10:0,a3:20:3,a4:31:0w,a5:3:13,a6:13:11c,a7:23:13,a8:33:11,a9:0:23b,a10:11:22,a11:22:23w,a12:33:22,a13:46:14w,a14:16:33b' +
  '/1.4,2.5,3.6,7,5.8,6.9,7.10,11.12,9,10.13,11.13,,,';

export const lesson: Lesson = {
  enough: 'line',
  steps: [
    {
      name: 'hqs',
      position: `${MAP};phase=hq;round=1`,
      answers: [{ name: 'placed', ways: ['*a5', '*'], goesOn: true }],
    },
    {
      name: 'any',
      position: `${MAP};round=1;owners=2A4.AB.B4.;hqs=a1,a7/a10,a8;left=2/2;steals=0,0`,
      answers: [
        { name: 'passed', ways: ['-', '* -'] },
        { name: 'one', ways: ['a11'], then: ['1:a12 1:a9'], goesOn: true },
        { name: 'one', ways: ['a12'], then: ['1:a11 1:a9'], goesOn: true },
        { name: 'one', ways: ['a3', '*'], then: ['1:a11 1:a12'], goesOn: true },
        { name: 'both', ways: ['a3 a6', '* *'], goesOn: true },
      ],
    },
    {
      name: 'connections',
      position: `${MAP};round=1;owners=A5.AB.B4.;hqs=a1,a7/a10,a8;steals=0,0`,
      marks: 'a1 a7',
      answers: [
        { name: 'long', ways: ['a2'], goesOn: true },
        { name: 'usual', ways: ['a3', 'a6', 'a11'], goesOn: true },
        { name: 'short', ways: ['a5'], goesOn: true },
        { name: 'passed', ways: ['-'] },
        { name: 'lone', ways: ['*'] },
      ],
    },
    {
      name: 'line',
      position: `${MAP};round=1;owners=2A4.AB.B4.;hqs=a1,a7/a10,a8;left=1/0;steals=0,0`,
      marks: 'a1 a7',
      answers: [
        { name: 'joined', ways: ['a6', 'a3'], goesOn: true },
        { name: 'connected', ways: ['a5'] },
        { name: 'apart', ways: ['*'] },
      ],
    },
    {
      name: 'steal',
      position: `${MAP};round=1;owners=3A3.AB.3B2.;hqs=a1,a7/a10,a8;left=1/0`,
      marks: 'a10:danger a8:danger',
      answers: [
        { name: 'a8', ways: ['!a8'], goesOn: true },
        { name: 'a10', ways: ['!a10'], goesOn: true },
        { name: 'line', ways: ['!a11', '!a12'] },
        { name: 'good', ways: ['a6'] },
        { name: 'other', ways: ['*'] },
      ],
    },
    {
      name: 'cluster',
      position: `${MAP};round=2;owners=2A2.A.AB.3B2.;hqs=a1,a7/a10,a8;left=1/1;steals=2,2`,
      marks: 'a6',
      then: ['!a7'],
      answers: [
        { name: 'guarded', ways: ['a6'], then: [], goesOn: true },
        { name: 'open', ways: ['a3'] },
        { name: 'stolen', ways: ['*'] },
      ],
    },
    {
      name: 'holes',
      position: `${MAP};round=2;owners=A.B.A.AB2AB3.;hqs=a1,a7/a3,a8;left=1/0;steals=0,0`,
      marks: 'a9 a14:danger',
      answers: [
        { name: 'joined', ways: ['a6'], goesOn: true },
        { name: 'destroyed', ways: ['a14'] },
        { name: 'apart', ways: ['*'] },
      ],
    },
    {
      name: 'wormholes',
      position: `${MAP};round=3;owners=A2B2AB.A.BA.A.;hqs=a1,a8/a2,a10;left=1/0;steals=0,0`,
      marks: 'a4 a11 a13',
      answers: [
        { name: 'won', ways: ['a7', 'a12'], goesOn: true },
        { name: 'below', ways: ['a14'] },
        { name: 'two', ways: ['*'] },
      ],
    },
    {
      name: 'last',
      position: `${MAP};round=8;owners=2A2BA.2A.3B.B;hqs=a1,a7/a10,a12;left=1/0;steals=0,0;points=6,7`,
      answers: [
        { name: 'won', ways: ['a6'], goesOn: true },
        { name: 'longest', ways: ['a13'] },
        { name: 'short', ways: ['a9'] },
        { name: 'lost', ways: ['*'] },
      ],
    },
  ],
};
