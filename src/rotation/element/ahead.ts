/** The puzzles of large boards come of long searches: they are made in slices before their games begin, so that no frame waits (R14). */
import { readOptions, requireOptions } from '../../core/options.js';
import { parseRecord } from '../../core/record.js';
import { inSlices } from '../../ui/in-slices.js';
import type { Plan } from '../../ui/plan.js';
import { rotation } from '../game.js';
import { BY_SEED, generatePuzzle } from '../generate.js';
import { sizeOf } from '../geometry.js';
import { options as table } from '../options.js';
import type { Options, PuzzleState } from '../state.js';

/** Boards of so many cells, 7x7, are soon searched. */
const FEW = 49;

interface Drawing {
  state?: PuzzleState;
  readonly done: Promise<void>;
}

const drawings = new Map<string, Drawing>();

const keyOf = (options: Options, seed: number): string =>
  `${rotation.notation.formatOptions(options)} ${seed}`;

/** The game, with puzzles that were made ahead. */
export const game: typeof rotation = {
  ...rotation,
  rules: {
    ...rotation.rules,
    setup: (given, seed) =>
      drawings.get(keyOf(requireOptions(table, given), seed))?.state ?? rotation.rules.setup(given, seed),
  },
};

/** Resolves when the puzzle that a plan names by seed has been made; undefined where nothing has to be waited for. */
export function ahead(plan: Plan | undefined): Promise<void> | undefined {
  const record = plan?.kind === 'record' ? parseRecord(rotation, plan.text) : undefined;
  const origin = record?.ok ? record.value.origin : plan;
  if (origin?.kind !== 'seed') return undefined;
  const { seed } = origin;
  const read = readOptions(table, origin.options as Partial<Options>);
  if (!read.ok) return undefined;
  const { use, size, gaps, coldComet, includeOrigin, match } = read.value;
  const sides = sizeOf(size);
  if (use === 'game' || sides.width * sides.height <= FEW) return undefined;
  const key = keyOf(read.value, seed);
  const known = drawings.get(key);
  if (known) return known.state ? undefined : known.done;
  const reading = { gaps, coldComet, includeOrigin, match };
  const drawing: Drawing = {
    done: inSlices(generatePuzzle(sides, reading, BY_SEED, seed)).answer.then((puzzle) => {
      if (puzzle) drawing.state = { use, reading, ...puzzle, turns: 0 };
    }),
  };
  drawings.set(key, drawing);
  return drawing.done;
}
