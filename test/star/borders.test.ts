import { describe, expect, it, test } from 'vitest';
import { chance, type Chance } from '../../src/core/basics/seed.js';
import { boardOf } from '../../src/star/geometry.js';
import { score } from '../../src/star/score.js';
import { blueLead, blueScore, mazeOf } from '../../src/star/borders.js';
import { start } from './harness.js';
import vectors from './vectors.json';

/** Boards of each size that the borders are held against the rules on; small ones meet every rare case. */
const BOARDS = {
  2: 7000,
  3: 6000,
  4: 4000,
  5: 2000,
  6: 1000,
  7: 500,
  8: 300,
  9: 200,
  10: 150,
  11: 100,
  12: 80,
};

/** A full board of chance: even or lopsided, in grains or, smoothed, in large patches with long borders. */
function fullBoard(rings: number, luck: Chance): Uint8Array {
  const { neighbours } = boardOf(rings);
  const red = 20 + luck.below(61);
  let stones = Uint8Array.from(neighbours, () => Number(luck.below(100) < red));
  for (let smoothing = luck.below(4); smoothing > 1; smoothing--)
    stones = stones.map((stone, node) => {
      const near = neighbours[node] as readonly number[];
      const reds = near.reduce((sum, other) => sum + (stones[other] as number), stone);
      return Number(2 * reds > near.length + 1);
    });
  return stones;
}

function asText(stones: Uint8Array): string {
  return [...stones].map((seat) => 'BR'[seat]).join('');
}

describe('the score along the borders', () => {
  it.each(Object.entries(BOARDS))(
    'scores full boards of %s rings as the rules do (%i boards)',
    (size, count) => {
      const rings = Number(size);
      const luck = chance(rings);
      const maze = mazeOf(rings);
      const empty = start({ rings });
      for (let n = 0; n < count; n++) {
        const stones = fullBoard(rings, luck);
        const { seats, winner } = score({ ...empty, stones: asText(stones) });
        const lead = blueLead(maze, stones);
        if (blueScore(maze, stones) === seats[0].standard && (lead > 0 ? 0 : 1) === winner) continue;
        expect.fail(
          `${asText(stones)}: ${blueScore(maze, stones)} by borders, ${seats[0].standard} by the rules`,
        );
      }
    },
  );

  it.each(vectors.fullBoards.map((board, n) => ({ n, ...board })))(
    'scores full board $n of the vectors, on $rings rings',
    ({ rings, stones, expected }) => {
      const found = Uint8Array.from(stones, (sign) => 'BR'.indexOf(sign));
      const { blue, red } = expected.standard;
      expect(blueScore(mazeOf(rings), found)).toBe(blue);
      expect(5 * rings + 1 - blue).toBe(red);
      expect(blueLead(mazeOf(rings), found) > 0 ? 'blue' : 'red').toBe(expected.winner);
    },
  );

  test.each([2, 5, 12])('S15: on %i rings a seat never loses by a stone that becomes its own', (rings) => {
    const luck = chance(rings);
    const maze = mazeOf(rings);
    for (let n = 0; n < 200; n++) {
      const stones = fullBoard(rings, luck);
      const node = luck.below(stones.length);
      stones[node] = 1;
      const before = blueLead(maze, stones);
      stones[node] = 0;
      expect(blueLead(maze, stones)).toBeGreaterThanOrEqual(before);
    }
  });

  test.each([2, 7, 12])('S13: one colour alone has all peries of %i rings but two', (rings) => {
    const alone = new Uint8Array(boardOf(rings).names.length);
    expect(blueScore(mazeOf(rings), alone)).toBe(5 * rings - 2 + 1);
    expect(blueScore(mazeOf(rings), alone.fill(1))).toBe(2);
  });

  it('allocates nothing', () => {
    const luck = chance(10);
    const maze = mazeOf(10);
    const boards = Array.from({ length: 50 }, () => fullBoard(10, luck));
    let sum = 0;
    /** Bytes that the heap grows by over 1,000 boards, too few for a sweep in most rounds. */
    const growth = (): number => {
      const before = process.memoryUsage().heapUsed;
      for (let again = 0; again < 20; again++) for (const stones of boards) sum += blueLead(maze, stones);
      return process.memoryUsage().heapUsed - before;
    };
    // Compiling allocates: the first rounds do not count.
    const grown = Array.from({ length: 109 }, growth).slice(100);
    expect(sum).not.toBe(0);
    expect(grown.sort((a, b) => a - b)[4]).toBeLessThan(10_000);
  });
});
