/**
 * How to play Daybreak, in ten lines at most for a newcomer; loaded when first asked for.
 * To replace: the lines. Who has read them must be able to win within five minutes.
 */
import type { WordTable } from '../../src/core/words.js';

export const howWords: WordTable = {
  'how.1': 'Blue and Red take turns at a row of shining stars.',
  'how.2':
    'In your turn, put out one star or a few at the end of the row, where the numbers are highest. The buttons show how many you may.',
  'how.3': 'Choose a star: it goes out with all that still shine after it.',
  'how.4':
    'As a rule, whoever puts out the last star wins. The line above the board’s buttons says how it ended.',
  'how.5':
    'To win, count backwards: who leaves four stars where up to three go out can answer whatever comes. So leave eight before, and twelve before that.',
};
