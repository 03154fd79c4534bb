/** Calendar dates as text, counted without a clock or a time zone. */

/** Days since 1970 of a calendar date, `2026-01-31`; NaN for what is none. */
export function dayOf(date: string): number {
  const [, ...parts] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const [year = NaN, month = 0, day = 0] = parts.map(Number);
  const lengths = [31, year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28, 31, 30, 31, 30];
  lengths.push(31, 31, 30, 31, 30, 31);
  if (month < 1 || month > 12 || day < 1 || day > (lengths[month - 1] as number)) return NaN;
  const leaps = (years: number): number =>
    Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const before = lengths.slice(0, month - 1).reduce((sum, length) => sum + length, 0);
  return 365 * (year - 1970) + leaps(year - 1) - leaps(1969) + before + day - 1;
}
