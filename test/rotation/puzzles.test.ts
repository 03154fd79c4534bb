/** The built-in puzzles: every one is proven again, of the days those that a seed draws. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { unwrap } from '../../src/core/basics/result.js';
import { chance } from '../../src/core/basics/seed.js';
import { FIRST } from '../../src/rotation/element/page-settings.js';
import { dayOf } from '../../src/core/days/dates.js';
import { rotation } from '../../src/rotation/game.js';
import { BUILT_IN } from '../../src/rotation/names.js';
import { WEEK } from '../../scripts/puzzles/bands.js';
import { gradeOf } from '../../scripts/puzzles/grade.js';
import { entriesOf, proofOf, triedFault } from '../../scripts/puzzles/proof.js';
import { FIRST_DAY } from '../../src/rotation/days.js';
import { BLOCKS } from '../../src/rotation/puzzles.data.js';
import {
  countOf,
  dailyPuzzle,
  daysIn,
  levelOfDay,
  positionOf,
  puzzleNamed,
  puzzleOfDay,
  readEntry,
} from '../../src/rotation/puzzles.js';

const RESULT = join(import.meta.dirname, '../../docs/puzzles/rotation.json');
const sets = entriesOf();
const levels = [1, 2, 3].map(
  (level) => [`level ${level}`, sets[`level ${level}`] as readonly string[]] as const,
);
const days = Object.entries(sets).filter(([name]) => name.startsWith('from'));

test('R14: there are at least ninety, in three levels, and days for a year', () => {
  expect(levels.map(([, entries]) => entries.length)).toEqual([BUILT_IN, BUILT_IN, BUILT_IN]);
  expect(3 * BUILT_IN).toBeGreaterThanOrEqual(90);
  expect(sets[`from ${BLOCKS[0]?.from}`]?.length).toBeGreaterThanOrEqual(365);
  const all = Object.values(sets).flat();
  expect(new Set(all).size).toBe(all.length);
});

describe.each(levels)('R13, R14: of %s', (name, entries) => {
  it.each(entries)('%s has its par proven', (entry) => {
    expect(proofOf(entry, name === 'level 1')).toBeUndefined();
  });
});

test('R14: from February 2027 on, days are easy on Monday and hard on Sunday', () => {
  const [, block] = BLOCKS;
  expect(block?.from).toBe('2027-02-01');
  expect((dayOf('2027-02-01') + 3) % 7).toBe(0);
  expect(daysIn(block?.puzzles ?? '')).toHaveLength(371);
  expect(block?.levels).toBe(WEEK.join('').repeat(53));
});

test('R14: a day is told to be as hard as it would be among the levels', () => {
  const luck = chance(Number(process.env['SEED'] ?? 20));
  for (const { from, puzzles, levels: told } of BLOCKS) {
    const entries = daysIn(puzzles);
    expect(told).toMatch(new RegExp(`^[123]{${entries.length}}$`));
    for (const at of luck.shuffle([...entries.keys()]).slice(0, 20))
      expect(Number(told[at]), entries[at]).toBe(gradeOf(readEntry(entries[at] as string), 150_000).level);
    expect(levelOfDay(from)).toBe(Number(told[0]));
  }
});

describe.each(days)('R13, R14: of the days %s', (_, entries) => {
  const luck = chance(Number(process.env['SEED'] ?? 20));
  it.each(luck.shuffle(entries).slice(0, 20))('%s has its par proven', (entry) => {
    expect(proofOf(entry, false)).toBeUndefined();
  });
});

test('R14: the whole proof was made of these puzzles', () => {
  const proven = JSON.parse(readFileSync(RESULT, 'utf8')) as unknown;
  const now = Object.entries(sets).map(([name, entries]) => {
    const digest = createHash('sha256').update(entries.join(' ')).digest('hex');
    return [name, { puzzles: entries.length, digest }];
  });
  expect(proven, 'stale: npm run puzzles -- --prove --game rotation').toMatchObject(Object.fromEntries(now));
});

test('R14: trying every rotation finds the same par, and another one wrong', () => {
  const luck = chance(Number(process.env['SEED'] ?? 20));
  const all = Object.values(sets).flat();
  for (const entry of luck.shuffle(all).slice(0, 12)) expect(triedFault(entry).fault, entry).toBeUndefined();
  const [sound = ''] = sets['level 2'] ?? [];
  for (const par of [2, 4]) expect(triedFault(sound.replace(/\d$/, `${par}`)).fault).toBeDefined();
});

test('R14: a proof finds what is wrong', () => {
  const sound = (sets['level 2'] as readonly string[])[0] as string;
  expect(proofOf(sound.replace(/\d$/, '2'), false)).toBe('its minimum is 3, not 2');
  expect(proofOf('a4,GY,1', false)).toBe('its minimum is 1');
  expect(proofOf('a4,NNN,1', false)).toBe('no solution is proven');
  expect(proofOf('b5,G,0', false)).toBeDefined();
});

test('R14: harder levels take more rotations, and a grade says why', () => {
  const pars = levels.map(([, entries]) => entries.map((entry) => readEntry(entry).par));
  const mean = pars.map((all) => all.reduce((sum, par) => sum + par, 0) / all.length);
  expect(mean[0]).toBeLessThan(mean[1] as number);
  expect(mean[1]).toBeLessThan(mean[2] as number);
  const grade = gradeOf(readEntry((sets['level 3'] as readonly string[])[0] as string), 150_000);
  expect(grade).toMatchObject({ level: 3 });
  expect(grade.greedy).toBeLessThan(1);
});

test('a puzzle has a name, and the first one stands in the definition as it is', () => {
  expect(positionOf(puzzleNamed('1-1') as never)).toBe(FIRST);
  expect([
    puzzleNamed('4-1'),
    puzzleNamed('1-0'),
    puzzleNamed(`1-${BUILT_IN + 1}`),
    puzzleNamed('x'),
  ]).toEqual(Array(4).fill(undefined));
  expect([countOf(1), countOf(4)]).toEqual([BUILT_IN, 0]);
  const text = positionOf(puzzleNamed('2-3') as never);
  expect(rotation.notation.formatPosition(unwrap(rotation.notation.parsePosition(text)))).toBe(text);
});

test('the days of the calendar are counted', () => {
  expect(['1970-01-01', '1970-03-01', '2000-02-29', '2000-03-01', '2026-11-20'].map(dayOf)).toEqual([
    0, 59, 11016, 11017, 20777,
  ]);
  for (const none of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '', 'today', '1900-02-29'])
    expect(dayOf(none)).toBeNaN();
});

const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);

test('a day has its puzzle, the next day the next, and after the last the first again', () => {
  const [first] = BLOCKS as readonly [(typeof BLOCKS)[number]];
  const { from, puzzles } = first;
  const entries = daysIn(puzzles);
  for (const [offset, place] of [
    [0, 0],
    [1, 1],
    [entries.length, 0],
    [-1, entries.length - 1],
  ] as const)
    expect(puzzleOfDay(dayAfter(from, offset), [first])).toEqual(readEntry(entries[place] as string));
});

describe('of several blocks', () => {
  const [first] = BLOCKS as readonly [(typeof BLOCKS)[number]];
  const days = daysIn(first.puzzles);
  const own = ['b3k,YB,2', 'b3q,GBG,2', 'd4a,GRY,2'];
  // The first block has gone round once and is in the middle of its second.
  const begins = 1.5 * days.length;
  const second = {
    from: dayAfter(first.from, Math.floor(begins)),
    puzzles: 'b3k,YB,2 b6,GBG,2 dk,GRY,2',
    levels: '123',
  };
  const third = { from: dayAfter(second.from, 5), puzzles: 'a4,GY,1', levels: '1' };

  it('each tells how hard its own days are', () => {
    const told = [0, 1, 2, 3].map((days) => levelOfDay(dayAfter(second.from, days), [first, second]));
    expect(told).toEqual([1, 2, 3, 1]);
  });

  it('what is built in changes no day before February 2027', () => {
    for (const days of [0, 27, 91]) {
      const date = dayAfter(first.from, days);
      expect(puzzleOfDay(date), date).toEqual(readEntry(daysIn(first.puzzles)[days] as string));
    }
    const [, second] = BLOCKS as readonly [unknown, (typeof BLOCKS)[number]];
    expect(puzzleOfDay('2027-01-31')).toEqual(puzzleOfDay('2027-01-31', [first]));
    expect(puzzleOfDay('2027-02-01')).toEqual(readEntry(daysIn(second.puzzles)[0] as string));
  });

  it('a new one changes no day before its first', () => {
    for (let days = -20; days < Math.floor(begins); days++) {
      const date = dayAfter(first.from, days);
      expect(puzzleOfDay(date, [first, second, third]), date).toEqual(puzzleOfDay(date, [first]));
    }
  });

  it('each counts from its own first day, goes round, and ends where the next begins', () => {
    for (const [days, entry] of [...own, ...own.slice(0, 2), third.puzzles, third.puzzles].entries())
      expect(puzzleOfDay(dayAfter(second.from, days), [first, second, third]), `${days}`).toEqual(
        readEntry(entry as string),
      );
  });

  it('begin on the day that a site counts from if it names none', () => {
    expect(BLOCKS[0]?.from).toBe(FIRST_DAY);
  });

  it('they stand in the order of their days, and the first holds what it did when it came out', () => {
    const begun = BLOCKS.map(({ from }) => dayOf(from));
    expect(begun).toEqual([...new Set(begun)].sort((one, other) => one - other));
    const digest = createHash('sha256').update(days.join(' ')).digest('hex');
    expect([first.from, digest]).toEqual([
      '2026-11-01',
      '7ccd7e1dcc910f0ca02d80cc15e371b262352a9323632ba424e2047a371b0d18',
    ]);
  });
});

test('what a seed gives stays the same, since built-in puzzles are kept as seeds', () => {
  expect(
    ['a4', 'b5', 'c6', 'd7', 'e8'].map((entry) => readEntry(`${entry},G,1`).board.join('/')),
  ).toMatchSnapshot();
});

test('R14: a day’s puzzle is told as a text, and what is no day has none', () => {
  expect(dailyPuzzle('2026-11-20')).toBe(positionOf(puzzleOfDay('2026-11-20')));
  expect(dailyPuzzle()).toBe(dailyPuzzle('2026-11-01'));
  for (const none of ['', 'today', '2026-02-30']) expect(dailyPuzzle(none)).toBeUndefined();
});
