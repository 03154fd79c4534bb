// Texts and boards of Space Crack for the site. Data alone.

const GAME =
  'space-crack/1 boardSize=12 order=alternate seed=7 | 4-11 42-45 11-8 45-38 8-5 38-34 5-9 34-30 9-6 30-23 23-16 +6 16-9 6-9 +23 9-16 23-26 16-23 26-33 23-30 30-33 +42 33-37 +38 37-34 +26 +23 26-33 23-26 33-30 30-37 26-33 37-41 33-37 38-31 37-41 +38 +41 31-28 41-38 34-30 +31 30-27 31-34 +27 34-30 27-30 +31 30-34 31-27 27-30 34-30 +31 30-27 31-27 +23 27-30 23-30 +31 30-27';
const FOUR =
  'space-crack/1 seats=4 boardSize=12 order=alternate seed=5 | 4-11 42-38 39-43 7-10 11-18 38-34 43-36 10-13 18-22 34-41 36-32 13-20 22-15 41-44 32-29 20-27 15-8 44-40 29-22 27-34 40-36 22-18 34-38 +11 36-43 18-15 38-41 11-15 43-39 +22 41-44 15-18 +42 22-18 44-40 +11 42-38 18-15 40-36 8-15 +22 +27 11-18 +39 22-15 27-31 18-15 39-36 +32 31-38 15-22 +42 32-39 +38 22-29 42-35 39-43 38-35 29-32 36-29 35-42 32-36 29-22 43-36 +40 +32 22-18 36-29 40-43 32-29 18-11 +36 +43 29-22 11-15 36-32 43-36 22-18 15-18 32-29 +22 +18 +32 42-45 22-15 18-15 29-22 36-32 +4 15-22 +29 +32 4-11 +15 29-36 32-36 11-18 15-11 36-29 +22 +39 +29 18-15 22-15 39-32 29-32 +18 15-18 32-25 +4 +11 25-22 4-1 11-4 22-18 1-5 18-11 5-12 4-11 +18 12-15 11-18 +22 15-18 +11 22-15 18-25 +11 15-8 25-29 11-8 +32 29-36 8-12 +39 +22 36-40 12-16 39-43 22-18 40-44 16-20 43-36 18-11 44-41 20-27 36-29 11-8 41-34 27-34 29-22 22-15 15-12 12-16 16-13 13-20 20-27 27-31 31-38 38-35 +5 34-27 35-42 45-42 5-12 27-31 +38 32-29 12-16 31-38 +22 42-38 16-20 +34 22-18 29-36 20-13 34-41 18-11 36-43 +41 11-4 +38 13-10 41-44 4-1 38-34 10-7 44-40 1-5 34-41 +13 40-43 5-12 41-44 +10 43-36 12-16 44-40 13-6 16-13 40-36 6-9 +27 13-10 +38 7-10 +27 +13 8-11 9-5 27-34 13-10 +38 5-1 +34 10-6 +38 1-4 +34 +38 4-8 34-41 6-9 11-18 8-12 41-44 9-5 38-41 12-5 44-40 +13 41-44 5-9 40-36 13-9 44-40 +5 36-32 9-12 5-12 +34 +13 40-36 12-16 32-25 13-16 18-15 +5 34-38 16-12 36-39 5-12 25-29 +13 39-32 12-9 29-22 13-9 15-12 22-18 9-5 32-25 +20 18-11 5-1 25-18 20-16 11-8 1-4 12-16 +7 +29 4-11 18-11 7-10 8-12 +13 11-8 10-6 13-6 +36 +10 +29 +13 +36 10-6 +29 13-6 +36 +7 +29 6-10 +36 +20 +29 +5 +36 20-16 29-25';
const MEETINGS =
  'boardSize=8;planets=5,5,5A5,5A5,5,5A,5A7,5,5B4,5B9,5A,5B7,5,5,5,5,5,5,5,5B5,5,5;crack=12,9;order=alternate';
