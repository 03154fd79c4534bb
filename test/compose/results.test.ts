/** The page that reads codes: its table, what it says of codes that cannot be used, and its CSV. */
import { describe, expect, it } from 'vitest';
import { tableText, tableOf } from '../../compose/results/model.js';
import { writeCode } from '../../src/core/exercise/code.js';
import { follow, itemOf, NO_TALLY, resultOf, type ItemPlan } from '../../src/core/exercise/exercise.js';

const plan: ItemPlan = {
  id: 'a',
  heading: '',
  kind: 'puzzle',
  points: 3,
  tries: undefined,
  tryPrice: 0,
  hintPrice: 0,
};
const solved = follow(plan, NO_TALLY, { type: 'solve', answer: 'a1' });
const result = resultOf([itemOf(plan, solved), itemOf(plan, NO_TALLY)], undefined, false);

const codeOf = (learner: string, minutes = 0, heading = 'Week 3'): string =>
  writeCode(result, { set: 7, heading, learner, time: Date.UTC(2026, 10, 28, 12, minutes) });

const HEADS = ['Name', 'Exercises', 'When', 'Done', 'Points', 'Of', 'Percent'];

describe('a table of codes', () => {
  it('has a row for each code, with what each exercise has come to', () => {
    const { rows, remarks, width } = tableOf(`From: Ada\n${codeOf('Ada')}\n\nBen: ${codeOf('Ben')}`);
    expect(rows.map(({ learner, earned, points, percent }) => [learner, earned, points, percent])).toEqual([
      ['Ada', 3, 6, 50],
      ['Ben', 3, 6, 50],
    ]);
    expect([rows[0]?.items, width, remarks]).toEqual([['3/3', '0/3'], 2, []]);
  });

  it('names a code that was pasted twice, and counts it once', () => {
    const { rows, remarks } = tableOf(`${codeOf('Ada')}\n${codeOf('Ada')}`);
    expect(rows).toHaveLength(1);
    expect(remarks).toEqual([{ kind: 'again', line: 2, learner: 'Ada', heading: 'Week 3' }]);
  });

  it('keeps several codes of one learner, and says so', () => {
    const { rows, remarks } = tableOf(`${codeOf('Ada')} ${codeOf('ada', 5)}`);
    expect(rows).toHaveLength(2);
    expect(remarks).toEqual([{ kind: 'several', learner: 'Ada', heading: 'Week 3', count: 2 }]);
  });

  it('names codes that are cut, changed or foreign by their lines, and reads the others', () => {
    const cut = codeOf('Ada').slice(0, -3);
    const changed = `${codeOf('Ben').slice(0, 20)}${codeOf('Zoe', 7).slice(20)}`;
    const { rows, remarks } = tableOf(`${cut}\n\nAbCdEfGh0123456789ijklmnop\n${changed}\n${codeOf('Cy')}`);
    expect(rows.map(({ learner }) => learner)).toEqual(['Cy']);
    expect(remarks.map((one) => (one.kind === 'fault' ? [one.line, one.refusal.code] : one))).toEqual([
      [1, 'code/cut'],
      [3, 'code/foreign'],
      [4, 'code/changed'],
    ]);
  });

  it('finds nothing in a text without codes', () => {
    expect(tableOf('Dear teacher,\nI have lost my code.')).toEqual({ rows: [], remarks: [], width: 0 });
  });
});

describe('the CSV', () => {
  it('has a line for each row, and a number for each exercise', () => {
    expect(tableText(tableOf(codeOf('Ada')), HEADS)).toBe(
      '\uFEFFName,Exercises,When,Done,Points,Of,Percent,1,2\r\nAda,Week 3,2026-11-28 12:00,0,3,6,50,3,0\r\n',
    );
  });

  it('quotes what has commas and quotes, and lets no name be a formula', () => {
    const csv = tableText(tableOf(`${codeOf('=1+1')}\n${codeOf('Li, "Ben"')}`), HEADS);
    expect(csv).toContain("\r\n'=1+1,Week 3");
    expect(csv).toContain('\r\n"Li, ""Ben""",Week 3');
  });
});
