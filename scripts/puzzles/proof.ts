/**
 * The requirements for a built-in puzzle, for the script that proves all of them and the tests that prove some again
 * (R14).
 */
import { drain } from '../../src/core/bots/think.js';
import { USUAL } from '../../src/rotation/api.js';
import { movedBy } from '../../src/rotation/generate.js';
import { codesOf, findIn, gridOf, SIGNS, rotated, type Grid } from '../../src/rotation/grid.js';
import { BLOCKS, LEVELS } from '../../src/rotation/puzzles.data.js';
import { daysIn, positionOf, readEntry } from '../../src/rotation/puzzles.js';
import { search } from '../../src/rotation/search.js';
import { tryRotations } from './rotation-tries.js';

/** All entries, set by set. */
export function entriesOf(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries([
    ...LEVELS.map((text, n) => [`level ${n + 1}`, text.split(' ')] as const),
    ...BLOCKS.map(({ from, puzzles }) => [`from ${from}`, daysIn(puzzles)] as const),
  ]);
}

/**
 * Finds what is wrong with an entry; undefined if its par is proven and it keeps R14. Teaching puzzles may have the par
 * 1.
 */
export function proofOf(entry: string, teaches: boolean): string | undefined {
  const { board, goals, par } = readEntry(entry);
  const grid = gridOf(board);
  const { minimum, proven, solution, shortest } = drain(search(grid, goals, USUAL, { nodes: 2_000_000 }, 4));
  if (!proven || !solution) return 'no solution is proven';
  if (minimum !== par) return `its minimum is ${minimum}, not ${par}`;
  if (minimum < (teaches ? 1 : 2) || minimum > 6) return `its minimum is ${minimum}`;
  if (shortest > 3) return 'more than three solutions are shortest';
  if (movedBy(grid, solution) < 5) return 'too few objects move';
  const end = solution.reduce<Grid>((now, star) => rotated(now, star), grid);
  if (goals.some(({ card, atLeast }) => findIn(end, codesOf(card), USUAL).length < atLeast))
    return 'the solution does not solve it';
  if (grid.cells.filter((code) => code !== 0).length > 0.4 * grid.cells.length) return 'it is too full';
  const centre = Math.floor(grid.height / 2) * grid.width + Math.floor(grid.width / 2);
  return SIGNS[grid.cells[centre] as number] === 'B' ? undefined : 'there is no black hole in its middle';
}

/**
 * The same by trying every rotation. A par that is one higher is found out too: nothing shorter may solve it. So is one
 * that is lower, by which nothing is found.
 */
export function triedFault(entry: string): { readonly fault?: string; readonly positions: number } {
  const puzzle = readEntry(entry);
  const { minimum, shortest, positions } = tryRotations(positionOf(puzzle), puzzle.par);
  if (minimum !== puzzle.par) return { fault: `trying all finds ${minimum}, not ${puzzle.par}`, positions };
  return shortest <= 3 ? { positions } : { fault: `trying all finds ${shortest} solutions`, positions };
}
