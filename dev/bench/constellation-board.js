// The bench's boards of `<constellation-board>`. Each entry is a row of it: attributes, and the moves of a game.

const seats = (count) => Array.from({ length: count }, () => 'human').join(' ');

const attributes = (stars, teams) => ({
  map: 'generated',
  stars,
  seed: '1',
  seats: seats(teams),
  controls: 'minimal',
});

export const boards = [
  {
    name: '40 stars, two teams',
    attributes: attributes('40', 2),
    moves:
      '*a10 *a17 *b18 *a3 0:b11 1:a18 0:b3 1:a20 0:b17 1:a14 0:a12 1:a19 0:a11 1:b16 0:a8 1:a1 0:a13 1:a2 0:b1 1:a6 0:b12 1:a15 0:b20 1:a7 0:b19 1:b15 0:b10 1:b7 0:a5 1:b4 0:b14 1:b2 0:b8 1:b6 0:b9 1:b13 0:a16 1:b5 0:a4 1:a9'.split(
        ' ',
      ),
  },
  {
    name: '240 stars, eight teams',
    attributes: attributes('240', 8),
    moves:
      '*h10 *c23 *d25 *c4 *f16 *f26 *d5 *f28 *d27 *c22 *a20 *g27 *c20 *f27 *a15 *g1 0:g21 1:e2 2:c2 3:c9 4:g18 5:a23 6:a30 7:b12 0:d29 1:c28 2:f22 3:h14 4:a10 5:b7 6:f25 7:a1 0:e13 1:b11 2:h17 3:a19 4:b25 5:e12 6:a12 7:b26 0:c15 1:d19 2:b24 3:d13 4:d21 5:a29 6:e25 7:e24'.split(
        ' ',
      ),
  },
];
