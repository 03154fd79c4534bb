/** The answers of the solver for people who make puzzles. */
import { describe, expect, it, test } from 'vitest';
import { unwrap } from '../../src/core/basics/result.js';
import { chance } from '../../src/core/basics/seed.js';
import { drain } from '../../src/core/bots/think.js';
import {
  cardAlong,
  countIn,
  generate,
  rotate,
  rotateBack,
  rotation,
  study,
  type Cell,
  type PuzzleState,
  type Study,
} from '../../src/rotation/index.js';
import { USUAL } from '../../src/rotation/api.js';
import { gridOf, starsIn } from '../../src/rotation/grid.js';
import { puzzleNamed } from '../../src/rotation/puzzles.js';

const puzzle = (text: string): PuzzleState => unwrap(rotation.notation.parsePosition(text)) as PuzzleState;
const studied = (text: string, nodes = 100_000): Study => drain(study(puzzle(text), { nodes }));

describe('R13: a study', () => {
  it('proves the par and gives a solution that solves', () => {
    const text = 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR';
    const { minimum, proven, solution, shortest, moved } = studied(text);
    expect([minimum, proven, shortest]).toEqual([3, true, 1]);
    expect(moved).toBeGreaterThanOrEqual(5);
    let state: PuzzleState = puzzle(text);
    for (const cell of solution ?? [])
      state = rotation.rules.play(state, 0, { type: 'rotate', cell }).state as PuzzleState;
    expect(countIn(state.board, 'RYR', state.reading)).toBe(1);
  });

  it('says a bound where it is ended, what holds before any rotation, and that nothing helps', () => {
    expect(studied('HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR', 20)).toMatchObject({
      minimum: 2,
      proven: false,
      solution: null,
    });
    expect(studied('HG.../...../..B..;goals=G')).toMatchObject({ met: true, minimum: 1, solution: ['c3'] });
    expect(studied('HG/.N;goals=G')).toMatchObject({ met: true, minimum: 2, solution: ['b2', 'b2'] });
    expect(studied('HG.B.;goals=Y')).toMatchObject({ minimum: Infinity, proven: true, solution: null });
  });
});

test('R14: a study sees how full a board is, and whether it is symmetric', () => {
  expect(studied('H.B/.../...')).toMatchObject({ filled: 2 / 9, symmetric: false });
  expect(studied('H.H/.B./...').symmetric, 'left and right').toBe(true);
  expect(studied('H../.B./H..').symmetric, 'above and below').toBe(true);
  expect(studied('H../.B./..H').symmetric, 'half a turn').toBe(true);
});

describe('R3: a rotation undone', () => {
  it('is what the rotation makes good, on boards by seed and around every star', () => {
    const luck = chance(Number(process.env['SEED'] ?? 4));
    for (const size of ['5', '9x6', '12']) {
      const board = generate({ size, use: 'puzzle' }, luck.seed());
      const grid = gridOf(board);
      for (const star of starsIn(grid)) {
        const cell: Cell = [star % grid.width, Math.floor(star / grid.width)];
        expect(rotate(rotateBack(board, cell) ?? [], cell)).toEqual(board);
        expect(rotateBack(rotate(board, cell) ?? [], cell)).toEqual(board);
      }
    }
  });

  it('R4: is refused where the rotation is', () => {
    expect(rotateBack(['G.', '.Y'], [0, 0])).toBeUndefined();
    expect(rotateBack(['..', '.Y'], [1, 1])).toBeUndefined();
    expect(rotateBack(['G.', '.Y'], [2, 0])).toBeUndefined();
  });
});

describe('R5 to R7: the card along a line', () => {
  const board = ['HG.YR', '....N', '.C.CH', '.R..B', '.....'];
  const along = (from: Cell, to: Cell, more = {}): string | undefined =>
    cardAlong(board, from, to, { ...USUAL, ...more });

  it('reads outward from the planet, whichever end it is', () => {
    expect(along([0, 0], [4, 0])).toBe('GYR');
    expect(along([4, 0], [0, 0])).toBe('RYG'.split('').reverse().join(''));
    expect(along([4, 2], [4, 0])).toBe('NR');
    expect(along([4, 2], [4, 4])).toBe('B');
  });

  it('goes only as far as it is drawn, and begins where it is drawn', () => {
    expect(along([0, 0], [1, 0])).toBe('G');
    expect(along([1, 0], [3, 0])).toBe('GY');
    expect(along([3, 0], [1, 0])).toBe('YG');
  });

  it('needs no planet, and a row or a column', () => {
    expect(along([4, 0], [4, 1])).toBe('RN');
    expect(along([0, 4], [4, 4])).toBeUndefined();
    expect(along([0, 0], [2, 2])).toBeUndefined();
    expect(along([1, 0], [1, 0])).toBeUndefined();
  });

  it('passes over empty cells, or ends at them where they break a line', () => {
    expect(along([0, 0], [4, 0], { gaps: 'break' })).toBe('G');
  });

  it('has the planet as its first colour with includeOrigin', () => {
    expect(along([0, 0], [3, 0], { includeOrigin: true })).toBe('HGY');
  });

  it('R6: takes the colour beside it for a warm comet, and none for a cold one', () => {
    expect(cardAlong(['HGCYR'], [0, 0], [4, 0], USUAL)).toBe('GGYR');
    expect(cardAlong(['HCYR.'], [0, 0], [4, 0], USUAL)).toBe('YYR');
    expect(cardAlong(['HGCGY'], [0, 0], [4, 0], USUAL)).toBe('GGY');
    expect(cardAlong(['HC..G', '..Y..'], [0, 0], [1, 0], USUAL)).toBeUndefined();
  });

  it('has at most five colours', () => {
    expect(cardAlong(['HGYRGYR'], [0, 0], [6, 0], USUAL)).toBe('GYRGY');
  });

  it('is found at once where it was read from a planet', () => {
    const { board: rows } = puzzleNamed('3-4') as { board: readonly string[] };
    const grid = gridOf(rows);
    const planets = [...grid.cells.keys()].filter((cell) => grid.cells[cell] === 1);
    for (const planet of planets) {
      const [x, y] = [planet % grid.width, Math.floor(planet / grid.width)];
      for (const to of [
        [x, 0],
        [grid.width - 1, y],
        [x, grid.height - 1],
        [0, y],
      ] as const) {
        const card = cardAlong(rows, [x, y], to, USUAL);
        if (card !== undefined) expect(countIn(rows, card, USUAL)).toBeGreaterThan(0);
      }
    }
  });
});
