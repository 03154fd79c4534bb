/**
 * The bot that gives hints plays well; that all play by the rules is the nets’ matter.
 * To replace: what `perfect` is held to.
 */
import { expect, test } from 'vitest';
import { drain } from '../../../src/core/think.js';
import { bots } from '../bots.js';
import { definition } from '../element/definition.js';
import { daybreak } from '../game.js';
import type { Move, State } from '../state.js';
import { start } from './harness.js';

const { rules } = daybreak;

function answer(bot: string, state: State, seed: number): Move {
  const { think, nodes } = bots[bot] as (typeof bots)[string];
  return drain(think(state, state.turn, { seed, nodes }));
}

test('the definition names all bots', () => {
  expect(Object.keys(bots)).toEqual(definition.bots);
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
