/** How hard a puzzle is, by what its exact solver says of it (R14): for the script that chooses the built-in ones. */
import { drain } from '../../src/core/bots/think.js';
import { USUAL } from '../../src/rotation/api.js';
import type { Puzzle } from '../../src/rotation/generate.js';
import { nearness } from '../../src/rotation/bots.js';
import { gridOf, starsIn, rotated, type Grid } from '../../src/rotation/grid.js';
import { search } from '../../src/rotation/search.js';

export interface Grade {
  /** The fewest rotations that solve it. */
  readonly minimum: number;
  /** How many sequences are shortest; 4 stands for more than three. */
  readonly shortest: number;
  /**
   * How far play gets that always takes the nearest rotation: the share of the goals' colours in line after as many
   * rotations.
   */
  readonly greedy: number;
  /** 1 to 3. */
  readonly level: number;
}

function greedyReach(start: Grid, { goals, par }: Puzzle): number {
  let grid = start;
  let best = 0;
  for (let n = 0; n < par; n++) {
    const after = starsIn(grid).map((star) => rotated(grid, star));
    const near = after.map((board) => nearness(board, goals, USUAL));
    best = Math.max(...near);
    grid = after[near.indexOf(best)] as Grid;
    if (best === 1) break;
  }
  return best;
}

/** Two more rotations weigh as much as having one solution alone that greedy play misses. */
export function gradeOf(puzzle: Puzzle, nodes: number): Grade {
  const grid = gridOf(puzzle.board);
  const { minimum, shortest } = drain(search(grid, puzzle.goals, USUAL, { nodes }, 4));
  const greedy = greedyReach(grid, puzzle);
  const weight = minimum + Number(greedy < 1) + Number(shortest === 1);
  return { minimum, shortest, greedy, level: weight <= 3 ? 1 : weight <= 5 ? 2 : 3 };
}
