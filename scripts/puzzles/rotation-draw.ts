/** Draws a block of days for the rotation puzzle. Its levels and its first block are out and never change. */
import { chance, fork } from '../../src/core/basics/seed.js';
import { drain } from '../../src/core/bots/think.js';
import { USUAL } from '../../src/rotation/api.js';
import { drawPuzzle, fillBoard } from '../../src/rotation/generate.js';
import { sizeOf } from '../../src/rotation/geometry.js';
import { KINDS } from '../../src/rotation/puzzles.js';
import type { DayBlock } from '../../src/core/puzzle/list.js';
import { WEEK } from './bands.js';
import { WEEKS } from './draw.js';
import type { Level } from './frame.js';
import { gradeOf } from './grade.js';

/** For each level the kinds of boards, and the least and the most rotations. */
const WISHES: Readonly<Record<Level, readonly [kinds: string, least: number, most: number]>> = {
  1: ['abcde', 2, 3],
  2: ['abcde', 3, 4],
  3: ['bcde', 4, 6],
};
const NODES = 150_000;
/** How often goals are drawn on a board before another is taken. */
const TRIES = 6;

/** The puzzle that a seed gives, as an entry without its seed; undefined where it gives none of this level. */
function drawOne(level: Level, seed: number): { readonly kind: string; readonly rest: string } | undefined {
  const [kinds, least, most] = WISHES[level];
  const kind = kinds[seed % kinds.length] as string;
  const [size, fill] = KINDS[kind] as (typeof KINDS)[string];
  const grid = fillBoard(sizeOf(size), fill, chance(seed));
  const luck = chance(fork(seed, 1));
  for (let tried = 0; tried < TRIES; tried++) {
    const wanted = { least, most: least + luck.below(most - least + 1), nodes: NODES };
    const puzzle = drain(drawPuzzle(grid, USUAL, wanted, luck));
    if (!puzzle) continue;
    if (gradeOf(puzzle, NODES).level !== level) return undefined;
    const goals = puzzle.goals.map(({ card, atLeast }) => (atLeast > 1 ? `${card}*${atLeast}` : card));
    return { kind, rest: [...goals, puzzle.par].join() };
  }
  return undefined;
}

/** So many weeks from a Monday on. The seeds rise, and each stands as its difference from the one before. */
export function drawBlock(from: string, firstSeed: number, tell: (found: number) => void): DayBlock {
  const levels = Array.from({ length: WEEKS }, () => WEEK).flat();
  let last = 0;
  let seed = firstSeed;
  const puzzles = levels.map((level, at) => {
    for (; ; seed++) {
      const one = drawOne(level, seed);
      if (!one) continue;
      const more = seed - last;
      last = seed++;
      tell(at + 1);
      return `${one.kind}${more.toString(36)},${one.rest}`;
    }
  });
  return { from, puzzles: puzzles.join(' '), levels: levels.join('') };
}
