/**
 * How to play Bugcatcher, in a few lines for a newcomer; loaded when first asked for.
 *
 * {energy}: how much energy a round has, 1 to 9. {rounds}: how many rounds there are, 1 to 7.
 */
import type { WordTable } from '../core/words.js';

export const howWords: WordTable = {
  // How to play, a list in the menu. Node, spot, program, path, firefly and mission are terms of the game.
  'how.1':
    'You have two nodes: a square border node on the corners of cells and a round central node on their centres.',
  'how.2':
    'Write a program of steps for each round: every step costs 1 of your {energy} energy and earns 1 firefly if nothing stops it.',
  'how.3': 'All programs run together, first entries first.',
  'how.4':
    'The first node at a spot claims it for the round, starts included, and whoever comes later collides.',
  'how.5': 'If several nodes come to a spot in the same slot, they all collide.',
  'how.6': 'A collision stops the node for the rest of the round.',
  'how.7':
    'A border path and a central path may cross only if one is black and one is blue; a swap changes both your nodes.',
  'how.8':
    '{rounds, select, 1 {Missions you accept bring extra fireflies, and after 1 round the most fireflies win.} other {Missions you accept bring extra fireflies, and after {rounds} rounds the most fireflies win.}}',
  'how.9': 'Once a round you may swap for 1 garnet instead of energy.',

  // In place of the line before, where players have no garnets.
  'how.9.garnets.0': 'Nobody has garnets, so every swap costs energy.',

  // One more line where an option of the game is not as usual.
  'how.starts.choose':
    'Before round 1, list the spots where you would like to start; the highest bid of garnets wins a spot that several want.',

  // Names of keys, as they are printed on a keyboard. Single letters stay as they are.
  'keys.typed': 'B C, U D L R, S G',

  // What a key does, beside its name. No full stop.
  'key.act': 'Write the way here',
  'key.cancel': 'Remove the last entry',
  'key.typed': 'Choose a node, its direction, swap, garnet swap',
};
