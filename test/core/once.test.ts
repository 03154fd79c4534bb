import { expect, test } from 'vitest';
import { memoize } from '../../src/core/basics/memoize.js';

test('a thing is made once for each value', () => {
  const asked: number[] = [];
  const square = memoize((n: number) => {
    asked.push(n);
    return n * n;
  });
  expect([square(2), square(3), square(2)]).toEqual([4, 9, 4]);
  expect(asked).toEqual([2, 3]);
});

test('what is made from an object is kept with it alone', () => {
  const kept = new WeakMap<object, { of: object }>();
  const about = memoize((of: object) => ({ of }), kept);
  const board = {};
  expect(about(board)).toBe(about(board));
  expect(kept.get(board)).toBe(about(board));
  // @ts-expect-error A map would keep every object for ever.
  memoize((of: object) => ({ of }));
});
