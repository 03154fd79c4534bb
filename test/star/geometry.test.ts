import { describe, expect, it, test } from 'vitest';
import { cellAt } from '../../src/core/chart/chart.js';
import { chart } from '../../src/star/chart.js';
import { boardOf, isQuark, readAddress, findNode } from '../../src/star/geometry.js';
import type { Look } from '../../src/star/state.js';
import vectors from './vectors.json';

const SIZES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const LOOKS: readonly Look[] = ['cells', 'mesh'];

function neighboursOf(rings: number, name: string): string[] {
  return [...chart(rings, 'cells').neighbours(name)].sort();
}

describe.each(vectors.boards)(
  'a board of $rings rings',
  ({ rings, nodes, peries, edges, degreeHistogram }) => {
    const board = boardOf(rings);

    test('S1: it has 5R(R + 1)/2 nodes', () => expect(board.names).toHaveLength(nodes));

    test('S3: its neighbours are as many as the reference says', () => {
      const degrees: Record<string, number> = {};
      for (const near of board.neighbours) degrees[near.length] = (degrees[near.length] ?? 0) + 1;
      expect(degrees).toEqual(degreeHistogram);
      expect(board.neighbours.flat()).toHaveLength(2 * edges);
    });

    test('S4: every node of the last ring holds a peri, and five of them a quark', () => {
      expect(board.names.length - board.rim).toBe(peries);
      expect(board.names.filter((_, node) => isQuark(board, node)).map((name) => name[0])).toEqual([
        '*',
        'S',
        'T',
        'A',
        'R',
      ]);
    });
  },
);

test('S2: nodes follow ring, sector and offset', () => {
  const ring3 = boardOf(6).names.slice(15, 30).join(' ');
  expect(ring3).toBe('*30 *31 *32 S30 S31 S32 T30 T31 T32 A30 A31 A32 R30 R31 R32');
  expect(boardOf(10).names.slice(-2)).toEqual(['R08', 'R09']);
  expect(boardOf(12).names.slice(0, 6)).toEqual(['*1-0', 'S1-0', 'T1-0', 'A1-0', 'R1-0', '*2-0']);
  expect(boardOf(12).names.at(-1)).toBe('R12-11');
});

test.each(SIZES)('S2: on %i rings every name leads back to its node, in either case', (rings) => {
  const board = boardOf(rings);
  expect(new Set(board.names).size).toBe(board.names.length);
  for (const name of board.names) {
    expect(chart(rings, 'cells').find(name)).toBe(name);
    expect(chart(rings, 'cells').find(name.toLowerCase())).toBe(name);
  }
});

test('S2: a reader may use either form of a name', () => {
  expect(chart(10, 'cells').find('s10-9')).toBe('S09');
  expect(chart(12, 'cells').find('s09')).toBe('S10-9');
  expect(chart(12, 'cells').find('t42')).toBe('T4-2');
});

test.each(['', 'S', 'S3', 'X31', 'S311', 'S3-', 'S-31', ' S31', 'S003-1', '★31'])(
  'S2: “%s” is no name',
  (text) => {
    expect(readAddress(text)).toBeUndefined();
    expect(chart(6, 'cells').find(text)).toBeUndefined();
  },
);

test('S2: a name beyond the board is told apart by what is wrong', () => {
  const wrong = (text: string): unknown => {
    const address = readAddress(text);
    const found = address && findNode(boardOf(6), address);
    return found?.ok === false ? found.error : undefined;
  };
  expect(wrong('s70')).toEqual({
    code: 'star/no-ring',
    rule: 'S1',
    facts: { found: 'S70', ring: 7, rings: 6 },
  });
  expect(wrong('A0-0')).toMatchObject({ code: 'star/no-ring', facts: { ring: 0 } });
  expect(wrong('S33')).toEqual({
    code: 'star/no-offset',
    rule: 'S2',
    facts: { found: 'S33', ring: 3, last: 2 },
  });
});

test.each(vectors.adjacencySamples)(
  'S3: the neighbours of $node on $rings rings',
  ({ rings, node, neighbours }) => {
    expect(neighboursOf(rings, node)).toEqual([...neighbours].sort());
  },
);

test('S3: the bridge makes the five nodes of ring 1 neighbours of one another', () => {
  for (const name of ['*', 'S', 'T', 'A', 'R']) {
    const others = ['*10', 'S10', 'T10', 'A10', 'R10'].filter((other) => other !== `${name}10`);
    expect(neighboursOf(6, `${name}10`)).toEqual(expect.arrayContaining(others));
  }
});

test.each(SIZES)('S3: on %i rings a neighbour’s neighbour is oneself', (rings) => {
  const { neighbours } = boardOf(rings);
  neighbours.forEach((near, node) => {
    expect(near).not.toContain(node);
    for (const other of near) expect(neighbours[other]).toContain(node);
  });
});

describe('S5: the board as drawn', () => {
  test('the arm of * points to the lower right, A straight up, and the sectors go clockwise', () => {
    const { centre } = chart(6, 'cells');
    const angles = ['*60', 'S60', 'T60', 'A60', 'R60'].map((name) => {
      const [x, y] = centre(name);
      return Math.round((Math.atan2(y, x) * 180) / Math.PI);
    });
    expect(angles).toEqual([54, 126, -162, -90, -18]);
  });

  test('rows are rings, inside outward, and hold every cell once', () => {
    const { rows } = chart(6, 'mesh');
    expect(rows.map((row) => row.length)).toEqual([5, 10, 15, 20, 25, 30]);
    expect(rows.flat()).toEqual(boardOf(6).names);
  });

  test('the narrowest gap is about one board unit', () => {
    for (const rings of SIZES) expect(chart(rings, 'cells').pitch).toBeCloseTo(1, 1);
  });

  test('a phone of 320 px shows 6 rings with 24 px a cell, and not 8', () => {
    const px = (rings: number): number =>
      (320 / chart(rings, 'cells').viewBox[2]) * chart(rings, 'cells').pitch;
    expect(px(6)).toBeGreaterThan(24);
    expect(px(8)).toBeLessThan(24);
  });

  describe.each(LOOKS)('as %s', (look) => {
    it.each(SIZES)('with %i rings keeps every outline within its viewBox', (rings) => {
      const { rows, viewBox, outline } = chart(rings, look);
      const [left, top, width, height] = viewBox;
      for (const cell of rows.flat()) {
        const points = [...outline(cell, 1).matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
        expect(points.length).toBeGreaterThan(0);
        for (const [, x, y] of points) {
          expect(Number(x)).toBeGreaterThan(left);
          expect(Number(x)).toBeLessThan(left + width);
          expect(Number(y)).toBeGreaterThan(top);
          expect(Number(y)).toBeLessThan(top + height);
        }
      }
    });

    it('finds a cell from a point near its centre', () => {
      const board = chart(6, look);
      for (const cell of board.rows.flat()) {
        const [x, y] = board.centre(cell);
        expect(cellAt(board, [x + 0.2, y - 0.2])).toBe(cell);
      }
    });
  });

  it('says which cell a caller invented', () => {
    expect(() => chart(6, 'cells').centre('Z99')).toThrow('no cell “Z99” on a board of 6 rings');
  });
});
