/**
 * English sentences of the menu; loaded with it.
 *
 * {name}: the name of the game, as *Star.
 */
import type { WordTable } from '../../core/words/words.js';

export const menuWords: WordTable = {
  // Headings of the menu.
  'menu.how': 'How to play {name}',
  'menu.keys': 'Keys',
  'menu.share': 'Share',
  'menu.copy': 'Copy as text',

  // The next game: a heading; against whom, and how long, each the name of a list and its entries; and the button below.
  'choice.title': 'New game',
  'choice.against': 'Against',
  'choice.against.here': 'someone next to me',
  'choice.length': 'Length',
  'choice.length.full': 'the whole game',
  'choice.length.short': 'a short first game',
  'choice.begin': 'Begin',

  // Links and buttons of the menu.
  'menu.rules': 'The full rules',
  'menu.result': 'Result',
  'menu.record': 'Record of the game',
  'menu.position': 'Position',
  'menu.foreign': '{name}', // {name}: the name of another notation, as DGN.
  'menu.link': 'Copy link',
  'menu.embed': 'Copy embed code',
  'menu.picture': 'Copy picture',
  'menu.save-picture': 'Save picture',
  'menu.close': 'Close',

  // The answer to a button under Copy.
  'menu.copied': 'Copied.',
  'menu.by-hand': 'This page does not allow copying. Select the text and copy it by hand.',
  // In place of embed code, where the reader has opened page and boards from a disk, by file:.
  'menu.embed-on-disk': 'This board is only on your disk. To embed it, put its files on a web server first.',
  'menu.picture-by-hand': 'The picture cannot be copied here. Save it as a file.',

  // Names of keys, as they are printed on a keyboard. Single letters and signs stay as they are.
  'keys.arrows': '← ↑ → ↓',
  'keys.along': 'Shift ← →',
  'keys.rows': 'Home End PgUp PgDn',
  'keys.place': 'I',
  'keys.piece': 'N',
  'keys.act': 'Enter, Space',
  'keys.cancel': 'Esc, Backspace',
  'keys.undo': 'U, Y',
  'keys.step': ', .',
  'keys.hint': 'H',
  'keys.menu': '?',

  // Shown beside a key: what it does. No full stop.
  'key.arrows': 'Move over the board',
  'key.along': 'Move along the row, wrapping at the ends',
  'key.rows': 'First and last cell of the row, previous and next row',
  'key.place': 'Hear what is here, what is around it, and what Enter would do',
  'key.piece': 'Go to your next piece; with Shift, to the previous one',
  'key.act': 'Play here',
  'key.cancel': 'Cancel the selection',
  'key.undo': 'Undo, redo',
  'key.step': 'Previous move, next move',
  'key.hint': 'Hint',
  'key.menu': 'This menu',
};
