/** Fields for what the map itself does not show: whose turn it is, crack, command points and rules. */
import { times } from '../../src/core/basics/times.js';
import type { Options } from '../../src/space-crack/index.js';
import { drawer, h } from '../frame/dom.js';
import { choiceInput, wholeInput, type Named } from '../frame/parts.js';
import type { Setup } from './model.js';

const COUNT = { min: 0, max: 99 };
const ROUNDS = { min: 1, max: 50 };
const SEATS = 4;

/** Stands for the seat that opens the round. */
const OPENER = '';

const ORDERS: readonly Named<Options['order']>[] = [
  ['alternate', 'In turn, move by move'],
  ['sequential', 'One after the other, all moves'],
  ['free', 'Anybody at any time'],
];

const BUILDS: readonly Named<Options['buildOnOccupied']>[] = [
  ['merge', 'Make it stronger'],
  ['forbid', 'Not allowed'],
];

const field = (id: string, name: string, input: HTMLElement): HTMLElement =>
  h('div', { class: 'field' }, h('label', { for: id }, name), input);

export interface SettingActs {
  readonly set: (change: Partial<Setup>) => void;
  readonly setOptions: (change: Partial<Options>) => void;
  readonly setSeat: (what: 'crack' | 'points', seat: number, n: number) => void;
  readonly setSeats: (seats: number) => void;
  /** A number is out of bounds: the fields are to be shown again. */
  readonly onOdd: () => void;
}

interface SettingsPart {
  readonly node: HTMLElement;
  show(setup: Setup): void;
}

/** `names`: what the seats are called. */
export function settingsPart(names: readonly string[], acts: SettingActs): SettingsPart {
  const { set, setOptions, setSeat, setSeats, onOdd } = acts;
  const number = (id: string, bounds: typeof COUNT, take: (n: number) => void): HTMLInputElement =>
    wholeInput(bounds, { id }, (asked) => (asked === undefined ? onOdd() : take(asked)));
  const seats = choiceInput(
    'seats',
    times(SEATS, (n): Named<number> => [n + 1, `${n + 1}`]),
    setSeats,
  );
  const next = choiceInput<number | typeof OPENER>(
    'next',
    [[OPENER, 'As the round says'], ...names.map((name, seat): Named<number> => [seat, name])],
    (seat) => set({ next: seat === OPENER ? null : seat }),
  );
  const turn = number('round', ROUNDS, (n) => set({ turn: n }));
  const turns = number('rounds', { min: 5, max: 50 }, (n) => setOptions({ turns: n }));
  const order = choiceInput('order', ORDERS, (chosen) => setOptions({ order: chosen }));
  const builds = choiceInput('builds', BUILDS, (chosen) => setOptions({ buildOnOccupied: chosen }));
  const rows = names.map((name, seat) => {
    const crack = number(`crack-${seat}`, COUNT, (n) => setSeat('crack', seat, n));
    const points = number(`points-${seat}`, COUNT, (n) => setSeat('points', seat, n));
    const nodes = [
      field(`points-${seat}`, `${name}: moves`, points),
      field(`crack-${seat}`, `${name}: crack`, crack),
    ];
    return { seat, crack, points, nodes };
  });
  const node = h(
    'section',
    { class: 'turns', 'aria-labelledby': 'position' },
    h('h2', { id: 'position' }, 'Position'),
    field('seats', 'Sides', seats.node),
    ...rows.flatMap(({ nodes }) => nodes),
    drawer(
      'more',
      'Round and rules',
      false,
      field('round', 'Round', turn),
      field('rounds', 'Rounds in the game', turns),
      field('next', 'Whose turn', next.node),
      field('order', 'Who moves when', order.node),
      field('builds', 'Building where a ship is', builds.node),
    ),
  );
  return {
    node,
    show(setup) {
      const { options } = setup;
      seats.show(options.seats);
      next.show(setup.next ?? OPENER);
      turn.value = `${setup.turn}`;
      turns.value = `${options.turns}`;
      order.show(options.order);
      builds.show(options.buildOnOccupied);
      for (const { seat, crack, points, nodes } of rows) {
        for (const one of nodes) one.hidden = seat >= options.seats;
        crack.value = `${setup.crack[seat] ?? 0}`;
        points.value = `${setup.points[seat] ?? 0}`;
      }
    },
  };
}
