/**
 * English sentences about puzzles, by key. A game with puzzles has these among its words.
 *
 * {found}: what somebody has written, word for word.
 */
import type { WordTable } from '../words/words.js';

export const puzzleWords: WordTable = {
  // How a puzzle ended. No full stop.
  'puzzle/met': 'Solved',
  'puzzle/lost': 'Not solved',

  // Why a move cannot be made.
  'puzzle/over': 'The puzzle is over. Undo a move, or begin again.',

  // Errors in the goal of a puzzle, for whoever writes it.
  'puzzle/kind': '“{found}” is no goal of this game. Its goals begin with {kinds, list, or}.', // {kinds}: words that are written as they are.
  'puzzle/parts':
    '“{found}” does not fit. {needed, plural, =0 {Write this goal without parts.} one {Write # part behind a colon, as in core:4.} other {Write up to # parts, each behind a colon, as in take:4:7.}}', // {needed}: how many parts it may have.
  'puzzle/twice': '“{found}” names something twice.',
  'puzzle/no-goal': '“{field}” belongs to a puzzle, and there is no goal.', // {field}: the part of the text, as par.
  'puzzle/met-already': 'The goal “{found}” is met before the first move.',
  'puzzle/not-yours': 'A puzzle begins with a move of the first seat, and here it has none.',
  'puzzle/others': 'In a puzzle the others have no moves. Here they have some.',
};
