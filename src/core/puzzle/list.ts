/** The built-in puzzles of a game: by name, and one for each day. */
import { entryOn, type Block } from '../days/blocks.js';

/** Days from a first one on. */
export interface DayBlock extends Block {
  /** One puzzle for each day. */
  readonly puzzles: string;
  /** How hard each day is, a figure from 1 to 3. */
  readonly levels: string;
}

/** The puzzles as a game keeps them: texts in which spaces or line ends part one from the next. */
export interface PuzzleData {
  /** The easiest level first. */
  readonly levels: readonly string[];
  readonly blocks: readonly DayBlock[];
}

export interface PuzzleList {
  /** The text of a built-in puzzle by its name, as `2-17`; undefined: there is none. */
  named(name: string): string | undefined;
  /** The text of the puzzle of a day (`2026-10-26`). */
  ofDay(date: string): string;
  /** 1 to 3. */
  levelOfDay(date: string): number;
  countOf(level: number): number;
}

/** The puzzles of a text. */
export function puzzlesIn(text: string): readonly string[] {
  return text.split(/\s+/).filter((puzzle) => puzzle !== '');
}

/** `daysIn`: the puzzles of a block, where they are not written out. */
export function makePuzzleList({ levels, blocks }: PuzzleData, daysIn = puzzlesIn): PuzzleList {
  const byLevel = levels.map(puzzlesIn);
  return {
    named: (name) => {
      const [, level, number] = /^(\d)-(\d{1,3})$/.exec(name) ?? [];
      return byLevel[Number(level) - 1]?.[Number(number) - 1];
    },
    ofDay: (date) => entryOn(date, blocks, ({ puzzles }) => daysIn(puzzles)),
    levelOfDay: (date) => Number(entryOn(date, blocks, ({ levels: told }) => told.split(''))),
    countOf: (level) => byLevel[level - 1]?.length ?? 0,
  };
}
