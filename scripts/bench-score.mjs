// Measures how many full boards of *Star are scored per second: by the borders that bots search with, and by a flood
// fill as S11 and S12 are written, on typed arrays and without allocation either. Both score the same boards, and
// have to agree on them.
//
//   node scripts/bench-score.mjs [--rings 10] [--boards 2000] [--rounds 9]
import { parseArgs } from 'node:util';
import { load } from './load.mjs';

const SOURCES = `
  export { boardOf } from './src/star/geometry.js';
  export { blueScore, mazeOf } from './src/star/borders.js';
  export { chance } from './src/core/basics/seed.js';
`;

/** Blue's standard score by S11 to S13: groups, stars, what is left by regions, owners, sums. */
function floodScore({ rings, rim, neighbours }) {
  const nodes = neighbours.length;
  const from = new Int16Array(nodes + 1);
  neighbours.forEach((near, node) => (from[node + 1] = from[node] + near.length));
  const near = Int16Array.from(neighbours.flat());
  const seen = new Uint8Array(nodes);
  const inStar = new Uint8Array(nodes);
  const found = new Int16Array(nodes);
  const owner = new Int8Array(nodes);
  return (stones) => {
    const stars = [0, 0];
    seen.fill(0);
    inStar.fill(0);
    // S11: a group that holds a peri has one on the rim.
    for (let start = rim; start < nodes; start++) {
      if (seen[start]) continue;
      const colour = stones[start];
      let count = 1;
      let peries = 0;
      found[0] = start;
      seen[start] = 1;
      for (let i = 0; i < count; i++) {
        const node = found[i];
        if (node >= rim) peries++;
        for (let k = from[node]; k < from[node + 1]; k++) {
          const other = near[k];
          if (!seen[other] && stones[other] === colour) {
            seen[other] = 1;
            found[count++] = other;
          }
        }
      }
      if (peries < 2) continue;
      stars[colour]++;
      for (let i = 0; i < count; i++) {
        inStar[found[i]] = 1;
        owner[found[i]] = colour;
      }
    }
    // S12: regions without a star; those that hold no peri are worth nothing.
    seen.set(inStar);
    for (let start = rim; start < nodes; start++) {
      if (seen[start]) continue;
      let count = 1;
      let touches = 0;
      found[0] = start;
      seen[start] = 1;
      for (let i = 0; i < count; i++) {
        const node = found[i];
        for (let k = from[node]; k < from[node + 1]; k++) {
          const other = near[k];
          if (inStar[other]) touches |= 1 << stones[other];
          else if (!seen[other]) {
            seen[other] = 1;
            found[count++] = other;
          }
        }
      }
      for (let i = 0; i < count; i++) owner[found[i]] = touches === 1 ? 0 : touches === 2 ? 1 : -1;
    }
    let peries = 0;
    let quarks = 0;
    for (let node = rim; node < nodes; node++) if (owner[node] === 0) peries++;
    for (let node = rim; node < nodes; node += rings) if (owner[node] === 0) quarks++;
    return peries + (quarks >= 3 ? 1 : 0) + 2 * (stars[1] - stars[0]);
  };
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

async function main() {
  const { values } = parseArgs({
    options: {
      rings: { type: 'string', default: '10' },
      boards: { type: 'string', default: '2000' },
      rounds: { type: 'string', default: '9' },
    },
  });
  const [rings, count, rounds] = [values.rings, values.boards, values.rounds].map(Number);
  const { boardOf, blueScore, mazeOf, chance } = await load(SOURCES);
  const board = boardOf(rings);
  const maze = mazeOf(rings);
  const luck = chance(1);
  const boards = Array.from({ length: count }, () =>
    Uint8Array.from(luck.shuffle(board.names.map((_, n) => n % 2))),
  );
  const scorers = { flood: floodScore(board), borders: (stones) => blueScore(maze, stones) };
  for (const stones of boards)
    if (scorers.flood(stones) !== scorers.borders(stones))
      throw new Error(`The scorers differ on ${stones.join('')}.`);
  const perSecond = { flood: [], borders: [] };
  // One round more than counts: the first one warms up.
  for (let round = 0; round <= rounds; round++)
    for (const [name, score] of Object.entries(scorers)) {
      let sum = 0;
      const begun = performance.now();
      for (let again = 0; again < 20; again++) for (const stones of boards) sum += score(stones);
      const seconds = (performance.now() - begun) / 1000;
      if (sum < 0) throw new Error(`${name} gave scores below 0, which no board has.`);
      if (round > 0) perSecond[name].push((20 * count) / seconds);
    }
  const [flood, borders] = [median(perSecond.flood), median(perSecond.borders)];
  const shown = (value) => `${Math.round(value / 1000)} thousand boards a second`;
  console.log(`${rings} rings, ${count} full boards, medians of ${rounds} rounds`);
  console.log(`flood fill  ${shown(flood)}`);
  console.log(`borders     ${shown(borders)}`);
  console.log(`ratio       ${(borders / flood).toFixed(2)}`);
}

await main();
