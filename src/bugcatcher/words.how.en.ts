/** How to play Bugcatcher, in ten lines for a newcomer; loaded when first asked for. */
import type { WordTable } from '../core/words.js';

export const howWords: WordTable = {
  'how.1':
    'You have two nodes, framed in amber: the square border node on the corners, the round central node on the centres.',
  'how.2':
    'Each round, write a program: tap a place next to a node, and next to where the path then ends. Each path costs 1 of {energy} energy.',
  'how.3': 'Commit it. All programs run at once, entry by entry. Every path that is placed is a firefly.',
  'how.4':
    'Whoever reaches a place first claims it for the round, start places too. Not even its owner may come back.',
  'how.5':
    'Whoever comes later collides: that path is not placed, and its node is out for the round. Come in the same slot, and both collide.',
  'how.6':
    'A corner path and a centre path may cross only if one is black (plain) and the other blue (beaded). If their colours match, the later one collides; in the same slot, both do.',
  'how.7':
    'A swap changes the colours of both your nodes from there on. It takes an entry, and 1 energy or a garnet.',
  'how.8':
    'Tick a mission to take it on. Done, it pays; not done in time, or done by others first, it may cost.',
  'how.9':
    'Then the round plays back, slot by slot, with a burst where you collided. Nobody sees whose paths are whose. Next round your nodes start where they ended.',
  'how.10':
    'After {rounds} rounds the most fireflies win. Start by leaving crowded places, and finish long paths early.',

  'key.act': 'write the way here',
  'key.cancel': 'take the last entry back',
  'keys.typed': 'B C, U D L R, S G',
  'key.typed': 'which node, its way, swap, swap for a garnet',
};
