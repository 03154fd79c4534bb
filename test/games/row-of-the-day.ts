/** A described game with a puzzle for each day, which is all that such a game has to say of its days. */
import { dayWords, entryOn } from '../../src/core/index.js';
import {
  Daily,
  daySettings,
  defineBoard,
  flag,
  stones,
  withDays,
  type DayOffer,
} from '../../src/ui/index.js';
import { row } from './row.js';

const BLOCKS = [{ from: '2026-11-01', puzzles: ['stones=A4.', 'stones=4.A'] }];

/** The position of a day’s puzzle. */
export const positionOn = (day: string): string => entryOn(day, BLOCKS, ({ puzzles }) => puzzles);

const days: DayOffer = {
  first: '2026-11-01',
  rule: 'R6',
  keptAs: 'of row days',
  isElse: () => false,
  settingsOf: (day) => ({ daily: day }),
};

type State = ReturnType<typeof row.rules.setup>;

/** Both fill p2 and p3: that takes two moves. */
const missing = ({ stones: there }: State): number => ['p2', 'p3'].filter((cell) => !(cell in there)).length;
const countOf = ({ stones: there }: State): number => Object.keys(there).length - 1;

const game = {
  ...row,
  goal: (state: State) => ({ met: missing(state) === 0, done: 2 - missing(state), of: 2, par: 2 }),
};

defineBoard('row-of-the-day', game, {
  picture: stones(),
  definition: {
    settings: { ...daySettings(days), noChoices: flag('noChoices') },
    plans: (given) => {
      const day = given.get<string | undefined>('daily');
      return day === undefined ? [] : [{ kind: 'position', text: positionOn(day), source: 'daily' }];
    },
  },
  adapter: {
    words: { table: { ...dayWords, ...row.words } },
  },
  makeParts: (board) => {
    const patch = stones().makePatch?.(board.motion);
    const daily = new Daily<State, State>(board, {
      ...days,
      dayInHand: () => board.state.settings.get('daily'),
      triedIn: (state) => ({ moves: countOf(state), par: 2, isSolved: missing(state) === 0 }),
    });
    return withDays(daily, {
      show: (picture, state) => patch?.(picture, state, row.boardOf(state.options)),
    });
  },
});
