/** The lesson of Constellation: eight positions on one small map, and what is answered to every move that a reader can make there. */
import type { Lesson } from '../core/lesson.js';

/** 14 stars, among them a cluster, three wormholes and two black holes. The reader is Lyra, team 0. */
const MAP =
  'map=a:0:4,b:10:0,c:20:3,d:31:0w,e:3:13,f:13:11c,g:23:13,h:33:11,i:0:23b,j:11:22,k:22:23w,l:33:22,m:46:14w,n:16:33b' +
  '/1.4,2.5,3.6,7,5.8,6.9,7.10,11.12,9,10.13,11.13,,,';

export const lesson: Lesson = {
  steps: [
    {
      name: 'hqs',
      position: `${MAP};phase=hq;round=1`,
      answers: [{ name: 'placed', ways: ['*e', '*'], goesOn: true }],
    },
    {
      name: 'connections',
      position: `${MAP};round=1;owners=A5.AB.B4.;hqs=a,g/j,h;steals=0,0`,
      marks: 'a g',
      answers: [
        { name: 'long', ways: ['b'], goesOn: true },
        { name: 'usual', ways: ['c', 'f', 'k'], goesOn: true },
        { name: 'short', ways: ['e'], goesOn: true },
        { name: 'passed', ways: ['-'] },
        { name: 'lone', ways: ['*'] },
      ],
    },
    {
      name: 'line',
      position: `${MAP};round=1;owners=2A4.AB.B4.;hqs=a,g/j,h;left=1/0;steals=0,0`,
      marks: 'a g',
      answers: [
        { name: 'joined', ways: ['f', 'c'], goesOn: true },
        { name: 'connected', ways: ['e'] },
        { name: 'apart', ways: ['*'] },
      ],
    },
    {
      name: 'steal',
      position: `${MAP};round=1;owners=3A3.AB.3B2.;hqs=a,g/j,h;left=1/0`,
      marks: 'j:danger h:danger',
      answers: [
        { name: 'h', ways: ['!h'], goesOn: true },
        { name: 'j', ways: ['!j'], goesOn: true },
        { name: 'line', ways: ['!k', '!l'] },
        { name: 'good', ways: ['f'] },
        { name: 'other', ways: ['*'] },
      ],
    },
    {
      name: 'cluster',
      position: `${MAP};round=2;owners=2A2.A.AB.3B2.;hqs=a,g/j,h;left=1/1;steals=2,2`,
      marks: 'f',
      then: ['!g'],
      answers: [
        { name: 'guarded', ways: ['f'], then: [], goesOn: true },
        { name: 'open', ways: ['c'] },
        { name: 'stolen', ways: ['*'] },
      ],
    },
    {
      name: 'holes',
      position: `${MAP};round=2;owners=A.B.A.AB2AB3.;hqs=a,g/c,h;left=1/0;steals=0,0`,
      marks: 'i n:danger',
      answers: [
        { name: 'joined', ways: ['f'], goesOn: true },
        { name: 'destroyed', ways: ['n'] },
        { name: 'apart', ways: ['*'] },
      ],
    },
    {
      name: 'wormholes',
      position: `${MAP};round=3;owners=A2B2AB.A.BA.A.;hqs=a,h/b,j;left=1/0;steals=0,0`,
      marks: 'd k m',
      answers: [
        { name: 'won', ways: ['g', 'l'], goesOn: true },
        { name: 'below', ways: ['n'] },
        { name: 'two', ways: ['*'] },
      ],
    },
    {
      name: 'last',
      position: `${MAP};round=8;owners=2A2BA.2A.3B.B;hqs=a,g/j,l;left=1/0;steals=0,0;points=6,7`,
      answers: [
        { name: 'won', ways: ['f'], goesOn: true },
        { name: 'longest', ways: ['m'] },
        { name: 'short', ways: ['i'] },
        { name: 'lost', ways: ['*'] },
      ],
    },
  ],
};
