// The composer of rotation puzzles: what it has beside the desk, which is the solver, goals and sizes. It knows no rule.
import { parseMarks } from '../../src/core/marks.js';
import { readMessages } from '../../src/core/read-message.js';
import { Session } from '../../src/core/session.js';
import { makeWords, sayRefusal } from '../../src/core/words.js';
import * as engine from '../../src/rotation/index.js';
import { kitWords } from '../../src/ui/words/words.en.js';
import { deskPart } from '../frame/desk.js';
import { drawer, h } from '../frame/dom.js';
import { button, turnOff } from '../frame/parts.js';
import { glyphs } from './glyph.js';
import { goalsPart } from './goals.js';
import { BY_CHANCE, composing, SIDES } from './model.js';
import { placeIn } from './place.js';
import { proofPart } from './proof.js';
import { toolsOf } from './tools.js';
import { own } from './words.js';

const words = makeWords('en', kitWords, engine.words, readMessages(own));

/** The text of a built-in puzzle, which the element has; undefined where it has none of this name. */
function builtIn(name) {
  const board = h('rotation-puzzle', { puzzle: '1-1' });
  const { position } = board;
  board.puzzle = name;
  return board.position === position && name !== '1-1' ? undefined : board.position;
}

const model = composing(engine, { Session, parseMarks }, builtIn);

/** A 7x7 board with its black hole. */
const FIRST = model.place(model.empty(7, 7), ['d4'], 'B');

const signs = Object.keys(engine.words).flatMap((key) => /^object\.(.)$/.exec(key)?.[1] ?? []);
const objects = signs.map((sign) => [sign, words.say(`object.${sign}`)]);
const coloursOf = (card) => [...card].map((sign) => words.say(`colour.${sign}`)).join(', ');

const sayOf = (error) => sayRefusal(words, error);

/** The par beside the board, where on a phone the proof is far below. */
const brief = h('b');

const proof = proofPart({
  puzzle: () => desk.past.now,
  /** The solver knows more. */
  told: () => show(),
});

/** Turns back the star after which most is to do; of several any. */
function makeHarder() {
  const { now } = desk.past;
  const stars = model.starsOf(now).sort(() => Math.random() - 0.5);
  proof.chooseHardest(
    stars.map((name) => model.turn(now, name, true)),
    (best) => turn(stars[best], true),
  );
}

function turn(name, isBack) {
  const why = model.whyNot(desk.past.now, name);
  if (why) return desk.say(sayOf(why));
  desk.edit(model.turn(desk.past.now, name, isBack));
  return desk.say(`${name} rotated${isBack ? ' back' : ''}.`);
}

function addGoals(goals) {
  const { now } = desk.past;
  desk.edit(goals.reduce((state, { card, atLeast }) => model.addGoal(state, card, atLeast), now));
  const told = ({ card }) => `Goal: ${coloursOf(card)}, ${model.foundOf(desk.past.now, { card })} now.`;
  desk.say(goals.map(told).join(' '));
}

/** A line keeps to a row or a column. */
function snap(from, to) {
  const chart = model.chartOf(desk.past.now);
  const [[x1, y1], [x2, y2]] = [placeIn(chart, from), placeIn(chart, to)];
  return Math.abs(x2 - x1) >= Math.abs(y2 - y1) ? chart.rows[y1][x2] : chart.rows[y2][x1];
}

const goalLine = {
  end(from, to) {
    const under = model.cardUnder(desk.past.now, from, to);
    if (under === undefined) desk.say('There is no colour under this line.');
    else addGoals([{ card: under }]);
  },
  aim(from, to) {
    if (from === to) return `A line from ${from}: now its last cell.`;
    const under = model.cardUnder(desk.past.now, from, to);
    return under === undefined ? 'No colour yet.' : `${from} to ${to}: ${coloursOf(under)}`;
  },
};

