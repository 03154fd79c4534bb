/** What the puzzle of a day is called. All wording comes from the words table. */
import type { Words } from '../words/words.js';
import { middayOf, numberOf } from './calendar.js';

/** `No. 12` of the days from the first on, else the day. */
export function describeDay(day: string, first: string, words: Words): string {
  const n = numberOf(day, first);
  return n > 0 ? words.say('title.number', { n }) : words.say('title.day', { day: middayOf(day) });
}

/** What a daily puzzle is. */
export function explainDay(day: string, words: Words): string {
  return words.say('term.daily', { day: middayOf(day) });
}
