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
  'puzzle.again': 'Undo a move, or begin again.',
  // Beside the moves that are left. {par}: the fewest moves that solve it.
  'puzzle.par': 'Par {par}',
  // A line to share. {n}: how many moves it took. {par}: the fewest; 0 where that is not known. {hints}: how many hints.
  'puzzle.result':
    'Puzzle solved in {n, plural, one {# move} other {# moves}}{par, select, 0 {} other {, par {par}}}. {hints, plural, =0 {No hints.} one {# hint.} other {# hints.}}',

  // Why a move cannot be made.
  'puzzle/over': 'The puzzle is over. Undo a move, or begin again.',
  'puzzle/move': 'A puzzle is solved by moves on the board alone.', // To whoever would resign, or the like.
  'puzzle/solver': 'In this puzzle it is not that seat’s turn.',
};
