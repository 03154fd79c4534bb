/** How the nets of src/testing play the land grab. */
import type { GameNets } from '../../../src/testing/index.js';
import { teams, words } from './game.js';
import type { Move, Event, Options, State } from './state.js';

const usual = {
  open: true,
  hostActs: (): Move[] => [{ type: 'end' }],
  extras: (): Move[] => [
    { type: 'pass', member: 0 },
    { type: 'pass', member: 1 },
  ],
};

export const nets: GameNets<State, Move, Event, Options, State> = {
  game: teams,
  words,
  forms: {
    'two teams': usual,
    'four teams of unlike size': {
      ...usual,
      options: { teams: 4, members: [1, 3, 2], rounds: 6, moves: 5 },
      games: 3,
    },
    'no steals': { ...usual, options: { teams: 3, steals: false, rounds: 2 }, games: 3 },
  },
};
