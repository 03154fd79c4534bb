/**
 * Arithmetic on dates: days and months before and after, numbers of days, and when the next day begins. It has no
 * clock.
 */
import { times } from '../basics/times.js';
import { dateIn, dateOf, dayOf, monthEndOf } from './dates.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The date so many days later, or earlier. */
export function daysFrom(date: string, days: number): string {
  return dateOf(dayOf(date) + days);
}

/** A date as a fact for a sentence: its midday in UTC. */
export function middayOf(date: string): number {
  return dayOf(date) * DAY + 12 * HOUR;
}

/** How many days a date is from the first, which is number 1. */
export function numberOf(date: string, first: string): number {
  return dayOf(date) - dayOf(first) + 1;
}

/**
 * The moment when the next day begins in a time zone. Clocks change by whole minutes, and no day is longer than 25
 * hours.
 */
export function nextDayAt(ms: number, zone?: string): number {
  const date = dateIn(zone);
  const today = date(ms);
  let before = Math.floor(ms / MINUTE);
  let after = before + 26 * 60;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (date(middle * MINUTE) === today) before = middle;
    else after = middle;
  }
  return after * MINUTE;
}

/** Time until a moment in hours and minutes; a minute that has begun counts in full. */
export function timeLeft(ms: number, until: number): { readonly hours: number; readonly minutes: number } {
  const all = Math.max(1, Math.ceil((until - ms) / MINUTE));
  return { hours: Math.floor(all / 60), minutes: all % 60 };
}

/** The first date of a date's month. */
export function monthOf(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

/** The first date of the month so many months later, or earlier. */
export function monthsFrom(date: string, months: number): string {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  return `${`${Math.floor(count / 12)}`.padStart(4, '0')}-${`${(count % 12) + 1}`.padStart(2, '0')}-01`;
}

/**
 * The weeks of a date's month, each of seven dates; undefined for those of other months. `weekStart`: 1 for Monday to 7
 * for Sunday.
 */
export function weeksOf(date: string, weekStart = 1): readonly (readonly (string | undefined)[])[] {
  const first = monthOf(date);
  const count = Number(monthEndOf(first).slice(8));
  // The first of January 1970 was a Thursday, day 4 of its week.
  const weekday = ((dayOf(first) + 3) % 7) + 1;
  const gap = (weekday - weekStart + 7) % 7;
  return times(Math.ceil((gap + count) / 7), (week) =>
    times(7, (n) => {
      const at = week * 7 + n - gap;
      return at >= 0 && at < count ? daysFrom(first, at) : undefined;
    }),
  );
}
