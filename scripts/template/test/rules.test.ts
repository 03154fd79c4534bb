/**
 * Each rule as an example that a reader of docs/rules can follow, titled by the rule.
 * To replace: the examples. One at least for every number, refusals included, and counts of what can be played.
 */
import { expect, test } from 'vitest';
import { perft } from '../../../src/testing/index.js';
import { daybreak } from '../game.js';
import { play, position, refusal, sentence, start } from './harness.js';

const { rules } = daybreak;

test('D1: a row has 15 stars unless told otherwise, and 5 to 40 of them', () => {
  expect(start().left).toBe(15);
  expect(start({ stars: 40 }).left).toBe(40);
  expect(() => start({ stars: 4 })).toThrow('stars (D1) is 4; it takes integer, min 5, max 40');
});

test('D2: a move names a star of this row', () => {
  expect(rules.refuse(start(), 0, { type: 'out', star: 16 })).toMatchObject({
    code: 'daybreak/no-star',
    rule: 'D2',
  });
  expect(rules.refuse(start(), 0, { type: 'out', star: 1.5 })?.code).toBe('move/unknown');
});

test('D3: Blue begins, the seats alternate, and nobody plays out of turn', () => {
  expect(rules.toAct(start())).toEqual([0]);
  expect(rules.toAct(play(start(), '13'))).toEqual([1]);
  for (const actor of [1, 'host'] as const)
    expect(refusal(start(), '13', actor)?.code).toBe('daybreak/not-your-turn');
});

test('D3: one to three stars go out at the end of the row', () => {
  const moves = [...rules.moves(start(), 0)].map(({ star }) => star);
  expect(moves).toEqual([15, 14, 13]);
  expect(play(start(), '13').left).toBe(12);
  expect(sentence(refusal(start(), '12'))).toBe(
    'From star 12 on, 4 stars would go out; a turn puts out 3 at most.',
  );
  expect(refusal(start({ most: 5 }), '11')).toBeUndefined();
});

test('D3: a star goes out once', () => {
  expect(sentence(refusal(play(start(), '13'), '14'))).toBe(
    'Star 14 is out already. Choose one that shines.',
  );
});

test('D3: five stars can go out in 3, 8 and 10 ways in one, two and three turns', () => {
  expect([1, 2, 3].map((depth) => perft(rules, start({ stars: 5 }), depth))).toEqual([3, 8, 10]);
});

test('D4: whoever puts out the last star wins, and the game is over', () => {
  const state = play(position('left=5'), '4 1');
  expect(rules.outcome(state)).toEqual({ winners: [1], reason: 'daybreak/last-wins' });
  expect(rules.toAct(state)).toEqual([]);
  expect(refusal(state, '1')).toEqual({ code: 'daybreak/over', rule: 'D4' });
});

test('D4: with last=loses, whoever puts out the last star loses', () => {
  const state = play(position('left=2;last=loses'), '2 1');
  expect(rules.outcome(state)).toEqual({ winners: [0], reason: 'daybreak/last-loses' });
});
