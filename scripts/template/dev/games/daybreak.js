// What the gallery and the rules page show of Daybreak. Data alone.
// To replace: all of it. scripts/gallery/games.d.mts says what each field is for.

/** @type {import('../../../gallery/games.mjs').Shown} */
export default {
  order: 100,
  tag: 'daybreak-row',
  name: 'Daybreak',
  by: 'A form of Nim, known since the Renaissance',
  about:
    'Two seats put out the stars of a row, a few at a time and always from its end. Nothing is hidden and nothing is left to chance.',
  shows: { seats: 'human bot:perfect' },
  tries: [
    { name: 'Against a bot', attributes: { seats: 'human bot:perfect' } },
    { name: 'Two players', attributes: {} },
    { name: 'A long row', attributes: { stars: '40', most: '5' } },
    { name: 'A recorded game', attributes: { record: 'daybreak/1 stars=10 | 8 5 4 1', ply: '2' } },
  ],
  how: [
    {
      board: { position: 'left=9;stars=10', marks: '10' },
      text: 'Take turns. Put out one star, two or three at the end of the row: here one is out.',
    },
    {
      board: { position: 'left=4;stars=10' },
      text: 'Whoever puts out the last star wins. Leave four, and you can answer whatever comes.',
    },
  ],
  fields: {
    stars: { min: 5, max: 40 },
    most: { min: 2, max: 5 },
    seats: { suggests: ['human human', 'human bot:random', 'human bot:perfect'] },
    position: { suggests: ['left=7;stars=10'] },
    record: { suggests: ['daybreak/1 stars=10 | 8 5 4 1'] },
    marks: { suggests: ['4', '4:dot', '7=a'] },
    'bot-pace': { min: 0, max: 60_000, step: 100 },
  },
  figures: {
    D2: {
      board: { stars: '15', marks: '1=1 10=10 11=11 15=15' },
      text: 'Fifteen stars: a line of ten, and the rest below it.',
    },
    D3: {
      board: { position: 'left=13;turn=1;stars=15', controls: 'minimal' },
      text: 'Two stars are out. Red may go on from `13`, `12` or `11`.',
    },
  },
};
