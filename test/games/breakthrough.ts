/** A game in which pieces move, as `defineGame` describes it: one step forward, and a capture on a slant. */
import { memoize } from '../../src/core/basics/memoize.js';
import { times } from '../../src/core/basics/times.js';
import { polygonChart } from '../../src/core/chart/polygon-chart.js';
import { defineGame } from '../../src/core/simple/define-game.js';
import type { Board } from '../../src/core/simple/simple-game.js';

const COLUMNS = 'abcd';
const ROWS = 5;

const boardOf = memoize((_: string): Board => ({
  chart: polygonChart({
    rows: times(ROWS, (row) => [...COLUMNS].map((column) => `${column}${ROWS - row}`)),
    corners: (cell) => {
      const [x, y] = [COLUMNS.indexOf(cell.charAt(0)), ROWS - Number(cell.slice(1))];
      return [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];
    },
  }),
}));

/** Blue goes up, Red down. */
const last = (seat: number): number => (seat === 0 ? ROWS : 1);

function stepsFrom(from: string, turn: number): readonly string[] {
  const column = COLUMNS.indexOf(from.charAt(0));
  const row = Number(from.slice(1)) + (turn === 0 ? 1 : -1);
  return [column - 1, column, column + 1].flatMap((at) =>
    COLUMNS[at] !== undefined && row >= 1 && row <= ROWS ? `${COLUMNS[at]}${row}` : [],
  );
}

/** Whoever reaches the far side first wins; a piece captures on a slant alone, and goes straight on alone. */
export const breakthrough = defineGame({
  id: 'breakthrough',
  seats: ['Blue', 'Red'],
  options: {},
  board: () => boardOf(''),
  setup: () =>
    Object.fromEntries(
      [...COLUMNS].flatMap((at) => [
        [`${at}1`, 0],
        [`${at}5`, 1],
      ]),
    ),
  moves: {
    move: {
      on: 'piece',
      rule: 'B1',
      to: ({ stones, turn }, from) =>
        stepsFrom(from, turn).filter((cell) =>
          cell.charAt(0) === from.charAt(0) ? stones[cell] === undefined : stones[cell] !== turn,
        ),
      refuse: ({ stones, turn }, from, cell) =>
        stones[cell] !== undefined &&
        stepsFrom(from, turn).includes(cell) &&
        cell.charAt(0) === from.charAt(0)
          ? { code: 'breakthrough/straight', rule: 'B1', facts: { cell } }
          : undefined,
      play: ({ stones, turn }, from, cell) => {
        const { [from]: _, ...others } = stones;
        return {
          stones: { ...others, [cell]: turn },
          events:
            stones[cell] === undefined ? [] : [{ type: 'captured', cell, left: Object.keys(others).length }],
        };
      },
    },
  },
  outcome: ({ stones, turn }) => {
    const there = Object.entries(stones);
    const winner = [0, 1].find(
      (seat) =>
        there.some(([cell, one]) => one === seat && Number(cell.slice(1)) === last(seat)) ||
        there.every(([, one]) => one === seat),
    );
    if (winner !== undefined) return { winners: [winner], reason: 'breakthrough/through' };
    const isStuck = !there.some(
      ([cell, one]) =>
        one === turn &&
        stepsFrom(cell, turn).some((to) =>
          to.charAt(0) === cell.charAt(0) ? stones[to] === undefined : stones[to] !== turn,
        ),
    );
    return isStuck ? { winners: [1 - turn], reason: 'breakthrough/stuck' } : undefined;
  },
  words: {
    'game.name': 'Breakthrough',
    'event.move': '{seat} moved from {from} to {cell}.',
    'event.captured': '{seat} captured a piece on {cell}, and {left} are left.',
    'breakthrough/straight': '{cell} is not free. Pieces capture on a slant.',
    'breakthrough/through': '{winner} broke through',
    'breakthrough/stuck': '{winner} won',
  },
});
