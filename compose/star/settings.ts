/** Fields for what the board itself does not show: whose turn it is, what is pending, and the rules of the game. */
import { times } from '../../src/core/basics/times.js';
import type { Options, Phase, Scoring } from '../../src/star/index.js';
import { drawer, h } from '../frame/dom.js';
import { choiceInput, wholeInput, type Named } from '../frame/parts.js';
import type { Setup } from './model.js';

export const RINGS = { min: 2, max: 12 };
const HANDICAP = { min: 1, max: 9 };

/** Stands for a whole turn. */
const ALL = '';

const LEFT: readonly Named<number | typeof ALL>[] = [
  [ALL, 'All of them'],
  ...times(HANDICAP.max, (n): Named<number> => [n + 1, `${n + 1}`]),
];

const PHASES: readonly Named<Phase>[] = [
  ['play', 'Nothing'],
  ['pie', 'The first stone can be taken over'],
  ['count', 'A count is proposed'],
  ['counted', 'A count was agreed'],
  ['resigned', 'This side resigned'],
];

const SCORING: readonly Named<Scoring>[] = [
  ['standard', 'Standard'],
  ['simplified', 'Simplified'],
  ['schmittberger', 'Schmittberger'],
];

const field = (id: string, name: string, input: HTMLElement, kind = 'field'): HTMLElement =>
  h('div', { class: kind }, h('label', { for: id }, name), input);

function flag(id: string, take: (isOn: boolean) => void): HTMLInputElement {
  const box: HTMLInputElement = h('input', { id, type: 'checkbox', change: () => take(box.checked) });
  return box;
}

interface SettingActs {
  /** Sets turn, stones left or phase. */
  readonly set: (change: Partial<Setup>) => void;
  readonly setOptions: (change: Partial<Options>) => void;
  /** A number is out of bounds: the fields are to be shown again. */
  readonly onOdd: () => void;
}

interface SettingsPart {
  readonly node: HTMLElement;
  show(setup: Setup): void;
}

/** `seats`: what they are called. */
export function settingsPart(
  seats: readonly string[],
  { set, setOptions, onOdd }: SettingActs,
): SettingsPart {
  const turns = seats.map((name, seat): Named<number> => [seat, name]);
  const turn = choiceInput('turn', turns, (seat) => set({ turn: seat, left: null }));
  const left = choiceInput('left', LEFT, (some) => set({ left: some === ALL ? null : some }));
  const phase = choiceInput('phase', PHASES, (pending) => set({ phase: pending }));
  const pie = flag('pie', (isOn) => setOptions({ pie: isOn }));
  const double = flag('double', (isOn) => setOptions({ double: isOn }));
  const handicap = wholeInput(HANDICAP, { id: 'handicap' }, (asked) =>
    asked === undefined ? onOdd() : setOptions({ handicap: asked }),
  );
  const scoring = choiceInput('scoring', SCORING, (sum) => setOptions({ scoring: sum }));
  const node = h(
    'section',
    { class: 'turns', 'aria-labelledby': 'position' },
    h('h2', { id: 'position' }, 'Position'),
    field('turn', 'Whose turn', turn.node),
    field('left', 'Stones left to place', left.node),
    field('phase', 'What is pending', phase.node),
    drawer(
      'more',
      'Rules of this game',
      false,
      field('pie', 'Red may take over the first stone', pie, 'field flag'),
      field('double', 'Two stones a turn', double, 'field flag'),
      field('handicap', 'Stones of Blue’s first turn', handicap),
      field('scoring', 'How the score is shown', scoring.node),
    ),
  );
  return {
    node,
    show(setup) {
      const { options } = setup;
      turn.show(setup.turn);
      left.show(setup.left ?? ALL);
      phase.show(setup.phase);
      pie.checked = options.pie;
      double.checked = options.double;
      handicap.value = `${options.handicap}`;
      scoring.show(options.scoring);
    },
  };
}
