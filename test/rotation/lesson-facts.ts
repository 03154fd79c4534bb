/**
 * The sources of the figures and names in the rotation puzzle's lesson: its board, its events, and the fewest rotations
 * that solve it.
 */
import { study } from '../../src/rotation/analysis.js';
import { linesOf } from '../../src/rotation/api.js';
import { DIRECTIONS, gridOf, rangeOf } from '../../src/rotation/grid.js';
import { nameOf } from '../../src/rotation/geometry.js';
import type { Event, PuzzleState, State } from '../../src/rotation/state.js';
import { valueOf, type Facts, type Moment } from '../lessons/said.js';

type Now = Moment<State, Event>;

const isEqual = (said: readonly string[], ...values: readonly (number | null | undefined)[]): boolean =>
  said.length === values.length && said.every((one, at) => valueOf(one) === values[at]);

const cells = (state: State): readonly string[] => {
  const grid = gridOf(state.board);
  return [...grid.cells.keys()].map((at) => nameOf(grid, at));
};

/** The sign in a cell, as positions write it. */
const signAt = (state: State, cell: string | undefined): string | undefined =>
  state.board.join('')[cells(state).indexOf(cell ?? '')];

/** The least number of rotations that solve a puzzle from here, proven. */
function least(state: State): number {
  const search = study(state as PuzzleState, { nodes: 2_000_000 });
  for (;;) {
    const { done, value } = search.next();
    if (done && value.proven) return value.minimum;
    if (done) throw new Error('the search came to no end');
  }
}

const moved = ({ events }: Now): number | undefined =>
  events.flatMap((one) => (one.type === 'rotated' ? [one.moved] : [])).at(-1);
const played = ({
  events,
}: Pick<Now, 'events'>): { readonly found: number; readonly points: number } | undefined =>
  events.flatMap((one) => (one.type === 'played' ? [one] : []))[0];
/** How many lines of planets hold yellow, then green. */
const holding = (state: State): number =>
  Object.values(linesOf(state.board)).filter((line) => line.join().includes('yellow,green')).length;
const par = (state: State): number | null => (state as PuzzleState).par;
/** The cells with gas giants. */
const greens = (state: State): readonly string[] =>
  cells(state).filter((cell) => signAt(state, cell) === 'G');
const lineOf = (state: State, way: string): readonly string[] =>
  Object.entries(linesOf(state.board)).find(([key]) => key.endsWith(`,${way}`))?.[1] ?? [];
/** In which ring around the yellow dwarf the gas giant is. */
const ringOf = (state: State): number => {
  const [giant, dwarf] = ['G', 'Y'].map((sign) => {
    const row = state.board.findIndex((one) => one.includes(sign));
    return [state.board[row]?.indexOf(sign) ?? 0, row] as const;
  }) as [readonly [number, number], readonly [number, number]];
  return Math.max(Math.abs(giant[0] - dwarf[0]), Math.abs(giant[1] - dwarf[1]));
};

export const facts: Facts<State, Event> = {
  seats: ['Player 1', 'Player 2'],
  cells,
  facts: [
    [
      'moves # cell clockwise',
      (said, { first, shown }) => {
        const rowOf = (state: State): number => state.board.findIndex((row) => row.includes('G'));
        return isEqual(said, rowOf(first) - rowOf(shown?.state as State));
      },
    ],
    ['# objects moved', (said, now) => isEqual(said, moved(now))],
    ['# lines run from a blue planet', (said) => isEqual(said, DIRECTIONS.length)],
    ['Bring the green gas giant into # of them', (said) => isEqual(said, 1)],
    ['the planet at @', ([cell], { state }) => signAt(state, cell) === 'H'],
    ['A yellow dwarf rotates # rings, a red giant #', (said) => isEqual(said, rangeOf('Y'), rangeOf('R'))],
    ['The red giant’s # ring', (said, { first }) => isEqual(said, rangeOf('R')) && ringOf(first) === 4],
    ['Neutron stars rotate # rings', (said) => isEqual(said, rangeOf('N'))],
    [
      'in the # ring around the yellow dwarf, # too far',
      ([ring, more], { first }) =>
        isEqual([ring, more] as string[], ringOf(first), ringOf(first) - rangeOf('Y')),
    ],
    ['solve a puzzle, here #', (said, { first }) => isEqual(said, par(first)) && least(first) === par(first)],
    [
      'on # side of the planet',
      (said, { state }) =>
        valueOf(said[0] ?? '') === 1 &&
        Object.values(linesOf(state.board)).filter((line) => line.length > 0).length === 2,
    ],
    ['# more rotation.', (said, { state }) => isEqual(said, least(state))],
    [
      'Solved in # rotations',
      (said, { own, state }) => isEqual(said, own.length) && own.length === par(state),
    ],
    ['need # more rotations', (said, { state }) => isEqual(said, least(state))],
    [
      ', # in all, and par is #',
      (said, { own, state }) => isEqual(said, own.length + least(state), par(state)),
    ],
    ['not in # line yet', (said) => isEqual(said, 1)],
    ['nearest to the # green ones', (said, { first }) => isEqual(said, greens(first).length)],
    [
      'jumped from @ to @, straight left of the planet',
      ([from, to], { first, state }) => {
        const [before, after] = [greens(first), greens(state)].map(([cell]) => cell);
        return before === from && after === to && lineOf(state, 'left').join() === 'green';
      },
    ],
    [
      'jumped to @, which is in no line of the planet',
      ([to], { state }) =>
        greens(state)[0] === to && Object.values(linesOf(state.board)).every((line) => line.length === 0),
    ],
    // The reward for a card of two colours, and what each further find adds to it.
    [
      'A second find scores # more than the first. Make # lines',
      (said, { shown }) => {
        const { points = 0, found } = played(shown ?? { events: [] }) ?? {};
        return isEqual(said, points - 2 * 2, found) && found === 2;
      },
    ],
    ['# lines hold it', (said, { state }) => isEqual(said, holding(state))],
    [
      '# points for the first find and # for the second: # points',
      ([one, two, all], now) => {
        const { points, found } = played(now) ?? {};
        return (
          isEqual([all] as string[], points) &&
          found === 2 &&
          valueOf(one ?? '') === 2 &&
          valueOf(one ?? '') + valueOf(two ?? '') === points
        );
      },
    ],
    [
      'That finds it once, for # points',
      (said, now) => isEqual(said, played(now)?.points) && played(now)?.found === 1,
    ],
  ],
};
