/** How to play the rotation puzzle, in ten lines at most; loaded when first asked for. */
import type { WordTable } from '../core/words.js';

export const howWords: WordTable = {
  'how.1': 'A puzzle: make each goal’s colours appear in a line from a blue planet, all goals at once.',
  'how.2':
    'Choose a star (yellow, red, white or black). Everything in the rings around it moves one place clockwise.',
  'how.3': 'Point at a star first, or go to it with the arrow keys, to see where everything would go.',
  'how.4':
    'Yellow dwarfs reach three rings, red giants four, neutron stars five, the black hole all the way.',
  'how.5': 'Lines run up, right, down and left from a planet to the edge. Empty cells are skipped.',
  'how.6': 'Colours count outward, anywhere in the line, one right after the other.',
  'how.7': 'A comet beside a yellow dwarf or red giant stands for any one colour; any other is skipped.',
  'how.8': 'Par is the fewest turns there are. Turns taken back do not count.',
  'how.9':
    'A game: in your turn choose one star, then play the cards of your hand that are in a line. Each further find of a card brings one point more.',
  'how.10': 'Green bands are gas giants: they have a colour but turn nothing.',
};