const { glyph, card } = glyphs(engine.picture);
const desk = deskPart({
  tag: 'rotation-puzzle',
  model,
  blank: FIRST,
  changed() {
    proof.renew();
    show();
  },
  sayError: sayOf,
  holding: (sign) => words.say(`object.${sign}`),
  nameOf: (state, name) => engine.describeCell(state, name, words),
  opened: 'The puzzle is on the board.',
  tools: toolsOf(objects, { glyph, snap }),
  acts: { back: (name) => turn(name, true), on: (name) => turn(name, false) },
  lineOf: (id) => (id === 'mark' ? undefined : goalLine),
  marks: 'd4 a1=2 b2>b6',
  start: {
    example: '2-17',
    about: 'A built-in puzzle by its name, or a puzzle’s text, link or embed code.',
  },
  outputs: {
    toSvg: engine.toSvg,
    flags: [['no-solution', 'Offer no solution']],
    linesOf: model.linesOf,
    about: 'Rows, goals and par, each on a line of its own or with / and ; between.',
  },
});

const goals = goalsPart({
  card,
  nameOf: coloursOf,
  read: model.readGoals,
  say: sayOf,
  onSet: (n, change) => desk.edit(model.setGoal(desk.past.now, n, change), `goal ${n}`),
  onRemove: (n) => desk.edit(model.removeGoal(desk.past.now, n)),
  onAdd: addGoals,
});

function sideInput(name, side) {
  return h('input', {
    ...SIDES,
    type: 'number',
    'aria-label': name,
    change({ target }) {
      const asked = Math.round(Number(target.value));
      const size = { ...model.sizeOf(desk.past.now), [side]: asked };
      if (asked >= SIDES.min && asked <= SIDES.max)
        desk.edit(model.resize(desk.past.now, size.width, size.height));
      else target.value = model.sizeOf(desk.past.now)[side];
    },
  });
}
const sides = { width: sideInput('Columns', 'width'), height: sideInput('Rows', 'height') };

const chance = (n) => Math.floor(Math.random() * n);
const byChance = button('By chance', () => desk.edit(model.byChance(desk.past.now, chance(2 ** 32))));
const harder = button('Harder', makeHarder, 'Rotates back the star that leaves most to do');

const choice = (name, values) => {
  const id = `reading-${name}`;
  const select = h(
    'select',
    { id, change: () => desk.edit(model.setReading(desk.past.now, { [name]: select.value })) },
    ...values.map((value) => h('option', { value }, words.say(`option.${name}.${value}`))),
  );
  return { name, select, nodes: [h('label', { for: id }, words.say(`option.${name}`)), select] };
};
const choices = [
  choice('gaps', ['skip', 'break']),
  choice('coldComet', ['skip', 'break']),
  choice('match', ['run', 'prefix']),
];
const origin = h('input', {
  id: 'reading-origin',
  type: 'checkbox',
  change: () => desk.edit(model.setReading(desk.past.now, { includeOrigin: origin.checked })),
});

function show() {
  const state = desk.past.now;
  const { width, height } = model.sizeOf(state);
  const { line, minimum, isSettled } = proof.show(state);
  if (brief.textContent !== line) brief.textContent = line;
  goals.show(state.goals.map((goal) => ({ ...goal, found: model.foundOf(state, goal) })));
  sides.width.value = width;
  sides.height.value = height;
  turnOff(byChance, Math.min(width, height) < BY_CHANCE);
  turnOff(harder, state.goals.length === 0 || model.starsOf(state).length === 0);
  for (const { name, select } of choices) select.value = state.reading[name];
  origin.checked = state.reading.includeOrigin;
  desk.show({
    attributes: { position: model.textOf(desk.shown) },
    name: `Board, ${width} by ${height}`,
    kept: { ...state, par: minimum ?? state.par },
    isSettled,
  });
}

const size = h('span', { class: 'size' }, sides.width, '×', sides.height);
const bench = h(
  'section',
  { class: 'bench', 'aria-label': 'Board' },
  desk.tools.node,
  desk.tools.help,
  desk.board,
  h('p', { class: 'told', 'aria-hidden': 'true' }, desk.say.note, brief),
  h('div', { class: 'tries' }, ...desk.undoing, size, harder, byChance, desk.clear),
  desk.start,
);
const side = h(
  'div',
  { class: 'side' },
  goals.node,
  proof.node,
  desk.marks,
  drawer(
    'more',
    'How lines are read',
    false,
    ...choices.map(({ nodes }) => h('div', { class: 'field' }, ...nodes)),
    h(
      'div',
      { class: 'field flag' },
      h('label', { for: 'reading-origin' }, words.say('option.includeOrigin')),
      origin,
    ),
  ),
);
desk.begin(bench, side, 'H');
