// The bench's boards of `<star-board>`. Each entry is a row of it: attributes, and the moves of a game.

const attributes = (rings) => ({ rings, seats: 'human human', controls: 'minimal' });

export const boards = [
  {
    name: '6 rings',
    attributes: attributes(6),
    moves:
      '*62 A62 S65 T62 R50 S61 T65 A63 A65 R61 S62 R51 R40 R41 A61 *65 A51 R30 A43 A32 A42 R60 A41 *63 *51 S50 *64 S64 T63 S54 T50 *53 T52 T51 T40 T41 S43 *54 S52 T61 T60 A64 R65 T32'.split(
        ' ',
      ),
  },
  {
    name: '10 rings',
    attributes: attributes(10),
    moves:
      'R08 S96 A08 A05 *90 S03 T01 R05 R07 *02 T09 R80 S06 R00 *06 *01 *03 A07 S07 A01 *00 *92 S09 *93 R90 R01 R91 R02 R92 R03 R93 R04 S01 *05 T06 T08 R95 R06 A80 R96 A92 A09 A04 *08 S08 T96 S92 T94 *97 S94 T04 T05 T92 A03 A02 A93 A94 S90 S80 S91 S02 S81 S82 S00 S61 S60 A98 S50 T95 A83 T74 S05 T76 T75 T64 T65 A95 R98 R09 A90 T98 S51 S62 T93 T85 T86 T07 T97'.split(
        ' ',
      ),
  },
];
