/**
 * The puzzles of large boards come of long searches: they are made in slices before their games begin, so that no frame
 * waits (R14).
 */
import { requireOptions } from '../../core/text/options.js';
import type { Origin } from '../../core/session/record.js';
import { RefusalError } from '../../core/basics/result.js';
import { Pregenerator } from '../../ui/effects/pregenerate.js';
import type { Making } from '../../ui/contract/adapter.js';
import { rotation } from '../game.js';
import { BY_SEED, generatePuzzle } from '../generate.js';
import { sizeOf } from '../geometry.js';
import { options as table } from '../options.js';
import type { Options, PuzzleState } from '../state.js';

/** Boards of so many cells, 7x7, are soon searched. */
const FEW = 49;

/** Cache size. Older puzzles are generated again. */
const KEPT = 32;

/** The puzzles that were made, the newest last; where none was found, why. */
const made = new Map<string, PuzzleState | RefusalError>();

const searches = new Pregenerator();

const keyOf = (options: Options, seed: number): string =>
  `${rotation.notation.formatOptions(options)} ${seed}`;

/** The game, with puzzles that were made ahead. */
export const game: typeof rotation = {
  ...rotation,
  rules: {
    ...rotation.rules,
    setup: (given, seed) => {
      const found = made.get(keyOf(requireOptions(table, given), seed));
      if (found instanceof RefusalError) throw found;
      return found ?? rotation.rules.setup(given, seed);
    },
  },
};

function keep(key: string, found: PuzzleState | RefusalError): void {
  made.set(key, found);
  for (const oldest of made.keys()) {
    if (made.size <= KEPT) return;
    made.delete(oldest);
  }
}

function* search(key: string, options: Options, seed: number): Generator<undefined, void> {
  const { size, gaps, coldComet, includeOrigin, match } = options;
  const reading = { gaps, coldComet, includeOrigin, match };
  try {
    const puzzle = yield* generatePuzzle(sizeOf(size), reading, BY_SEED, seed);
    keep(key, { use: 'puzzle', reading, ...puzzle, rotations: 0 });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    keep(key, error);
  }
}

/** The puzzle of a game that begins by a seed; undefined where it is made already, or soon will be. */
export function pregenerate(origin: Origin<Options>): Making | undefined {
  if (origin.kind !== 'seed') return undefined;
  const { options, seed } = origin;
  const sides = sizeOf(options.size);
  if (options.use === 'game' || sides.width * sides.height <= FEW) return undefined;
  const key = keyOf(options, seed);
  return made.has(key) ? undefined : searches.making(key, () => search(key, options, seed));
}
