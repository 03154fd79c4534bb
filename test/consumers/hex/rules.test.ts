/** The rules of Hex by their numbers, and the kit’s nets: random games and bots, checked against the contract. */
import { unwrap } from 'planisphere/core';
import { checkGame, verbsOf } from 'planisphere/testing';
import { expect, test } from 'vitest';
import { hex } from './game.js';

const { start, position, play, refusal, sentence } = verbsOf(hex, hex.words);

test('H2: columns have letters, rows numbers; a cell touches up to six others', () => {
  const { chart } = hex.boardOf(start().options);
  expect(chart.rows[6]?.join(' ')).toBe('a7 b7 c7 d7 e7 f7 g7');
  expect([...chart.neighbours('d4')].sort()).toEqual(['c4', 'c5', 'd3', 'd5', 'e3', 'e4']);
});

test('H3: the seats take turns, each on an empty cell', () => {
  const state = play(start(), 'd4 e5');
  expect(state).toMatchObject({ stones: { d4: 0, e5: 1 }, turn: 0 });
  expect(sentence(refusal(state, 'e5'))).toBe('Red already has a stone on e5. Choose an empty cell.');
  expect(refusal(state, '1:a1')?.code).toBe('hex/not-your-turn');
});

test('H4: the second player may take over the first stone, at its mirror image', () => {
  expect(play(start(), 'b3 swap')).toMatchObject({ stones: { c2: 1 }, turn: 0 });
  expect(refusal(start(), 'swap')?.rule).toBe('H4');
  expect(refusal(play(start(), 'b3 c4'), '1:swap')?.code).toBe('hex/not-your-turn');
  expect(refusal(play(start({ swap: false }), 'b3'), 'swap')?.code).toBe('hex/no-swap');
});

test.each([
  ['Blue joins top and bottom', 'a1 b1 a2 b2 a3', 0],
  ['Red joins left and right', 'a2 a1 b3 b1 c3 c1', 1],
])('H5: %s', (_, moves, winner) => {
  const state = play(start({ size: 3 }), moves);
  expect(hex.rules.outcome(state)).toEqual({ winners: [winner], reason: 'hex/joined' });
  expect(hex.describeTurn(state, verbsOf(hex, hex.words).words)).toMatch(/ joined both sides and won$/);
});

test('H6: a position has a sign for each cell', () => {
  expect(position('stones=4.B4.;turn=1;size=3')).toMatchObject({ stones: { b2: 0 }, turn: 1 });
  expect(unwrap(hex.notation.parseMove(start(), 0, 'G7'))).toEqual({ type: 'place', cell: 'g7' });
});

test('Hex keeps the contract, and so do its bots', { timeout: 60_000 }, () => {
  checkGame({
    game: hex,
    words: hex.words,
    forms: {
      'as usual': { open: true, options: {} },
      small: { open: true, options: { size: 3, swap: false } },
    },
    bots: { table: hex.bots, forms: { small: { options: { size: 4 } } } },
  });
});
