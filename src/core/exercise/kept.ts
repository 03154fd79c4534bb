/** A set as text, to be taken up again: in a browser’s storage, or in what a course system keeps. */
import { accept, refuse, type Result } from '../basics/result.js';
import { hashOf } from '../basics/seed.js';
import { toJson } from '../basics/json.js';
import { NO_TALLY, type ItemState, type Tally } from './exercise.js';

/** The version of the text. */
const VERSION = 1;

/** How long the text may be before it is read. No course system keeps more. */
const CAP = 100_000;

/** The state of a set as it is stored. */
export interface Kept {
  /** The tallies of items, by their ids. */
  readonly items: ReadonlyMap<string, Tally>;
  /** The id of the item in hand; undefined: the summary is on show. */
  readonly at: string | undefined;
  /** The reader has said that this is all. */
  readonly isLeft: boolean;
  readonly learner: string;
  /** The game in hand, for a place where the boards themselves keep nothing. */
  readonly game: string | undefined;
}

const LETTERS: Readonly<Record<string, ItemState>> = { n: 'new', b: 'begun', s: 'solved', l: 'lost' };

const letterOf = (state: ItemState): string =>
  Object.keys(LETTERS).find((letter) => LETTERS[letter] === state) ?? 'n';

/** By which an item is known again: its tag, and those attributes that say which game it is, in any order. */
export function idOf(tag: string, attributes: readonly (readonly [string, string])[]): string {
  const told = attributes.map(([name, value]) => `${name}=${value}`).sort();
  return hashOf([tag, ...told].join('\n')).toString(36);
}

export function formatKept({ items, at, isLeft, learner, game }: Kept): string {
  const tallies = [...items]
    .filter(([, { state }]) => state !== 'new' && state !== 'faulty')
    .map(([id, { state, tries, hints, seconds, answer }]) => [
      id,
      letterOf(state),
      tries,
      hints,
      Math.round(seconds),
      answer,
    ]);
  return toJson({
    set: VERSION,
    ...(at !== undefined && { at }),
    ...(isLeft && { left: 1 }),
    ...(learner !== '' && { learner }),
    ...(game !== undefined && { game }),
    items: tallies,
  }) as string;
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

function readTally(row: unknown): readonly [string, Tally] | undefined {
  const [id, letter, tries, hints, seconds, answer] = Array.isArray(row) ? (row as unknown[]) : [];
  const state = typeof letter === 'string' && Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : undefined;
  if (typeof id !== 'string' || !state || !isCount(tries) || !isCount(hints) || !isCount(seconds))
    return undefined;
  return [
    id,
    { ...NO_TALLY, state, tries, hints, seconds, answer: typeof answer === 'string' ? answer : '' },
  ];
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> | undefined {
  if (text.length > CAP) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a text has the game in hand. */
export const hasGame = (text: string): boolean => fieldsOf(text)?.['game'] !== undefined;

/** `ids`: those of the items that there are. If none of them is known, the text belongs to another set. */
export function readKept(text: string, ids: readonly string[]): Result<Kept> {
  const fields = fieldsOf(text);
  const rows = fields?.['items'];
  if (fields?.['set'] !== VERSION || !Array.isArray(rows)) return refuse('set/kept');
  const all = rows.map(readTally).filter((one) => one !== undefined);
  const items = new Map(all.filter(([id]) => ids.includes(id)));
  const { at, left, learner, game } = fields;
  if (items.size === 0 && all.length > 0) return refuse('set/kept-other');
  return accept({
    items,
    at: typeof at === 'string' ? at : undefined,
    isLeft: left === 1,
    learner: typeof learner === 'string' ? learner : '',
    game: typeof game === 'string' ? game : undefined,
  });
}
