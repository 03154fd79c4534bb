/** Positions from plain data and from text, whatever stands in them: lessons show rounds that nobody can go on with. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { constellation, stateFrom, type Given } from '../../src/constellation/index.js';
import { describeTurn } from '../../src/constellation/conversation.js';
import { sayRefusal } from '../../src/core/words/words.js';
import { play, position, words } from './harness.js';

const { rules, notation } = constellation;

const IDS = ['a', 'B', 'b', '_9', 'A1', 'z', 'k', '7', 'end'];
const many = fc.integer({ min: -1e6, max: 1e6 });

/** Positions of any size, full ones among them, with any options that one by one are sound. */
const any = fc.integer({ min: 1, max: IDS.length }).chain((count) => {
  const ids = IDS.slice(0, count);
  const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b): [string, string] => [a, b]));
  return fc
    .record({
      places: fc.array(fc.tuple(many, fc.double({ min: -1e6, max: 1e6, noNaN: true })), {
        minLength: count,
        maxLength: count,
      }),
      kinds: fc.array(fc.constantFrom('star', 'cluster', 'wormhole', 'blackhole'), {
        minLength: count,
        maxLength: count,
      }),
      edges: fc.subarray(pairs),
      owned: fc.array(fc.constantFrom(-1, 0, 0, 1, 1, 2), { minLength: count, maxLength: count }),
      hqs: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 2 }))),
      options: fc.record(
        {
          mode: fc.constantFrom('classic', 'containment', 'resistance', 'blackhole', 'sandbox'),
          members: fc.constantFrom(1, 2, [1, 2, 3]),
          rounds: fc.integer({ min: 1, max: 50 }),
          movesPerRound: fc.integer({ min: 1, max: 60 }),
          stealsPerTeam: fc.constantFrom(0, 1, 99),
          hqCount: fc.constantFrom(0, 1, 2),
          multipliers: fc.array(fc.double({ min: 0, max: 1000, noNaN: true }), {
            minLength: 3,
            maxLength: 3,
          }),
          wormholesToWin: fc.constantFrom(0, 1, 3),
          blackHoleEffect: fc.constantFrom('reset', 'remove'),
          claimNeedsAdjacency: fc.boolean(),
          hqImmune: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
    })
    .map(({ places, kinds, edges, owned, hqs, options }) => ({
      ...options,
      teams: 3,
      map: {
        stars: ids.map((id, i) => ({ id, x: places[i]?.[0], y: places[i]?.[1], type: kinds[i] })),
        edges,
      },
      owners: Object.fromEntries(
        ids.map((id, i) => [id, owned[i]] as const).filter(([, team]) => team !== -1),
      ),
      hqs: Object.fromEntries(
        hqs.map((most, team) => [team, ids.filter((_, i) => owned[i] === team).slice(0, most)]),
      ),
    })) as fc.Arbitrary<Given>;
});

describe('a position from plain data', () => {
  it('is written as a text that reads back, and goes on when the host ends the round', () => {
    fc.assert(
      fc.property(any, (given) => {
        const state = stateFrom(given);
        const text = notation.formatPosition(state);
        expect(position(text)).toEqual(state);
        expect(rules.outcome(state)).toBeUndefined();
        const { state: next } = rules.play(state, 'host', { type: 'end' });
        expect(rules.toAct(next).length > 0).toBe(rules.outcome(next) === undefined);
        expect(position(notation.formatPosition(next))).toEqual(next);
      }),
      { numRuns: 400 },
    );
  });
});

describe('C11: a position that nobody can act in', () => {
  const text = 'map=a:0:0,b:3:4c/1;round=1;owners=2A';

  it('stands as it is given until the host ends the round', () => {
    const state = position(text);
    expect([rules.toAct(state), rules.outcome(state)]).toEqual([[], undefined]);
    expect(notation.formatPosition(state)).toBe(text);
    expect(describeTurn(state, words)).toBe('Nobody can move in this round');
    expect(rules.outcome(play(state, 'host:end'))?.reason).toBe('constellation/by-total');
  });

  it('takes moves that are all used up', () => {
    expect(position('map=gemini;round=1;left=0/0').left).toEqual([[0], [0]]);
  });
});

it('C18: a position on a generated map without its seed is told to name it', () => {
  const read = notation.parsePosition('map=generated;round=1');
  expect(read.ok ? '' : sayRefusal(words, read.error)).toBe('The position lacks the field “seed”.');
});
