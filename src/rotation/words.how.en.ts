/** How to play the rotation puzzle, in ten lines at most; loaded when first asked for. */
import type { WordTable } from '../core/words/words.js';

export const howWords: WordTable = {
  // How to play, a list in the menu. Pattern, ring, range, line and par are terms of the game.
  'how.1': 'Your goal is a pattern of colours in a line, read outward from a blue planet.',
  'how.2': 'Choose a star, and everything in the square rings around it moves one place clockwise.',
  'how.3':
    'Yellow dwarfs rotate three rings, red giants four, neutron stars five and black holes all of them.',
  'how.4': 'Four lines run from every blue planet to the edge: up, right, down and left.',
  'how.5': 'The colours must follow one another outward, in order. Empty cells between them are skipped.',
  'how.5.gaps.break':
    'The colours must follow one another outward, in order, with no empty cell between them.', // Where the game is played so.
  'how.6': 'A comet next to a yellow dwarf or red giant counts as any colour; any other comet is skipped.',
  'how.6.coldComet.break':
    'A comet next to a yellow dwarf or red giant counts as any colour; any other comet breaks a pattern.', // Where the game is played so.
  'how.7': 'Solve the puzzle in as few rotations as you can: par is the fewest possible.',
  'how.8':
    'In the card game each card is a pattern. Rotate one star per turn, then score your cards whose patterns are in a line.',

  // One more line where an option of the game is not as usual.
  'how.match': 'A pattern must begin right next to the planet.',
  'how.includeOrigin': 'The planet itself is the first colour of its lines.',
  'how.decay':
    'You begin with 100 points, and every turn costs more than the one before. Last as many turns as you can.',

  // Shown beside a key: what it does. No full stop.
  'key.piece': 'Go to the next star; with Shift, to the previous one',
};
