/** How the nets of src/testing play Constellation. */
import { bots } from '../../src/constellation/bots.js';
import { constellation } from '../../src/constellation/game.js';
import type { Move, Event, Options, State } from '../../src/constellation/state.js';
import { words } from '../../src/constellation/index.js';
import type { GameNets } from '../../src/testing/index.js';

const usual = {
  open: true,
  hostActs: (): Move[] => [{ type: 'end' }],
  extras: (): Move[] => [0, 1, 2].map((member): Move => ({ type: 'pass', member })),
};

/** Two rows of stars, with one of each kind. */
const OWN = 'a:0:0,b:10:0,c:20:0w,d:30:0,e:0:10b,f:10:10c,g:20:10w,h:30:10b/1.4,2.5,3.6,7,5,6,7';

export const nets: GameNets<State, Move, Event, Options, State> = {
  game: constellation,
  words,
  forms: {
    'as usual': { ...usual, games: 2 },
    'three teams of unlike size, deep steals that clear': {
      ...usual,
      options: { teams: 3, members: [1, 3, 2], rounds: 3, stealDepth: 2, stealEffect: 'clear', hqCount: 1 },
      games: 2,
    },
    'a small map of its own, black holes that remove': {
      ...usual,
      options: {
        map: OWN,
        hqCount: 1,
        blackHoleEffect: 'remove',
        movesPerRound: 3,
        rounds: 4,
        stealDepth: 1,
      },
      games: 6,
    },
    'generated for four, claims side by side, HQs immune': {
      ...usual,
      options: {
        map: 'generated',
        stars: 30,
        teams: 4,
        members: [2],
        wormholesToWin: 1,
        claimNeedsAdjacency: true,
        hqImmune: true,
        hqCount: 1,
        remainder: 'drop',
        movesPerRound: 3,
      },
      games: 2,
    },
    containment: { ...usual, options: { mode: 'containment', targetScore: 20, rounds: 4 }, games: 2 },
    resistance: {
      ...usual,
      options: { mode: 'resistance', roles: ['defense', 'offense'], targetScore: 12, rounds: 3 },
      games: 2,
    },
    'black holes alone': { ...usual, options: { map: OWN, mode: 'blackhole', rounds: 3 }, games: 4 },
    sandbox: { ...usual, options: { mode: 'sandbox', hqCount: 0, rounds: 2 }, games: 2 },
  },
  bots: {
    table: bots,
    forms: {
      'two teams': { options: { map: 'generated', stars: 30, wormholesToWin: 2 }, games: 3 },
      'three teams, steals that spread': {
        options: { map: 'generated', stars: 30, teams: 3, hqCount: 1, stealDepth: 2, rounds: 4 },
        games: 3,
      },
      'claims side by side, black holes that remove': {
        options: {
          map: OWN,
          claimNeedsAdjacency: true,
          hqImmune: true,
          hqCount: 1,
          blackHoleEffect: 'remove',
        },
        games: 6,
      },
      'black holes alone': { options: { map: OWN, mode: 'blackhole', rounds: 4 }, games: 4 },
      'resistance, two members a team': {
        options: { map: 'generated', stars: 30, mode: 'resistance', teams: 4, members: [2], rounds: 3 },
        games: 3,
      },
      sandbox: { options: { mode: 'sandbox', rounds: 2 }, games: 1 },
    },
  },
};
