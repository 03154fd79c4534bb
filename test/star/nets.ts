/** How the nets of src/testing play *Star. */
import { bots } from '../../src/star/bots.js';
import { star } from '../../src/star/game.js';
import type { Event, Move, Options, State } from '../../src/star/state.js';
import { words } from '../../src/star/index.js';
import type { GameNets } from '../../src/testing/index.js';

const usual = {
  open: true,
  extras: (): Move[] => [{ type: 'count' }, { type: 'accept' }, { type: 'resign' }],
};

export const nets: GameNets<State, Move, Event, Options, State> = {
  game: star,
  words,
  forms: {
    'as usual': { ...usual, games: 2 },
    'small, with pie': { ...usual, options: { rings: 3, pie: true }, games: 6 },
    'two stones a turn': { ...usual, options: { rings: 4, double: true, scoring: 'simplified' }, games: 4 },
    'handicap, names of a large board': {
      ...usual,
      options: { rings: 11, handicap: 3 },
      games: 1,
      plies: 40,
    },
  },
  bots: {
    table: bots,
    forms: {
      'as small as they go, with pie': { options: { rings: 2, pie: true }, nodes: 60, games: 8 },
      'two stones a turn': { options: { rings: 3, double: true }, nodes: 60, games: 6 },
      'the largest board': { options: { rings: 12, pie: true }, nodes: 60, games: 1, plies: 2 },
      handicap: { options: { rings: 4, handicap: 3 }, nodes: 60, games: 6 },
    },
  },
};
