/** A chart from polygons: a honeycomb of three rows. */
import { describe, expect, it } from 'vitest';
import { neighbourTowards, type Direction, type Point } from '../../src/core/chart/chart.js';
import { polygonChart } from '../../src/core/chart/polygon-chart.js';
import { times } from '../../src/core/basics/times.js';

const WIDTH = Math.sqrt(3);

const comb = polygonChart({
  rows: times(3, (row) => times(3, (column) => `${'abc'[column]}${row + 1}`)),
  corners: (cell) => {
    const [column, row] = ['abc'.indexOf(cell[0] as string), Number(cell[1]) - 1];
    const [x, y] = [WIDTH * (column + row / 2), 1.5 * row];
    return times(6, (n): Point => [x + Math.sin((n * Math.PI) / 3), y - Math.cos((n * Math.PI) / 3)]);
  },
  margin: 1,
});

describe('polygonChart', () => {
  it('has for neighbours the cells with a side in common', () => {
    expect([...comb.neighbours('b2')].sort()).toEqual(['a2', 'a3', 'b1', 'b3', 'c1', 'c2']);
    expect(comb.neighbours('a1')).toHaveLength(2);
  });

  it('leads up and down along the same line, where two neighbours lie as near', () => {
    const ways: readonly Direction[] = ['up', 'right', 'down', 'left'];
    expect(ways.map((way) => neighbourTowards(comb, 'b2', way))).toEqual(['b1', 'c2', 'b3', 'a2']);
  });

  it('has the least distance of centres as its pitch, and a box around all cells', () => {
    expect(comb.pitch).toBeCloseTo(WIDTH);
    expect(comb.viewBox).toEqual([-1.87, -2, 8.93, 7]);
  });

  it('finds a cell however it is written, and knows no other', () => {
    expect([comb.find('B2'), comb.find('d1')]).toEqual(['b2', undefined]);
    expect(() => comb.centre('d1')).toThrow('d1');
  });

  it('draws a cell at a scale', () => {
    expect(comb.outline('a1', 0.5)).toBe('M0 -.5L.43 -.25L.43 .25L0 .5L-.43 .25L-.43 -.25Z');
  });
});
