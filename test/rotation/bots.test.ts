/** Bots play legal moves, the same from the same seed, to the end of every game; the solver’s hints lead to par. */
import { describe, expect, it, test } from 'vitest';
import { drain } from '../../src/core/think.js';
import { bots } from '../../src/rotation/bots.js';
import { face } from '../../src/rotation/element/face.js';
import { rotation } from '../../src/rotation/game.js';
import type { Move, State } from '../../src/rotation/state.js';
import { play, puzzle, refusal, start } from './harness.js';

const { rules, notation } = rotation;
const GAMES = Array.from({ length: 20 }, (_, game) => game);

function answer(bot: string, state: State, seed: number): Move {
  const { think, nodes } = bots[bot] as (typeof bots)[string];
  const [seat = 0] = rules.toAct(state);
  return drain(think(state, seat, { seed, nodes }));
}

test('the face names all bots but the adviser', () => {
  expect(Object.keys(bots)).toEqual([...face.bots, 'solver']);
});

describe.each(face.bots)('the bot %s', (bot) => {
  it.each(GAMES)('plays legal moves to the end of game %i, the same again', (game) => {
    let state = start(
      { use: 'game', size: '5', turns: 3, players: 1 + (game % 4), hands: game % 2 ? 'hidden' : 'open' },
      game,
    );
    for (let ply = 0; rules.toAct(state).length > 0; ply++) {
      const [seat = 0] = rules.toAct(state);
      const known = rules.redeal(state, seat, ply);
      const move = answer(bot, known, 100 * game + ply);
      expect(answer(bot, known, 100 * game + ply)).toEqual(move);
      expect(rules.refuse(state, seat, move)).toBeUndefined();
      state = rules.play(state, seat, move).state;
    }
  });

  it('plays a puzzle, if a page asks for that', () => {
    const state = start({ size: '5' }, 4);
    expect(rules.refuse(state, 0, answer(bot, state, 1))).toBeUndefined();
  });

  it('yields at least every 256 boards', () => {
    const { think, nodes } = bots[bot] as (typeof bots)[string];
    const thought = think(start({ use: 'game', players: 2 }, 8), 0, { seed: 1, nodes });
    let yields = 0;
    while (!thought.next().done) yields++;
    expect(yields).toBeGreaterThan(0);
  });
});

test('greedy takes the turn that brings its hand the most at once', () => {
  const text = 'H.GY./...../..B../...../R...N;deck=;held=GYN,NN/;out=;scores=0,0;seat=0;ended=0;s=7';
  const state = puzzle(text) as unknown as State;
  const worth = (cell: string): number => {
    const after = play(state, cell);
    return after.use === 'game' && after.turned ? 1 : 0;
  };
  const best = ['a5', 'c3', 'e5'].filter((cell) => worth(cell) > 0);
  const move = answer('greedy', state, 3);
  if (best.length > 0) expect(best).toContain((move as { cell: string }).cell);
  expect(refusal(state, notation.formatMove(state, 0, move))).toBeUndefined();
});

describe('the adviser', () => {
  const advice = (state: State, nodes = 100_000) =>
    drain(bots['solver']?.advise?.(state, 0, { seed: 1, nodes }) ?? never());

  it('R13: leads from step to step to par, and counts down', () => {
    let state: State = puzzle('HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3');
    for (const n of [3, 2, 1]) {
      const { move, code, facts } = advice(state);
      expect([code, facts['n']]).toEqual(['hint.to-go', n]);
      state = rules.play(state, 0, move as Move).state;
    }
    expect(rules.outcome(state)?.reason).toBe('rotation/solved');
  });

  it('R13: says at least how many where its boards end, and where the goals cannot be met', () => {
    const far = puzzle('HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3');
    expect(advice(far, 20)).toEqual({ code: 'hint.at-least', facts: { n: 2 } });
    expect(advice(puzzle('H.G/.B./..Y;goals=N'))).toEqual({ code: 'hint.never', facts: { n: 0 } });
  });

  it('at a table tells what thinker would play', () => {
    const state = start({ use: 'game', size: '5', players: 2 }, 5);
    const { move, code } = advice(state);
    expect(code).toBe('said.hint');
    expect(rules.refuse(state, 0, move as Move)).toBeUndefined();
  });
});

function never(): never {
  throw new Error('the solver gives no advice');
}