const CORE = 'boardSize=5;planets=5A,5A5,5A,7A,5A,5A,5A5;seats=1;order=alternate';

/** @type {import('./index.mjs').Shown} */
export default {
  order: 5,
  tag: 'space-crack-map',
  name: 'Space Crack',
  by: 'Design by Daniel Cook, code by Michael Bayne, 2005',
  about:
    'One to four seats spread over a map of planets with a few command points each round. Planets yield crack, crack buys ships, and the most planets win. Nothing is hidden, and only the sizes of the planets are left to chance.',
  links: [{ href: 'dist/compose/space-crack.html', text: 'Make your own puzzle' }],
  glance: 'Round 7, and it is Blue’s move. Planets yield crack, and crack buys ships.',
  middle: { record: GAME },
  shows: { seats: 'human bot:greedy', seed: '7' },
  tries: [
    { name: 'Against a bot', attributes: { seats: 'human bot:greedy', seed: '7' } },
    { name: 'A harder one', attributes: { seats: 'human bot:planner', seed: '7' } },
    { name: 'Two players', attributes: { seed: '7' } },
    { name: 'Middle game', attributes: { record: GAME } },
    { name: 'Four seats, played out', attributes: { record: FOUR, readonly: '' } },
    {
      name: 'Alone in eight rounds',
      attributes: { seats: 'human', 'board-size': '10', turns: '8', seed: '3' },
    },
    { name: 'Whole turns', attributes: { order: 'sequential', 'board-size': '8', seed: '3' } },
    {
      name: 'The largest map',
      attributes: { 'board-size': '30', seats: 'human bot:greedy bot:greedy bot:greedy', seed: '3' },
    },
  ],
  how: [
    {
      board: {
        position: 'boardSize=8;planets=4,5,5A,5A5,5,5A,5,4,6,5,5,5,5,6,5,4,5,5,5B5,5B,5,5;order=alternate',
        marks: '3>4 4>2 4>5 4>9 4>7',
      },
      text: 'You have five command points each round. A move costs one. Move a ship to a planet without a ship to capture it. It stays yours when the ship leaves.',
    },
    {
      board: { position: MEETINGS, marks: '7>9 7>10 7>12 7>4' },
      text: 'The stronger ship wins and loses half the strength of the weaker one: 7 against 4 leaves 5. Ships of equal strength destroy each other. Ships of your own merge.',
    },
    {
      board: { position: CORE, marks: '4' },
      text: 'At the end of a round each planet yields half its size in crack. If its six neighbours are yours too, it is a core planet and yields its whole size.',
    },
    {
      board: { record: FOUR },
      text: 'Crack buys ships. After the last round the most planets win. If that is equal, the most crack wins.',
    },
  ],
  fields: {
    turns: { min: 5, max: 50 },
    'board-size': { min: 5, max: 30 },
    'command-points': { min: 2, max: 10 },
    'crack-pct': { min: 10, max: 100 },
    'interior-bonus': { min: 0, max: 100 },
    'perimeter-bonus': { min: 0, max: 100 },
    sizes: {
      suggests: ['4 4 4 5 6 6 5 5 5 5 6 5 5 5 5 4 4 4 6 6 5 4 6 5 4 5 5 6 6 5 6 6 5 5 5 5 5 5 5 6 5 5 4 4 4'],
    },
    seats: {
      suggests: [
        'human human',
        'human bot:greedy',
        'human bot:planner',
        'human',
        'bot:planner bot:greedy bot:planner bot:greedy',
      ],
    },
    marks: { suggests: ['4', '4 11:dot', '8=a 4>11'] },
    position: { suggests: [CORE, MEETINGS] },
    record: { suggests: [GAME, FOUR] },
    names: { suggests: ['Ada Ben', '"Team one" "Team two"'] },
    remember: { suggests: ['my-game'] },
    'bot-pace': { min: 0, max: 60_000, step: 100 },
  },
};
