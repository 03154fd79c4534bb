/** Draws the puzzles of a game by seeds: the same seeds give the same puzzles. */
import type { PuzzleData } from '../../src/core/puzzle/list.js';
import { FIRST_KIND, fits, MOST_OF_KIND, WEEK } from './bands.js';
import { faultIn, kindOf, LEVELS, parOf, positionOf, type Level, type PuzzleGame } from './frame.js';

/** How many puzzles of each level have a name. */
const NAMED = 30;
export const WEEKS = 53;
/** The first seed of a level is so many times the level; no level takes as many. */
const SEEDS_OF_LEVEL = 10_000_000;

interface Found {
  readonly puzzle: string;
  readonly share: number;
}

/** The puzzle that a seed gives, if it gives one that may be built in. */
function drawOne(
  game: PuzzleGame,
  level: Level,
  seed: number,
  isWanted: (puzzle: string) => boolean,
): Found | undefined {
  for (const puzzle of game.candidates(level, seed)) {
    if (!isWanted(puzzle)) continue;
    const verdict = game.prove(puzzle);
    if (faultIn(verdict, parOf(puzzle))) continue;
    const reading = game.read(puzzle);
    if (!fits(game.name, level, parOf(puzzle), reading)) continue;
    if (!game.isDull(puzzle, verdict, reading, level)) return { puzzle, share: reading.share };
  }
  return undefined;
}

/** So many puzzles of a level. `taken`: the positions that no puzzle may have, to which the new ones are added. */
export function drawLevel(
  game: PuzzleGame,
  level: Level,
  count: number,
  taken: Set<string>,
  tell: (found: number) => void,
): readonly Found[] {
  const found: Found[] = [];
  const ofKind = new Map<string, number>();
  const isWanted = (puzzle: string): boolean => {
    const most = MOST_OF_KIND[game.name]?.[kindOf(puzzle)] ?? 1;
    return !taken.has(positionOf(puzzle)) && (ofKind.get(kindOf(puzzle)) ?? 0) < Math.ceil(most * count);
  };
  for (let seed = level * SEEDS_OF_LEVEL; found.length < count; seed++) {
    const one = drawOne(game, level, seed, isWanted);
    if (!one) continue;
    found.push(one);
    taken.add(positionOf(one.puzzle));
    ofKind.set(kindOf(one.puzzle), (ofKind.get(kindOf(one.puzzle)) ?? 0) + 1);
    tell(found.length);
  }
  return found;
}

/** The easier puzzles first, and before them one of the kind that readers know best. */
function inOrder(game: string, found: readonly Found[]): readonly string[] {
  const puzzles = [...found].sort((one, other) => other.share - one.share).map(({ puzzle }) => puzzle);
  const first = puzzles.find((puzzle) => kindOf(puzzle) === FIRST_KIND[game]);
  return first === undefined ? puzzles : [first, ...puzzles.filter((puzzle) => puzzle !== first)];
}

/** All that a game has built in: three levels, the easier puzzles of each first, and days from a Monday on. */
export function drawAll(
  game: PuzzleGame,
  from: string,
  taken: Set<string>,
  tell: (level: Level, found: number, count: number) => void,
): PuzzleData {
  const levels: string[] = [];
  const days = new Map<Level, string[]>();
  for (const level of LEVELS) {
    const count = NAMED + WEEKS * WEEK.filter((one) => one === level).length;
    const found = drawLevel(game, level, count, taken, (n) => tell(level, n, count));
    levels.push(inOrder(game.name, found.slice(0, NAMED)).join('\n'));
    days.set(
      level,
      found.slice(NAMED).map(({ puzzle }) => puzzle),
    );
  }
  const week = Array.from({ length: WEEKS }, () => WEEK).flat();
  const puzzles = week.map((level) => days.get(level)?.shift() as string);
  return { levels, blocks: [{ from, puzzles: puzzles.join('\n'), levels: week.join('') }] };
}
