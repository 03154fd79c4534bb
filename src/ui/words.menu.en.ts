/** What the menu says in English; loaded with the menu. */
import type { WordTable } from '../core/words.js';

export const menuWords: WordTable = {
  'menu.how': 'How to play {name}',
  'menu.rules': 'The full rules',
  'menu.keys': 'Keys',
  'menu.copy': 'Copy',
  'menu.result': 'Result',
  'menu.record': 'Record of the game',
  'menu.position': 'Position',
  'menu.foreign': '{name}',
  'menu.link': 'Link',
  'menu.embed': 'Embed code',
  'menu.copied': 'Copied.',
  'menu.by-hand': 'Copying is blocked here. Select the text and copy it by hand:',
  'menu.close': 'Close',
  'key.arrows': 'move over the board',
  'key.rows': 'first and last cell of the row, next and previous row',
  'key.along': 'along the row, round and round',
  'key.act': 'play here',
  'key.cancel': 'let go',
  'key.undo': 'take back, play again',
  'key.step': 'one move back, one forward',
  'key.hint': 'hint',
  'key.menu': 'this menu',
};
