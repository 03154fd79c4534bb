// Texts and boards of Constellation for the site. Data alone.

const GRID =
  'map=a1:0:0,b1:10:0,c1:20:0,d1:30:0w,a2:0:10,b2:10:10,c2:20:10c,d2:30:10,a3:0:20w,b3:10:20,c3:20:20,d3:30:20/1.4,2.5,3.6,7,5.8,6.9,7.10,11,9,10,11';
const HOLES = 'map=a1:0:0b,b1:10:0,c1:20:0,d1:30:0b,a2:0:10,b2:10:10,c2:20:10,d2:30:10/1.4,2.5,3.6,7,5,6,7';
const MIDDLE =
  'constellation/2 map=gemini seed=0 | *a11 *b6 *b10 *a12 1:a5 0:b4 1:b11 0:a18 1:b2 0:a17 1:!a11 0:a4 1:!a17 0:!a17 1:a8 b8 0:b16 1:b5 0:b9 1:a6 0:b13 1:a2 0:a14 1:!a12 0:b14 1:a20 0:b20 b7 1:b3 0:a3 1:a7 0:b15 1:b18 0:a9';

/** @type {import('./index.mjs').Shown} */
export default {
  order: 3,
  tag: 'constellation-board',
  name: 'Constellation',
  by: 'A game for classrooms by Synthesis School',
  about:
    'Teams claim stars, and connections between stars of one team score. HQs score by the line between them, clusters guard, wormholes win, black holes destroy. Any member of any team may move at any time.',
  links: [{ href: 'dist/compose/constellation.html', text: 'Set up your own position' }],
  glance: 'Lyra and Orion may move at any time. Connect your stars.',
  middle: { record: MIDDLE },
  shows: { seats: 'human bot:athena:4' },
  tries: [
    { name: 'Against a bot', attributes: { seats: 'human bot:athena:4' } },
    { name: 'Two teams', attributes: {} },
    { name: 'Four teams', attributes: { seats: 'human bot:athena:7 bot:einstein:5 bot:robin-hood:7' } },
    { name: 'Middle game', attributes: { record: MIDDLE } },
    {
      name: 'A class',
      attributes: {
        seats: 'human human human',
        members: '3 2 3',
        'moves-per-round': '9',
        names: 'Comets:Ada,Ben,Cy Owls:Di,Eve Foxes:Flo,Gus,Hal',
        'round-seconds': '120',
      },
    },
    {
      name: 'Eight teams',
      attributes: {
        map: 'generated',
        stars: '120',
        seed: '4',
        seats: 'human bot:athena bot:athena bot:athena bot:athena bot:athena bot:athena bot:athena',
      },
    },
    { name: 'Black holes', attributes: { mode: 'blackhole', map: 'corona' } },
  ],
  how: [
    {
      board: { position: `${GRID};round=1;owners=3A3B6.` },
      text: 'Teams claim stars, one move each. Two stars of one team that a line joins are connected: here Lyra has two connections and Orion one.',
    },
    {
      board: { position: `${GRID};round=1;owners=3A3.A5.;hqs=a1,c2/` },
      text: 'Diamonds are HQs. When a round ends, the shortest line between a team’s two HQs scores a point a connection: three for Lyra.',
    },
    {
      board: { position: `${GRID};stealDepth=1;round=1;owners=A.4B6.` },
      text: 'A click on another team’s star steals, and steals are few.',
    },
    {
      board: { position: `${HOLES};round=1;owners=2A.A4.`, marks: 'c1:danger' },
      text: 'Beware of two black holes in one network: whoever connects them loses all of it.',
    },
  ],
  fields: {
    stars: { min: 0, max: 400 },
    rounds: { min: 1, max: 50 },
    'moves-per-round': { min: 1, max: 60 },
    'steals-per-team': { min: 0, max: 99 },
    'steal-depth': { min: 0, max: 10 },
    'hq-count': { min: 0, max: 2 },
    'wormholes-to-win': { min: 0, max: 20 },
    'target-score': { min: 1, max: 9999 },
    'round-seconds': { min: 0, max: 3600, step: 10 },
    map: { suggests: ['gemini', 'corona', 'tucana', 'carina', 'pegasus', 'pleiades', 'generated'] },
    members: { suggests: ['1', '2', '2 1'] },
    multipliers: { suggests: ['1 0.1 1', '1 0 2'] },
    objectives: { suggests: ['Join two clusters', 'Join two clusters;Own three wormholes'] },
    seats: {
      suggests: [
        'human human',
        'human bot:athena:7',
        'human bot:einstein bot:robin-hood:10',
        'human human human human',
      ],
    },
    names: { suggests: ['Comets Owls', 'Comets:Ada,Ben Owls:Cy'] },
    position: { suggests: [`${GRID};round=1;owners=3A3.A5.;hqs=a1,c2/`] },
    record: { suggests: [MIDDLE] },
    marks: {},
    remember: { suggests: ['my-game'] },
    'bot-pace': { min: 0, max: 60_000, step: 100 },
  },
};
