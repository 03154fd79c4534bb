/** English sentences of the form in which teachers write exercises in an H5P editor, by key: labels, and what they mean. */
import type { WordTable } from '../../core/words/words.js';

export const h5pWords = {
  // Labels of fields. No full stops.
  'h5p.heading': 'Heading',
  'h5p.intro': 'Text above the exercises',
  'h5p.items': 'Exercises',
  'h5p.item': 'Exercise', // One of them; also on the button that adds one.
  'h5p.board': 'Game',
  'h5p.puzzle': 'Puzzle',
  'h5p.todo': 'What to do',
  'h5p.text': 'Text beside the board',
  'h5p.points': 'Points',
  'h5p.tries': 'Number of tries',
  'h5p.tryPrice': 'Points that a lost try costs',
  'h5p.hintPrice': 'Points that a hint costs',
  'h5p.noHints': 'No hints',
  'h5p.more': 'More settings of the board',
  'h5p.order': 'Order',
  'h5p.order-in-turn': 'One after the other',
  'h5p.order-free': 'Any at any time',
  'h5p.pass': 'Pass mark, in percent',

  // Below some of these fields: what to write.
  'h5p.why-puzzle':
    'The number of a puzzle, such as 1-1, or a puzzle of your own as text. Leave it empty for a game against the computer.',
  'h5p.why-todo': 'Only needed where the board does not say it itself.',
  'h5p.why-tries': 'Leave it empty for any number of tries.',
  'h5p.why-more':
    'One on each line, as name=value. A game against the computer needs seats=human bot:gentle.',
  'h5p.why-pass': 'Leave it empty to have all points asked for.',
} satisfies WordTable;
