/**
 * How to play *Star, in a few lines for a newcomer; loaded when first asked for.
 *
 * {handicap}: how many stones Blue places in the first turn.
 */
import type { WordTable } from '../core/words.js';

export const howWords: WordTable = {
  // How to play, a list in the menu. Peri, quark and star are terms of the game.
  'how.1': 'Blue and Red take turns placing one stone on any empty cell, and stones never move.',
  'how.2': 'Each cell on the rim holds one peri, and each peri you own is 1 point.',
  'how.3': 'Stones of one colour that touch are a group, and a group on at least two rim cells is a star.',
  'how.4': 'A star owns the rim cells it stands on and those it encloses.',
  'how.5':
    'For each star you have fewer than the other side, you gain 2 points and it loses 2, so connect your stars.',
  'how.6': 'The five cells around the small star in the middle all touch each other.',
  'how.7':
    'Each corner holds a quark: three or more bring 1 extra point, and more quarks win if scores are equal.',
  'how.8': 'When the board is full, or both of you agree to count, the higher score wins.',

  // One more line where an option of the game is not as usual.
  'how.pie': 'As its first turn, Red may take over Blue’s first stone.',
  'how.double': 'After the first turn, every turn places two stones.',
  'how.handicap': 'Blue begins with {handicap} stones.',
  'how.scoring.simplified':
    'The score is shown in a simpler form: peries, less 4 for each star, and 1 for three quarks. The winner is the same.',
  'how.scoring.schmittberger':
    'The score is shown as the lead over the other side, rewards included. Whoever is above 0 wins.',
};
