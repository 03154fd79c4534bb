import { describe, expect, it, vi } from 'vitest';
import { defaultsOf } from '../../src/core/text/options.js';
import type { Origin } from '../../src/core/session/record.js';
import { options } from '../../src/rotation/options.js';
import type { Options } from '../../src/rotation/state.js';
import type { Making } from '../../src/ui/contract/adapter.js';

// Test files share their modules: those that have been read by now search by the real generator.
vi.resetModules();
const { RefusalError } = await import('../../src/core/basics/result.js');

/** By seed 404 nothing is found. */
let searched = 0;
vi.doMock(import('../../src/rotation/generate.js'), async (original) => {
  const generate = await original();
  return {
    ...generate,
    generatePuzzle: (...[size, reading, wanted, seed]: Parameters<typeof generate.generatePuzzle>) => {
      searched++;
      if (seed !== 404) return generate.generatePuzzle(size, reading, wanted, seed);
      throw new RefusalError({ code: 'rotation/seed' });
    },
  };
});

const { pregenerate, game } = await import('../../src/rotation/element/pregenerate.js');

/** How a game of this size begins. */
function begun(seed: number, chosen: Partial<Options> = { size: '15' }): Origin<Options> {
  return { kind: 'seed', options: { ...defaultsOf(options), ...chosen }, seed };
}
const never = (): AbortSignal => new AbortController().signal;

function making(seed: number): Making {
  const found = pregenerate(begun(seed));
  if (!found) throw new Error(`the puzzle of seed ${seed} is there already`);
  return found;
}

describe('a large puzzle', () => {
  it('is made once, and then there at once', async () => {
    await making(1).make(never());
    expect(pregenerate(begun(1))).toBeUndefined();
    expect(game.rules.setup({ size: '15' }, 1)).toMatchObject({ use: 'puzzle', rotations: 0 });
  });

  it('is not searched for any more when nobody waits for it', async () => {
    const stop = new AbortController();
    const done = making(2).make(stop.signal);
    stop.abort();
    await done;
    expect(pregenerate(begun(2))).toBeDefined();
    await making(2).make(stop.signal);
    expect(pregenerate(begun(2))).toBeDefined();
    await making(2).make(never());
    expect(pregenerate(begun(2))).toBeUndefined();
  });

  it('is searched for while anybody waits for it', async () => {
    const stop = new AbortController();
    const [one, other] = [making(3).make(stop.signal), making(3).make(never())];
    stop.abort();
    await Promise.all([one, other]);
    expect(pregenerate(begun(3))).toBeUndefined();
  });

  it('is kept until many others have been made', async () => {
    await making(100).make(never());
    for (let seed = 101; seed < 132; seed++) await making(seed).make(never());
    expect(pregenerate(begun(131))).toBeUndefined();
    expect(pregenerate(begun(100))).toBeUndefined();
    await making(132).make(never());
    expect(pregenerate(begun(100))).toBeDefined();
  });

  it('that is not found is searched for once, and then refused', async () => {
    const before = searched;
    await making(404).make(never());
    expect(pregenerate(begun(404))).toBeUndefined();
    for (let again = 0; again < 2; again++)
      expect(() => game.rules.setup({ size: '15' }, 404)).toThrow(RefusalError);
    expect(searched - before).toBe(1);
  });

  it('of few cells, a game and what is no seed need no search', () => {
    expect(pregenerate(begun(1, { size: '7' }))).toBeUndefined();
    expect(pregenerate(begun(1, { size: '15', use: 'game' }))).toBeUndefined();
    expect(pregenerate({ kind: 'position', position: 'H.B' })).toBeUndefined();
  });
});
