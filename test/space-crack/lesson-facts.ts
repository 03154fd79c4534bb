/**
 * The sources of the figures and names in Space Crack's lesson: the table beside the map, command points, planets and
 * ships.
 */
import { incomesOf, planetsOf } from '../../src/space-crack/economy.js';
import { boardOf } from '../../src/space-crack/geometry.js';
import { rules } from '../../src/space-crack/rules.js';
import type { Event, Moved, State, TurnOver } from '../../src/space-crack/state.js';
import { valueOf, type Facts, type Moment } from '../lessons/said.js';

type Now = Moment<State, Event>;

const isEqual = (said: readonly string[], ...values: readonly (number | undefined)[]): boolean =>
  said.length === values.length && said.every((one, at) => valueOf(one) === values[at]);
const planets = (state: State): readonly number[] => planetsOf(state);
const winner = (state: State): number | undefined => rules.outcome(state)?.winners[0];
const lastMove = ({ events }: Pick<Now, 'events'>): Moved | undefined =>
  events.filter((event): event is Moved => 'from' in event).at(-1);
const roundEnd = ({ events }: Pick<Now, 'events'>): TurnOver | undefined =>
  events.find((event): event is TurnOver => event.type === 'turn');
const shipsOf = ({ owners, ships }: State, seat: number): readonly number[] =>
  ships.filter((ship, at) => ship > 0 && owners[at] === seat);
/** The crack that the reader gained in a round. */
const earned = (now: Now): number | undefined => roundEnd(now)?.incomes[0];
const wins = ([who, ...said]: readonly string[], { state }: Now): boolean => {
  const seat = who === 'Red' ? 1 : 0;
  return winner(state) === seat && isEqual(said, planets(state)[seat], planets(state)[1 - seat]);
};
/** “6 against 4”: the ships that met. */
const met = (said: readonly string[], now: Now): boolean =>
  isEqual(said, lastMove(now)?.ship, lastMove(now)?.against);
const isRed = (...names: readonly (string | undefined)[]): boolean => names.every((name) => name === 'Red');

export const facts: Facts<State, Event> = {
  seats: ['Blue', 'Red'],
  // Planets go by numbers, which are figures.
  cells: () => [],
  facts: [
    ['so you own #', (said, { state }) => isEqual(said, planets(state)[0])],
    ['You have # moves left', (said, { first }) => isEqual(said, first.points[0])],
    ['the # full diamonds', (said, { first }) => isEqual(said, first.points[0])],
    [
      'Capture # more planets',
      (said, { first, shown }) =>
        isEqual(said, (planets(shown?.state as State)[0] as number) - (planets(first)[0] as number)),
    ],
    ['# move left', (said, { state }) => isEqual(said, state.points[0])],
    ['You own # planets', (said, { state }) => isEqual(said, planets(state)[0])],
    // The table: what the round has brought, and what stands there now.
    [
      'Your planets yield # crack',
      (said, now) =>
        isEqual(said, earned(now)) &&
        now.state.crack[0] === (now.first.crack[0] as number) + (earned(now) ?? 0),
    ],
    [
      'You mined # crack',
      (said, now) => isEqual(said, earned(now)) && incomesOf(now.state)[0] === earned(now),
    ],
    [
      '# equal ships destroy each other',
      (said, now) => {
        const { type, ship, against } = lastMove(now) ?? {};
        return isEqual(said, 2) && type === 'both' && ship === against;
      },
    ],
    ['you mined # crack', (said, now) => isEqual(said, earned(now))],
    ['# against #: you win', (said, now) => met(said, now) && lastMove(now)?.type === 'won'],
    ['# against #: your ship is destroyed', (said, now) => met(said, now) && lastMove(now)?.type === 'lost'],
    ['keep strength #', (said, now) => isEqual(said, lastMove(now)?.left)],
    [
      '~’s ship keeps strength #',
      ([who, left], now) => isRed(who) && isEqual([left] as string[], lastMove(now)?.left),
    ],
    [
      '~’s weaker ship has strength #',
      ([who, left], { state }) => isRed(who) && isEqual([left] as string[], Math.min(...shipsOf(state, 1))),
    ],
    [
      '~’s ship is stronger than either of yours',
      ([who], { first }) => isRed(who) && Math.max(...shipsOf(first, 0)) < Math.max(...shipsOf(first, 1)),
    ],
    ['# of your ships on # planet merge', (said, { first }) => isEqual(said, shipsOf(first, 0).length, 1)],
    ['move # onto the other', (said) => isEqual(said, 1)],
    ['Move # onto the other', (said) => isEqual(said, 1)],
    [
      '# and # make # ship of strength #',
      ([one, two, ship, all], now) =>
        isEqual([one, two] as string[], ...shipsOf(now.first, 0)) &&
        isEqual([ship, all] as string[], shipsOf(now.state, 0).length, shipsOf(now.state, 0)[0]),
    ],
    [
      'Your ship of strength # can win',
      (said, { state, first }) =>
        isEqual(
          said,
          shipsOf(first, 0).reduce((all, ship) => all + ship, 0),
        ) && shipsOf(state, 0).length === 1,
    ],
    [
      'Attack ~’s ship of strength #',
      ([who, ship], { first }) => isRed(who) && isEqual([ship] as string[], shipsOf(first, 1)[0]),
    ],
    ['next to ~’s ship', ([who]) => isRed(who)],
    ['You have # crack', (said, { first }) => isEqual(said, first.crack[0])],
    [
      '# crack for a ship of strength #',
      ([cost, ship], { first, state }) =>
        isEqual(
          [cost, ship] as string[],
          (first.crack[0] as number) -
            (state.crack[0] as number) +
            (state.turn > first.turn ? (incomesOf(state)[0] as number) : 0),
          Math.max(...shipsOf(state, 0)),
        ),
    ],
    ['Building costs # command point too', (said, { first }) => isEqual(said, first.points[0])],
    ['That ship has strength #', (said, { state }) => isEqual(said, Math.max(...shipsOf(state, 0)))],
    [
      'The planet of size # makes a stronger one',
      (said, { state, shown }) =>
        isEqual(said, Math.max(...shipsOf(shown?.state as State, 0))) &&
        state.options.sizes[3] === valueOf(said[0] ?? ''),
    ],
    [
      'all # neighbours',
      (said, { state, step }) =>
        step === 'income' && isEqual(said, boardOf(state.options.boardSize).near[5]?.length),
    ],
    [
      'All # neighbours',
      (said, { state }) => isEqual(said, boardOf(state.options.boardSize).near[5]?.length),
    ],
    [
      '~ leads, # planets to #',
      ([who, ...said], { first }) => isRed(who) && isEqual(said, planets(first)[1], planets(first)[0]),
    ],
    ['You win, # planets to #', (said, now) => wins(['Blue', ...said], now)],
    [
      'taken from ~ counts twice: # more for you, # fewer for ~',
      ([who, more, fewer, same], { first, state }) =>
        isRed(who, same) &&
        isEqual(
          [more, fewer] as string[],
          (planets(state)[0] as number) - (planets(first)[0] as number),
          (planets(first)[1] as number) - (planets(state)[1] as number),
        ),
    ],
    [
      '# planets each, so more crack wins: ~ has #, and you have #',
      ([each = '', who, ...said], { state }) =>
        isRed(who) &&
        planets(state).every((n) => n === valueOf(each)) &&
        winner(state) === 1 &&
        isEqual(said, state.crack[1], state.crack[0]),
    ],
    ['~ wins, # planets to #', wins],
  ],
};

/** To end the turn is a move that the rules do not list. */
export const more = (): readonly string[] => ['end'];
