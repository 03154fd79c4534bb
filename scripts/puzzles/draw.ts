/** Draws the puzzles of a game by seeds: the same seeds give the same puzzles. */
import type { PuzzleData } from '../../src/core/puzzle/list.js';
import { fits, MOST_OF_KIND, MOST_WARMING_UP } from './bands.js';
import { Choice, type Pools } from './choose.js';
import {
  askOf,
  faultIn,
  kindOf,
  LEVELS,
  parOf,
  positionOf,
  type Level,
  type PuzzleGame,
  type Solution,
} from './frame.js';
import { THOUGHT, type Card } from './variety.js';

/** How many puzzles of each level have a name. */
const NAMED = 30;
export const WEEKS = 53;
/** The first seed of a level is so many times the level; no level takes as many. */
const SEEDS_OF_LEVEL = 10_000_000;

/** A puzzle with what it is chosen by. */
export function cardOf(game: PuzzleGame, puzzle: string, moves: readonly string[], share: number): Card {
  return {
    puzzle,
    position: positionOf(puzzle),
    kind: askOf(puzzle),
    shape: game.shapeOf(puzzle, moves),
    share,
  };
}

/** The puzzle that a seed gives, if it gives one that may be built in. */
function drawOne(
  game: PuzzleGame,
  level: Level,
  seed: number,
  isWanted: (puzzle: string, share: number) => boolean,
): Card | undefined {
  for (const puzzle of game.candidates(level, seed)) {
    if (!isWanted(puzzle, 0)) continue;
    const verdict = game.prove(puzzle);
    if (faultIn(verdict, parOf(puzzle))) continue;
    const reading = game.read(puzzle);
    if (!fits(game.name, level, parOf(puzzle), reading) || !isWanted(puzzle, reading.share)) continue;
    if (game.isDull(puzzle, verdict, reading, level)) continue;
    return cardOf(game, puzzle, (verdict.solutions[0] as Solution).moves, reading.share);
  }
  return undefined;
}

/** So many puzzles of a level. `taken`: the positions that no puzzle may have, to which the new ones are added. */
export function drawLevel(
  game: PuzzleGame,
  level: Level,
  count: number,
  taken: Set<string>,
): readonly Card[] {
  const found: Card[] = [];
  const ofKind = new Map<string, number>();
  let warmingUp = 0;
  const isWanted = (puzzle: string, share: number): boolean => {
    if (share > THOUGHT && warmingUp >= MOST_WARMING_UP) return false;
    const most = MOST_OF_KIND[game.name]?.[kindOf(puzzle)] ?? 1;
    return !taken.has(positionOf(puzzle)) && (ofKind.get(kindOf(puzzle)) ?? 0) < Math.ceil(most * count);
  };
  for (let seed = level * SEEDS_OF_LEVEL; found.length < count; seed++) {
    const one = drawOne(game, level, seed, isWanted);
    if (!one) continue;
    found.push(one);
    taken.add(one.position);
    ofKind.set(kindOf(one.puzzle), (ofKind.get(kindOf(one.puzzle)) ?? 0) + 1);
    warmingUp += Number(one.share > THOUGHT);
  }
  return found;
}

/** All that a game has built in: three levels, and days from a Monday on. */
export function chooseAll(game: string, from: string, pools: Pools): PuzzleData {
  const choice = new Choice(game, pools);
  const levels = LEVELS.map((level) => choice.named(level, NAMED));
  const days = choice.days(WEEKS);
  const textOf = (cards: readonly Card[]): string => cards.map(({ puzzle }) => puzzle).join('\n');
  const block = { from, puzzles: textOf(days), levels: days.map(({ level }) => level).join('') };
  return { levels: levels.map(textOf), blocks: [block] };
}
