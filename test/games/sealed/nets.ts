/** How the nets of src/testing play the sealed walk. */
import type { GameNets } from '../../../src/testing/index.js';
import { sealed, words } from './game.js';
import type { Move, Event, Options, State, View } from './state.js';

const hostActs = (): Move[] => [{ type: 'timeout' }];
/** A whole round of three programs or more does not turn up by chance. */
const secrets = ({ log, over }: State): string[] => (over ? [] : log.map((programs) => programs.join(',')));

export const nets: GameNets<State, Move, Event, Options, View> = {
  game: sealed,
  words,
  forms: {
    'nine players': { hostActs, secrets, games: 3, worlds: 60 },
    'two players, two slots': { hostActs, options: { players: 2, rounds: 4, slots: 2 }, games: 8 },
    'long programs, which are drawn': { hostActs, secrets, options: { players: 3, slots: 5 }, games: 4 },
  },
};
