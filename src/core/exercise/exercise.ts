/**
 * What the items of a set are worth, and what readers have made of them. Pure: who shows boards tells what happened
 * there, and asks what it comes to.
 */
import { fold } from '../basics/indices.js';
import type { Refusal } from '../basics/result.js';

/** What solves an item: the goal of a puzzle, the end of a lesson, a game, a move; or nothing, where one only looks. */
export type ItemKind = 'puzzle' | 'lesson' | 'game' | 'find' | 'look';

/** `lost`: no try is left. `faulty`: it cannot be used, and does not count. */
export type ItemState = 'new' | 'begun' | 'solved' | 'lost' | 'faulty';

/** The author's settings for an item. */
export interface ItemPlan {
  /** By which it is known again. */
  readonly id: string;
  /** Empty where it has none. */
  readonly heading: string;
  readonly kind: ItemKind;
  readonly points: number;
  /** How many tries there are; undefined: any number. */
  readonly tries: number | undefined;
  /** The points that each lost try costs. */
  readonly tryPrice: number;
  readonly hintPrice: number;
}

/** The reader's result at an item. */
export interface Tally {
  readonly state: ItemState;
  /** How many tries were lost. */
  readonly tries: number;
  readonly hints: number;
  /** How long it was in hand. */
  readonly seconds: number;
  /** The reader’s moves, or how the game ended, as text. */
  readonly answer: string;
}

export const NO_TALLY: Tally = { state: 'new', tries: 0, hints: 0, seconds: 0, answer: '' };

/** Something that happened on an item's board. */
export type ItemEvent =
  | { readonly type: 'begin' }
  | { readonly type: 'hint' }
  | { readonly type: 'solve'; readonly answer: string }
  | { readonly type: 'lose'; readonly answer: string }
  | { readonly type: 'time'; readonly seconds: number };

/** Nothing counts any more once it is solved or lost. */
export const isDecided = ({ state }: Tally): boolean => state === 'solved' || state === 'lost';

/** The most characters of an answer that are kept. */
const ANSWER = 120;

const shortened = (text: string): string => {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length > ANSWER ? `${letters.slice(0, ANSWER - 1).join('')}…` : letters.join('');
};

/** The tally after what happened; the same one where that changes nothing. */
export function follow(plan: ItemPlan, tally: Tally, event: ItemEvent): Tally {
  if (isDecided(tally)) return tally;
  const { state, tries, hints, seconds } = tally;
  switch (event.type) {
    case 'begin':
      return state === 'new' ? { ...tally, state: 'begun' } : tally;
    case 'hint':
      return { ...tally, state: 'begun', hints: hints + 1 };
    case 'time':
      return event.seconds > 0 ? { ...tally, seconds: seconds + event.seconds } : tally;
    case 'solve':
      return { ...tally, state: 'solved', answer: shortened(event.answer) };
    case 'lose': {
      const isOut = plan.tries !== undefined && tries + 1 >= plan.tries;
      return {
        ...tally,
        state: isOut ? 'lost' : 'begun',
        tries: tries + 1,
        answer: shortened(event.answer),
      };
    }
  }
}

/** Points have two decimals at most. */
const rounded = (points: number): number => Math.round(points * 100) / 100;

/** The points that an item has earned. */
export function earnedBy({ points, tryPrice, hintPrice }: ItemPlan, { state, tries, hints }: Tally): number {
  if (state !== 'solved') return 0;
  return rounded(Math.max(0, points - tryPrice * tries - hintPrice * hints));
}

/** How many tries are left; undefined: any number. */
export const triesLeft = ({ tries }: ItemPlan, tally: Tally): number | undefined =>
  tries === undefined ? undefined : Math.max(0, tries - tally.tries);

/** An item with all that is known of it. */
export interface Item extends Tally {
  readonly heading: string;
  readonly kind: ItemKind;
  /** The points that it is worth. */
  readonly points: number;
  readonly earned: number;
  /** Why it cannot be used. */
  readonly fault?: Refusal;
}

/** The result of a whole set. */
export interface SetResult {
  /** From 0 to 1. */
  readonly score: number;
  readonly earned: number;
  /** The points that can be earned. */
  readonly points: number;
  /** From 0 to 3. */
  readonly stars: number;
  /** Undefined where the set asks for no least score. */
  readonly isPassed: boolean | undefined;
  /** How many items are decided, and how many there are; those that cannot be used are not counted. */
  readonly done: number;
  readonly count: number;
  /** Every item is decided, or the reader has said that this is all. */
  readonly isOver: boolean;
  /** How long all of them took. */
  readonly seconds: number;
  readonly items: readonly Item[];
}

export function itemOf(plan: ItemPlan, tally: Tally): Item {
  const { heading, kind, points } = plan;
  return { heading, kind, points, earned: earnedBy(plan, tally), ...tally };
}

/** All points are three stars, three quarters of them two, half of them one. */
export const starsOf = (score: number): number => (score >= 1 ? 3 : score >= 0.75 ? 2 : score >= 0.5 ? 1 : 0);

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  fold(items, 0, (all, item) => all + of(item));

/** What items come to together, without those that cannot be used. `share`: how much of it is earned, from 0 to 1. */
export function totalOf<T extends Pick<Item, 'state' | 'points' | 'earned'>>(
  items: readonly T[],
): {
  readonly usable: readonly T[];
  readonly points: number;
  readonly earned: number;
  readonly share: number;
} {
  const usable = items.filter(({ state }) => state !== 'faulty');
  const points = rounded(sum(usable, (item) => item.points));
  const earned = rounded(sum(usable, (item) => item.earned));
  const solved = usable.filter(({ state }) => state === 'solved').length;
  // Where nothing has points, what is solved counts.
  const share = points > 0 ? earned / points : solved / Math.max(1, usable.length);
  return { usable, points, earned, share };
}

/** `pass`: the least score, in percent; `isLeft`: the reader has said that this is all. */
export function resultOf(items: readonly Item[], pass: number | undefined, isLeft: boolean): SetResult {
  const { usable, points, earned, share } = totalOf(items);
  const done = usable.filter(isDecided).length;
  const score = Math.round(share * 10_000) / 10_000;
  return {
    score,
    earned,
    points,
    stars: starsOf(score),
    isPassed: pass === undefined ? undefined : score * 100 >= pass,
    done,
    count: usable.length,
    isOver: usable.length > 0 && (isLeft || done === usable.length),
    seconds: sum(usable, (item) => item.seconds),
    items,
  };
}
