/**
 * A game as `defineGame` describes it, with several kinds of moves, a field of its own, and stones from the beginning.
 */
import { defineGame } from '../../src/core/simple/define-game.js';
import { memoize } from '../../src/core/basics/memoize.js';
import { polygonChart } from '../../src/core/chart/polygon-chart.js';
import type { Board } from '../../src/core/simple/simple-game.js';
import { times } from '../../src/core/basics/times.js';

/** A board that is made anew each time; `row` keeps one per size. */
export const structureOf = (size: number): Board => ({
  chart: polygonChart({
    rows: [times(size, (n) => `p${n + 1}`)],
    corners: (cell) => {
      const x = Number(cell.slice(1));
      return [
        [x, 0],
        [x + 1, 0],
        [x + 1, 1],
        [x, 1],
      ];
    },
  }),
});

const boardOf = memoize(structureOf);

/**
 * Two seats fill a row; sometimes a stone of the other may be lifted, and two passes in a row or a resignation end the
 * game.
 */
export const row = defineGame({
  id: 'row',
  seats: ['Ann', 'Ben'],
  options: { size: { kind: 'integer', default: 5, min: 3, max: 9, rule: 'R1' } },
  fields: {
    passes: { kind: 'integer', default: 0, min: 0, max: 2, rule: 'R4' },
    lifts: { kind: 'integer', default: 2, min: 0, max: 2, rule: 'R3' },
    resigned: { kind: 'flag', default: false, rule: 'R5' },
  },
  board: ({ size }) => boardOf(size),
  setup: () => ({ p3: 1 }),
  moves: {
    place: {
      on: 'empty',
      rule: 'R2',
      play: ({ stones, turn }, cell) => ({ stones: { [cell]: turn, ...stones }, passes: 0 }),
    },
    lift: {
      on: 'cell',
      rule: 'R3',
      refuse: ({ stones, turn, lifts }, cell) =>
        lifts > 0 && stones[cell] === 1 - turn
          ? undefined
          : { code: 'row/no-lift', rule: 'R3', facts: { cell } },
      play: ({ stones, lifts, turn }, cell) => {
        const { [cell]: _, ...rest } = stones;
        // A player who lifts a stone moves again.
        return { stones: rest, lifts: lifts - 1, passes: 0, turn };
      },
    },
    pass: { on: 'button', rule: 'R4', play: ({ passes }) => ({ passes: passes + 1 }) },
    resign: { on: 'button', rule: 'R5', isRare: true, asks: true, play: () => ({ resigned: true }) },
  },
  outcome: ({ stones, passes, resigned, turn }) => {
    if (resigned) return { winners: [turn], reason: 'row/resigned' };
    if (passes < 2) return undefined;
    const count = (seat: number): number => Object.values(stones).filter((one) => one === seat).length;
    const best = Math.max(count(0), count(1));
    return { winners: [0, 1].filter((seat) => count(seat) === best), reason: 'row/passed' };
  },
  words: {
    'game.name': 'Row',
    'event.place': '{seat} placed {cell}.',
    'event.lift': '{seat} lifted {cell}.',
    'event.pass': '{seat} passed.',
    'event.resign': '{seat} resigned.',
    'row/no-lift': 'There is nothing to lift on {cell}.',
    'row/resigned': '{winner} won',
    'row/passed': 'Both passed',
  },
  bots: { near: ({ stones }, seat) => (stones['p1'] === seat ? 1 : 0) },
  hint: 'near',
});
