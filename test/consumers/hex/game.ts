/** Hex: Blue joins top and bottom with stones, Red left and right. The rules are those of docs/rules.md. */
import { defineGame, type Outcome, type Seat } from 'planisphere/core';
import { boardOf, columnOf, nameOf, rowOf } from './board.js';
import { words } from './words.en.js';

type Stones = Readonly<Record<string, Seat>>;

/** How many stones a seat still needs to join its sides: 0 where they are joined, Infinity where they cannot be. */
export function needs(size: number, stones: Stones, seat: Seat): number {
  const { rows, neighbours } = boardOf(size).chart;
  const along = seat === 0 ? rowOf : columnOf;
  const cost = (cell: string): number => {
    const stone = stones[cell];
    return stone === undefined ? 1 : stone === seat ? 0 : Infinity;
  };
  const least = new Map(rows.flat().map((cell) => [cell, along(cell) === 0 ? cost(cell) : Infinity]));
  const open = [...least.keys()].filter((cell) => least.get(cell) !== Infinity);
  for (let cell = open.shift(); cell !== undefined; cell = open.shift()) {
    const here = least.get(cell) as number;
    for (const next of neighbours(cell)) {
      if (here + cost(next) >= (least.get(next) as number)) continue;
      least.set(next, here + cost(next));
      open.push(next);
    }
  }
  return Math.min(...[...least].filter(([cell]) => along(cell) === size - 1).map(([, stones]) => stones));
}

/** H5: whose sides are joined. */
function winner({
  options: { size },
  stones,
}: {
  options: { size: number };
  stones: Stones;
}): Seat | undefined {
  return [0, 1].find((seat) => needs(size, stones, seat) === 0);
}

function outcome(state: { options: { size: number }; stones: Stones }): Outcome | undefined {
  const seat = winner(state);
  return seat === undefined ? undefined : { winners: [seat], reason: 'hex/joined' };
}

export const hex = defineGame({
  id: 'hex',
  seats: ['Blue', 'Red'],
  options: {
    size: { kind: 'integer', default: 7, min: 3, max: 13, rule: 'H1', recorded: true },
    swap: { kind: 'flag', default: true, rule: 'H4' },
  },
  board: ({ size }) => boardOf(size),
  moves: {
    place: { on: 'empty', rule: 'H3' },
    swap: {
      on: 'button',
      rule: 'H4',
      refuse: ({ options, stones, turn }) =>
        options.swap && turn === 1 && Object.keys(stones).length === 1
          ? undefined
          : { code: 'hex/no-swap', rule: 'H4' },
      // The first stone changes its colour, and its place to the mirror image, so that it serves Red as it served Blue.
      play: ({ stones }) => {
        const [cell = ''] = Object.keys(stones);
        return { stones: { [nameOf(rowOf(cell), columnOf(cell))]: 1 } };
      },
      marks: ({ stones }) => Object.keys(stones)[0],
    },
  },
  outcome,
  words,
  bots: {
    near: ({ options: { size }, stones }, seat) => needs(size, stones, 1 - seat) - needs(size, stones, seat),
  },
  hint: 'near',
});
