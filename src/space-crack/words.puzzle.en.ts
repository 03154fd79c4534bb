/**
 * English sentences of Space Crack’s puzzles.
 *
 * {seat}: the name of a seat, as Red. {size}: the size of a planet.
 */
import type { WordTable } from '../core/words/words.js';

export const puzzleWords: WordTable = {
  // What a goal still lacks when no moves are left.
  'left.ship': '{seat}’s ship on the planet of size {size} is left with strength {ship}.', // {ship}: its strength.
  'left.theirs': 'The planet of size {size} is still {seat}’s.',
  'left.free': 'The planet of size {size} is still free.',
  'left.around':
    '{n, plural, one {# of the planet and its neighbours is not yours yet.} other {# of the planet and its neighbours are not yours yet.}}', // {n}: how many.

  // An error in the goal of a puzzle, for whoever writes it. {planet}: its number.
  'space-crack/at-edge':
    'Planet {planet} lies at the edge and has fewer than six neighbours, so it can be no core planet.',
};
