/** English sentences about puzzles, by key. A game with puzzles has these among its words. */
import type { WordTable } from '../words/words.js';

export const puzzleWords: WordTable = {
  // The status. No full stop.
  'puzzle.turn': '{seat, select, you {You are {seat}} other {{seat} solves this}}', // {seat}: whoever solves the puzzle, as Blue.
  'puzzle.solved': 'Solved in {n, plural, one {# move} other {# moves}}', // {n}: how many.
  'puzzle/met': 'Solved',
  'puzzle/lost': 'Not solved',
  // Below it, when the puzzle is over.
  'puzzle.share': 'Share your result, or look back at it.',
  'puzzle.go-on': 'Go on to the next puzzle, or share your result.', // Where there is a next one.
  'puzzle.again': 'Undo a move, or begin again.',
  // Beside the board when it is solved. {par}: the fewest moves that solve it.
  'puzzle.at-par': 'That is par: as few as the puzzle asks for.',
  'puzzle.past-par': 'Par is {par}: it can be done with fewer.',
  // Beside the moves that are left, where more are there than it takes. {par}: the fewest moves that solve it.
  'puzzle.par': 'Par {par}',

  // At the stars, for screen readers, and in a tip. {rating}: how many stars, 0 to 3. {tries}: how often the puzzle was lost. {hints}: how many hints.
  'puzzle.at-stake':
    '{rating, plural, one {# star} other {# stars}} to win. {tries, plural, =0 {No tries lost} one {# try lost} other {# tries lost}}, {hints, plural, =0 {no hints} one {# hint} other {# hints}}.',
  'puzzle.rating':
    'Rating {rating} of 3. {tries, plural, =0 {No tries lost} one {# try lost} other {# tries lost}}, {hints, plural, =0 {no hints} one {# hint} other {# hints}}.',
  'term.stars':
    '3 stars for the fewest moves. Each further move takes 1, and so does each hint and each try that was lost.', // Explains the stars when the reader points at them.
  'puzzle.stars': 'Rating', // Before the stars.
  'puzzle.tries': '{tries, plural, one {# try} other {# tries}}', // Before the stars: how often the puzzle was lost. {tries}: how often, 1 or more.
  'puzzle.hints': '{hints, plural, one {# hint} other {# hints}}', // The same for hints. {hints}: how many, 1 or more.

  // To share, two lines. {name}: the game. {n}: the number of a day’s puzzle. {level}: 1 to 3. {rating}: from 0 to 3. {day}: the day of one without a number. {puzzle}: a level and a number, as 2-17.
  'puzzle.result-number':
    '{name} {n}, {level, select, 1 {easy} 2 {medium} other {hard}}  {rating, select, 3 {★★★} 2 {★★☆} 1 {★☆☆} other {☆☆☆}}',
  'puzzle.result-day':
    '{name}, {day, date}, {level, select, 1 {easy} 2 {medium} other {hard}}  {rating, select, 3 {★★★} 2 {★★☆} 1 {★☆☆} other {☆☆☆}}',
  'puzzle.result-named': '{name} {puzzle}  {rating, select, 3 {★★★} 2 {★★☆} 1 {★☆☆} other {☆☆☆}}',
  'puzzle.result': '{name}  {rating, select, 3 {★★★} 2 {★★☆} 1 {★☆☆} other {☆☆☆}}', // One that somebody has written.
  'puzzle.took':
    '{signs}  {n, plural, one {# move} other {# moves}}, {tries, plural, =0 {} one {# try, } other {# tries, }}{hints, plural, =0 {no hints} one {# hint} other {# hints}}', // {signs}: a cross for each try that was lost, and a tick. {n}: how many moves. {tries}: how many tries were lost. {hints}: how many hints.
  'puzzle.took-alone':
    '{name}: solved in {n, plural, one {# move} other {# moves}}, {hints, plural, =0 {no hints} one {# hint} other {# hints}}', // In one line, where the fewest moves are not known. {hints}: how many hints.

  // The menu, behind the list of numbers: a button that draws a puzzle that nobody has seen. {level}: 1 or 2.
  'puzzles.another': '{level, select, 1 {Another easy one} other {Another medium one}}',

  // Why a move cannot be made.
  'puzzle/over': 'The puzzle is over. Undo a move, or begin again.',
  'puzzle/move': 'A puzzle is solved by moves on the board alone.', // To whoever would resign, or the like.
  'puzzle/solver': 'In this puzzle it is not that seat’s turn.',
};
