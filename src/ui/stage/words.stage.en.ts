/**
 * English sentences of a board in front of a class, by key, loaded with it: what the teacher alone needs.
 */
import type { WordTable } from '../../core/words/words.js';

export const stageWords: WordTable = {
  'teacher.name': 'For the teacher', // The name of the teacher's part, and of its button. No full stop.
  'teacher.last': 'Last move', // Before what happened last.
  'teacher.undo': 'Undo this move', // A button.
  'teacher.table': 'Who has done how much', // Over a table of pupils, or of players.
  'teacher.player': 'Player', // Heads of that table, where the game has none of its own; short.
  'teacher.moves': 'Moves', // How many a player has made.
  'teacher.points': 'Points', // At the end.
  'teacher.save': 'Save as CSV', // A button: the table as a file for spreadsheets.
  'teacher.copy': 'Copy the table', // A button.
  'teacher.copied': 'Copied.', // Beside that button.
  'teacher.not-copied': 'The browser does not allow copying here. Save the table instead.', // The same.
  'teacher.dark': 'Dark room', // A button: the board becomes dark.
  'teacher.bright': 'Bright room', // A button: the board becomes light.
  'teacher.window': 'In its own window', // A button: the teacher's part moves into a window that stands on another screen.
  'teacher.no-window': 'The browser has blocked the window. Allow it for this page, and try again.', // After a press on that button.
  'teacher.menu': 'More', // A button: opens the menu of the board.
  'teacher.close': 'Close', // A button.
};
