/**
 * The lesson on Bugcatcher's board: positions, the programs of Player 2, and what is answered to what a round brought.
 */
import type { Brought, Lesson, LessonAnswer } from '../core/lesson/lesson.js';

export { words } from './words.lesson.en.js';

/** The round that the lesson expects of the reader. */
const report = (fields: Readonly<Record<string, unknown>>): Brought => ({
  type: 'report',
  seat: 0,
  ...fields,
});

/** An entry of the reader that must have come to this. */
const entry = (fields: Readonly<Record<string, unknown>>): Brought => ({ type: 'slot', seat: 0, ...fields });

/** The sentence of whatever is left. */
const rest = (name: string): LessonAnswer => ({ name, ways: ['*'] });

/** A right program that the board can show. */
const shown = (name: string, way: string): LessonAnswer => ({ name, ways: [way], goesOn: true });

/** Of a round that completed the mission: its steps, and what the mission and both together brought. */
const REWARDED = { paths: 'report.paths', reward: 'report.gains.0.1', gained: 'report.gained' };

/** At the end of the match: what both players have. */
const TOTALS = { fireflies: 'over.fireflies.0', against: 'over.fireflies.1' };

const MISSION = 'cols=4;rows=3;missions=Marching_Ant:shape:CRRR:4:2:2;seed=7;shown=Marching_Ant';

export const lesson: Lesson = {
  enough: 'slots',
  steps: [
    {
      name: 'nodes',
      position: 'players=2;rounds=2;energy=3;cols=4;rows=3;seed=7;border=A1-BR,D3-BR;central=A3,D3',
      marks: 'A1-BR A3',
      then: ['none'],
      answers: [
        shown('three', 'BR.BD.CU'),
        { name: 'three', brings: [report({ paths: 3 })], goesOn: true },
        { name: 'back', brings: [entry({ result: '1', to: 'A1-BR' })] },
        { name: 'back', brings: [entry({ result: '1', to: 'A3' })] },
        { name: 'theirs', brings: [entry({ result: '1', to: 'D3' })] },
        { name: 'twice', brings: [entry({ result: '1' })] },
        { name: 'crossed', brings: [entry({ result: '4' })] },
        rest('fewer'),
      ],
    },
    {
      name: 'claims',
      position: 'players=2;rounds=2;energy=3;cols=4;rows=3;seed=7;border=A1-BL,B1-BR;central=A3,D3',
      marks: 'B1-BR:danger',
      then: ['BU.BR.CU'],
      answers: [
        shown('three', 'BR.BD.BR'),
        { name: 'three', brings: [report({ paths: 3 })], goesOn: true },
        { name: 'theirs', brings: [entry({ result: '1', to: 'B1-BR' })] },
        { name: 'own', brings: [entry({ result: '1', to: 'A1-BL' })] },
        { name: 'own', brings: [entry({ result: '1', to: 'A3' })] },
        { name: 'late', brings: [entry({ result: '1' })] },
        { name: 'crossed', brings: [entry({ result: '4' })] },
        rest('fewer'),
      ],
    },
    {
      name: 'slots',
      position: 'players=2;rounds=2;energy=3;cols=4;rows=3;seed=7;border=A1-BR,B3-BR;central=A3,D3',
      marks: 'B3-BR>B2-BR B2-BR>B1-BR B1-BR',
      then: ['BU.BU.BU'],
      answers: [
        shown('first', 'BR.BU.CU'),
        {
          name: 'first',
          brings: [entry({ slot: 1, entry: 'R', result: '0' }), report({ collisions: 0 })],
          goesOn: true,
        },
        { name: 'then', brings: [entry({ slot: 1, entry: 'R', result: '0' })] },
        { name: 'together', brings: [entry({ result: '2', to: 'B1-BR' })] },
        { name: 'late', brings: [entry({ result: '1', to: 'B1-BR' })] },
        { name: 'elsewhere', brings: [report({ collisions: 0 })] },
        rest('hit'),
      ],
    },
    {
      name: 'crossing',
      position: 'players=2;rounds=2;energy=3;cols=4;rows=3;seed=7;border=A3-BL,B1-BR;central=B2,D3;black=1',
      marks: 'B1-BR>B2-BR B2>C2',
      then: ['BD.BR.BR'],
      answers: [
        shown('crossed', 'swap.CR.CR'),
        { name: 'crossed', brings: [entry({ entry: 'r', to: 'C2', result: '0' })], goesOn: true },
        { name: 'both', brings: [entry({ result: '3' })] },
        { name: 'later', brings: [entry({ result: '4' })] },
        rest('not'),
      ],
    },
    {
      name: 'mission',
      position: `players=2;rounds=2;energy=5;${MISSION};border=A3-BL,D1-UR;central=A2,D3`,
      then: ['BL.BL.CL'],
      answers: [
        { ...shown('done', 'CR.CR.CR.BU.BR+1'), tells: REWARDED },
        { name: 'done', brings: [report({ done: 1 })], tells: REWARDED, goesOn: true },
        { name: 'open', brings: [report({ accepted: 1 })] },
        rest('unaccepted'),
      ],
    },
    {
      name: 'last',
      position: `players=2;rounds=1;${MISSION};border=A3-BL,D1-UR;central=A2,D3;fireflies=10,13`,
      then: ['BL.BL.BL.CL.CL'],
      answers: [
        { ...shown('all', 'CR.CR.CR.BU.BR.BR.BR+1'), tells: TOTALS },
        { name: 'all', brings: [report({ done: 1, paths: 7 })], tells: TOTALS, goesOn: true },
        { name: 'win', brings: [{ type: 'over', winner: 0 }], tells: TOTALS, goesOn: true },
        { name: 'fewer', brings: [report({ done: 1 })], tells: TOTALS },
        { name: 'unaccepted', brings: [report({ accepted: 0 })] },
        rest('shape'),
      ],
    },
  ],
};
