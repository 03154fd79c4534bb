/** The puzzles of large boards come of long searches: they are made in slices before their games begin, so that no frame waits (R14). */
import { readOptions, requireOptions } from '../../core/options.js';
import { parseRecord } from '../../core/record.js';
import type { Sliced } from '../../core/think.js';
import { inSlices } from '../../ui/in-slices.js';
import type { Plan } from '../../ui/plan.js';
import type { Making } from '../../ui/slice.js';
import { rotation } from '../game.js';
import { BY_SEED, generatePuzzle, type Puzzle } from '../generate.js';
import { sizeOf } from '../geometry.js';
import { options as table } from '../options.js';
import type { Options, PuzzleState } from '../state.js';

/** Boards of so many cells, 7x7, are soon searched. */
const FEW = 49;

/** So many puzzles are kept: one that is asked for again later is made again. */
const KEPT = 32;

/** The puzzles that were made, the newest last. */
const made = new Map<string, PuzzleState>();

/** A search in progress, and who waits for it. */
interface Search {
  readonly sliced: Sliced<Puzzle>;
  readonly done: Promise<void>;
  readonly waiting: Set<AbortSignal>;
}

const searches = new Map<string, Search>();

const keyOf = (options: Options, seed: number): string =>
  `${rotation.notation.formatOptions(options)} ${seed}`;

/** The game, with puzzles that were made ahead. */
export const game: typeof rotation = {
  ...rotation,
  rules: {
    ...rotation.rules,
    setup: (given, seed) =>
      made.get(keyOf(requireOptions(table, given), seed)) ?? rotation.rules.setup(given, seed),
  },
};

function keep(key: string, puzzle: PuzzleState): void {
  made.set(key, puzzle);
  for (const oldest of made.keys()) {
    if (made.size <= KEPT) return;
    made.delete(oldest);
  }
}

function begin(key: string, options: Options, seed: number): Search {
  const { use, size, gaps, coldComet, includeOrigin, match } = options;
  const reading = { gaps, coldComet, includeOrigin, match };
  const sliced = inSlices(generatePuzzle(sizeOf(size), reading, BY_SEED, seed));
  const found = (puzzle: Puzzle | undefined): void => {
    if (puzzle && use === 'puzzle') keep(key, { use, reading, ...puzzle, turns: 0 });
  };
  const search: Search = {
    sliced,
    done: sliced.answer.then(found).finally(() => forget(key, search)),
    waiting: new Set<AbortSignal>(),
  };
  searches.set(key, search);
  return search;
}

function forget(key: string, search: Search): void {
  if (searches.get(key) === search) searches.delete(key);
}

/** The search goes on while anybody waits for what it finds. */
async function wait(key: string, search: Search, signal: AbortSignal): Promise<void> {
  search.waiting.add(signal);
  const leave = (): void => {
    search.waiting.delete(signal);
    if (search.waiting.size > 0) return;
    search.sliced.stop();
    forget(key, search);
  };
  signal.addEventListener('abort', leave);
  await search.done.finally(() => signal.removeEventListener('abort', leave));
}

/** The puzzle that a plan names by seed; undefined where it is made already, or soon will be. */
export function ahead(plan: Plan | undefined): Making | undefined {
  const record = plan?.kind === 'record' ? parseRecord(rotation, plan.text) : undefined;
  const origin = record?.ok ? record.value.origin : plan;
  if (origin?.kind !== 'seed') return undefined;
  const { seed } = origin;
  const read = readOptions(table, origin.options as Partial<Options>);
  if (!read.ok) return undefined;
  const options = read.value;
  const sides = sizeOf(options.size);
  if (options.use === 'game' || sides.width * sides.height <= FEW) return undefined;
  const key = keyOf(options, seed);
  if (made.has(key)) return undefined;
  return {
    make: async (signal) => {
      if (signal.aborted) return;
      await wait(key, searches.get(key) ?? begin(key, options, seed), signal);
    },
  };
}
