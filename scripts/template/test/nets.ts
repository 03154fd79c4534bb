/**
 * How the nets of src/testing play Daybreak: by form, each a set of options to play at random with.
 * To replace: the forms, for random play and for the bots. Name `hostActs`, `extras` and `secrets` where the game has such; drop `open` where it hides something.
 */
import { bots } from '../bots.js';
import { daybreak } from '../game.js';
import { words } from '../words.en.js';

export const nets = {
  game: daybreak,
  words,
  forms: {
    'as usual': { open: true, options: {} },
    'a long row, many a turn': { open: true, options: { stars: 40, most: 5 } },
    'the last star loses': { open: true, options: { stars: 5, last: 'loses' } },
  },
  bots: {
    table: bots,
    forms: { 'as usual': {}, 'the last star loses': { options: { stars: 12, last: 'loses' } } },
  },
} as const;
