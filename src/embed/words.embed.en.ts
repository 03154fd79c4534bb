/** English sentences of the embed page, beside those of its board. */
import type { WordTable } from '../core/words/words.js';

export const embedWords = {
  // In the place of the board where no script runs: the reader, or the page around its frame, allows none.
  'embed.no-script': 'This board needs JavaScript, which is switched off here.',

  // In the place of the board while its file cannot be had.
  'embed.missing': 'This board could not be loaded yet. It will try again.',

  // Shown if the address names no board: a heading, why it is there, and a list of boards with the end of each address.
  'embed.no-board': 'Choose a board',
  'embed.how': 'Add one of these boards to the end of this page’s address:',

  // In the browser’s console, for authors; names of attributes follow.
  'embed.ignored': 'The embed page leaves these out of its address:',
  // In the browser’s console too, where the address names the attribute remember, which is written as here.
  'embed.remember':
    'The embed page remembers no game, because anybody can write its address. To have games remembered, put the board’s tag into your own page.',
} satisfies WordTable;
