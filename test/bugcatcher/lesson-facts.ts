/**
 * The sources of the figures and names in Bugcatcher's lesson: the report of a round, the mission's row, the table at
 * the end, and Player 2's program.
 */
import { chart } from '../../src/bugcatcher/geometry.js';
import { rules } from '../../src/bugcatcher/rules.js';
import type { Event, State } from '../../src/bugcatcher/state.js';
import { valueOf, type Facts, type Moment } from '../lessons/said.js';

type Now = Moment<State, Event>;
type Slot = Event & { readonly type: 'slot' };
type Report = Event & { readonly type: 'report' };

const isEqual = (said: readonly string[], ...values: readonly (number | undefined)[]): boolean =>
  said.length === values.length && said.every((one, at) => valueOf(one) === values[at]);
const isOther = (...names: readonly (string | undefined)[]): boolean =>
  names.every((name) => name === 'Player 2');
const reportOf = ({ events }: Pick<Now, 'events'>, seat: number): Report =>
  events.find((event): event is Report => event.type === 'report' && event.seat === seat) as Report;
const slotsOf = ({ events }: Pick<Now, 'events'>, seat: number): readonly Slot[] =>
  events.filter((event): event is Slot => event.type === 'slot' && event.seat === seat);
/** The slots, from 1, in which a seat's nodes collided. */
const hitsOf = (now: Now, seat: number): readonly Slot[] =>
  slotsOf(now, seat).filter(({ result }) => /[1-4]/.test(result));
/** In which slot a seat came to a spot. */
const slotAt = (now: Now, seat: number, to: string): number | undefined =>
  slotsOf(now, seat).find((one) => one.to === to)?.slot;
/** The table at the end. */
const totals = (now: Pick<Now, 'events'>): readonly number[] =>
  now.events.find((event): event is Event & { readonly type: 'over' } => event.type === 'over')?.fireflies ??
  [];
const winner = (state: State): number | undefined => rules.outcome(state)?.winners[0];
/** The row of the mission: its steps, reward, penalty and rounds. */
function mission({ options }: State): {
  readonly name: string;
  readonly steps: number;
  readonly reward: number;
  readonly penalty: number;
  readonly rounds: number;
} {
  const [name = '', , word = '', ...figures] = options.missions.split(':');
  const [reward = 0, penalty = 0, rounds = 0] = figures.map(Number);
  return { name: name.replace('_', ' '), steps: word.length - 1, reward, penalty, rounds };
}
const lastSpot = 'B1-BR';
/** The cost and yield of a step solved the right way: as many paths as fireflies, from as much energy. */
const isThree = (said: readonly string[], { shown, first }: Now): boolean => {
  const { paths } = reportOf(shown ?? { events: [] }, 0);
  return isEqual(said, paths) && paths === first.options.energy;
};

