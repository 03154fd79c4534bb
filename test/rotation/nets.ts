/** How the nets of src/testing play the rotation puzzle: every option, alone and at a table. */
import { bots } from '../../src/rotation/bots.js';
import { rotation } from '../../src/rotation/game.js';
import type { Event, Move, Options, State, View } from '../../src/rotation/state.js';
import { words } from '../../src/rotation/index.js';
import type { GameNets } from '../../src/testing/index.js';

/** The order of more than eight cards does not turn up by chance. */
const secrets = (state: State): string[] =>
  state.use === 'game' && state.deck.length > 8 ? [state.deck.join()] : [];

const table = { use: 'game', size: '5', turns: 4 } as const;

export const nets: GameNets<State, Move, Event, Options, View> = {
  game: rotation,
  words,
  forms: {
    'a puzzle': { open: true, options: { size: '5' }, games: 4, plies: 12 },
    'a wide puzzle, its lines broken by gaps': {
      open: true,
      options: { size: '9x7', gaps: 'break', coldComet: 'break' },
      games: 2,
      plies: 12,
    },
    'a puzzle of beginnings': {
      open: true,
      options: { size: '7', match: 'prefix', includeOrigin: true },
      games: 3,
      plies: 12,
    },
    'alone at a table': { secrets, options: { ...table, size: '11' }, games: 2 },
    'points that run out': { secrets, options: { ...table, decay: true }, games: 2 },
    'two with open hands': { secrets, options: { ...table, players: 2 }, games: 3 },
    'two with hidden hands': { secrets, options: { ...table, players: 2, hands: 'hidden' }, games: 4 },
    'four with hidden hands': {
      secrets,
      options: { ...table, players: 4, hands: 'hidden', gaps: 'break', match: 'prefix' },
      games: 2,
    },
  },
  bots: {
    table: bots,
    forms: {
      'alone with open hands': { options: { ...table, turns: 3 }, games: 5 },
      'two with hidden hands': { options: { ...table, turns: 3, players: 2, hands: 'hidden' }, games: 5 },
      'four with hidden hands': { options: { ...table, turns: 3, players: 4, hands: 'hidden' }, games: 5 },
      'two at a wide table': {
        options: { ...table, size: '11', players: 2 },
        games: 2,
        plies: 3,
        nodes: 500,
      },
      'a puzzle': { options: { size: '5' }, games: 5, plies: 6, nodes: 2000 },
      'a wide puzzle': { options: { size: '11' }, games: 4, plies: 2, nodes: 500 },
    },
  },
};
