/** Tells what follows when a day's puzzle is solved: the streak, and which day comes next. It has no clock. */
import { daysFrom } from '../../core/days/calendar.js';
import { isSolvedDay, streakOf, type Journal } from '../../core/days/journal.js';
import type { Words } from '../../core/words/words.js';
import type { Told } from '../contract/parts.js';

/** The streak; or that a new puzzle has come since (`hasCome`). */
export function toldSolved(
  words: Words,
  day: string,
  today: string,
  journal: Journal | undefined,
  hasCome: boolean,
): Told | undefined {
  const entry = journal?.get(day);
  const n = journal && day === today && isSolvedDay(entry) && entry.isOnDay ? streakOf(journal, today) : 0;
  if (n > 1) return { kind: 'end', sentence: words.say('day.streak', { n }) };
  return day !== today && hasCome ? { kind: 'end', sentence: words.say('day.come') } : undefined;
}

interface Site {
  /** The first day of the site. */
  readonly first: string;
  readonly today: string;
  readonly journal: Journal | undefined;
  /** Earlier days are offered. */
  readonly isOffered: boolean;
}

/**
 * The next day of the site up to today that is not solved; where the page wants no other puzzle, or its first day is
 * yet to come, today.
 */
export function laterThan(day: string, { first, today, journal, isOffered }: Site): string | undefined {
  const isOpen = (date: string): boolean => !isSolvedDay(journal?.get(date));
  if (day < today && !isOffered) return isOpen(today) ? today : undefined;
  const next = daysFrom(day, 1);
  for (let date = next > first ? next : first; date <= today; date = daysFrom(date, 1))
    if (isOpen(date)) return date;
  return undefined;
}
