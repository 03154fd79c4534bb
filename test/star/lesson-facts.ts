/** The sources of the figures and names in *Star's lesson: the table beside the board, its cells, and Red's moves. */
import { sheetOf } from '../../src/star/element/sheet.js';
import { boardOf } from '../../src/star/geometry.js';
import { lesson } from '../../src/star/lesson.js';
import { rules } from '../../src/star/rules.js';
import { bounds, score } from '../../src/star/score.js';
import type { Event, State } from '../../src/star/state.js';
import { EMPTY } from '../../src/star/turns.js';
import { valueOf, type Facts, type Moment } from '../lessons/said.js';

type Now = Moment<State, Event>;

const board = boardOf(3);
const SEATS = ['Blue', 'Red'];
const seatOf = (name: string | undefined): 0 | 1 => (name === 'Blue' ? 0 : 1);

/**
 * A column of the table as it stands beside the board, Blue's figure first; the figures of the final sum where they are
 * left out.
 */
function column(state: State, ...heads: readonly string[]): readonly number[] {
  const sheet = sheetOf(state);
  const at = sheet.heads.findIndex((head) => heads.includes(head));
  return sheet.rows.map((row) => row[at]?.figure as number);
}
const peries = (state: State): readonly number[] => column(state, 'score.rim');
const totals = (state: State): readonly number[] => column(state, 'score.so-far', 'score.total');
const reward = (state: State): readonly number[] => column(state, 'score.reward');
/** The points for three corners. */
const extra = (state: State): readonly number[] => score(state).seats.map((seat) => seat.quarkPeri);
/** How many groups on two rim cells or more each side has. */
const stars = (state: State): readonly number[] => score(state).seats.map((seat) => seat.stars);
const quarks = (state: State): readonly number[] => score(state).seats.map((seat) => seat.quarks);
const winner = (state: State): number | undefined => rules.outcome(state)?.winners[0];
const stone = (state: State, cell: string | undefined): string | undefined =>
  state.stones[board.byName.get(cell ?? '') as number];
const empty = (state: State): readonly string[] =>
  board.names.filter((_, node) => state.stones[node] === EMPTY);
const onRim = (cells: readonly string[]): readonly string[] =>
  cells.filter((cell) => (board.byName.get(cell) as number) >= board.rim);
const isEqual = (said: readonly string[], ...values: readonly (number | undefined)[]): boolean =>
  said.length === values.length && said.every((one, at) => valueOf(one) === values[at]);
/** “Red wins, 11 to 5”. */
const wins = ([who, ...said]: readonly string[], { state }: Now): boolean => {
  const seat = seatOf(who);
  return winner(state) === seat && isEqual(said, totals(state)[seat], totals(state)[1 - seat]);
};
const takes = ([who, ...cells]: readonly string[], { replies }: Now): boolean =>
  who === 'Red' && cells.every((cell) => replies.includes(cell));
/** One more rim point in place of the move that connects. */
const withOneMore = ({ first }: Now): State => {
  const read = rules.play(first, 0, { type: 'place', node: 'A32' } as never);
  return read.state;
};

/** On how many rim cells the first group stands at the end of the right way. */
const rimOfFirst = (shown: Now['shown']): number =>
  onRim(score(shown?.state as State).groups[0]?.nodes ?? []).length;

/** The names that the marks of the step about Red's groups give them, and the cells where they stand. */
const MARKED = (lesson.steps.find(({ name }) => name === 'cut')?.marks ?? '')
  .split(' ')
  .filter((mark) => mark.includes('='))
  .map((mark) => mark.split('=').reverse() as [name: string, cell: string]);
const starOf = (state: State, cell: string): number =>
  score(state).groups.findIndex(({ seat, nodes }) => seat === 1 && nodes.includes(cell));
/** Whether a stone of Red's there makes one group of two of these. */
function isConnectedBy(state: State, cell: string, ...names: readonly (string | undefined)[]): boolean {
  const cells = MARKED.filter(([name]) => names.includes(name)).map(([, at]) => at);
  const stones = [...state.stones];
  stones[board.byName.get(cell) as number] = 'R';
  const after = { ...state, stones: stones.join('') };
  const isApart = new Set(cells.map((at) => starOf(state, at))).size === 2;
  return isApart && new Set(cells.map((at) => starOf(after, at))).size === 1;
}

