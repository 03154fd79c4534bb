/** The bots choose by their rules, and the solver’s hints lead to par. */
import { describe, expect, it, test } from 'vitest';
import { drain } from '../../src/core/bots/think.js';
import { bots } from '../../src/rotation/bots.js';
import { definition } from '../../src/rotation/element/definition.js';
import { rotation } from '../../src/rotation/game.js';
import type { Move, State } from '../../src/rotation/state.js';
import { play, position, puzzle, start, words } from './harness.js';

const { rules } = rotation;

function answer(bot: string, state: State, seed: number): Move {
  const { think, nodes } = bots[bot] as (typeof bots)[string];
  const [seat = 0] = rules.toAct(state);
  return drain(think(state, seat, { seed, nodes }));
}

test('the definition names all bots but the adviser', () => {
  expect(Object.keys(bots)).toEqual([...definition.bots, 'solver']);
});

test('R8: greedy rotates the star that lets its card be found the most often', () => {
  // Around a5 it is found twice, around c3 and e5 once, around the others never.
  const state = position('HG.Y./...../R.B../..H../Y..GN;held=GY/;scores=0,0;played=0;seed=7');
  for (const seed of [1, 2, 3, 4, 5])
    expect(answer('greedy', state, seed)).toEqual({ type: 'rotate', cell: 'a5' });
});

describe('the adviser', () => {
  const advice = (state: State, nodes = 100_000) =>
    drain(bots['solver']?.advise?.(state, 0, { seed: 1, nodes }) ?? never());

  it('R13: leads from step to step to par, and counts down', () => {
    let state: State = puzzle('HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3');
    for (const n of [3, 2, 1]) {
      const { move, code, facts } = advice(state);
      expect(code).not.toBe('said.hint');
      expect(facts['n']).toBe(n);
      state = rules.play(state, 0, move as Move).state;
    }
    expect(rules.outcome(state)?.reason).toBe('rotation/solved');
  });

  it('R13: says at least how many where its boards end, and where the goals cannot be met', () => {
    const far = puzzle('HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3');
    const { code, facts } = advice(far, 20);
    expect([code, facts]).toEqual(['hint.at-least', { n: 2 }]);
    // Nothing has been rotated yet that could be undone.
    expect(words.say(code, facts)).toBe(
      'You need at least 2 more rotations. That is too far ahead for a hint.',
    );
    expect(advice(puzzle('H.G/.B./..Y;goals=N'))).toEqual({ code: 'hint.never', facts: {} });
  });

  it('R13: says how many rotations are to go where the goals hold before any', () => {
    const state = puzzle('HG/.N;goals=G');
    expect(rules.outcome(state)).toBeUndefined();
    expect(advice(state)).toMatchObject({ code: 'hint.moves-line', facts: { n: 2, left: 1, cell: 'b2' } });
    expect(rules.outcome(play(state, 'b2'))).toBeUndefined();
    expect(advice(play(state, 'b2'))).toMatchObject({ code: 'hint.last', facts: { n: 1, cell: 'b2' } });
    expect(rules.outcome(play(state, 'b2 b2'))?.reason).toBe('rotation/solved');
  });

  it('at a table tells what thinker would play', () => {
    const state = start({ use: 'game', size: '5', players: 2 }, 5);
    const { move, code } = advice(state);
    expect(code).toMatch(/^hint\.(?:brings|nearer|none-brings)$/);
    expect(rules.refuse(state, 0, move as Move)).toBeUndefined();
  });
});

function never(): never {
  throw new Error('the solver gives no advice');
}
