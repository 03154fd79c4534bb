/** How a game in progress comes about: from options and a seed, from a position, or from a record. It keeps nothing. */
import { beginHistory, type History } from './history.js';
import { POSITION_CAP, SEEDS } from '../basics/limits.js';
import { checkText } from '../text/text.js';
import { requireOptions } from '../text/options.js';
import { replay } from './ply.js';
import { parseRecord, type Origin, type RecordText } from './record.js';
import { accept, refuse, RefusalError, within, type Result } from '../basics/result.js';
import type { Notation, Rules, Viewer } from '../contract/rules.js';
import { drain } from '../bots/think.js';

export interface Opening<S, M, E, O> {
  readonly origin: Origin<O>;
  readonly history: History<S, M, E>;
  /** Set if the record holds only what this viewer knew. */
  readonly shownFor?: Viewer;
}

/** The members of a game that opening uses. */
export interface Opened<S, M, E, O> {
  readonly rules: Rules<S, M, E, O>;
  readonly notation: Notation<S, M, O>;
}

/** The first state from options and a seed, or why this seed gives none. */
function setUp<S, M, E, O>(game: Opened<S, M, E, O>, options: Partial<O>, seed: number): Result<S> {
  try {
    return accept(game.rules.setup(options, seed));
  } catch (error) {
    if (error instanceof RefusalError) return { ok: false, error: error.refusal };
    throw error;
  }
}

/**
 * Refuses a seed that gives no game. @throws RangeError for options that the table of the game refuses, and for a value
 * that is not a seed.
 */
export function openBySeed<S, M, E, O>(
  game: Opened<S, M, E, O>,
  options: Partial<O>,
  seed: number,
): Result<Opening<S, M, E, O>> {
  // Any other seed would make a record that does not load.
  if (!Number.isInteger(seed) || seed < 0 || seed >= SEEDS)
    throw new RangeError(`The seed is ${seed}. It takes a whole number from 0 to ${SEEDS - 1}.`);
  const origin: Origin<O> = { kind: 'seed', options: requireOptions(game.rules.options, options), seed };
  const first = setUp(game, options, seed);
  return first.ok ? accept({ origin, history: beginHistory(first.value) }) : first;
}

function readPosition<S, M, E, O>(game: Opened<S, M, E, O>, text: string): Result<S> {
  const bad = checkText(text, POSITION_CAP);
  return bad ? { ok: false, error: bad } : game.notation.parsePosition(text);
}

export function openPosition<S, M, E, O>(
  game: Opened<S, M, E, O>,
  text: string,
): Result<Opening<S, M, E, O>> {
  const read = readPosition(game, text);
  if (!read.ok) return read;
  const position = game.notation.formatPosition(read.value);
  return accept({ origin: { kind: 'position', position }, history: beginHistory(read.value) });
}

function firstOf<S, M, E, O>(game: Opened<S, M, E, O>, origin: Origin<O>, offset = 0): Result<S> {
  if (origin.kind === 'seed') return setUp(game, origin.options, origin.seed);
  const read = readPosition(game, origin.position);
  return read.ok ? read : { ok: false, error: within(read.error, { path: 'from', offset }) };
}

/** All or nothing: a bad record is refused with the place where it fails. */
export function openRecord<S, M, E, O>(game: Opened<S, M, E, O>, text: string): Result<Opening<S, M, E, O>> {
  const record = parseRecord(game, text);
  return record.ok ? drain(openSliced(game, record.value)) : record;
}

/** The same for a record whose outer grammar has been read. Yields before each move. */
export function* openSliced<S, M, E, O>(
  game: Opened<S, M, E, O>,
  { origin, viewer, positionAt, moves }: RecordText<O>,
): Generator<undefined, Result<Opening<S, M, E, O>>> {
  const first = firstOf(game, origin, positionAt);
  if (!first.ok) return first;
  if (typeof viewer === 'number' && viewer >= game.rules.seats(first.value))
    return refuse('session/no-seat', { facts: { seat: viewer }, at: { path: 'view' } });
  const plies = yield* replay(game, first.value, moves);
  if (!plies.ok) return plies;
  const history = beginHistory(first.value, plies.value);
  return accept({ origin, history, ...(viewer !== undefined && viewer !== 'all' && { shownFor: viewer }) });
}
