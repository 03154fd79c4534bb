// Texts and boards of the rotation puzzle for the site. Data alone.

const RING = '.G.Y..G/R..H.Y./..G...R/...B.../.YR.G../..C..H./G..R..Y';
const TABLE = 'rotation/1 use=game size=7 players=2 turns=4 seed=3';

/** @type {import('./index.mjs').Shown} */
export default {
  order: 1,
  tag: 'rotation-puzzle',
  name: 'Rotation puzzle',
  by: 'After Solar Constellation, a game by tobidot (2021)',
  about:
    'Rotate stars until the colours line up. Every puzzle has a proven fewest number of rotations. With cards and points it is a game for one to four.',
  links: [{ href: 'dist/compose/rotation.html', text: 'Make your own puzzle' }],
  glance: 'Three rotations line up red, yellow and red. Which three?',
  middle: { puzzle: 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3' },
  shows: { daily: '' },
  tries: [
    { name: 'Today', attributes: { daily: '' } },
    { name: 'First steps', attributes: { puzzle: '1-1' } },
    { name: 'A hard one', attributes: { puzzle: '3-1' } },
    { name: 'By seed', attributes: { size: '9x7', seed: '5' } },
    { name: 'A game', attributes: { use: 'game', seats: 'human bot:greedy' } },
    {
      name: 'Four at a table',
      attributes: { use: 'game', size: '7', turns: '5', seats: 'human bot:random bot:greedy bot:thinker' },
    },
    {
      name: 'Hidden hands',
      attributes: { use: 'game', size: '7', hands: 'hidden', seats: 'human bot:thinker' },
    },
    { name: 'A large board', attributes: { size: '15', seed: '2' } },
  ],
  how: [
    {
      board: { puzzle: '1-1', marks: 'c3' },
      text: 'Choose a star to rotate. Everything in its rings moves one cell clockwise.',
    },
    {
      board: { position: '...../...../H.G.Y/...../.....;goals=GY' },
      text: 'Lines run from a blue planet to the edge. Here green and yellow are found: empty cells do not count.',
    },
    {
      board: { position: '..R../..G../RGHGR/..G../..R..;goals=GR*4' },
      text: 'A card counts once for each line: four times here, from one planet.',
    },
    {
      board: { position: '...../...../H.CY./...../.....;goals=RY' },
      text: 'A comet beside a yellow dwarf or a red giant stands for any colour.',
    },
  ],
  fields: {
    puzzle: { suggests: ['1-1', '2-17', '3-34', 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3'] },
    daily: { suggests: ['2026-12-24'] },
    'daily-zone': { suggests: ['UTC', 'Europe/Berlin', 'America/New_York'] },
    'daily-first': { suggests: ['2026-11-20'] },
    level: { min: 1, max: 3 },
    size: { suggests: ['7', '11', '15', '9x7'] },
    turns: { min: 1, max: 80 },
    seats: {
      suggests: [
        'human',
        'human bot:random',
        'human bot:greedy',
        'human bot:thinker',
        'human human human human',
      ],
    },
    position: { suggests: [RING, '...../...../H.G.Y/...../.....;goals=GY'] },
    record: { suggests: [TABLE] },
    marks: { suggests: ['d4', 'd4:dot', 'd2=a', 'd4>g4'] },
    'bot-pace': { min: 0, max: 60_000, step: 100 },
  },
};
