/** How puzzles follow one another: from easy to hard, and hardly ever the same thing twice. */
import type { Level } from './frame.js';

/** A puzzle as it is chosen. */
export interface Card {
  readonly puzzle: string;
  /** No two puzzles of a game have one. */
  readonly position: string;
  /** What is asked: the kind of its goal, and of how many. */
  readonly kind: string;
  /** What its solution looks like. */
  readonly shape: string;
  /** The model reader's share: the more, the easier. */
  readonly share: number;
}

export interface DayCard extends Card {
  readonly level: Level;
}

/** The most puzzles of a level of thirty that may have one shape. */
export const MOST_OF_SHAPE = 4;
/** One in so many days of a level may have one shape. */
const DAYS_OF_SHAPE = 6;

/** The most of so many days of a level that may have one shape. */
export const mostOfDays = (days: number): number => Math.ceil(days / DAYS_OF_SHAPE);
/** Among so many puzzles there is one of each kind. */
const EARLY = 10;
/** So many puzzles of level 1 may be solved by always doing what is nearest; then comes a thought. */
export const WARMING_UP = 9;
/** The share of a puzzle that takes a thought, at most. */
export const THOUGHT = 0.4;
/** By so many it is compared whether puzzles get harder, whatever their kinds. */
const RUN = 10;

const mean = (cards: readonly Card[]): number =>
  cards.reduce((sum, { share }) => sum + share, 0) / cards.length;

const countOf = (cards: readonly Card[], shape: string): number =>
  cards.filter((card) => card.shape === shape).length;

/** The first place, counted from one, that something holds of. */
function placeOf(cards: readonly Card[], test: (card: Card, at: number) => boolean): number | undefined {
  const at = cards.findIndex(test);
  return at < 0 ? undefined : at + 1;
}

const areAlike = (one: Card | undefined, other: Card): boolean =>
  one?.kind === other.kind && one.shape === other.shape;

/** Whether a run of puzzles is easier than the run before it. */
function fallsBack(cards: readonly Card[], at: number): boolean {
  if (at % RUN > 0 || at === 0) return false;
  return mean(cards.slice(at, at + RUN)) > mean(cards.slice(at - RUN, at));
}

function lastOfKind(cards: readonly Card[], at: number): Card | undefined {
  return cards
    .slice(0, at)
    .filter(({ kind }) => kind === cards[at]?.kind)
    .at(-1);
}

/** What is wrong with the order of a level's puzzles; undefined: nothing. */
export function faultInLevel(
  level: Level,
  cards: readonly Card[],
  kinds: readonly string[],
): string | undefined {
  const missing = kinds.find((kind) => !cards.slice(0, EARLY).some((card) => card.kind === kind));
  if (missing !== undefined) return `there is no ${missing} among the first ${EARLY}`;
  const faults = {
    'is like the one before it': (card: Card, at: number) => areAlike(cards[at - 1], card),
    'is the third of its kind in a row': ({ kind }: Card, at: number) =>
      at > 1 && cards.slice(at - 2, at).every((card) => card.kind === kind),
    'has a shape that too many have': ({ shape }: Card) => countOf(cards, shape) > MOST_OF_SHAPE,
    'is easier than the one of its kind before it': ({ share }: Card, at: number) =>
      share > (lastOfKind(cards, at)?.share ?? 1),
    'begins a run that is easier than the run before it': (_: Card, at: number) => fallsBack(cards, at),
    'takes no thought': ({ share }: Card, at: number) => level === 1 && at >= WARMING_UP && share > THOUGHT,
  };
  for (const [fault, test] of Object.entries(faults)) {
    const place = placeOf(cards, test);
    if (place !== undefined) return `puzzle ${place} ${fault}`;
  }
  return undefined;
}

/** What is wrong with days, in their order; undefined: nothing. */
export function faultInDays(days: readonly DayCard[]): string | undefined {
  const sameLevel = (level: Level): readonly DayCard[] => days.filter((day) => day.level === level);
  const faults = {
    'is like the day before it': (card: Card, at: number) => areAlike(days[at - 1], card),
    'is easier than the day before it': ({ share }: Card, at: number) =>
      days[at - 1]?.level === days[at]?.level && share > (days[at - 1]?.share ?? 1),
    'has a shape that too many have': ({ shape }: Card, at: number) => {
      const all = sameLevel((days[at] as DayCard).level);
      return countOf(all, shape) > mostOfDays(all.length);
    },
    'takes no thought': ({ share }: Card) => share > THOUGHT,
  };
  for (const [fault, test] of Object.entries(faults)) {
    const place = placeOf(days, test);
    if (place !== undefined) return `day ${place} ${fault}`;
  }
  return undefined;
}
