/** Reads what a page says of a set and of its items, value by value. A value that cannot be used leaves the default. */
import { refuse, type Fact, type Refusal } from '../basics/result.js';
import { shownValue } from '../basics/shown.js';
import type { ItemKind, ItemPlan } from './exercise.js';

/** The attributes of an item, beside those of its board. */
export const ITEM_ATTRIBUTES = [
  'heading',
  'task',
  'points',
  'tries',
  'try-price',
  'hint-price',
  'to-score',
  'no-hints',
];

/** The most points, and the most that something costs. */
export const MOST_POINTS = 1000;

export const MOST_TRIES = 99;

/** A number with two decimals at most. */
const NUMBER = /^[+-]?\d{1,7}(?:\.\d{1,2})?$/;

/** Which item a sentence is about, by its number from 1. */
export function nameOf(n: number, heading: string): Fact {
  return heading === '' ? { key: 'item.number', facts: { n } } : { key: 'item.named', facts: { n, heading } };
}

/** A value by its attribute’s name: of the item, or else of the set; undefined where neither has it. */
export type Asked = (name: string) => string | undefined;

const OF_PUZZLES = ['puzzle', 'daily', 'level', 'goal'];

/** What solves an item, by its board’s tag and attributes. */
export function kindOf(tag: string, asked: Asked): ItemKind {
  const has = (name: string): boolean => asked(name) !== undefined;
  if (has('find')) return 'find';
  if (OF_PUZZLES.some(has) || /\bgoals?=/.test(`${asked('position')} ${asked('record')}`)) return 'puzzle';
  if (has('lesson')) return 'lesson';
  if (has('readonly')) return 'look';
  // A board may be a puzzle from the start, and its tag says so.
  return /-puzzle$/.test(tag) && asked('use') !== 'game' ? 'puzzle' : 'game';
}

function numberIn(text: string, least: number, most: number, isWhole: boolean): number | undefined {
  const found = text.trim();
  const value = NUMBER.test(found) ? Number(found) : NaN;
  const fits = value >= least && value <= most && (!isWhole || Number.isInteger(value));
  return fits ? value : undefined;
}

/** The values that could be read, and the faults of those that could not. */
export interface Read<T> {
  readonly value: T;
  readonly faults: readonly Refusal[];
}

/** The values of a plan that are numbers. */
export type ItemTerms = Pick<ItemPlan, 'points' | 'tries' | 'tryPrice' | 'hintPrice'> & {
  /** How many points the reader needs in a game; undefined: the game is to be won. */
  readonly toScore: number | undefined;
};

/** `item`: of which item it is, as `nameOf` gives it. */
export function readTerms(asked: Asked, item: Fact): Read<ItemTerms> {
  const faults: Refusal[] = [];
  const read = <T>(name: string, fallback: T, least: number, most: number, isWhole = false): number | T => {
    const text = asked(name);
    if (text === undefined) return fallback;
    const value = numberIn(text, least, most, isWhole);
    if (value !== undefined) return value;
    const facts = { item, name, found: shownValue(text), least, most };
    faults.push(isWhole ? { code: 'set/whole', facts } : { code: 'set/number', facts });
    return fallback;
  };
  const value = {
    points: read('points', 1, 0, MOST_POINTS),
    tries: read('tries', undefined, 1, MOST_TRIES, true),
    tryPrice: read('try-price', 0, 0, MOST_POINTS),
    hintPrice: read('hint-price', 0, 0, MOST_POINTS),
    toScore: read('to-score', undefined, -9999, 9999),
  };
  return { value, faults };
}

/** The values of a set itself. */
export interface SetTerms {
  readonly isFree: boolean;
  /** The least score, in percent. */
  readonly pass: number | undefined;
}

const ORDERS = ['in-turn', 'free'];

export function readSet(asked: Asked): Read<SetTerms> {
  const faults: Refusal[] = [];
  const [order = 'in-turn', pass] = [asked('order')?.trim(), asked('pass')];
  if (!ORDERS.includes(order))
    faults.push(refuse('set/order', { facts: { found: shownValue(order), values: ORDERS } }).error);
  const least = pass === undefined ? undefined : numberIn(pass.replace(/\s*%\s*$/, ''), 0, 100, false);
  if (pass !== undefined && least === undefined)
    faults.push(refuse('set/pass', { facts: { found: shownValue(pass) } }).error);
  return { value: { isFree: order === 'free', pass: least }, faults };
}
