/** Calendar dates as text, `2026-01-31`: counted, and read from a moment in a time zone. It has no clock. */
import { fold } from '../basics/indices.js';

/** How many days the months of a year have. */
function lengthsOf(year: number): readonly number[] {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
}

/** The last date of a date's month. */
export function monthEndOf(date: string): string {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  return `${date.slice(0, 8)}${lengthsOf(year)[month - 1]}`;
}

/** Days since 1970 of the first of January. */
function newYearOf(year: number): number {
  const leaps = (years: number): number =>
    Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return 365 * (year - 1970) + leaps(year - 1) - leaps(1969);
}

/** Days since 1970 of a calendar date of the years 1000 to 9999; NaN for any other text. */
export function dayOf(date: string): number {
  const [, ...parts] = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const [year = NaN, month = 0, day = 0] = parts.map(Number);
  const lengths = lengthsOf(year);
  if (month < 1 || month > 12 || day < 1 || day > (lengths[month - 1] as number)) return NaN;
  const before = fold(lengths.slice(0, month - 1), 0, (sum, length) => sum + length);
  return newYearOf(year) + before + day - 1;
}

/** The calendar date of a number of days since 1970. */
export function dateOf(day: number): string {
  let year = 1970 + Math.floor(day / 365.2425);
  while (newYearOf(year) > day) year--;
  while (newYearOf(year + 1) <= day) year++;
  let left = day - newYearOf(year);
  let month = 0;
  for (const length of lengthsOf(year)) {
    if (left < length) break;
    left -= length;
    month++;
  }
  const two = (n: number): string => `${n}`.padStart(2, '0');
  return `${`${year}`.padStart(4, '0')}-${two(month + 1)}-${two(left + 1)}`;
}

/** The date of a moment, in milliseconds since 1970, in a time zone; undefined: the reader's own. */
export function dateAt(ms: number, zone?: string): string {
  return dateIn(zone)(ms);
}

/** The same for many moments. */
export function dateIn(zone?: string): (ms: number) => string {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (ms) => {
    const parts = format.formatToParts(ms);
    const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
    return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  };
}
