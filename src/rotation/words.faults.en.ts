/**
 * English sentences about what a page has given and a board of the rotation puzzle cannot use; loaded when there is such a value.
 *
 * {found}: what the page has written, word for word. {offset}: how many characters stand before the fault.
 */
import type { WordTable } from '../core/words/words.js';

export const faultWords: WordTable = {
  // Errors in what a page asks for, for whoever builds it.
  'rotation/one-seat': 'A puzzle is for one player. For more players, write use="game".',
  'rotation/decay': 'Points run out only in a game for one player. Leave out “decay” or the other players.',
  'rotation/no-puzzle': 'There is no puzzle “{found}”. The built-in ones are called 1-1 to 3-{most}.', // {most}: a number.
  'rotation/seed': 'This seed gives no board of size {size}. Try another seed.', // {size}: as 9x7.

  // Errors in the text of a position, for whoever builds a page. {row}: the number of a row, from 1.
  'rotation/sign':
    'Row {row}, column {column}: “{found}” is not an object. Write {signs, list, row}, or a dot for an empty cell.', // {column}: a number, from 1. {signs}: the letters of the objects.
  'rotation/row':
    'Row {row} has {length, plural, one {# cell} other {# cells}}. {width, plural, =0 {A row needs at least 1 cell.} one {Every row needs # cell, like the first.} other {Every row needs # cells, like the first.}}', // {length}: how many it has. {width}: how many the first row has.
  'rotation/large': 'A board has at most {most} rows and {most} columns.', // {most}: a number.
  'rotation/goal': '“{found}” is not a goal. Write one to five signs, as in YGR, or YG*2 for two lines.',
  'rotation/card': '“{found}” is not a card. Write one to five of the signs H, G, Y, R, N and B.',
};
