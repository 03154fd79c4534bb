/** How to play *Star, in ten lines for a newcomer; loaded when first asked for. */
import type { WordTable } from '../core/words.js';

export const howWords: WordTable = {
  'how.1':
    'Blue and Red take turns. Put one stone of your colour on any empty cell. Stones never move and are never taken off.',
  'how.2': 'The points are on the rim: each rim cell holds one peri, and each peri you own is a point.',
  'how.3':
    'Stones of one colour that touch are a group. A group on two rim cells or more is a star. A group on fewer scores nothing.',
  'how.4':
    'A star owns the rim cells it stands on, and also those it shuts in, even where a lost stone of the other colour stands.',
  'how.5':
    'Few stars beat many: for each star more than the other side, you lose 2 points and it gains 2. So join your stars, and keep the other side’s apart.',
  'how.6': 'The small star in the middle is a bridge: the five cells round it all touch one another.',
  'how.7':
    'The five corners hold a quark each. Own three or more for one extra point; if scores are equal, more quarks win.',
  'how.8':
    'To begin, play in the middle, then run for the rim. Two of your stones that share two empty cells are as good as joined: if one cell is taken, take the other.',
  'how.9':
    'Every line across the board helps twice: it joins your stones and cuts the other side’s. A band outside the rim marks what is safe; an outlined stone is lost.',
  'how.10':
    'When the board is full, or both agree to count, the higher score wins. A full board has 5 points a ring and one more.',
  'how.pie': 'This game has the take-over: as its first turn, Red may take over Blue’s first stone.',
  'how.double': 'In this game every turn after the first places two stones.',
  'how.handicap': 'This game has a handicap: Blue begins with {handicap} stones.',
  'how.scoring.simplified':
    'The score is shown simplified: peries, less four for each star, and one for three quarks. The winner is the same.',
  'how.scoring.schmittberger':
    'The score is shown as a margin over the other side, rewards included. Above zero wins.',
};
