// What the bench plays on `<constellation-board>`. Each entry is a row of it: attributes, and the moves of a game.

/** A generated map of 200 stars for eight teams, each claiming its own sector star by star, side by side. */
const TEAMS = [...'abcdefgh'];
const HQS = [1, 14];
const numbers = Array.from({ length: 25 }, (_, i) => i + 1).filter((number) => !HQS.includes(number));

const eightTeams = [
  ...TEAMS.map((sector) => `*${sector}${HQS[0]}`),
  ...[...TEAMS].reverse().map((sector) => `*${sector}${HQS[1]}`),
  ...numbers.flatMap((number) => TEAMS.map((sector, team) => `${team}:${sector}${number}`)),
];

export const boards = [
  {
    name: '40 stars, two teams',
    attributes: { seats: 'human human', controls: 'minimal' },
    moves:
      '*a11 *b6 *b10 *a12 1:a5 0:b4 1:b11 0:a18 1:b2 0:a17 1:!a11 0:a4 1:!a17 0:!a17 1:a8 b8 0:b16 1:b5 0:b9 1:a6 0:b13 1:a2 0:a14 1:!a12 0:b14 1:a20 0:b20 b7 1:b3 0:a3 1:a7 0:b15 1:b18 0:a9'.split(
        ' ',
      ),
  },
  {
    name: '200 stars, eight teams',
    attributes: {
      map: 'generated',
      stars: '200',
      seed: '1',
      seats: 'human human human human human human human human',
    },
    moves: eightTeams,
  },
];
