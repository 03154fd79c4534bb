// The bench's boards of `<rotation-puzzle>`. Each entry is a row of it: attributes, and the moves of a game.

const board = (position) => ({ position, controls: 'minimal' });

const SOLVED = '.....Y./G..GY../HGG...R/Y..BNG./.....RH/R..G.../..H..GC;goals=YB*3,GG;par=5';

/** Positions for hints in a worker, and the most seconds that each may take. */
export const thoughts = [
  // By this seed 40,000 of the 42,800 boards to depth 5 are looked at.
  { name: 'exact solver, 7x7 with 8 stars to depth 5', attributes: { puzzle: SOLVED, seed: '4' }, most: 2 },
];

export const boards = [
  {
    name: 'a puzzle',
    attributes: { puzzle: '.G...H./..R..../....YH./.GRBR.N/G...G../G..Y.../...Y..G;goals=NNNN' },
    moves: 'c4 c4 e2 c3 e6 d3 b5 f5 e3 c7 d2 f1 d1 b6 g1 g5 d1 d1 g5 c7 a3 d1 a1 b3'.split(' '),
  },
  {
    name: '7x7',
    attributes: board('.G...H./..R..../....YH./.GRBR.N/G...G../G..Y.../...Y..G'),
    moves: 'c4 c4 e2 c3 e6 d3 b5 f5 e3 c7 d2 f1 d1 b6 g1 g5 d1 d1 g5 c7 a3 d1 a1 b3'.split(' '),
  },
  {
    name: '15x15',
    attributes: board(
      '.CG....G.RG..RC/..G.G.......GY./.............../.....YG.....C../.Y........G..../.R......G.YN.../..........Y..../.......BHY...../..N..G.GG....../....H.G......../G....G........./C...R...G....../.....G..G....../....HY...GN...H/.C.............',
    ),
    moves: 'b6 n2 o1 c5 e12 b5 b9 b9 e6 c14 o1 j1 e5 d9 e5 k7 j1 j1 l6 k7 d6 j1 o1 l6'.split(' '),
  },
  {
    name: 'a game on 25x25, read by a screen reader',
    focused: true,
    attributes: {
      seats: 'human human',
      controls: 'minimal',
      position:
        '.Y........G.........C..../G..G..............Y...R../G.......Y.....C...N.G..../N............G.........../.C...................G.../.G.RY.Y.GG.............../....G...H....GGG.YN.G..../.C...N.....G..........GG./..GC.G.RY..G......G..G..G/....N......G...G...G..G../R.G.C.....GGG.........G../.G...Y.....G............./G..G..G..C..B...........Y/.......G...G.....Y......H/.GG.............G.......G/..........R..........GG../YG...YG.............GRG../G.....G...GG.G.H..G...G../.......R........GN......./....G....Y...G..G..GH.G.G/......G......G.G.Y....H../...G.GG.......G.....GYYG./.........C.Y............./...GG...G..YN....G....G../.......G...G.....G.....G.;held=GGYNN,YN,GBH/BG,NG,NY;deck=GBYG,YHH,RGB,GN,NBG,RBYGB,N,YYY,RNGR,HYG,NN,YRN,GBG,N,GNBR,GNY,YGG,NB,GGNR,BBH,GR,NRGB,RRY,YNYR,NBGR,NB,GY,G,BY,YBY,B,GB,NRGGN,RGN,R,Y,Y,NRBGN,RB,NGB,RNNYG,RG,NNRN,NG,BY,R,RY,GNYB,G,BN,NRNN,NR,R,BN;seed=191845759',
    },
    moves:
      'l23 done a4 done e7 done e9 i10 w2 i3 r7 done a10 s2 done s8 r14 y13 r21 b4 r21 l23 d1 r14 d7 c10 d13 h12 done v17 s8 done a17 a8 done x4 done e11 done v22'.split(
        ' ',
      ),
  },
];