/** S11: the least number of rim cells that a group scores from. */
const LEAST_OF_STAR = [1, 2, 3].find((n) => {
  const stones = `${'.'.repeat(board.rim)}${'B'.repeat(n)}`.padEnd(board.names.length, '.');
  return stars({ ...rules.setup({ rings: 3 }, 0), stones })[0] === 1;
});

export const facts: Facts<State, Event> = {
  seats: SEATS,
  cells: () => board.names,
  facts: [
    ['~ and ~ take turns', (said) => said.join() === SEATS.join()],
    // A full board is worth a point for each cell of the rim, and one for the quarks.
    [
      'Points are on the rim, # for each cell there',
      ([point]) => valueOf(point ?? '') * board.names.slice(board.rim).length + 1 === 16,
    ],
    ['your group stands on # rim cells.', (said) => isEqual(said, LEAST_OF_STAR)],
    ['# on the rim', (said, { shown }) => isEqual(said, rimOfFirst(shown))],
    ['the rim is # ring further out', (said, { own }) => isEqual(said, 3 - Number(own.at(-1)?.charAt(1)))],
    [
      'a group on # rim cells or more scores',
      (said, { first, shown }) => isEqual(said, rimOfFirst(shown)) && stars(first)[0] === 0,
    ],
    ['# rim points are yours', (said, { state }) => isEqual(said, peries(state)[0])],
    ['only # of them is on the rim', (said, { own }) => isEqual(said, onRim(['A31', ...own]).length)],
    ['next to @', ([cell], { first }) => stone(first, cell) === 'B'],
    ['~’s stone at the corner', ([who], { first }) => stone(first, 'R30') === who?.charAt(0)],
    [
      'stands on # rim cells and shuts in the corner between them: # rim points',
      (said, { state }) => {
        const [group] = score(state).groups.filter(({ seat }) => seat === 0);
        return isEqual(said, onRim(group?.nodes ?? []).length, peries(state)[0]);
      },
    ],
    [
      '~’s stone there is dead',
      ([who], { state }) => bounds(state).dead.join() === 'R30' && stone(state, 'R30') === who?.charAt(0),
    ],
    ['~ escapes to @', takes],
    [
      'the corner belongs to ~',
      ([who], { state }) => who === 'Red' && bounds(state).secured[1].includes('R30'),
    ],
    ['~ escapes along the rim to @', takes],
    [
      '# group beats #',
      (said, { shown }) =>
        isEqual(said, ...stars(shown?.state as State)) &&
        (totals(shown?.state as State)[0] as number) > (totals(shown?.state as State)[1] as number),
    ],
    [
      'You and ~ have # groups each',
      ([who, n], { first }) => who === 'Red' && stars(first).every((one) => one === valueOf(n ?? '')),
    ],
    [
      'With # group fewer than ~ you gain # points and ~ loses #',
      ([one = '', other, gain = '', same, loss = ''], { first, shown }) => {
        const [before, after] = [totals(first), totals(shown?.state as State)] as [number[], number[]];
        const [mine, theirs] = stars(shown?.state as State) as [number, number];
        return (
          other === 'Red' &&
          same === 'Red' &&
          theirs - mine === valueOf(one) &&
          after[0]! - before[0]! === valueOf(gain) &&
          before[1]! - after[1]! === valueOf(loss)
        );
      },
    ],
    ['# group against #: # to #', (said, { state }) => isEqual(said, ...stars(state), ...totals(state))],
    [
      '# more rim point would have made it only # to #',
      ([one, ...said], now) => valueOf(one ?? '') === 1 && isEqual(said, ...totals(withOneMore(now))),
    ],
    [
      '# more rim point makes it # to #',
      ([one = '', ...said], { first, state }) =>
        (peries(state)[0] as number) - (peries(first)[0] as number) === valueOf(one) &&
        isEqual(said, ...totals(state)),
    ],
    [
      'The # cells around the small star in the middle all touch each other',
      (said) =>
        isEqual(
          said,
          board.neighbours.filter(
            (near, node) =>
              node < 5 && [0, 1, 2, 3, 4].every((other) => other === node || near.includes(other)),
          ).length,
        ),
    ],
    [
      '# cells are left, # for you and # for ~',
      ([all, ...rest], { first }) =>
        isEqual([all ?? ''], empty(first).length) &&
        isEqual(rest.slice(0, 2), 1, 1) &&
        empty(first).length === 2 &&
        rest[2] === 'Red',
    ],
    [
      'You have # group, ~ has #: #, # and #',
      ([own, who, theirs, ...names], { first }) =>
        who === 'Red' &&
        isEqual([own, theirs] as string[], ...stars(first)) &&
        names.join() === MARKED.map(([name]) => name).join() &&
        new Set(MARKED.map(([, cell]) => starOf(first, cell))).size === MARKED.length,
    ],
    [
      'Take the corner at @, or keep # and # apart at @',
      ([corner = '', one, other, middle = ''], { first }) =>
        empty(first).join() === [middle, corner].join() &&
        corner.endsWith('30') &&
        isConnectedBy(first, middle, one, other),
    ],
    ['You win, # to #', (said, { state }) => winner(state) === 0 && isEqual(said, ...totals(state))],
    [
      'You have # rim points and # for # groups fewer; ~ has #, # for the corners, and # off',
      ([own = '', gain = '', fewer = '', who, theirs = '', corners = '', off = ''], { state }) =>
        who === 'Red' &&
        isEqual([own, theirs], ...peries(state)) &&
        isEqual([gain, off], reward(state)[0], -(reward(state)[1] as number)) &&
        isEqual([fewer], stars(state)[1]! - stars(state)[0]!) &&
        isEqual([corners], extra(state)[1]),
    ],
    [
      '~ connects # and # at @ and wins, # to #',
      ([who = '', one, other, cell = '', ...said], now) =>
        takes([who, cell], now) && wins([who, ...said], now) && isConnectedBy(now.first, cell, one, other),
    ],
    [
      'owns # of the # corners gets # extra point',
      (said, { shown }) =>
        isEqual(said, quarks(shown?.state as State)[0], 5, extra(shown?.state as State)[0]),
    ],
    ['# cells are left:', (said, { first }) => isEqual(said, empty(first).length)],
    ['# cells are left.', (said, { first }) => isEqual(said, empty(first).length)],
    ['Your # corner', (said, { state }) => isEqual(said, quarks(state)[0])],
    [
      ': # rim points, # for the corners, and # off for # group more',
      (said, { state }) =>
        isEqual(
          said,
          peries(state)[0],
          extra(state)[0],
          -(reward(state)[0] as number),
          stars(state)[0]! - stars(state)[1]!,
        ),
    ],
    ['~ takes the corner', ([who], { replies }) => who === 'Red' && replies.join() === 'A30'],
    [
      'It is # to #, so more corners win: ~ has #, you have #',
      ([one, two, who, theirs, own], { state }) =>
        isEqual([one, two] as string[], ...totals(state)) &&
        who === 'Red' &&
        winner(state) === 1 &&
        isEqual([own, theirs] as string[], ...quarks(state)),
    ],
    // A bridge: two ways, of which one may go.
    [
      '# stones with # empty cells between them are as good as connected, because ~ can take only #',
      ([stones, cells, who, one], { first, shown }) =>
        isEqual([stones, cells, one] as string[], 2, 2, 1) &&
        who === 'Red' &&
        empty(first).length === 4 &&
        stars(first)[0] === 2 &&
        stars(shown?.state as State)[0] === 1,
    ],
    ['~ took @', takes],
    ['~ takes @ and @', takes],
    ['~ takes @', takes],
    [
      'Each side has # group, but yours owns # rim points and # corners',
      ([one, own, corners], { state }) =>
        stars(state).every((n) => n === valueOf(one ?? '')) &&
        isEqual([own, corners] as string[], peries(state)[0], quarks(state)[0]),
    ],
    ['~ wins, # to #', wins],
    ['and wins, # to #', (said, now) => wins(['Red', ...said], now)],
  ],
};
