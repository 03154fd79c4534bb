// Boards with the attribute `daily`: a new puzzle every day, or the puzzle of one day.
import { loadGame, wordsOf } from './boards.mjs';
import { Complaint } from './complaint.mjs';
import { core } from './tables.mjs';

const { isBare, readFlag } = await core();

/** The caption of the daily page's picture, which stays the same every day. */
export const EXAMPLE = 'There is a new one every day. This is an example.';

/**
 * `{ name, text, what }`: a name for files, the text of the puzzle, and what is played, as "today’s puzzle";
 * `isExample`: the puzzle is a new one every day, and the text only one of them. Undefined where `daily` is not set.
 */
export async function dailyOf(tag, { daily }) {
  if (daily === undefined || readFlag('daily', daily) === false) return undefined;
  const { id, dailyPuzzle } = await loadGame(tag);
  if (isBare('daily', daily) || daily === 'today')
    return { name: `${id}-daily`, text: dailyPuzzle(), what: 'today’s puzzle', isExample: true };
  const text = dailyPuzzle(daily);
  if (text === undefined)
    throw new Complaint(`--set: ${(await wordsOf(tag)).say('days/day', { found: daily })}`, 2);
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const day = date.format(new Date(`${daily}T12:00Z`));
  return { name: `${id}-${daily}`, text, what: `the puzzle of ${day}`, isExample: false };
}

/** With a capital, as a title. */
export const titleFor = ({ what }) => what[0].toUpperCase() + what.slice(1);
