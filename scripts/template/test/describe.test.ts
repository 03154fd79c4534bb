/**
 * What a reader hears.
 * To replace: the examples; each sentence that is put together from parts needs one.
 */
import { expect, test } from 'vitest';
import { describeCell, describeTurn } from '../describe.js';
import { daybreak } from '../game.js';
import { howWords } from '../words.how.en.js';
import { position, start, words } from './harness.js';

test('what happens is said', () => {
  const [event] = daybreak.rules.play(start(), 0, { type: 'out', star: 15 }).events;
  expect(event && daybreak.describe(event, words)).toBe('Blue puts out 1 star; 14 left.');
});

test('whose turn it is, or how it ended, is said', () => {
  expect(describeTurn(start(), words)).toBe('Blue to put out 1 to 3 of 15 stars');
  expect(describeTurn(position('left=2;turn=1'), words)).toBe('Red to put out 1 to 2 of 2 stars');
  expect(describeTurn(position('left=1'), words)).toBe('Blue to put out the last star');
  expect(describeTurn(position('left=0;turn=1'), words)).toBe('Blue puts out the last star and wins');
  expect(describeTurn(position('left=0;turn=1;last=loses'), words)).toBe(
    'Blue puts out the last star: Red wins',
  );
});

test('a star is told by its number and by what putting it out would do', () => {
  const cells = ['15', '14', '12', '11'].map((cell) => describeCell(position('left=14'), cell, words));
  expect(cells).toEqual(['15, out', '14, puts out 1 star', '12, puts out 3 stars', '11, shines']);
});

test('how to play takes ten lines at most', () => {
  expect(Object.keys(howWords)).toEqual(Object.keys(howWords).map((_, line) => `how.${line + 1}`));
  expect(Object.keys(howWords).length).toBeLessThanOrEqual(10);
});
