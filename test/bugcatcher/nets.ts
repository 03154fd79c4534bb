/** How the nets of src/testing play Bugcatcher. */
import { bots } from '../../src/bugcatcher/bots.js';
import { bugcatcher } from '../../src/bugcatcher/game.js';
import type { Move, Event, Options, State, View } from '../../src/bugcatcher/state.js';
import { words } from '../../src/bugcatcher/index.js';
import type { Viewer } from '../../src/core/contract/rules.js';
import type { GameNets } from '../../src/testing/index.js';

const hostActs = (): Move[] => [{ type: 'timeout' }];

/** Programs of others, submitted or run, are too long to turn up by chance. */
function secrets({ over, players }: State, viewer: Viewer): string[] {
  if (over || viewer === 'all') return [];
  return players.flatMap(({ staged, laps }, seat) => {
    if (seat === viewer) return [];
    const programs = [...laps.map(({ program }) => program), staged?.program ?? ''];
    return programs.filter((program) => program.length >= 6);
  });
}

const usual = { hostActs, secrets };

export const nets: GameNets<State, Move, Event, Options, View> = {
  game: bugcatcher,
  words,
  forms: {
    'nine players': { ...usual, games: 1, worlds: 30, options: { rounds: 2 } },
    'start lists with bids': { ...usual, options: { players: 3, starts: 'choose', rounds: 3 }, games: 4 },
    'two players on a small board': {
      hostActs,
      options: { players: 2, cols: 2, rows: 2, energy: 2, rounds: 4, garnets: 1 },
      games: 8,
    },
    'every other ruling': {
      ...usual,
      options: {
        players: 4,
        cols: 4,
        rows: 3,
        energy: 5,
        rounds: 3,
        starts: 'choose',
        startClaims: false,
        ghostClaims: true,
        penaltyAtEnd: true,
        bidsRefund: true,
        missions: 'Twist:shape:BDR:3:2:1,Rush:steps:C3:4,Home:end:B.corners:2,Quiet:clean:2:2:1:2',
      },
      games: 2,
    },
  },
  bots: {
    table: bots,
    forms: {
      'nine players': { options: { rounds: 2 }, nodes: 60, games: 1 },
      'two on a small board': {
        options: { players: 2, cols: 2, rows: 2, energy: 2, rounds: 3 },
        nodes: 60,
        games: 10,
      },
      'start lists, other rulings': {
        options: { players: 3, cols: 4, rows: 3, rounds: 2, starts: 'choose', startClaims: false },
        nodes: 60,
        games: 8,
      },
      'twelve on the largest board': {
        options: {
          players: 12,
          cols: 9,
          rows: 9,
          energy: 9,
          rounds: 1,
          ghostClaims: true,
          penaltyAtEnd: true,
        },
        nodes: 60,
        games: 1,
      },
    },
  },
};
