/**
 * Bots play legal moves, the same from the same seed, to the end of every game; and the one that gives hints plays well.
 * To replace: what `perfect` is held to.
 */
import { describe, expect, it, test } from 'vitest';
import { drain } from '../../../src/core/think.js';
import { bots } from '../bots.js';
import { face } from '../element/face.js';
import { daybreak } from '../game.js';
import type { Move, State } from '../state.js';
import { start } from './harness.js';

const { rules } = daybreak;
const GAMES = Array.from({ length: 20 }, (_, game) => game);

function answer(bot: string, state: State, seed: number): Move {
  const { think, nodes } = bots[bot] as (typeof bots)[string];
  return drain(think(state, state.turn, { seed, nodes }));
}

test('the face names all bots', () => {
  expect(Object.keys(bots)).toEqual(face.bots);
});

describe.each(Object.keys(bots))('the bot %s', (bot) => {
  it.each(GAMES)('plays legal moves to the end of game %i, the same again', (game) => {
    let state = start({ stars: 5 + game, last: game % 2 === 0 ? 'wins' : 'loses' });
    for (let ply = 0; rules.toAct(state).length > 0; ply++) {
      const move = answer(bot, state, 100 * game + ply);
      expect(answer(bot, state, 100 * game + ply)).toEqual(move);
      expect(rules.refuse(state, state.turn, move)).toBeUndefined();
      state = rules.play(state, state.turn, move).state;
    }
  });
});

/** Whether the seat to act can win, by trying everything. */
function isWon(state: State): boolean {
  const seat = state.turn;
  const outcome = rules.outcome(state);
  if (outcome) return outcome.winners.includes(seat);
  return [...rules.moves(state, seat)].some((move) => !isWon(rules.play(state, seat, move).state));
}

test.each(['wins', 'loses'] as const)(
  'D4: where the last star %s, perfect wins every row that can be won',
  (last) => {
    for (const most of [2, 3, 4, 5])
      for (let left = 1; left <= 12; left++) {
        const state = { ...start({ stars: 12, most, last }), left };
        const after = rules.play(state, 0, answer('perfect', state, 0)).state;
        expect(isWon(after)).toBe(!isWon(state));
      }
  },
);
