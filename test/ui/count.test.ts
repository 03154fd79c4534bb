import { describe, expect, it } from 'vitest';
import {
  addHint,
  addUndo,
  beginCount,
  beginCountAgain,
  countAt,
  NO_TALLY,
  readCount,
  runClock,
} from '../../src/ui/game/count.js';

const NOTHING = { plies: 0, hints: 0, told: [], undos: 0, tries: 0, ms: 0 };

describe('the tally of a game', () => {
  it('counts hints, undos and the time while there is something to do', () => {
    const running = runClock(runClock(NO_TALLY, true, 1500), true, 3500);
    const acted = addUndo(addUndo(addHint(running, 'here a')));
    expect(countAt(acted, 4500)).toMatchObject({ plies: 0, hints: 1, undos: 2, tries: 0, ms: 3000 });
    const standing = runClock(acted, false, 4500);
    expect(countAt(standing, 64_500).ms).toBe(3000);
    expect(countAt(runClock(standing, true, 64_500), 64_501).ms).toBe(3001);
  });

  it('begins at nothing, or at what was kept', () => {
    const busy = addHint(runClock(NO_TALLY, true, 0), 'a');
    const kept = { plies: 7, hints: 2, told: [3, 4], undos: 1, tries: 0, ms: 40_000 };
    const taken = beginCount(busy, kept);
    expect(countAt(taken, 5000)).toEqual(kept);
    expect(countAt(runClock(taken, true, 5000), 6000).ms).toBe(41_000);
    expect(countAt(beginCount(taken), 6000)).toEqual(NOTHING);
  });

  it('begins again with the hints that it has counted', () => {
    const again = beginCountAgain(addUndo(addHint(NO_TALLY, 'here a')));
    expect(countAt(addHint(again, 'here a'), 0)).toMatchObject({ hints: 1, undos: 0, tries: 0, ms: 0 });
  });

  it('counts a hint that is told again once, also after others and on the next visit', () => {
    const told = ['here a', 'there b', 'here a', 'there b', 'here c'].reduce(addHint, NO_TALLY);
    expect(told.count.hints).toBe(3);
    const next = beginCount(NO_TALLY, readCount(JSON.parse(JSON.stringify(told.count))));
    expect(['there b', 'here a', 'there d'].reduce(addHint, next).count.hints).toBe(4);
    expect(addHint(beginCount(next), 'here a').count.hints).toBe(1);
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
    const count = { plies: 4, hints: 1, told: [5], undos: 2, tries: 0, ms: 3 };
    expect(readCount(JSON.parse(JSON.stringify(count)))).toEqual(count);
  });
});
