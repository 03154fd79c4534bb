/** Names of built-in puzzles on a page: a level and a number, or a day. */
import { accept, refuse, type Result } from '../core/basics/result.js';
import { shownValue } from '../core/basics/shown.js';
import { readDay } from '../core/days/read-day.js';

/** So many puzzles each level has. */
export const BUILT_IN = 34;

/** A built-in puzzle's name: level and number. */
export const NAME = /^([1-3])-([1-9]\d?)$/;

/**
 * A name or a day, or any text that looks like neither. Refuses a name that no puzzle has, and a day that there is not.
 */
export function readName(text: string): Result<string> {
  const name = text.trim();
  const [, , number] = NAME.exec(name) ?? [];
  if (/^\d+-\d+$/.test(name) && !(Number(number) <= BUILT_IN))
    return refuse('rotation/no-puzzle', { rule: 'R13', facts: { found: shownValue(text), most: BUILT_IN } });
  return /^\d{4}-/.test(name) ? readDay(name, 'R13') : accept(text);
}
