/** Fours: two seats place stones, and whoever has enough of them in a line wins. The rules are those of rules.md. */
import { defineGame, type Seat } from 'planisphere/core';
import { boardOf, columnOf, nameOf, rowOf } from './board.js';
import { words } from './words.en.js';

const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** The most stones of a seat in a line. */
function longest(stones: Readonly<Record<string, Seat>>, seat: Seat) {
  let most = 0;
  for (const cell of Object.keys(stones))
    for (const [dx, dy] of WAYS) {
      let count = 0;
      while (stones[nameOf(columnOf(cell) + count * dx, rowOf(cell) + count * dy)] === seat) count++;
      most = Math.max(most, count);
    }
  return most;
}

export const fours = defineGame({
  id: 'fours',
  seats: ['Blue', 'Red'],
  options: {
    size: { kind: 'integer', default: 6, min: 3, max: 9, rule: 'F1', recorded: true },
    line: { kind: 'integer', default: 4, min: 3, max: 5, rule: 'F3' },
  },
  board: ({ size }) => boardOf(size),
  // Stones come to stand on empty cells, in turn: what is more than that stands in `refuse` and `play`.
  moves: { place: { on: 'empty', rule: 'F2' } },
  outcome: ({ options: { size, line }, stones }) => {
    const winner = [0, 1].find((seat) => longest(stones, seat) >= line);
    if (winner !== undefined) return { winners: [winner], reason: 'fours/line' };
    return Object.keys(stones).length < size * size ? undefined : { winners: [], reason: 'fours/full' };
  },
  words,
  // How good a state is for a seat. The bot looks one move ahead.
  bots: { eager: ({ stones }, seat) => longest(stones, seat) - longest(stones, 1 - seat) },
  hint: 'eager',
});
