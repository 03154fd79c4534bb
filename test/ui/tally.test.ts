import { describe, expect, it } from 'vitest';
import { readCount, Tally } from '../../src/ui/game/tally.js';

const NOTHING = { plies: 0, hints: 0, told: [], undos: 0, ms: 0 };

describe('the tally of a game', () => {
  it('counts hints, undos and the time while there is something to do', () => {
    let now = 1000;
    const tally = new Tally(() => now);
    now += 500;
    tally.run(true);
    now += 2000;
    tally.run(true);
    tally.addHint('here a');
    tally.addUndo();
    tally.addUndo();
    now += 1000;
    expect(tally.count).toMatchObject({ plies: 0, hints: 1, undos: 2, ms: 3000 });
    tally.run(false);
    now += 60_000;
    expect(tally.count.ms).toBe(3000);
    tally.run(true);
    now += 1;
    expect(tally.count.ms).toBe(3001);
  });

  it('begins at nothing, or at what was kept', () => {
    let now = 0;
    const tally = new Tally(() => now);
    tally.run(true);
    tally.addHint('a');
    now = 5000;
    const kept = { plies: 7, hints: 2, told: [3, 4], undos: 1, ms: 40_000 };
    tally.begin(kept);
    expect(tally.count).toEqual(kept);
    tally.run(true);
    now = 6000;
    expect(tally.count.ms).toBe(41_000);
    tally.begin();
    expect(tally.count).toEqual(NOTHING);
  });

  it('begins again with the hints that it has counted', () => {
    const tally = new Tally();
    tally.addHint('here a');
    tally.addUndo();
    tally.beginAgain();
    tally.addHint('here a');
    expect(tally.count).toMatchObject({ hints: 1, undos: 0, ms: 0 });
  });

  it('counts a hint that is told again once, also after others and on the next visit', () => {
    const tally = new Tally();
    for (const hint of ['here a', 'here a', 'there b', 'here a', 'here c']) tally.addHint(hint);
    expect(tally.count.hints).toBe(3);
    const next = new Tally();
    next.begin(readCount(JSON.parse(JSON.stringify(tally.count))));
    for (const hint of ['there b', 'here a', 'there d']) next.addHint(hint);
    expect(next.count.hints).toBe(4);
    next.begin();
    next.addHint('here a');
    expect(next.count.hints).toBe(1);
  });

  it.each([
    undefined,
    null,
    3,
    'x',
    [],
    {},
    { hints: -1, undos: 'two', ms: Infinity },
    { ms: null, told: 'x' },
    { told: [{}, '1'] },
  ])('reads what was kept with care: %j is nothing', (kept) => {
    expect(readCount(kept)).toEqual(NOTHING);
  });

  it('reads what it has kept itself', () => {
    const count = { plies: 4, hints: 1, told: [5], undos: 2, ms: 3 };
    expect(readCount(JSON.parse(JSON.stringify(count)))).toEqual(count);
  });
});
