/** What items are worth, how a set ends, what is kept of it, and the code that leaves the page. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesIn, readCode, writeCode, type Coded } from '../../src/core/exercise/code.js';
import {
  earnedBy,
  follow,
  itemOf,
  NO_TALLY,
  resultOf,
  starsOf,
  type ItemEvent,
  type ItemPlan,
  type Tally,
} from '../../src/core/exercise/exercise.js';
import { formatKept, idOf, readKept, type Kept } from '../../src/core/exercise/kept.js';
import { nameOf, readSet, readTerms } from '../../src/core/exercise/read-item.js';
import { exerciseWords } from '../../src/core/exercise/words.exercise.en.js';
import { makeWords, sayRefusal } from '../../src/core/words/words.js';
import { unwrap, type Refusal } from '../../src/core/basics/result.js';

const words = makeWords('en', exerciseWords);
const said = (refusal: Refusal | undefined): string => (refusal ? sayRefusal(words, refusal) : '');

const plan = (more: Partial<ItemPlan> = {}): ItemPlan => ({
  id: 'a',
  heading: '',
  kind: 'puzzle',
  points: 3,
  tries: undefined,
  tryPrice: 0,
  hintPrice: 0,
  ...more,
});

const after = (one: ItemPlan, ...events: readonly ItemEvent[]): Tally => {
  let tally = NO_TALLY;
  for (const event of events) tally = follow(one, tally, event);
  return tally;
};

const SOLVE: ItemEvent = { type: 'solve', answer: 'a1 b2' };
const LOSE: ItemEvent = { type: 'lose', answer: 'c3' };
const HINT: ItemEvent = { type: 'hint' };

describe('an item', () => {
  it('earns all its points when it is solved, whatever came before, where nothing has a price', () => {
    const one = plan();
    expect(earnedBy(one, after(one, HINT, LOSE, LOSE, HINT, SOLVE))).toBe(3);
    expect(earnedBy(one, after(one, HINT, LOSE))).toBe(0);
  });

  it('earns less for each lost try and each hint where they have a price, and never less than nothing', () => {
    const one = plan({ tryPrice: 1, hintPrice: 0.5 });
    expect(earnedBy(one, after(one, LOSE, HINT, SOLVE))).toBe(1.5);
    expect(earnedBy(one, after(one, LOSE, LOSE, LOSE, LOSE, SOLVE))).toBe(0);
  });

  it('is lost with its last try, and nothing counts after that', () => {
    const one = plan({ tries: 2 });
    expect(after(one, LOSE).state).toBe('begun');
    const lost = after(one, LOSE, LOSE);
    expect([lost.state, lost.tries]).toEqual(['lost', 2]);
    expect(follow(one, lost, SOLVE)).toBe(lost);
  });

  it('that is solved stays so, with the hints that it took', () => {
    const one = plan({ hintPrice: 1 });
    const solved = after(one, SOLVE);
    expect(follow(one, solved, HINT)).toBe(solved);
    expect(follow(one, solved, LOSE)).toBe(solved);
  });

  it('keeps the last answer, shortened', () => {
    const one = plan();
    expect(after(one, LOSE, SOLVE).answer).toBe('a1 b2');
    expect([...after(one, { type: 'solve', answer: 'x'.repeat(500) }).answer].length).toBe(120);
  });
});

describe('the result of a set', () => {
  const items = (...tallies: readonly Tally[]) => tallies.map((tally) => itemOf(plan(), tally));
  const solved = after(plan(), SOLVE);

  it('is what was earned by what there was to earn', () => {
    const result = resultOf(items(solved, NO_TALLY, solved), 60, false);
    expect([result.score, result.earned, result.points, result.done, result.count]).toEqual([
      0.6667, 6, 9, 2, 3,
    ]);
    expect([result.isPassed, result.isOver]).toEqual([true, false]);
  });

  it('is over when every item is decided, or when the reader says so', () => {
    expect(resultOf(items(solved, solved), undefined, false).isOver).toBe(true);
    expect(resultOf(items(solved, NO_TALLY), undefined, true).isOver).toBe(true);
    expect(resultOf([], undefined, true).isOver).toBe(false);
  });

  it('does not count what cannot be used', () => {
    const result = resultOf(items(solved, { ...NO_TALLY, state: 'faulty' }), undefined, false);
    expect([result.score, result.count, result.isOver]).toEqual([1, 1, true]);
  });

  it('counts what is solved where nothing has points', () => {
    const none = [solved, NO_TALLY].map((tally) => itemOf(plan({ points: 0 }), tally));
    expect(resultOf(none, undefined, false).score).toBe(0.5);
  });

  it('has three stars for all points, two for three quarters, one for half', () => {
    expect([1, 0.99, 0.75, 0.74, 0.5, 0.49, 0].map(starsOf)).toEqual([3, 2, 2, 1, 1, 0, 0]);
  });
});

describe('what a page says of an item', () => {
  const read = (values: Readonly<Record<string, string>>, heading = '') =>
    readTerms((name) => values[name], nameOf(2, heading));

  it('has defaults: one point, any number of tries, no prices', () => {
    expect(read({})).toEqual({
      value: { points: 1, tries: undefined, tryPrice: 0, hintPrice: 0, toScore: undefined },
      faults: [],
    });
  });

  it('that cannot be used leaves the default, and a sentence names the item', () => {
    const { value, faults } = read({ points: 'three', tries: '1.5', 'hint-price': '-1' }, 'Two suns');
    expect([value.points, value.tries, value.hintPrice]).toEqual([1, undefined, 0]);
    expect(faults.map(said)).toEqual([
      'Exercise 2, “Two suns”: points is “three”. It takes a number from 0 to 1000.',
      'Exercise 2, “Two suns”: tries is “1.5”. It takes a whole number from 1 to 99.',
      'Exercise 2, “Two suns”: hint-price is “-1”. It takes a number from 0 to 1000.',
    ]);
  });

  it('names the words that the order takes, and reads a percentage with its sign', () => {
    const { value, faults } = readSet((name) => ({ order: 'fre', pass: '60 %' })[name]);
    expect([value.isFree, value.pass]).toEqual([false, 60]);
    expect(faults.map(said)).toEqual(['order is “fre”. It takes in-turn or free.']);
    expect(readSet((name) => ({ pass: 'most' })[name]).faults.map(said)).toEqual([
      'pass is “most”. It takes a number from 0 to 100: the percentage that is needed.',
    ]);
  });
});

describe('what is kept of a set', () => {
  const kept: Kept = {
    items: new Map([
      ['a', { ...NO_TALLY, state: 'solved', tries: 1, hints: 2, seconds: 34, answer: 'a1 “b”' }],
      ['b', { ...NO_TALLY, state: 'begun', seconds: 5 }],
    ]),
    at: 'b',
    isLeft: true,
    learner: 'Ada Čapek',
    game: undefined,
  };

  it('reads back as it was', () => {
    expect(unwrap(readKept(formatKept(kept), ['a', 'b', 'c']))).toEqual(kept);
  });

  it('is taken up where items were added, and refused where none is known again', () => {
    const text = formatKept(kept);
    expect([...unwrap(readKept(text, ['b', 'new'])).items].map(([id]) => id)).toEqual(['b']);
    const other = readKept(text, ['x', 'y']);
    expect(other.ok ? '' : said(other.error)).toBe(
      'What was kept here belongs to other exercises, so this begins anew.',
    );
  });

  it.each(['', '{', '[]', 'null', '{"set":2,"items":[]}', '{"set":1,"items":7}', '{"set":1}'])(
    'that is no such text is refused: %s',
    (text) => {
      const read = readKept(text, ['a']);
      expect(read.ok ? '' : read.error.code).toBe('set/kept');
    },
  );

  it('leaves out rows that nobody can have written', () => {
    const text = '{"set":1,"items":[["a","s",0,0,1,"x"],["b","constructor",0,0,1],["c","s",-1,0,1],7,null]}';
    expect([...unwrap(readKept(text, ['a', 'b', 'c'])).items].map(([id]) => id)).toEqual(['a']);
  });

  it('of ten items with full answers fits into what a course system keeps', () => {
    const items = new Map(
      Array.from({ length: 10 }, (_, n) => [
        idOf('star-board', [['puzzle', `1-${n}`]]),
        after(
          plan(),
          LOSE,
          HINT,
          { type: 'time', seconds: 1234 },
          { type: 'solve', answer: 'S31 '.repeat(99) },
        ),
      ]),
    );
    expect(formatKept({ ...kept, items }).length).toBeLessThan(2_000);
  });

  it('knows an item again by its tag and attributes in any order', () => {
    const [rings, seats] = [['rings', '4'] as const, ['seats', 'human bot:easy'] as const];
    expect(idOf('star-board', [rings, seats])).toBe(idOf('star-board', [seats, rings]));
    expect(idOf('star-board', [rings])).not.toBe(idOf('star-board', [seats]));
  });
});

const about = { set: 0xdeadbeef, heading: 'Week 3', learner: 'Zoë', time: 1_800_000_000_000 };
const result = resultOf(
  [plan(), plan({ points: 2.5 }), plan({ tries: 1 })].map((one, n) =>
    itemOf(one, after(one, { type: 'begin' }, { type: 'time', seconds: 40 }, n === 2 ? LOSE : SOLVE)),
  ),
  undefined,
  false,
);

describe('the code of a result', () => {
  const code = writeCode(result, about);
  const fault = (text: string): string => {
    const read = readCode(text);
    return read.ok ? '' : said(read.error);
  };

  it('is letters and digits alone, and short', () => {
    expect(code).toMatch(/^pset1[0-9A-Za-z]+$/);
    expect(code.length).toBeLessThan(90);
  });

  it('reads back as it was', () => {
    const coded: Coded = unwrap(readCode(code));
    expect(coded).toMatchObject({ ...about, isOver: true });
    expect(coded.items.map(({ state, earned, points, tries }) => [state, earned, points, tries])).toEqual([
      ['solved', 3, 3, 0],
      ['solved', 2.5, 2.5, 0],
      ['lost', 0, 3, 1],
    ]);
  });

  it('reads back whatever names and headings there are', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 });
    fc.assert(
      fc.property(text, text, fc.nat(0xffffffff), (heading, learner, set) => {
        expect(unwrap(readCode(writeCode(result, { ...about, heading, learner, set })))).toMatchObject({
          heading,
          learner,
          set,
        });
      }),
    );
  });

  it('that is cut is named so, wherever it is cut', () => {
    for (let at = 5; at < code.length; at++)
      expect(fault(code.slice(0, at))).toBe('This code is cut: its end is missing.');
  });

  it('of which one letter is another is named so', () => {
    for (let at = 7; at < code.length; at++) {
      const other = code[at] === 'x' ? 'y' : 'x';
      expect(fault(code.slice(0, at) + other + code.slice(at + 1))).toBe(
        'This code has been changed: its check sum does not fit.',
      );
    }
  });

  it('that is another program’s is named so, and one of a later version', () => {
    expect(fault('planisphere')).toBe('This is not an exercise code.');
    expect(fault('pset9abc')).toBe('This code has the version 9, which this page does not know.');
  });

  it('is found in mails, also over several lines, and so is what looks like one', () => {
    const broken = `> ${code.slice(0, 40)}\n> ${code.slice(40)}`;
    const mail = `Hello,\nhere it is: ${code}.\n\nBye, Zoë\n${broken}\nand\nabcdefGHIJK0123456789abcdefg\n`;
    expect(codesIn(mail).map(({ line }) => line)).toEqual([2, 5, 8]);
    const [first, second, third] = codesIn(mail).map((one) => fault(one.code));
    expect([first, second, third]).toEqual(['', '', 'This is not an exercise code.']);
  });

  it('that was cut in a mail takes no word of the next line that is none of its own', () => {
    const [found] = codesIn(`${code.slice(0, 30)}\nHello\n`);
    expect(fault(found?.code ?? '')).toMatch(/cut|changed/);
    expect(codesIn(`${code.slice(0, 30)}\n${code}`)).toHaveLength(2);
  });

  it('never throws, whatever is read', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        readCode(text);
        readCode(`pset1${text}`);
        codesIn(text);
      }),
    );
  });
});
