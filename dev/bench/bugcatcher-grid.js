// The bench's boards of `<bugcatcher-grid>`. Each entry is a row of it: attributes, and the moves of a game. The page
// runs all seats, as a host does; the board is the first one's. `rounds`: the bots whose rounds are timed, and the
// seconds that all their decisions may take.
import bugcatcher from '../../site/games/bugcatcher.js';

const WHOLE = bugcatcher.tries.find(({ name }) => name === 'A whole match').attributes.record;

/** Of each round's programs the last one to come names no seat. */
const movesOf = (moves, players) =>
  moves.split(' ').map((text, ply) => {
    const [, seat = players - 1, move] = /^(?:(\d+):)?(.+)$/.exec(text);
    if (Number(seat) !== ply % players) throw new Error(`${text} is another seat's.`);
    return [move, { seat: Number(seat) }];
  });

const board = (players, position, moves) => ({
  attributes: {
    position,
    seats: Array.from({ length: players }, () => 'host').join(' '),
    viewer: '0',
    controls: 'minimal',
  },
  moves: movesOf(moves, players),
});

export const boards = [
  {
    name: 'nine on 6x5',
    ...board(
      9,
      'seed=3498022604;shown=Cheerful_Jellyfish,Nautilus,Lighthouse_Moth,Harlequin_Beetle,Pair_of_Oysters;border=A1-UR,A1-BL,A2-BR,A3-BR,B4-BR,C1-UR,B1-BR,D3-BR,A1-UL;central=C5,A5,A4,E2,B5,D1,B4,A1,D4',
      WHOLE.split(' | ')[1],
    ),
  },
  {
    name: 'two on 4x4',
    ...board(
      2,
      'players=2;rounds=3;cols=4;rows=4;seed=2935027059;shown=Cheerful_Jellyfish,Marching_Ant,Corner_Spider,Harbour_Gull_Fly,Blue_Damselfly;border=A4-BL,A1-UR;central=B4,C2',
      '0:BR.BR.BU.BR.CR.BD.BR+1+4 BR.BR.BD.BR.BU.swap.BD+1+4+5 0:BL.BL.BU.BR.BR.BU.CL+1+4+5 CL.CU.CR.CR.CD.BD.CD+3+4+5 0:CL.CU.CU.CU.gswap.CR.BL.CD+2+3 BL.CU.BD.BL.CU.BD.CL+1+4',
    ),
  },
];

export const rounds = [
  { bot: 'planner', most: 0.3 },
  { bot: 'shark', most: 0.3 },
];
