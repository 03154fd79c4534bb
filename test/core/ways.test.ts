import { expect, test } from 'vitest';
import type { Point } from '../../src/core/chart/chart.js';
import { WAYS, wayTo } from '../../src/core/chart/ways.js';

const at = (degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [Math.sin(turn), -Math.cos(turn)];
};

const way = (to: Point): string =>
  wayTo({ centre: (cell) => (cell === 'here' ? [0, 0] : to) }, 'here', 'there');

test('a way is the nearest of eight, as the eye sees it', () => {
  expect(WAYS.map((_, eighth) => way(at(45 * eighth)))).toEqual(WAYS);
  expect([60, 120, 240, 300].map((degrees) => way(at(degrees)))).toEqual([
    'up-right',
    'down-right',
    'down-left',
    'up-left',
  ]);
  expect([way(at(20)), way(at(-20)), way(at(-160))]).toEqual(['up', 'up', 'down']);
});
