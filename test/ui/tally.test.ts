import { describe, expect, it } from 'vitest';
import { readCount, Tally } from '../../src/ui/game/tally.js';

describe('the tally of a game', () => {
  it('counts hints, undos and the time while there is something to do', () => {
    let now = 1000;
    const tally = new Tally(() => now);
    now += 500;
    tally.run(true);
    now += 2000;
    tally.run(true);
    tally.addHint('here a');
    tally.addHint('here a');
    tally.addUndo();
    tally.addUndo();
    now += 1000;
    expect(tally.count).toEqual({ plies: 0, hints: 1, undos: 2, ms: 3000 });
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
    tally.begin({ plies: 7, hints: 2, undos: 1, ms: 40_000 });
    expect(tally.count).toEqual({ plies: 7, hints: 2, undos: 1, ms: 40_000 });
    tally.run(true);
    now = 6000;
    expect(tally.count.ms).toBe(41_000);
    tally.begin();
    expect(tally.count).toEqual({ plies: 0, hints: 0, undos: 0, ms: 0 });
  });

  it.each([undefined, null, 3, 'x', [], {}, { hints: -1, undos: 'two', ms: Infinity }, { ms: null }])(
    'reads what was kept with care: %j is nothing',
    (kept) => {
      expect(readCount(kept)).toEqual({ plies: 0, hints: 0, undos: 0, ms: 0 });
    },
  );

  it('reads what it has kept itself', () => {
    const count = { plies: 4, hints: 1, undos: 2, ms: 3 };
    expect(readCount(JSON.parse(JSON.stringify(count)))).toEqual(count);
  });
});
