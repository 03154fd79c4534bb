/** A set in progress: what opens, what is in hand, and what is taken up. */
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../src/core/basics/result.js';
import { formatKept, readKept } from '../../src/core/exercise/kept.js';
import {
  beginRun,
  blame,
  changeRun,
  go,
  happen,
  keptOf,
  mayOpen,
  resultIn,
  type Planned,
  type Run,
} from '../../src/core/exercise/run.js';

const plan = (id: string, more: Partial<Planned> = {}): Planned => ({
  id,
  heading: '',
  kind: 'puzzle',
  points: 1,
  tries: undefined,
  tryPrice: 0,
  hintPrice: 0,
  ...more,
});

const PLANS = ['a', 'b', 'c'].map((id) => plan(id));
const IN_TURN = { isFree: false, pass: undefined };
const FREE = { isFree: true, pass: undefined };
const solve = (run: Run, at: number): Run => happen(run, at, { type: 'solve', answer: '' });
const openIn = (run: Run): readonly number[] => [0, 1, 2, 3].filter((at) => mayOpen(run, at));

describe('a set in progress', () => {
  it('in turn opens an item once the ones before it were opened, and the summary at last', () => {
    const run = beginRun(PLANS, IN_TURN);
    expect(openIn(run)).toEqual([0, 1]);
    expect(openIn(go(run, 1))).toEqual([0, 1, 2]);
    expect(openIn(go(go(run, 1), 2))).toEqual([0, 1, 2, 3]);
    expect(mayOpen(run, 0.5)).toBe(false);
  });

  it('in a free order opens any item at any time', () => {
    expect(openIn(beginRun(PLANS, FREE))).toEqual([0, 1, 2, 3]);
  });

  it('passes over an item that cannot be used, and counts it again once it can', () => {
    const run = blame(beginRun(PLANS, IN_TURN), 1, { code: 'set/no-board' });
    expect(openIn(run)).toEqual([0, 1, 2]);
    expect(resultIn(run).items.map(({ state }) => state)).toEqual(['begun', 'faulty', 'new']);
    expect(resultIn(run).count).toBe(2);
    expect(resultIn(solve(run, 1)).done).toBe(0);
    expect(resultIn(blame(run, 1, undefined)).count).toBe(3);
  });

  it('is taken up where it was left, with the item in hand', () => {
    const run = go(solve(beginRun(PLANS, IN_TURN), 0), 1);
    const text = formatKept(keptOf(run, 'Ada'));
    const again = beginRun(PLANS, IN_TURN, unwrap(readKept(text, ['a', 'b', 'c'])));
    expect(again).toEqual(run);
  });

  it('is taken up at the summary', () => {
    const run = go(solve(solve(solve(beginRun(PLANS, FREE), 0), 1), 2), 3);
    const again = beginRun(PLANS, FREE, unwrap(readKept(formatKept(keptOf(run, '')), ['a', 'b', 'c'])));
    expect([again.at, resultIn(again).isOver]).toEqual([3, true]);
  });

  it('keeps what items have come to when others are added', () => {
    const run = go(solve(beginRun(PLANS, IN_TURN), 0), 1);
    const more = changeRun(run, [plan('x'), ...PLANS], IN_TURN);
    expect([more.at, more.tallies.map(({ state }) => state)]).toEqual([2, ['new', 'solved', 'begun', 'new']]);
  });

  it('that the reader has finished is over, and a later try counts', () => {
    const left = { ...beginRun(PLANS, IN_TURN), isLeft: true };
    expect([resultIn(left).isOver, resultIn(left).score]).toEqual([true, 0]);
    expect(resultIn(solve(left, 2)).score).toBe(0.3333);
  });
});
