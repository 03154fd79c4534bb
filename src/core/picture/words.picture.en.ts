/**
 * English text alternatives of picture files. A comment above some keys is the note for translators.
 *
 * {cells}: names of cells, as S31.
 */
import type { WordTable } from '../words/words.js';

export const pictureWords: WordTable = {
  // The title of a picture of a game. {name}: the name of the game. {turn}: who is to act, or how it ended, as a sentence.
  'picture.title': '{name}. {turn}',

  // The contents of a picture, one sentence after the other. {n}: how many moves have been made. {of}: how many the game has. {what}: what is there, as “red giant”.
  'picture.ply': 'After move {n} of {of}.',
  'picture.cells': 'On {cells, list, and}: {what}.',
  'picture.empty': 'The board is empty.',

  // Marks on the board. {cell}: the name of a cell. {label}: one to three letters. {from}: the name of a cell. {to}: the name of a cell.
  'picture.mark.ring': 'Marked: {cells, list, and}.',
  'picture.mark.dot': 'Marked with a dot: {cells, list, and}.',
  'picture.mark.danger': 'Marked as danger: {cells, list, and}.',
  'picture.label': '{cell} has the label {label}.',
  'picture.arrow': 'An arrow leads from {from} to {to}.',
};