export const facts: Facts<State, Event> = {
  seats: ['Player 1', 'Player 2', 'Marching Ant'],
  cells: ({ options }) => [...chart(options).rows].flat().map(String),
  facts: [
    [
      'A step costs # energy and earns # firefly',
      (said, { shown, first }) => {
        const { paths, gained } = reportOf(shown ?? { events: [] }, 0);
        return isEqual(said, first.options.energy / paths, gained / paths);
      },
    ],
    ['# nodes', (said) => isEqual(said, 2)],
    ['. Plan #, then submit', isThree],
    [': take # steps', isThree],
    ['Take #.', isThree],
    ['Take # steps', isThree],
    [
      'ewer than # steps',
      (said, now) => isThree(said, now) && reportOf(now, 0).paths < valueOf(said[0] ?? ''),
    ],
    ['# steps, # fireflies', (said, now) => isEqual(said, reportOf(now, 0).paths, reportOf(now, 0).gained)],
    [
      '# steps and no collision',
      (said, now) => isEqual(said, reportOf(now, 0).paths) && reportOf(now, 0).collisions === 0,
    ],
    [
      '~’s round node began there',
      ([who], now) => isOther(who) && hitsOf(now, 0).some(({ to }) => to === 'D3'),
    ],
    ['stay away from ~’s start', ([who]) => isOther(who)],
    [
      '~ has left, but the start stays claimed',
      ([who], now) => isOther(who) && hitsOf(now, 0).some(({ to }) => to === lastSpot),
    ],
    [
      'show ~’s first # steps',
      ([who, n], { shown }) =>
        isOther(who) &&
        slotsOf(shown as Now, 1).findIndex(({ to }) => to === lastSpot) + 1 === valueOf(n ?? ''),
    ],
    [
      'In slot # everybody’s first step runs, in slot # everybody’s second',
      (said, { shown }) =>
        isEqual(
          said,
          ...slotsOf(shown as Now, 1)
            .slice(0, 2)
            .map(({ slot }) => slot),
        ),
    ],
    ['Reach the last spot before ~', ([who]) => isOther(who)],
    ['You claimed the spot in slot #', (said, now) => isEqual(said, slotAt(now, 0, lastSpot))],
    [
      '~ came in slot # and collided',
      ([who, slot], now) =>
        isOther(who) && isEqual([slot] as string[], slotAt(now, 1, lastSpot)) && hitsOf(now, 1).length === 1,
    ],
    [
      'You # came in slot #, so # nodes collided',
      ([both, slot, nodes], now) =>
        isEqual([both, nodes] as string[], 2, 2) &&
        [0, 1].every(
          (seat) => isEqual([slot] as string[], slotAt(now, seat, lastSpot)) && hitsOf(now, seat).length > 0,
        ),
    ],
    [
      '~ was there before you',
      ([who], now) =>
        isOther(who) && (slotAt(now, 1, lastSpot) as number) < (slotAt(now, 0, lastSpot) as number),
    ],
    [
      '~ has the spot. Be there in slot #',
      ([who, slot], { shown, ...now }) =>
        isOther(who) &&
        slotsOf(now, 1).some(({ to, result }) => to === lastSpot && result === '0') &&
        isEqual([slot] as string[], slotAt(shown as Now, 0, lastSpot)),
    ],
    [
      '~’s path will be black',
      ([who], { shown }) => isOther(who) && slotsOf(shown as Now, 1)[0]?.blue === false,
    ],
    ['A swap changes # of your nodes and costs # energy', (said) => isEqual(said, 2, 1)],
    [
      'so # nodes collided',
      (said, now) =>
        isEqual(
          said,
          [0, 1].flatMap((seat) => hitsOf(now, seat)).filter(({ result }) => /[23]/.test(result)).length,
        ),
    ],
    ['~’s black path was there first', ([who], now) => isOther(who) && hitsOf(now, 1).length === 0],
    ['did not cross ~’s path', ([who]) => isOther(who)],
    [
      'go from @ to @',
      ([from, to], { shown, first }) => {
        const crossing = slotsOf(shown as Now, 0).find(
          ({ entry, result }) => entry === 'r' && result === '0',
        );
        return to === crossing?.to && first.players[0] !== undefined && from === 'B2' && crossing?.slot === 2;
      },
    ],
    ['Tick Marching Ant', (_, { first }) => mission(first).name === 'Marching Ant'],
    [': # steps in a straight line', (said, { first }) => isEqual(said, mission(first).steps)],
    ['take # steps in a straight line', (said, { first }) => isEqual(said, mission(first).steps)],
    ['let # steps complete the mission', (said, { first }) => isEqual(said, mission(first).steps)],
    [
      '# steps and # fireflies for the mission: #',
      (said, now) => {
        const { paths, gained, done } = reportOf(now, 0);
        return (
          done === 1 &&
          isEqual(said, paths, gained - paths, gained) &&
          gained - paths === mission(now.first).reward
        );
      },
    ],
    [
      'open for # more round',
      (said, { first, state }) =>
        isEqual(said, mission(first).rounds - 1) && state.players[0]?.open.length === 1,
    ],
    ['it costs # fireflies', (said, { first }) => isEqual(said, mission(first).penalty)],
    ['you have # fireflies', (said, { first }) => isEqual(said, first.players[0]?.fireflies)],
    ['Use all # energy', (said, { first }) => isEqual(said, first.options.energy)],
    ['You win, # fireflies to #', (said, now) => winner(now.state) === 0 && isEqual(said, ...totals(now))],
    [
      'All # energy and the mission would have earned you #.',
      ([energy, most], { first, shown }) =>
        isEqual([energy, most] as string[], first.options.energy, totals(shown as Now)[0]),
    ],
    ['~ wins.', ([who], { state }) => isOther(who) && winner(state) === 1],
    [
      '~ wins, # fireflies to #',
      ([who, ...said], now) =>
        isOther(who) && winner(now.state) === 1 && isEqual(said, ...[...totals(now)].reverse()),
    ],
    ['walking its shape earns # more', (said, { first }) => isEqual(said, mission(first).reward)],
  ],
};

/** Programs of much energy: those that do most of what is asked, with the mission and without. */
export const more = ({ options }: State): readonly string[] =>
  options.energy < 5
    ? []
    : [
        'none',
        'CR',
        'CR.CR',
        'CR.CR.CR',
        'CR.CR.CR.BU',
        'CR.CR.CR.BU.BR',
        'CR.CR.CR.BU.BR.swap',
        'CR.CR.CR.BU.BR.BR',
      ].flatMap((text) => [text, ...(text === 'none' ? [] : [`${text}+1`])]);
