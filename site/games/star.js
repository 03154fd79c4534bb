// Texts and boards of *Star for the site. Data alone.

const GAME =
  'star/1 rings=6 | *62 A62 S65 T62 R50 S61 T65 A63 A65 R61 S62 R51 R40 R41 A61 *65 A51 R30 A43 A32 A42 R60 A41 *63 *51 S50 *64 S64 T63 S54 T50 *53 T52 T51 T40 T41 S43 *54 S52 T61 T60 A64 R65 T32';
/** Decided after 35 stones. */
const WHOLE =
  'star/1 rings=4 | T42 A30 S41 *10 R10 *32 A40 T43 R41 A41 *43 S40 S30 *42 S43 S42 T21 A42 A43 R40 R30 R42 A21 T40 T20 T31 T32 T30 S21 S31 S20 S32 R20 A20 A10 T41 R43 *40 *21 *41 A31 *31 R21 R32 *20 *30 S10 T10 A32 R31';
const COUNT = '4:BRB.RB.R2B.B.R.2B2RB2R4B3R.2BR.RBR.RB2R2BR.R.RB';

/** @type {import('./index.mjs').Shown} */
export default {
  order: 2,
  tag: 'star-board',
  name: '*Star',
  by: 'A connection game by Ea Ea, first published in 2004',
  about:
    'Two seats fill a five-armed board with stones. Points lie on the rim, and the fewer groups a side holds them with, the more they are worth. Nothing is hidden and nothing is left to chance.',
  links: [{ href: 'dist/compose/star.html', text: 'Make your own puzzle' }],
  glance: 'Blue to move. Hold the rim with few groups.',
  middle: { record: GAME },
  shows: { rings: '4', seats: 'human bot:easy' },
  tries: [
    { name: 'Against a bot', attributes: { rings: '4', seats: 'human bot:easy' } },
    { name: 'A stronger one', attributes: { seats: 'human bot:steady' } },
    { name: 'Two players', attributes: {} },
    { name: 'Middle game', attributes: { record: GAME } },
    { name: 'A whole game', attributes: { record: WHOLE, readonly: '' } },
    { name: 'Decided', attributes: { record: WHOLE, ply: '35' } },
    { name: 'As a mesh', attributes: { record: GAME, look: 'mesh' } },
    { name: 'Ten rings', attributes: { rings: '10' } },
    {
      name: 'Marks',
      attributes: { marks: '*30 *20=1 *40=2 *41=3 *31=4 R32=5 R43=6 T65>T10 A60:danger', readonly: '' },
    },
  ],
  how: [
    {
      board: { position: '4:9.RBR8.R2BR9.B2.RB2.R3.B5.', marks: '*32' },
      text: 'Take turns. A stone of your colour goes on any empty cell and stays there.',
    },
    {
      board: { position: '4:17.2B13.BRB5.3R7.', marks: '*43' },
      text: 'Each rim cell is a peri, worth a point. A group on two of them is a star: it owns those and the ones it encloses.',
    },
    {
      board: { position: '4:BRBR.B.R.B.R3.B2.R2.B2.R5.B3.R3.B3.R7.' },
      text: 'Stay connected. Each star more than the other side costs you two points and gives them two. The centre connects the five cells around it.',
    },
    {
      board: { position: COUNT },
      text: 'Then count. Here Red owns 13 peries and Blue 7, but Red has three stars and Blue has one: Blue wins, 11 to 10.',
    },
  ],
  fields: {
    rings: { min: 2, max: 12 },
    handicap: { min: 1, max: 9 },
    seats: {
      suggests: [
        'human human',
        'human bot:easy',
        'human bot:steady',
        'bot:steady human',
        'bot:easy bot:steady',
      ],
    },
    marks: { suggests: ['S31', 'S31 T20:dot', 'T10=a S31>T21'] },
    position: { suggests: ['4:50.', COUNT] },
    record: { suggests: [GAME, WHOLE] },
    names: { suggests: ['Ada Ben', '"Team one" "Team two"'] },
    remember: { suggests: ['my-game'] },
    'bot-pace': { min: 0, max: 60_000, step: 100 },
  },
};
