/** Calendar dates as text, `2026-01-31`: counted, and read from a moment in a time zone. It has no clock. */

/** The first day of the built-in puzzles, and the first of a site that names none. */
export const FIRST_DAY = '2026-11-01';

/** Days since 1970 of a calendar date; NaN for what is none, and before the year 1000: `Intl` calls 1 BC the year 1, so counting back from there would never end. */
export function dayOf(date: string): number {
  const [, ...parts] = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const [year = NaN, month = 0, day = 0] = parts.map(Number);
  const lengths = [31, year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28, 31, 30, 31, 30];
  lengths.push(31, 31, 30, 31, 30, 31);
  if (month < 1 || month > 12 || day < 1 || day > (lengths[month - 1] as number)) return NaN;
  const leaps = (years: number): number =>
    Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const before = lengths.slice(0, month - 1).reduce((sum, length) => sum + length, 0);
  return 365 * (year - 1970) + leaps(year - 1) - leaps(1969) + before + day - 1;
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
