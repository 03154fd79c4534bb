/**
 * How to play Bugcatcher, in a few lines for a newcomer; loaded when first asked for.
 *
 * {energy}: how much energy a round has, 1 to 9. {rounds}: how many rounds there are, 1 to 7.
 */
import type { WordTable } from '../core/words/words.js';

export const howWords: WordTable = {
  // How to play, a list in the menu. Node, spot, program, path, firefly and mission are terms of the game.
  'how.1':
    'You have two nodes: a square border node on the corners of cells and a round central node on their centres.',
  'how.2':
    'For each round, write a program, a list of entries. A step costs 1 of your {energy} energy and, if nothing stops it, leaves a path and earns 1 firefly.',
  'how.3':
    'All programs run at once, slot by slot: everybody’s first entry, then everybody’s second, and so on.',
  'how.4':
    'A node claims its start and every spot that it is the first to reach. Any node that comes there later in the round collides, even your own.',
  'how.5': 'If several nodes come to a spot in the same slot, they all collide.',
  'how.6': 'A collision stops the node for the rest of the round.',
  'how.7':
    'One of your nodes is black, the other blue, and so are their paths. A border path and a central path may cross only if their colours differ. A swap exchanges your nodes’ colours.',
  'how.8':
    '{rounds, plural, one {Missions you accept earn extra fireflies if you complete them, and may cost some if you do not. After # round the most fireflies win.} other {Missions you accept earn extra fireflies if you complete them, and may cost some if you do not. After # rounds the most fireflies win.}}',
  'how.9': 'A swap costs 1 energy. Once a round it may cost 1 garnet instead.',

  // In place of the line before, where players have no garnets.
  'how.9.garnets.0': 'Nobody has garnets, so every swap costs energy.',
  'how.4.startClaims.false':
    'The first node to reach a spot claims it for the round, and any node that comes there later collides.',

  // One more line where an option of the game is not as usual.
  'how.starts.choose':
    'Before round 1, list the spots where you would like to start; the highest bid of garnets wins a spot that several want.',

  // Names of keys, as they are printed on a keyboard. Single letters stay as they are.
  'keys.typed': 'B C, U D L R, S G',

  // Shown beside a key: what it does. No full stop.
  'key.act': 'Write the steps that lead here',
  'key.cancel': 'Remove the last entry',
  'key.typed': 'Choose a node, its direction, swap, garnet swap',
};
