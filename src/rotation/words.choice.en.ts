/** English sentences for other puzzles and games in the menu; loaded with it. */
import type { WordTable } from '../core/words/words.js';

export const choiceWords: WordTable = {
  'choice.title': 'Play something else', // The heading above the lists.
  'choice.begin': 'Begin', // The button below them.

  // The choice of game: the name of a list, and its entries.
  'choice.use': 'Play',
  'choice.use.puzzle': 'A new puzzle',
  'choice.use.game': 'A card game',
  'choice.use.page': 'What this page offers',

  // Against whom: the name of a list, and its entries.
  'choice.opponents': 'Against',
  'choice.opponents.0': 'Nobody',
  'choice.opponents.1': 'One bot',
  'choice.opponents.2': 'Two bots',
  'choice.opponents.3': 'Three bots',
  'choice.opponents.here': 'Someone next to me',

  // How the bots play: the name of a list, and its entries.
  'choice.level': 'How bots play',
  'choice.level.gentle': 'Gently',
  'choice.level.greedy': 'For points',
  'choice.level.thinker': 'Thinking ahead',
  'choice.level.random': 'At random',

  // How large the board is: the name of a list, and its entries.
  'choice.size': 'Board',
  'choice.size.5': '5 × 5',
  'choice.size.7': '7 × 7',
  'choice.size.11': '11 × 11',
  'choice.size.15': '15 × 15',
};
