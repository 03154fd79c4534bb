// Whose turn it is, what is pending, and the rules of the game: fields for what the board itself does not show.
import { drawer, h } from '../frame/dom.js';

export const RINGS = { min: 2, max: 12 };
const HANDICAP = { min: 1, max: 9 };

const LEFT = [
  ['', 'All of them'],
  ...Array.from({ length: HANDICAP.max }, (_, n) => [`${n + 1}`, `${n + 1}`]),
];

const PHASES = [
  ['play', 'Nothing'],
  ['pie', 'The first stone can be taken over'],
  ['count', 'A count is proposed'],
  ['counted', 'A count was agreed'],
  ['resigned', 'This side resigned'],
];

const SCORING = [
  ['standard', 'Standard'],
  ['simplified', 'Simplified'],
  ['schmittberger', 'Schmittberger'],
];

const field = (id, name, input, kind = 'field') =>
  h('div', { class: kind }, h('label', { for: id }, name), input);

function select(id, values, change) {
  const node = h(
    'select',
    { id, change: () => change(node.value) },
    ...values.map(([value, text]) => h('option', { value }, text)),
  );
  return node;
}

const flag = (id, change) =>
  h('input', { id, type: 'checkbox', change: ({ target }) => change(target.checked) });

/** A whole number within bounds; what is not is put back by `show`. */
export function numberInput({ min, max }, attributes, change) {
  return h('input', {
    type: 'number',
    min,
    max,
    ...attributes,
    change({ target }) {
      const asked = Math.round(Number(target.value));
      change(asked >= min && asked <= max ? asked : undefined);
    },
  });
}

/** `set` hears of turn, stones left and phase, `setOptions` of the game's options. */
export function settingsPart({ seats, set, setOptions, onOdd }) {
  const turn = select(
    'turn',
    seats.map((name, seat) => [`${seat}`, name]),
    (value) => set({ turn: Number(value), left: null }),
  );
  const left = select('left', LEFT, (value) => set({ left: value === '' ? null : Number(value) }));
  const phase = select('phase', PHASES, (value) => set({ phase: value }));
  const pie = flag('pie', (value) => setOptions({ pie: value }));
  const double = flag('double', (value) => setOptions({ double: value }));
  const handicap = numberInput(HANDICAP, { id: 'handicap' }, (value) =>
    value === undefined ? onOdd() : setOptions({ handicap: value }),
  );
  const scoring = select('scoring', SCORING, (value) => setOptions({ scoring: value }));
  const node = h(
    'section',
    { class: 'turns', 'aria-labelledby': 'position' },
    h('h2', { id: 'position' }, 'Position'),
    field('turn', 'Whose turn', turn),
    field('left', 'Stones left to place', left),
    field('phase', 'What is pending', phase),
    drawer(
      'more',
      'Rules of this game',
      false,
      field('pie', 'Red may take over the first stone', pie, 'field flag'),
      field('double', 'Two stones a turn', double, 'field flag'),
      field('handicap', 'Stones of Blue’s first turn', handicap),
      field('scoring', 'How the score is shown', scoring),
    ),
  );
  return {
    node,
    show({ options, turn: seat, left: some, phase: pending }) {
      turn.value = seat;
      left.value = some ?? '';
      phase.value = pending;
      pie.checked = options.pie;
      double.checked = options.double;
      handicap.value = options.handicap;
      scoring.value = options.scoring;
    },
  };
}
