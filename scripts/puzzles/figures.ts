/** What the documents say of the built-in puzzles of a game. */
import { kindOf, parOf } from './frame.js';
import type { BuiltIn, Proven } from './prove-all.js';

/** A puzzle with its proof. */
export interface Row extends BuiltIn, Proven {
  readonly share: number;
  readonly lure: number;
}

/** What the puzzles of one level have in common. */
export interface Figures {
  readonly puzzles: number;
  /** How many of each kind. */
  readonly kinds: Readonly<Record<string, number>>;
  /** How many of each par. */
  readonly pars: Readonly<Record<string, number>>;
  /** The model reader's share: the least, the one in the middle, the most. */
  readonly share: readonly number[];
  readonly lure: number;
  /** Positions that the prover looked at, and those that were tried: in all. */
  readonly proved: number;
  readonly tried: number;
}

const counted = (all: readonly (string | number)[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...new Set(all)].sort().map((one) => [`${one}`, all.filter((other) => other === one).length]),
  );

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

const short = (share: number): number => Math.round(1000 * share) / 1000;

const middleOf = (all: readonly number[]): number =>
  [...all].sort((one, other) => one - other)[all.length >> 1] ?? 0;

export function figuresOf(rows: readonly Row[]): Figures {
  const shares = rows.map(({ share }) => share);
  return {
    puzzles: rows.length,
    kinds: counted(rows.map(({ puzzle }) => kindOf(puzzle))),
    pars: counted(rows.map(({ puzzle }) => parOf(puzzle))),
    share: [Math.min(...shares), middleOf(shares), Math.max(...shares)].map(short),
    lure: short(middleOf(rows.map(({ lure }) => lure))),
    proved: sum(rows.map(({ proved }) => proved)),
    tried: sum(rows.map(({ tried }) => tried)),
  };
}

/** One line for each puzzle: its name or day, what it asks for, its solution, and what its proofs looked at. */
export function lineOf({ name, puzzle, solution, share, proved, tried }: Row): string {
  return `${name}: ${kindOf(puzzle)} in ${parOf(puzzle)}, ${solution}; share ${short(share)}; ${proved} and ${tried} positions`;
}

interface Told {
  readonly levels: readonly Figures[];
  readonly seconds: number;
}

/** A heading, a sentence and a table for a game. */
export function tableOf(name: string, { levels, seconds }: Told): readonly string[] {
  const listed = (counts: Readonly<Record<string, number>>): string =>
    Object.entries(counts)
      .map(([one, n]) => `${one}: ${n}`)
      .join(', ');
  const all = sum(levels.map(({ puzzles }) => puzzles));
  const shown = (n: number): string => n.toLocaleString('en');
  return [
    `## \`${name}\``,
    '',
    `${all} puzzles, proven in ${seconds} seconds of one processor core.`,
    '',
    '| level | puzzles | kinds | par | solved by the model reader: middle, least, most | most common wrong try | positions of the prover | positions tried |',
    '|---|---:|---|---|---|---:|---:|---:|',
    ...levels.map(({ puzzles, kinds, pars, share: [least, middle, most], lure, proved, tried }, at) => {
      const cells = [at + 1, puzzles, listed(kinds), listed(pars), `${middle}, ${least}, ${most}`, lure];
      return `| ${[...cells, shown(proved), shown(tried)].join(' | ')} |`;
    }),
    '',
  ];
}
