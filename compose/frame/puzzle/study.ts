/** Finds out all that the box says of a puzzle, step by step. It touches no page. */
import { indexed } from '../../../src/core/basics/indices.js';
import type { Refusal } from '../../../src/core/basics/result.js';
import { MOST_POSITIONS, MOST_SOLUTIONS, type Proof } from '../../../src/core/puzzle/prove.js';
import type { MaybePuzzle } from '../../../src/core/puzzle/puzzle.js';
import type { Reading } from '../../../src/core/puzzle/reader.js';
import { lackingCells } from './goal.js';
import type { Edit, Puzzled, PuzzleSlice, Tried, Way } from './slice.js';

/** An edit is left out where its proof takes more positions. */
const MOST_FOR_EDIT = 100_000;
/** Why a position is refused in which the goal is lost before the first move: an edit may mend it. */
const LOST = 'puzzle/lost-already';
/** So many edits are tried. */
const MOST_EDITS = 60;

/** An edit that leaves one solution. */
export interface Repair<S> extends Edit<S> {
  /** The fewest moves after it. */
  readonly moves: number;
  /** Which of the solutions stays, from 0; undefined: another one. */
  readonly stays?: number;
}

export interface Repairs<S> {
  /** How many edits there are, and how many of them were tried by now. */
  readonly of: number;
  readonly tried: number;
  readonly found: readonly Repair<S>[];
}

/** What is known of a puzzle by now. */
export interface Found<S> {
  /** `none`: it has no goal; `cells`: its goal lacks cells; `refused`: it is no puzzle of the game. */
  readonly kind: 'none' | 'cells' | 'refused' | 'puzzle';
  readonly refusal?: Refusal;
  readonly result?: Proof<unknown>['result'];
  /** The fewest moves. */
  readonly moves: number;
  readonly positions: number;
  /** The solutions, each once. */
  readonly ways: readonly Way[];
  /** There may be more. */
  readonly isMost?: boolean;
  readonly reading?: Reading;
  readonly tried?: Tried;
  readonly repairs?: Repairs<S>;
}

const NOTHING = { moves: 0, positions: 0, ways: [] };

/** How much more than the fewest moves there is to spend; 0 where no budget is to be the fewest. */
export function surplusOf<S extends Puzzled, G extends MaybePuzzle, M>(
  { budgets, tight }: PuzzleSlice<S, G, M>,
  state: S,
  moves: number,
): number {
  const budget = budgets.find(({ name }) => name === tight);
  return budget ? Math.max(0, budget.of(state) - moves) : 0;
}

function waysOf<S extends Puzzled, G extends MaybePuzzle, M>(
  slice: PuzzleSlice<S, G, M>,
  start: G,
  { solutions }: Proof<M>,
): readonly Way[] {
  const ways = new Map<string, Way>();
  for (const solution of solutions) {
    const way = slice.wayOf(start, solution);
    if (!ways.has(way.key)) ways.set(way.key, way);
  }
  return [...ways.values()];
}

type Stepping<T> = Generator<undefined, T>;

function* proved<S extends Puzzled, G extends MaybePuzzle, M>(
  slice: PuzzleSlice<S, G, M>,
  start: G,
  most: number,
): Stepping<Proof<M>> {
  const proof = slice.proving(start, most);
  for (;;) {
    const step = proof.next();
    if (step.done) return step.value;
    yield undefined;
  }
}

/** The edit as a repair, if it leaves one solution and nothing to spare. */
function* repairBy<S extends Puzzled, G extends MaybePuzzle, M>(
  slice: PuzzleSlice<S, G, M>,
  edit: Edit<S>,
  before: readonly Way[],
): Stepping<Repair<S> | undefined> {
  const start = slice.begin(edit.after);
  if (!start.ok) return undefined;
  const proof = yield* proved(slice, start.value, MOST_FOR_EDIT);
  if (proof.result !== 'solved' || surplusOf(slice, edit.after, proof.moves) > 0) return undefined;
  const [way, ...others] = waysOf(slice, start.value, proof);
  if (!way || others.length > 0) return undefined;
  const stays = before.findIndex(({ key }) => key === way.key);
  return { ...edit, moves: proof.moves, ...(stays >= 0 && { stays }) };
}

/** Tries small edits, one after another. */
function* mending<S extends Puzzled, G extends MaybePuzzle, M>(
  slice: PuzzleSlice<S, G, M>,
  state: S,
  found: Found<S>,
): Generator<Found<S> | undefined, Found<S>> {
  const edits = slice.edits(state).slice(0, MOST_EDITS);
  const repairs: Repair<S>[] = [];
  for (const [place, edit] of indexed(edits)) {
    yield { ...found, repairs: { of: edits.length, tried: place, found: [...repairs] } };
    const repair = yield* repairBy(slice, edit, found.ways);
    if (repair) repairs.push(repair);
  }
  return { ...found, repairs: { of: edits.length, tried: edits.length, found: repairs } };
}

/**
 * Goes through a puzzle: the proof, then the model reader, then small edits where it has no solution or several. Yields
 * what is known each time more is; undefined where it only may be interrupted.
 */
export function* studying<S extends Puzzled, G extends MaybePuzzle, M>(
  slice: PuzzleSlice<S, G, M>,
  state: S,
  most = MOST_POSITIONS,
): Generator<Found<S> | undefined, Found<S>> {
  const { goal } = state;
  if (!goal) return { kind: 'none', ...NOTHING };
  if (lackingCells(slice.kinds, goal) > 0) return { kind: 'cells', ...NOTHING };
  const start = slice.begin(state);
  if (!start.ok) {
    const refused: Found<S> = { kind: 'refused', refusal: start.error, ...NOTHING };
    return start.error.code === LOST ? yield* mending(slice, state, refused) : refused;
  }
  let found: Found<S> = { kind: 'puzzle', ...NOTHING };
  yield found;
  const proof = yield* proved(slice, start.value, most);
  const { result, moves, positions } = proof;
  const ways = waysOf(slice, start.value, proof);
  found = { ...found, result, moves, positions, ways, isMost: proof.solutions.length >= MOST_SOLUTIONS };
  if (result === 'large') return found;
  yield found;
  const reading = yield* slice.reading(start.value);
  const tried = reading.wrong.length > 0 ? slice.triedOf(start.value, reading.wrong) : undefined;
  found = { ...found, reading, ...(tried && { tried }) };
  return ways.length === 1 ? found : yield* mending(slice, state, found);
}
