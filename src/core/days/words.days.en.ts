/**
 * English sentences about daily puzzles, and about built-in ones by number, by key. A game with days has these among its words.
 *
 * {n}: a count. {day}: a day. {hints}: how many hints the reader has asked for. {found}: what somebody has written, word for word.
 */
import type { WordTable } from '../words/words.js';

/** The sentences of a game that has a puzzle for each day. */
export const dayWords: WordTable = {
  // The status before the first move: which day’s puzzle it is. No full stop. {day}: that day.
  'title.today': 'Today, {day, date}',
  'title.date': '{day, date}', // An earlier day, or one to come.

  // Beside the status: which day’s puzzle it is. No full stop.
  'title.number': 'No. {n}', // The puzzle of a day. {n}: its number, counted from the first day of a site.
  'title.day': '{day, date, short}', // The puzzle of a day that has no number. {day}: that day.

  'title.level': 'Puzzle {name}', // A built-in puzzle that is no day’s. {name}: a level and a number, as 2-17.
  'day.level': '{level, select, 1 {Easy} 2 {Medium} other {Hard}}', // Before the number of a day’s puzzle: how hard it is. {level}: 1, 2 or 3.

  // Explains such a title when the reader points at it.
  'term.daily': 'Everybody gets the same puzzle on {day, date}.', // {day}: that day.

  // In place of the last event before the first move, for a reader who knows the game.
  'day.same': 'The same puzzle for everybody today. The next one opens in {hours} h {minutes} min.', // {hours}: whole hours until then. {minutes}: minutes beyond them, 0 to 59.
  'day.same-soon': 'The same puzzle for everybody today. The next one opens in {minutes} min.', // {minutes}: minutes until then, 1 to 59.

  // The puzzle of a day is solved.
  'day.streak':
    '{n, selectordinal, one {Your #st day in a row.} two {Your #nd day in a row.} few {Your #rd day in a row.} other {Your #th day in a row.}}', // {n}: on how many days in a row the reader has solved the day’s puzzle, 2 or more.
  'day.next': 'Next: {hours} h {minutes} min', // Beside the buttons, without a full stop: when the next puzzle opens. {hours}: whole hours until then. {minutes}: minutes beyond them, 0 to 59.
  'day.soon': 'Next: {minutes} min', // The same. {minutes}: minutes until then, 1 to 59.
  'day.come': 'Today’s new puzzle is ready.', // A day has ended while its puzzle is on the board.

  // The days of a month with their puzzles. No full stop in names and captions. {day}: a day.
  'days.name': 'Earlier days', // The heading for screen readers, and an entry of the menu.
  'days.month': '{day, date, month}', // The heading.
  'days.weekday': '{day, date, weekday}', // Above the days of a week.
  'days.date': '{day, date}', // A day, for screen readers.
  'days.solved-of': '{solved} of {days} solved', // {solved}: how many days of the month are solved. {days}: how many can be played.
  'days.before': 'Previous month',
  'days.after': 'Next month',
  'days.close': 'Close',
  'days.begun': 'begun', // Below a day whose puzzle is not solved yet.
  'days.rating': '{rating, select, 0 {solved} other {solved, rating {rating} of 3}}', // After a day, for screen readers; others see so many stars. {rating}: from 0 to 3.
  'days.today': 'today', // After a day, for screen readers.
  'days.shown': 'on the board', // After a day, for screen readers.
  'days.any-time': 'You can play earlier days at any time.',
  'days.counts': 'Only the day’s own puzzle counts for the streak.',

  // The reader's statistics of daily puzzles. Captions of figures, without a full stop. {n}: the figure.
  'statistics.name': 'Statistics', // The heading, and an entry of the menu.
  'statistics.kept': 'kept in this browser only', // Beside the heading.
  'statistics.played': 'played',
  'statistics.solved': 'solved',
  'statistics.at-par': 'at par',
  'statistics.streak': '{n, plural, one {day in a row} other {days in a row}}',
  'statistics.longest-streak': 'longest streak',
  'statistics.over': 'Moves', // The name of a list, for screen readers.
  'statistics.over.0': 'par', // Entries of that list: how many puzzles were solved so.
  'statistics.over.1': '1 over',
  'statistics.over.2': '2 over',
  'statistics.over.3': '3 or more',
  'statistics.rated': 'Ratings', // The same list in games whose puzzles can be lost.
  'statistics.rated.3': '★★★',
  'statistics.rated.2': '★★',
  'statistics.rated.1': '★',
  'statistics.rated.0': 'no star',

  // Buttons below the board. No full stop.
  'act.days': 'Earlier days', // Shows a month of earlier puzzles.
  'act.statistics': 'Statistics',
  'act.today': 'Today’s puzzle',
  'act.next': 'Next puzzle', // When a puzzle is solved.

  // The menu, where one chooses a built-in puzzle by its number: the heading, the names of two lists, and the button.
  'puzzles.title': 'Puzzles',
  'puzzles.level': 'Level',
  'puzzles.level.1': 'Easy',
  'puzzles.level.2': 'Medium',
  'puzzles.level.3': 'Hard',
  'puzzles.number': 'Puzzle',
  'puzzles.begin': 'Begin',

  // Errors in what a page asks for, for whoever builds it.
  'days/zone': '“{found}” is not a time zone. Write its name as in Europe/Berlin.',
  'days/day': '“{found}” is not a day. Write it as in 2026-01-31.',
};
