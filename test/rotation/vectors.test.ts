/**
 * Every worked example that all rotation engines share, held against the rules and against the rules written a second
 * time.
 */
import { describe, expect, test } from 'vitest';
import { rotation } from '../../src/rotation/game.js';
import {
  findCard,
  linesOf,
  rotate,
  scoreCard,
  solve,
  type Board,
  type Cell,
  type Colour,
} from '../../src/rotation/index.js';
import { unwrap } from '../../src/core/basics/result.js';
import * as oracle from './oracle.js';
import vectors from './vectors.json';

const cellOf = (cell: readonly number[]): Cell => cell as unknown as Cell;
const card = (colours: readonly string[]): readonly Colour[] => colours as readonly Colour[];
const SIGNS = { blue: 'H', green: 'G', yellow: 'Y', red: 'R', white: 'N', black: 'B', '*': '*' } as const;
const signs = (colours: readonly string[]): string =>
  colours.map((colour) => SIGNS[colour as keyof typeof SIGNS]).join('');
const { reading } = unwrap(rotation.notation.parsePosition('H'));

describe('R2, R3: rings move one place clockwise', () => {
  test.each(vectors.rotation_labels)('$name', ({ before, centre, range, after }) => {
    expect(rotate(before, cellOf(centre), range)).toEqual(after);
  });
  test.each(vectors.rotation_typed)('$name', ({ before, at, after, illegal }) => {
    expect(rotate(before, cellOf(at))).toEqual(after);
    expect(oracle.faultOfTurn(before, cellOf(at))).toBe(illegal);
    if (!illegal) expect(oracle.turn(before, cellOf(at))).toEqual(after);
    const state = unwrap(rotation.notation.parsePosition(before.join('/')));
    const cell = 'abcdefghi'[at[0] as number] + String((at[1] as number) + 1);
    expect(rotation.rules.refuse(state, 0, { type: 'rotate', cell })?.code).toBe(
      illegal && `rotation/${illegal}`,
    );
    if (!illegal) expect(rotation.rules.play(state, 0, { type: 'rotate', cell }).state.board).toEqual(after);
  });
});

describe('R5 to R7: lines and cards', () => {
  test.each(vectors.lines)('$name', ({ board, card: colours, found, count, lines }) => {
    expect(findCard(board, card(colours))).toEqual(found);
    expect(found).toHaveLength(count);
    expect(linesOf(board)).toEqual(lines);
    expect(oracle.timesFound(board, signs(colours), reading)).toBe(count);
    const told = Object.values(lines as object) as readonly (readonly string[])[];
    expect(oracle.linesOf(board, reading).sort()).toEqual(told.map(signs).sort());
  });
});

test.each(vectors.scoring.cases)(
  'R8: base $base found $found times brings $points',
  ({ base, found, points }) => {
    expect(scoreCard(base, found)).toBe(points);
    expect(oracle.pointsOf('G'.repeat(base), found)).toBe(points);
  },
);

test.each(vectors.sequences_under_rulings)('a game from $start.0', ({ start, rotations, boards, cards }) => {
  let board: Board | undefined = start;
  for (const [n, cell] of rotations.entries()) {
    const second: Board = oracle.turn(board as Board, cellOf(cell));
    board = rotate(board as Board, cellOf(cell));
    expect(board).toEqual(boards[n]);
    if (!board) return;
    expect(second).toEqual(boards[n]);
  }
  for (const { card: colours, count } of cards) {
    expect(findCard(board as Board, card(colours))).toHaveLength(count);
    expect(oracle.timesFound(board as Board, signs(colours), reading)).toBe(count);
  }
});

describe('R13: the fewest rotations are proven', () => {
  test.each(vectors.puzzles)(
    '$card from $board.0',
    ({ board, card: colours, atLeast, minRotations, oneSolution }) => {
      const goals = [{ card: card(colours), atLeast }];
      const { minimum, proven, solution } = solve(board, goals, { nodes: 100_000 });
      expect([minimum, proven, solution?.length]).toEqual([minRotations, true, minRotations]);
      // Trying every sequence of three takes too long.
      const second = oracle.leastTurns(board, [{ card: signs(colours), atLeast }], reading, 2);
      expect(second).toBe(minRotations > 2 ? undefined : minRotations);
      for (const cells of [solution, oneSolution]) {
        let after: Board | undefined = board;
        for (const cell of cells ?? []) after = after && rotate(after, cellOf(cell));
        expect(findCard(after ?? [], card(colours)).length).toBeGreaterThanOrEqual(atLeast);
      }
    },
  );
});
