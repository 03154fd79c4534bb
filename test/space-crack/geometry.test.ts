import { describe, expect, it, test } from 'vitest';
import { neighbourTowards, type Direction } from '../../src/core/chart/chart.js';
import { boardOf, chart } from '../../src/space-crack/geometry.js';
import vectors from './vectors.json';

describe.each(vectors.original_board_geometry.boards)(
  'P2: a board of size $boardSize',
  ({ boardSize, width, height, planetCount, planets, starts }) => {
    const board = boardOf(boardSize);

    it('has these planets and neighbours', () => {
      expect([board.width, board.height, board.planets.length]).toEqual([width, height, planetCount]);
      const found = board.planets.map(({ x, y }, planet) => ({
        id: planet + 1,
        x,
        y,
        neighbors: [...(board.near[planet] ?? [])].sort((a, b) => a - b).map((other) => other + 1),
      }));
      // Of the larger boards the vectors tell the counts and homes alone.
      if (typeof planets !== 'string') expect(found).toEqual(planets);
    });

    it('P3: has these homes', () => {
      for (const [seats, homes] of Object.entries(starts))
        expect(board.homes.slice(0, Number(seats)).map((home) => home + 1)).toEqual(homes);
    });
  },
);

test('P2: boards from 5 to 30 have 7 to 232 planets, and neighbours go both ways', () => {
  for (let size = 5; size <= 30; size++) {
    const { planets, near, homes } = boardOf(size);
    expect(planets.length).toBeGreaterThanOrEqual(7);
    for (const [planet, others] of near.entries())
      for (const other of others) expect(near[other]).toContain(planet);
    expect(new Set(homes).size).toBe(4);
    expect(homes.every((home) => home >= 0)).toBe(true);
  }
  expect(boardOf(30).planets).toHaveLength(232);
});

describe('the chart', () => {
  it('is the same object for the same board', () => {
    expect(chart(12)).toBe(chart(12));
  });

  it.each([5, 8, 12, 13, 30])(
    'of size %i has every planet once, inside its box, two units from its neighbours',
    (size) => {
      const { rows, viewBox, centre, neighbours, pitch } = chart(size);
      const cells = rows.flat();
      expect(new Set(cells).size).toBe(boardOf(size).planets.length);
      for (const cell of cells) {
        const [x, y] = centre(cell);
        expect(x - 1).toBeGreaterThan(viewBox[0]);
        expect(x + 1).toBeLessThan(viewBox[0] + viewBox[2]);
        expect(y - 1).toBeGreaterThanOrEqual(viewBox[1]);
        expect(y + 1).toBeLessThanOrEqual(viewBox[1] + viewBox[3]);
        for (const other of neighbours(cell)) {
          const [ox, oy] = centre(other);
          expect(Math.hypot(x - ox, y - oy)).toBeCloseTo(pitch, 9);
        }
      }
    },
  );

  it('has bands for rows, from left to right', () => {
    expect(chart(5).rows).toEqual([['2', '1', '3'], ['5', '4', '6'], ['7']]);
  });

  const go = (from: string, direction: Direction): string | undefined =>
    neighbourTowards(chart(12), from, direction);

  it('leads sideways along the band and back, and straight up and down', () => {
    for (const row of chart(12).rows.slice(0, -1))
      for (const [at, cell] of row.entries()) {
        if (at + 1 < row.length) expect(go(cell, 'right')).toBe(row[at + 1]);
        if (at > 0) expect(go(cell, 'left')).toBe(row[at - 1]);
      }
    expect(go('8', 'down')).toBe('15');
    expect(go('15', 'up')).toBe('8');
  });

  it('finds a planet by its number alone', () => {
    const { find } = chart(5);
    expect(['1', '7', '007', '0', '8', 'x', '', '-1', '1.5'].map(find)).toEqual([
      '1',
      '7',
      '7',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
