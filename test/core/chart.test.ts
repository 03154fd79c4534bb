import { describe, expect, it } from 'vitest';
import { cellAt, neighbourTowards, type Chart, type Point } from '../../src/core/chart/chart.js';

/** Named cells at centres, each next to all others. */
function chartOf(centres: Readonly<Record<string, Point>>): Chart {
  const names = Object.keys(centres);
  return {
    viewBox: [0, 0, 10, 10],
    rows: [names.slice(0, 2), names.slice(2)],
    pitch: 1,
    centre: (cell) => centres[cell] as Point,
    neighbours: (cell) => names.filter((name) => name !== cell),
    outline: () => '',
    find: (name) => (names.includes(name) ? name : undefined),
  };
}

describe('an arrow key', () => {
  const cross = chartOf({ m: [5, 5], u: [5, 4], d: [5, 6], l: [4, 5], r: [6, 5] });

  it('goes to the neighbour in its direction (y grows downward)', () => {
    expect(
      (['up', 'down', 'left', 'right'] as const).map((way) => neighbourTowards(cross, 'm', way)),
    ).toEqual(['u', 'd', 'l', 'r']);
  });

  it('goes to the nearest in angle, not in distance', () => {
    const chart = chartOf({ m: [0, 0], near: [1, 0.9], far: [9, 1] });
    expect(neighbourTowards(chart, 'm', 'right')).toBe('far');
  });

  it('goes at most 60 degrees astray, also over the turn of the circle', () => {
    const chart = chartOf({ m: [0, 0], a: [-1, 0.1], b: [Math.cos(Math.PI / 3), Math.sin(Math.PI / 3)] });
    expect(neighbourTowards(chart, 'm', 'left')).toBe('a');
    expect(neighbourTowards(chart, 'm', 'right')).toBe('b');
    expect(neighbourTowards(chart, 'm', 'up')).toBeUndefined();
  });

  it('prefers the first of two that are alike', () => {
    const chart = chartOf({ m: [0, 0], a: [1, -1], b: [1, 1] });
    expect(neighbourTowards(chart, 'm', 'right')).toBe('a');
    for (const names of ['ab', 'ba']) {
      const [one = '', other = ''] = names;
      const tie = chartOf({ m: [0, 0], [one]: [-Math.sqrt(3), 1], [other]: [-Math.sqrt(3), -1] });
      expect(neighbourTowards(tie, 'm', 'left')).toBe(one);
    }
  });
});

describe('a pointer', () => {
  const chart = chartOf({ a: [0, 0], b: [2, 0], c: [0, 2] });

  it('finds the cell with the nearest centre', () => {
    expect(cellAt(chart, [1.2, 0.1])).toBe('b');
    expect(cellAt(chart, [-9, 30])).toBe('c');
  });

  it('prefers the first of two that are alike', () => {
    expect(cellAt(chart, [1, 0])).toBe('a');
  });

  it('finds nothing beyond its reach', () => {
    expect(cellAt(chart, [0, 0.4], 0.5)).toBe('a');
    expect(cellAt(chart, [0, 0.6], 0.5)).toBeUndefined();
    expect(cellAt(chartOf({}), [0, 0])).toBeUndefined();
    expect(cellAt(chart, [NaN, NaN])).toBeUndefined();
  });
});
