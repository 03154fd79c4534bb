/**
 * A reader's journal of daily puzzles: which were begun and solved, streaks and statistics. It keeps nothing and has no
 * clock.
 */
import { fold } from '../basics/indices.js';
import { toJson } from '../basics/json.js';
import { daysFrom } from './calendar.js';
import { dayOf } from './dates.js';
import { ratingOf } from './rating.js';

/** A day's puzzle, solved: as it was the first time. */
export interface SolvedDay {
  readonly moves: number;
  readonly par: number;
  readonly hints: number;
  /** How often it was lost before; left out where it never was. */
  readonly tries?: number;
  /** Solved on its own day. */
  readonly isOnDay: boolean;
}

export type Entry = SolvedDay | 'begun';

/** By date. */
export type Journal = ReadonlyMap<string, Entry>;

export const NO_DAYS: Journal = new Map();

const isCount = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least;

function readEntry(kept: unknown): Entry | undefined {
  if (!Array.isArray(kept)) return undefined;
  if (kept.length === 0) return 'begun';
  const [moves, par, hints, onDay, tries] = kept as readonly unknown[];
  return isCount(moves, 1) && isCount(par, 1) && isCount(hints, 0)
    ? { moves, par, hints, isOnDay: onDay === 1, ...(isCount(tries, 1) && { tries }) }
    : undefined;
}

/** A journal from its text, which anybody may have written: what cannot be read is left out. */
export function readJournal(text: string): Journal {
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return NO_DAYS;
  }
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return NO_DAYS;
  const journal = new Map<string, Entry>();
  for (const [date, value] of Object.entries(kept)) {
    const entry = Number.isNaN(dayOf(date)) ? undefined : readEntry(value);
    if (entry) journal.set(date, entry);
  }
  return journal;
}

export function writeJournal(journal: Journal): string {
  const kept = [...journal].map(([date, entry]) => {
    if (entry === 'begun') return [date, []];
    const { moves, par, hints, isOnDay, tries } = entry;
    return [date, [moves, par, hints, isOnDay ? 1 : 0, ...(tries ? [tries] : [])]];
  });
  return toJson(Object.fromEntries(kept)) as string;
}

/**
 * The journal with one more entry. A puzzle that is solved stays as it was the first time; the same journal where
 * nothing changes.
 */
export function enter(journal: Journal, date: string, entry: Entry): Journal {
  const before = journal.get(date);
  return before === undefined || (before === 'begun' && entry !== 'begun')
    ? new Map([...journal, [date, entry]])
    : journal;
}

export function isSolvedDay(entry: Entry | undefined): entry is SolvedDay {
  return entry !== undefined && entry !== 'begun';
}

/** How well a day was solved. */
export function ratingOfDay({ moves, par, hints, tries }: SolvedDay): number {
  return ratingOf(moves, par, hints, tries);
}

function isInStreak(journal: Journal, date: string): boolean {
  const entry = journal.get(date);
  return isSolvedDay(entry) && entry.isOnDay;
}

/** How many days in a row were solved on their own day, up to this one. */
function streakUpTo(journal: Journal, day: string): number {
  let days = 0;
  for (let date = day; isInStreak(journal, date); date = daysFrom(date, -1)) days++;
  return days;
}

/** How many days in a row were solved on their own day, up to today, or to yesterday while today's is not. */
export function streakOf(journal: Journal, today: string): number {
  return streakUpTo(journal, isInStreak(journal, today) ? today : daysFrom(today, -1));
}

/** The most days in a row that were ever solved on their own day. */
export function longestStreakOf(journal: Journal): number {
  const lastDays = [...journal.keys()].filter((date) => !isInStreak(journal, daysFrom(date, 1)));
  return fold(lastDays, 0, (longest, date) => Math.max(longest, streakUpTo(journal, date)));
}

/** How many days from one date to another, both counted, are solved. */
export function solvedBetween(journal: Journal, from: string, to: string): number {
  return [...journal].filter(([date, entry]) => date >= from && date <= to && isSolvedDay(entry)).length;
}

export interface Statistics {
  readonly played: number;
  readonly solved: number;
  readonly atPar: number;
  readonly streak: number;
  readonly longestStreak: number;
  /** How many were solved at par, with 1 and 2 moves more, and with 3 or more. */
  readonly over: readonly number[];
  /** How many were solved with the rating 3, 2, 1 and 0. */
  readonly rated: readonly number[];
}

export function statisticsOf(journal: Journal, today: string): Statistics {
  const [over, rated] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  const count = (list: number[], at: number): void => void (list[at] = (list[at] as number) + 1);
  for (const entry of journal.values())
    if (isSolvedDay(entry)) {
      count(over, Math.min(3, Math.max(0, entry.moves - entry.par)));
      count(rated, 3 - ratingOfDay(entry));
    }
  const solved = fold(over, 0, (sum, n) => sum + n);
  return {
    played: journal.size,
    solved,
    atPar: over[0] as number,
    streak: streakOf(journal, today),
    longestStreak: longestStreakOf(journal),
    over,
    rated,
  };
}
