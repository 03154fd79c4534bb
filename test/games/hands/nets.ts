/** How the nets of src/testing play the card game. */
import type { GameNets } from '../../../src/testing/index.js';
import { hands, words } from './game.js';
import type { Move, Event, Options, State, View } from './state.js';

const extras = (): Move[] => [{ type: 'resign' }, { type: 'pass' }];
/** The order of more than eight cards does not turn up by chance. */
const secrets = ({ deck }: State): string[] => (deck.length > 8 ? [deck.join('')] : []);

export const nets: GameNets<State, Move, Event, Options, View> = {
  game: hands,
  words,
  forms: {
    'two players': { extras, secrets },
    'four players': {
      extras,
      secrets,
      options: { players: 4, size: 6, suits: ['a', 'b', 'c', 'd'], refills: 3 },
      games: 4,
    },
    'open hands': { extras, secrets, options: { players: 3, hands: 'open' }, games: 4 },
    'few cards, so that worlds look alike': {
      extras,
      options: { size: 2, suits: ['a', 'b'], ranks: 4, refills: 2 },
      games: 10,
    },
    'too few cards to deal': {
      extras,
      options: { players: 4, size: 6, suits: ['a'], ranks: 9, refills: 0 },
      games: 10,
    },
  },
};
