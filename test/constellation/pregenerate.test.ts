/** C18: large generated maps are made a step at a time, and come out as they do at once. */
import { describe, expect, it, vi } from 'vitest';
import { chartSliced } from '../../src/constellation/chart.js';
import { pregenerate } from '../../src/constellation/element/pregenerate.js';
import { constellation } from '../../src/constellation/game.js';
import { makeMap, makeMapSliced } from '../../src/constellation/generate.js';
import { skyFor, skySliced } from '../../src/constellation/geometry.js';
import { options as table } from '../../src/constellation/options.js';
import { rules } from '../../src/constellation/rules.js';
import type { Options } from '../../src/constellation/state.js';
import { requireOptions } from '../../src/core/text/options.js';
import type { Origin } from '../../src/core/session/record.js';
import { readPlan } from '../../src/ui/start/open-plan.js';
import type { Plan } from '../../src/ui/contract/definition.js';
import type { Making } from '../../src/ui/contract/adapter.js';

/** Whether the map that a plan's game is played on takes long. */
function aheadOf(plan: Plan): Making | undefined {
  const draft = readPlan({ game: constellation }, plan);
  return draft.ok ? pregenerate(draft.value.origin as Origin<Options>) : undefined;
}
const plan = (options: Partial<Options>, seed: number): Plan => ({ kind: 'seed', options, seed });
const never = (): AbortSignal => new AbortController().signal;

/** All that a thought yields, and what it gives in the end. */
function run<T>(thought: Generator<undefined, T>): { readonly steps: number; readonly made: T } {
  for (let steps = 0; ; steps++) {
    const step = thought.next();
    if (step.done) return { steps, made: step.value };
  }
}

describe('a map that is made in steps', () => {
  const sizes = [
    { teams: 2, stars: 98 },
    { teams: 3, stars: 240 },
    { teams: 5, stars: 307 },
    { teams: 8, stars: 392 },
  ];
  it.each(sizes)('is the one that is made at once: $stars stars, $teams teams', ({ teams, stars }) => {
    for (const seed of [0, 7, 4294967295]) {
      const options = { stars, teams, seed, wormholesToWin: 3 };
      // Two at a time: neither disturbs the other.
      const [one, other] = [makeMapSliced(options), makeMapSliced({ ...options, seed: 1 })];
      let step = one.next();
      for (; !step.done; step = one.next()) other.next();
      expect(step.value).toEqual(makeMap(options));
    }
  });

  it('takes a step for each star at least, in all that looks at every pair of stars', () => {
    const map = run(makeMapSliced({ stars: 392, teams: 8, seed: 1, wormholesToWin: 3 }));
    expect(map.steps).toBeGreaterThan(392);
    const { points, near, ids } = skyFor(requireOptions(table, { teams: 8, map: 'generated' }), 1);
    expect(run(chartSliced(ids, points, near)).steps).toBeGreaterThan(2 * 392 - 1);
  });

  it('is made ready no more than once', () => {
    const options = requireOptions(table, { teams: 7 });
    const thought = skySliced(options, 3);
    thought.next();
    const sky = skyFor(options, 3);
    expect(run(thought).made).toBe(sky);
    expect(run(skySliced(options, 3))).toEqual({ steps: 0, made: sky });
  });
});

describe('what a game begins from', () => {
  it('has its map made in slices, once', async () => {
    const making = aheadOf(plan({ teams: 6 }, 1));
    expect(making).toBeDefined();
    await making?.make(never());
    expect(aheadOf(plan({ teams: 6 }, 1))).toBeUndefined();
    const fresh = vi.spyOn(Math, 'cos');
    expect(rules.setup({ teams: 6 }, 1).owners).toHaveLength(294);
    expect(fresh).not.toHaveBeenCalled();
    fresh.mockRestore();
  });

  it.each([
    ['a record', 'constellation/2 teams=5 seed=31 | *a1', 'record'],
    ['a record of an older version', 'constellation/1 map=generated stars=240 teams=5 seed=31', 'record'],
    ['a position', 'stars=240;teams=4;map=generated;seed=31;round=2', 'position'],
    [
      'a record from a position',
      'constellation/2 from=stars=300;teams=4;map=generated;seed=31;round=2',
      'record',
    ],
  ] as const)('may be %s', async (_, text, kind) => {
    const making = aheadOf({ kind, text });
    expect(making).toBeDefined();
    await making?.make(never());
    expect(aheadOf({ kind, text })).toBeUndefined();
  });

  it('begins at once where the map is small, built in or written out, and where the options are unsound', () => {
    const seed = 5;
    expect(aheadOf(plan({ teams: 2 }, seed))).toBeUndefined();
    expect(aheadOf(plan({ map: 'argo', teams: 4 }, seed))).toBeUndefined();
    expect(aheadOf(plan({ teams: 5, members: [1, 2] }, seed))).toBeUndefined();
    expect(pregenerate({ kind: 'position', position: 'map=a:0:0,b:3:4/1;round=1' })).toBeUndefined();
    expect(pregenerate({ kind: 'position', position: 'map=generated;teams=5;round=1' })).toBeUndefined();
  });
});
