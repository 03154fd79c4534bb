/** Chooses from the puzzles that were drawn, so that they keep the rules of `variety.ts`. */
import { KINDS, WEEK } from './bands.js';
import type { Level } from './frame.js';
import { MOST_OF_SHAPE, mostOfDays, THOUGHT, WARMING_UP, type Card, type DayCard } from './variety.js';

/** The puzzles that were drawn, level by level. */
export type Pools = Readonly<Record<Level, readonly Card[]>>;

type Counts = Readonly<Record<string, number>>;

/** A puzzle with the part of a group that is easier. */
type Ranked = Card & { readonly rank: number };

interface Place {
  /** The rank that its puzzle should have, and how far from it is near. */
  readonly rank: number;
  readonly near: number;
  /** How often each kind should come, and each shape may. */
  readonly kinds: Counts;
  readonly shapes: Counts;
  /** The puzzles just before it: it has the shape of none, and not the kind of the last. */
  readonly recent: readonly Card[];
}

function countsOf(cards: readonly Card[], by: 'kind' | 'shape'): Counts {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card[by]] = (counts[card[by]] ?? 0) + 1;
  return counts;
}

/** The easiest first, in an order that does not depend on the one they were drawn in. */
function ranked(cards: readonly Card[]): readonly Ranked[] {
  const sorted = [...cards].sort(
    (one, other) => other.share - one.share || (one.puzzle < other.puzzle ? -1 : 1),
  );
  return [...sorted.entries()].map(([at, card]) => ({ ...card, rank: at / sorted.length }));
}

function least<T>(all: readonly T[], by: (one: T) => number): T | undefined {
  return all.length === 0 ? undefined : all.reduce((best, one) => (by(one) < by(best) ? one : best));
}

/**
 * The puzzle for a place after those before it in its level: of the kind that is furthest behind, one whose rank is near
 * and whose shape is behind too. Where no kind has one, the nearest of all.
 */
function pick(open: readonly Ranked[], before: readonly Card[], place: Place): Card | undefined {
  const { rank, near, kinds, shapes, recent } = place;
  const [ofKind, ofShape] = [countsOf(before, 'kind'), countsOf(before, 'shape')];
  const [known, last] = [new Set(recent.map(({ shape }) => shape)), recent.at(-1)];
  const pace = (card: Card): number => ((ofShape[card.shape] ?? 0) + 1) / (shapes[card.shape] ?? 1);
  const far = (card: Ranked): number => Math.abs(card.rank - rank) / near;
  const may = open.filter((card) => pace(card) <= 1);
  const fresh = may.filter(({ kind, shape }) => kind !== last?.kind && !known.has(shape));
  const ahead = (kind: string): number => ((ofKind[kind] ?? 0) + 1) / (kinds[kind] as number);
  for (const kind of Object.keys(kinds).sort((one, other) => ahead(one) - ahead(other))) {
    const found = least(
      fresh.filter((card) => card.kind === kind && far(card) <= 1),
      (card) => pace(card) + far(card) / 4,
    );
    if (found) return found;
  }
  return (
    least(fresh, far) ??
    least(
      may.filter(({ shape }) => shape !== last?.shape),
      far,
    )
  );
}

const isThought = ({ share }: Card): boolean => share <= THOUGHT;

/** A kind's puzzles along a level, of which so much warms up; where none of them does, a thought comes at once. */
function alongLevel(pool: readonly Card[], kind: string, warming: number): readonly Ranked[] {
  const own = pool.filter((card) => card.kind === kind);
  const easy = ranked(own.filter((card) => !isThought(card)));
  const from = easy.length > 0 ? warming : 0;
  return [
    ...easy.map((card) => ({ ...card, rank: card.rank * from })),
    ...ranked(own.filter(isThought)).map((card) => ({ ...card, rank: from + card.rank * (1 - from) })),
  ];
}

/** All that a game has built in, from what was drawn. */
export class Choice {
  private readonly taken = new Set<string>();
  private readonly kinds: Counts;

  constructor(
    private readonly game: string,
    private readonly pools: Pools,
  ) {
    this.kinds = KINDS[game] as Counts;
  }

  private open(cards: readonly Ranked[]): readonly Ranked[] {
    return cards.filter(({ position }) => !this.taken.has(position));
  }

  private take(level: Level, card: Card | undefined): Card {
    if (!card) throw new Error(`${this.game}, level ${level}: too few were drawn`);
    this.taken.add(card.position);
    return card;
  }

  /** The puzzles of a level that have names: each kind from easy to hard, and the kinds in turn. */
  named(level: Level, count: number): readonly Card[] {
    const pool = this.pools[level];
    const warming = level === 1 ? WARMING_UP / count : 0;
    const cards = Object.keys(this.kinds).flatMap((kind) => alongLevel(pool, kind, warming));
    const shapes = Object.fromEntries(pool.map(({ shape }) => [shape, MOST_OF_SHAPE]));
    // Not every kind gives puzzles of every level.
    const first = Object.keys(this.kinds).find((kind) => pool.some((card) => card.kind === kind));
    const chosen: Card[] = [];
    const last = new Map<string, number>();
    while (chosen.length < count) {
      const rank = chosen.length / count;
      const open = this.open(cards).filter(
        (card) =>
          card.share <= (last.get(card.kind) ?? 1) &&
          (rank < warming || isThought(card)) &&
          (chosen.length > 0 || card.kind === first),
      );
      // The very first is the easiest of its kind.
      const near = rank > 0 ? 0.1 : 0.001;
      const place = { rank, near, kinds: this.kinds, shapes, recent: chosen.slice(-2) };
      const card = this.take(level, pick(open, chosen, place));
      chosen.push(card);
      last.set(card.kind, card.share);
    }
    return chosen;
  }

  /** The days of so many weeks. In a week the easier ones of a level come first. */
  days(weeks: number): readonly DayCard[] {
    const days: DayCard[] = [];
    const groups = new Map(
      ([1, 2, 3] as const).map((level) => {
        const ofWeek = WEEK.filter((one) => one === level).length;
        const left = this.open(ranked(this.pools[level].filter(isThought)));
        const shapes = Object.fromEntries(
          Object.entries(countsOf(left, 'shape')).map(([shape, n]) => [
            shape,
            Math.min(n, mostOfDays(weeks * ofWeek)),
          ]),
        );
        return [level, { ofWeek, cards: ranked(left), kinds: countsOf(left, 'kind'), shapes }] as const;
      }),
    );
    for (let week = 0; week < weeks; week++) {
      const drawn = WEEK.map((level, at) => {
        const { ofWeek, cards, kinds, shapes } = groups.get(level) as NonNullable<
          ReturnType<typeof groups.get>
        >;
        const place = (at - WEEK.indexOf(level) + 0.5) / ofWeek;
        const before = days.filter((day) => day.level === level);
        const recent = days.slice(-WEEK.length);
        const near = 0.5 / ofWeek;
        const card = pick(this.open(cards), before, { rank: place, near, kinds, shapes, recent });
        const day = { ...this.take(level, card), level };
        days.push(day);
        return day;
      });
      drawn.sort((one, other) => one.level - other.level || other.share - one.share);
      days.splice(-WEEK.length, WEEK.length, ...drawn);
    }
    return days;
  }
}
