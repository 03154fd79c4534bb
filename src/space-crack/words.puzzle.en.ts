/**
 * English sentences of Space Crack's puzzles, by key; loaded with the first one. {seat}: the name of a seat, as Red; as
 * a select it says whether that is the reader.
 */
import type { WordTable } from '../core/words/words.js';

export const ownPuzzleWords: WordTable = {
  // The goal, in at most eighteen words. {n}: how many planets. {others}: whose ships.
  'goal.break': 'Destroy every ship of {others, list, and}. Nobody else moves.',
  'goal.take':
    '{n, plural, one {Capture the ringed planet.} other {Capture the # ringed planets.}} Nobody else moves.',
  'goal.core': 'Own the ringed planet and the six around it. Nobody else moves.',
  // Below the board, what such a puzzle needs to know.
  'about.battle':
    'In a battle the stronger ship wins, and loses half the weaker one’s strength, rounded down. Equal ships destroy each other.',
  'about.crack': 'Crack pays for ships: a ship costs as much as its planet’s size, and has that strength.',

  // What such a goal still lacks when no moves are left. {area}: where a planet lies, as “at the top”.
  'left.ship': '{seat}’s ship {area} is left with strength {ship}.', // {ship}: its strength.
  'left.theirs': 'The ringed planet {area} is still {seat}’s.',
  'left.free': 'The ringed planet {area} is still free.',
  'left.around':
    '{n, plural, one {# of the planet and its neighbours is not yours yet.} other {# of the planet and its neighbours are not yours yet.}}', // {n}: how many.

  // Beside as many signs, without a full stop: how many moves and builds are left. {n}: how many. {crack}: how much crack the reader has, which pays for ships.
  'budget.points':
    '{crack, select, 0 {{n, plural, one {# move left} other {# moves left}}} other {{n, plural, one {# move} other {# moves}}, {crack} crack}}',
};
