/** How the nets of src/testing play Space Crack. */
import { bots } from '../../src/space-crack/bots.js';
import { spaceCrack } from '../../src/space-crack/game.js';
import type { Move, Event, Options, State } from '../../src/space-crack/state.js';
import { words } from '../../src/space-crack/index.js';
import type { GameNets } from '../../src/testing/index.js';

const usual = { open: true, extras: (): Move[] => [{ type: 'end' }] };

export const nets: GameNets<State, Move, Event, Options, State> = {
  game: spaceCrack,
  words,
  forms: {
    'as usual': { ...usual, games: 2 },
    'small, sequential, forfeit': {
      ...usual,
      options: { boardSize: 5, turns: 5, order: 'sequential', endTurn: 'forfeit', commandPoints: 3 },
      games: 6,
    },
    'four seats in free order': {
      ...usual,
      options: { boardSize: 8, seats: 4, turns: 5, order: 'free', perimeterBonus: 25 },
      games: 4,
    },
    'one seat, given sizes, no second ship': {
      ...usual,
      options: {
        boardSize: 5,
        seats: 1,
        turns: 6,
        sizes: [4, 5, 6, 12, 1, 5, 2],
        buildOnOccupied: 'forbid',
        endTurn: 'off',
      },
      games: 3,
    },
    'three seats on the largest board': {
      ...usual,
      options: { boardSize: 30, seats: 3 },
      games: 1,
      plies: 40,
    },
  },
  bots: {
    table: bots,
    forms: {
      'two in turn': { options: { boardSize: 6, turns: 5 }, nodes: 100, games: 6 },
      'one after the other, three points': {
        options: {
          boardSize: 7,
          turns: 5,
          seats: 3,
          order: 'sequential',
          endTurn: 'forfeit',
          commandPoints: 3,
        },
        nodes: 100,
        games: 6,
      },
      'four in free order': {
        options: { boardSize: 8, turns: 5, seats: 4, order: 'free', endTurn: 'off' },
        nodes: 100,
        games: 6,
      },
      alone: { options: { boardSize: 5, turns: 5, seats: 1 }, nodes: 100, games: 2 },
    },
  },
};
