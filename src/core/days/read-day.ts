/** Days and time zones as a page writes them. */
import { accept, refuse, type Result } from '../basics/result.js';
import { shownValue } from '../basics/shown.js';
import { dateAt, dayOf } from './dates.js';

/** A calendar date, `2026-01-31`. `rule`: that of the game which tells of its days. */
export function readDay(text: string, rule: string): Result<string> {
  return Number.isNaN(dayOf(text))
    ? refuse('days/day', { rule, facts: { found: shownValue(text) } })
    : accept(text);
}

/** The name of a time zone, as `Europe/Berlin`; empty: the reader's own. */
export function readZone(text: string, rule: string): Result<string | undefined> {
  const zone = text.trim();
  if (zone === '') return accept(undefined);
  try {
    dateAt(0, zone);
    return accept(zone);
  } catch {
    return refuse('days/zone', { rule, facts: { found: shownValue(text) } });
  }
}
