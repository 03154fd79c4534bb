/** The rules of Fours by their numbers, and the kit’s nets: random games and bots, held to the contract. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkGame, verbsOf } from 'planisphere/testing';
import { fours } from './game.js';

const { start, play, refusal, sentence } = verbsOf(fours, fours.words);

test('F2: the seats take turns, each on an empty cell', () => {
  const state = play(start(), 'c3 d4');
  assert.deepEqual(state.stones, { c3: 0, d4: 1 });
  assert.match(sentence(refusal(state, 'd4')) ?? '', /already has a stone on d4/);
});

test('F3: whoever has a line wins', () => {
  const state = play(start({ line: 3 }), 'a1 b1 a2 b2 a3');
  assert.deepEqual(fours.rules.outcome(state), { winners: [0], reason: 'fours/line' });
});

// Random games take their time.
test('Fours keeps the contract, and so do its bots', { timeout: 60_000 }, () => {
  checkGame({
    game: fours,
    words: fours.words,
    forms: { 'as usual': { open: true, options: {} }, small: { open: true, options: { size: 3, line: 3 } } },
    bots: { table: fours.bots, forms: { small: { options: { size: 4 } } } },
  });
});
