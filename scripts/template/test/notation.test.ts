/**
 * Texts and what they are read as. That every text reads back, and that none throws, is for the nets.
 * To replace: the examples; each refusal of a text needs one.
 */
import { expect, test } from 'vitest';
import { daybreak } from '../game.js';
import { play, position, start } from './harness.js';

const { notation } = daybreak;

test('a move is the number of a star', () => {
  expect(notation.parseMove(start(), 0, '13')).toEqual({ ok: true, value: { type: 'out', star: 13 } });
  for (const text of ['0', '16', 'thirteen', ''])
    expect(notation.parseMove(start(), 0, text)).toMatchObject({
      error: { code: 'daybreak/no-star', rule: 'D2' },
    });
});

test('a position says what shines, whose turn it is and which options are not the usual ones', () => {
  expect(notation.formatPosition(start())).toBe('left=15;stars=15');
  expect(notation.formatPosition(play(start({ most: 5, last: 'loses' }), '11'))).toBe(
    'left=10;turn=1;stars=15;most=5;last=loses',
  );
  expect(position('stars=20;left=7;turn=1')).toEqual({ ...start({ stars: 20 }), left: 7, turn: 1 });
});

test.each([
  ['stars=15', 'position/missing', 8],
  ['left=16', 'position/value', 5],
  ['stars=5;left=6', 'position/value', 13],
  ['left=3;turn=2', 'position/value', 12],
  ['left=3;moon=1', 'position/field', 7],
])('the position %s is refused as %s at place %i', (text, code, offset) => {
  expect(notation.parsePosition(text)).toMatchObject({ error: { code, at: { offset } } });
});
