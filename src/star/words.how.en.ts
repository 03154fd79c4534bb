/**
 * How to play *Star, in a few lines for a newcomer; loaded when first asked for.
 *
 * {handicap}: how many stones Blue places in the first turn.
 */
import type { WordTable } from '../core/words/words.js';

export const howWords: WordTable = {
  // How to play, a list in the menu. Peri, quark and star are terms of the game.
  'how.1': 'Blue and Red take turns placing one stone on any empty cell, and stones never move.',
  'how.2': 'Each cell on the rim holds one peri, and each peri you own is 1 point.',
  'how.3': 'Stones of one colour that touch are a group, and a group on at least two rim cells is a star.',
  'how.4': 'A star owns the rim cells it stands on and those it encloses.',
  'how.5':
    'For each star fewer than the other side, you gain 2 points and they lose 2. So connect your groups.',
  'how.6': 'The five innermost cells all touch each other, across the small star drawn in the middle.',
  'how.7':
    'Each of the five corners holds a quark. Owning three or more earns 1 extra point, and if scores are tied, more quarks win.',
  'how.8': 'When the board is full, or both of you agree to count, the higher score wins.',

  // One more line where an option of the game is not as usual.
  'how.pie': 'As its first turn, Red may take over Blue’s first stone.',
  'how.double': 'After the first turn, every turn places two stones.',
  'how.handicap': 'Blue begins with {handicap} stones.',
  'how.scoring.simplified':
    'The score is shown in a simpler form: peries, plus 1 for three or more quarks, less 4 for each star. The winner is the same.',
  'how.scoring.schmittberger': 'The score is shown as the lead over the other side. Whoever is above 0 wins.',
};
