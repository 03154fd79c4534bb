/** The title of a daily puzzle. All wording comes from the words table. */
import type { Words } from '../words/words.js';
import { middayOf, numberOf } from './calendar.js';

/** `No. 12` of the days from the first on, else the day. */
export function describeDay(day: string, first: string, words: Words): string {
  const n = numberOf(day, first);
  return n > 0 ? words.say('title.number', { n }) : words.say('title.day', { day: middayOf(day) });
}

/** Names the day of a puzzle, as a status. */
export function describeDate(day: string, today: string, words: Words): string {
  return words.say(day === today ? 'title.today' : 'title.date', { day: middayOf(day) });
}

/** Explains daily puzzles. */
export function explainDay(day: string, words: Words): string {
  return words.say('term.daily', { day: middayOf(day) });
}
