// What the bench plays on `<bugcatcher-grid>`. Each entry is a row of it: attributes, and the moves of a game. The page
// runs all seats, as a host does; the board is the first one's. `rounds`: the bots whose rounds are timed.
import bugcatcher from '../games/bugcatcher.js';

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
      ';1;3498022604;0.9.12.27.30;;-;1,26,B,0,3,0,0,,-,/7,24,B,0,3,0,0,,-,/15,18,B,0,3,0,0,,-,/22,10,B,0,3,0,0,,-,/30,25,B,0,3,0,0,,-,/3,3,B,0,3,0,0,,-,/9,19,B,0,3,0,0,,-,/25,0,B,0,3,0,0,,-,/0,21,B,0,3,0,0,,-,',
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

export const rounds = ['planner', 'shark'];
