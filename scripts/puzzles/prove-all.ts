/** Proves built-in puzzles by two ways, and finds a par that is wrong by one. */
import { daysFrom } from '../../src/core/days/calendar.js';
import { puzzlesIn, type PuzzleData } from '../../src/core/puzzle/list.js';
import { faultIn, parOf, type PuzzleGame } from './frame.js';

/** A puzzle that is built in, by its name or its day. */
export interface BuiltIn {
  readonly name: string;
  readonly level: number;
  readonly puzzle: string;
}

export function builtIn({ levels, blocks }: PuzzleData): readonly BuiltIn[] {
  const named = levels.flatMap((text, at) =>
    puzzlesIn(text).map((puzzle, n) => ({ name: `${at + 1}-${n + 1}`, level: at + 1, puzzle })),
  );
  const days = blocks.flatMap(({ from, puzzles, levels: told }) =>
    puzzlesIn(puzzles).map((puzzle, n) => ({ name: daysFrom(from, n), level: Number(told[n]), puzzle })),
  );
  return [...named, ...days];
}

export interface Proven {
  /** What is wrong; undefined: both ways say that it has one solution, in as many moves as its par. */
  readonly fault?: string;
  readonly solution: string;
  /** How many positions the prover looked at, and how many were tried. */
  readonly proved: number;
  readonly tried: number;
}

/** Both ways, with the par as it is, one lower and one higher. */
export function proofOf(game: PuzzleGame, puzzle: string): Proven {
  const par = parOf(puzzle);
  const [proved, tried] = [game.prove(puzzle), game.tryAll(puzzle)];
  const [solution] = proved.solutions;
  const told = {
    solution: solution?.moves.join(' ') ?? '',
    proved: proved.positions,
    tried: tried.positions,
  };
  const no = (fault: string): Proven => ({ fault, ...told });
  if (game.again(puzzle) !== puzzle) return no('its text reads back differently');
  const fault = faultIn(proved, par) ?? faultIn(tried, par);
  if (fault !== undefined) return no(fault);
  if (solution?.key !== tried.solutions[0]?.key) return no('the two ways differ');
  for (const wrong of [par - 1, par + 1]) {
    const other = game.withPar(puzzle, wrong);
    if (!faultIn(game.prove(other), wrong)) return no(`the prover takes ${wrong} for its par`);
    if (!faultIn(game.tryAll(other), wrong)) return no(`trying all takes ${wrong} for its par`);
  }
  return told;
}
