// The composer of rotation puzzles: joins model, solver and parts. It knows the page's address, and no rule.
import { parseMarks } from '../../src/core/marks.js';
import { readMessages } from '../../src/core/read-message.js';
import { Session } from '../../src/core/session.js';
import { makeWords, sayRefusal } from '../../src/core/words.js';
import * as engine from '../../src/rotation/index.js';
import { kitWords } from '../../src/ui/words/words.en.js';
import { boardPart } from '../frame/board.js';
import { drawer, h } from '../frame/dom.js';
import { sayArrow, sayMark } from '../frame/marks.js';
import { outputsPart } from '../frame/outputs.js';
import { button, marksPart, remembering, sayAt, sayings, turnOff, undoPart } from '../frame/parts.js';
import { undoable } from '../frame/past.js';
import { startPart } from '../frame/start.js';
import { toolsPart } from '../frame/tools.js';
import { glyphs } from './glyph.js';
import { goalsPart } from './goals.js';
import { BY_CHANCE, composing, SIDES } from './model.js';
import { placeIn } from './place.js';
import { choose, think } from './thinking.js';
import { toolsOf } from './tools.js';
import { verdictOf } from './verdict.js';
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

/** How many boards the solver looks at before it says what it knows, and how many more it is then asked for. */
const FIRST_LOOK = 1_000_000;
const LONGER = 8;

/** A 7x7 board with its black hole. */
const FIRST = model.place(model.empty(7, 7), ['d4'], 'B');

const signs = Object.keys(engine.words).flatMap((key) => /^object\.(.)$/.exec(key)?.[1] ?? []);
const objects = signs.map((sign) => [sign, words.say(`object.${sign}`)]);
const coloursOf = (card) => [...card].map((sign) => words.say(`colour.${sign}`)).join(', ');

const sayOf = (error) => sayRefusal(words, error);

const given = model.readHash(location.hash);
const first = given?.ok ? given.value : FIRST;
const past = undoable(first);
const finding = { of: undefined, study: undefined, looked: FIRST_LOOK, isLast: false };

// What is heard and read.

const say = sayings();
/** The par beside the board, where on a phone the proof is far below. */
const brief = h('b');

// The solver thinks in slices between which the page does all else: what is asked last is what it thinks about. A worker
// would need a file of its own, which a page from a disk cannot start, and a policy may forbid.

const channel = new MessageChannel();
let resume;
channel.port1.onmessage = () => resume();
const rest = () =>
  new Promise((resolve) => {
    resume = resolve;
    channel.port2.postMessage(null);
  });

let asked = 0;
/** One thought at a time: the next begins once the last has noticed that it is not wanted any more. */
let thought = Promise.resolve();

/** `tell` is given each answer, until something else is asked. */
function ask(about, question, tell) {
  const id = ++asked;
  const world = { tell, isAsked: () => asked === id, rest, now: () => performance.now() };
  thought = thought.then(() => rest()).then(() => world.isAsked() && about(engine.study, question, world));
}

const puzzleOf = ({ board, goals, reading }) => ({ board, goals, reading });
const keyOf = (state) => JSON.stringify(puzzleOf(state));

function prove(most = FIRST_LOOK) {
  Object.assign(finding, { of: keyOf(past.now), study: undefined, looked: most, isLast: false });
  ask(think, { puzzle: puzzleOf(past.now), most }, ({ study, nodes, isLast }) => {
    Object.assign(finding, { study, looked: nodes, isLast });
    show();
  });
}

/** Turns back the star after which most is to do; of several any. */
function makeHarder() {
  const stars = model.starsOf(past.now).sort(() => Math.random() - 0.5);
  const puzzles = stars.map((name) => puzzleOf(model.turn(past.now, name, true)));
  // What is being proven is proven again after the turn, or here where there is none.
  ask(choose, puzzles, ({ best }) => (best === undefined ? prove() : turn(stars[best], true)));
}

// Edits.

function edit(state, run) {
  if (state === past.now) return;
  past.push(state, run);
  renew();
}

function renew() {
  if (finding.of !== keyOf(past.now)) prove();
  show();
}

function undo(isBack) {
  board.calm();
  if (isBack ? !past.canUndo : !past.canRedo) return;
  if (isBack) past.undo();
  else past.redo();
  say(isBack ? 'Undone.' : 'Done again.');
  renew();
}

const nameOf = (name) => engine.describeCell(past.now, name, words);

let stroke = { sign: '.', run: '' };
let strokes = 0;

function put(name, sign, run) {
  edit(model.place(past.now, [name], sign), run);
  say(`${name}: ${words.say(`object.${sign}`)}.`);
}

function turn(name, isBack) {
  const why = model.whyNot(past.now, name);
  if (why) return say(sayOf(why));
  edit(model.turn(past.now, name, isBack));
  return say(`${name} rotated${isBack ? ' back' : ''}.`);
}

function addGoals(goals) {
  edit(goals.reduce((state, { card, atLeast }) => model.addGoal(state, card, atLeast), past.now));
  say(goals.map((goal) => `Goal: ${coloursOf(goal.card)}, ${model.foundOf(past.now, goal)} now.`).join(' '));
}

function mark(name) {
  edit(model.mark(past.now, name));
  say(sayMark(past.now.marks, name));
}

function point(from, to) {
  edit(model.point(past.now, from, to));
  say(sayArrow(past.now.marks, from, to));
}

function act(name) {
  const { id } = tools.chosen;
  if (id === 'back' || id === 'on') turn(name, id === 'back');
  else if (id === 'mark') mark(name);
  else put(name, model.signAt(past.now, name) === id ? '.' : id);
}

/** The board while an object is dragged over it. */
let carried;

function carry(from, to) {
  carried = from && model.move(past.now, from, to);
  show();
}

/** What a key does on a cell; true where it means something. */
function type(name, key) {
  const sign = /^(Delete|Backspace|\.)$/.test(key) ? '.' : key.toUpperCase();
  if (signs.includes(sign)) {
    tools.choose(sign);
    put(name, sign);
  } else if (key === 't' || key === 'T') {
    tools.choose(key === 't' ? 'back' : 'on');
    turn(name, key === 't');
  } else if (sign === 'L' || sign === 'M') {
    tools.choose(sign === 'L' ? 'goal' : 'mark');
    say(tools.chosen.help);
  } else return false;
  return true;
}

const board = boardPart(
  'rotation-puzzle',
  {
    tap: act,
    type,
    stroke(name, isFirst) {
      const { id } = tools.chosen;
      if (id.length > 1) {
        if (isFirst) act(name);
        return;
      }
      if (isFirst)
        stroke = { sign: model.signAt(past.now, name) === id ? '.' : id, run: `stroke ${++strokes}` };
      put(name, stroke.sign, stroke.run);
    },
    carry,
    drop(from, to) {
      const sign = model.signAt(past.now, from);
      carry();
      edit(model.move(past.now, from, to));
      say(`${from} to ${to}: ${words.say(`object.${sign}`)}.`);
    },
    line(from, to) {
      if (tools.chosen.id === 'mark') return point(from, to);
      const card = model.cardUnder(past.now, from, to);
      if (card === undefined) return say('There is no colour under this line.');
      return addGoals([{ card }]);
    },
    aim(from, to) {
      if (from === undefined) return;
      const card = from === to ? undefined : model.cardUnder(past.now, from, to);
      if (tools.chosen.id === 'mark') say(`Arrow from ${from} to ${to}`);
      else if (from === to) say(`A line from ${from}: now its last cell.`);
      else say(card === undefined ? 'No colour yet.' : `${from} to ${to}: ${coloursOf(card)}`);
    },
  },
  () => tools.chosen,
);

/** A line keeps to a row or a column. */
function snap(from, to) {
  const chart = model.chartOf(past.now);
  const [[x1, y1], [x2, y2]] = [placeIn(chart, from), placeIn(chart, to)];
  return Math.abs(x2 - x1) >= Math.abs(y2 - y1) ? chart.rows[y1][x2] : chart.rows[y2][x1];
}

// The parts.

const { glyph, card } = glyphs(engine.picture);
const tools = toolsPart(toolsOf(objects, { glyph, snap }), ({ draws, moves }) => {
  board.calm();
  board.node.classList.toggle('draws', draws === true);
  board.node.classList.toggle('moves', moves === true);
});

const goals = goalsPart({
  card,
  nameOf: coloursOf,
  read: model.readGoals,
  say: sayOf,
  onSet: (n, change) => edit(model.setGoal(past.now, n, change), `goal ${n}`),
  onRemove: (n) => edit(model.removeGoal(past.now, n)),
  onAdd: addGoals,
});

function sideInput(name, side) {
  return h('input', {
    ...SIDES,
    type: 'number',
    'aria-label': name,
    change({ target }) {
      const asked = Math.round(Number(target.value));
      const size = { ...model.sizeOf(past.now), [side]: asked };
      if (asked >= SIDES.min && asked <= SIDES.max) edit(model.resize(past.now, size.width, size.height));
      else target.value = model.sizeOf(past.now)[side];
    },
  });
}
const sides = { width: sideInput('Columns', 'width'), height: sideInput('Rows', 'height') };

const chance = (n) => Math.floor(Math.random() * n);
const undoing = undoPart({
  canUndo: () => past.canUndo,
  canRedo: () => past.canRedo,
  onUndo: () => undo(true),
  onRedo: () => undo(false),
});
const byChance = button('By chance', () => edit(model.byChance(past.now, chance(2 ** 32))));
const harder = button('Harder', makeHarder, 'Rotates back the star that leaves most to do');
const clear = button('Clear', () => {
  const { width, height } = model.sizeOf(past.now);
  const { reading, caption, flags } = past.now;
  edit({ ...model.empty(width, height), reading, caption, flags });
  say('The board is empty.');
});

const par = h('p', { class: 'par' });
const aside = h('p', { class: 'small' });
const hints = h('ul', { class: 'hints' });
const solution = h('p');
const solved = h(
  'details',
  { class: 'solution' },
  h('summary', {}, 'A shortest solution'),
  h('div', {}, solution),
);
const longer = button('Look further', () => {
  prove(finding.looked * LONGER);
  show();
});
const proof = h(
  'section',
  { class: 'proof', 'aria-labelledby': 'proof' },
  h('h2', { id: 'proof' }, 'What it takes'),
  h('div', { role: 'status' }, par, aside),
  longer,
  hints,
  solved,
);

const marks = marksPart('d4 a1=2 b2>b6', (text) => {
  const result = model.setMarks(past.now, text);
  if (!result.ok) return sayAt(text, result.error, sayOf);
  edit(result.value, 'marks');
  return undefined;
});

const choice = (name, values) => {
  const id = `reading-${name}`;
  const select = h(
    'select',
    { id, change: () => edit(model.setReading(past.now, { [name]: select.value })) },
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
  change: () => edit(model.setReading(past.now, { includeOrigin: origin.checked })),
});

/** Reads a puzzle as somebody has it and hands it on, or says why it cannot. */
function read(text, adopt) {
  const result = model.open(text);
  if (!result.ok) return sayAt(result.text ?? text, result.error, sayOf);
  adopt(result.value);
  return undefined;
}

const start = startPart({
  read: (text) =>
    read(text, (state) => {
      edit(state);
      say('The puzzle is on the board.');
    }),
  example: '2-17',
  about: 'A built-in puzzle by its name, or a puzzle’s text, link or embed code.',
});

const taken = outputsPart({
  tag: 'rotation-puzzle',
  toSvg: engine.toSvg,
  flags: [['no-solution', 'Offer no solution']],
  linesOf: model.linesOf,
  about: 'Rows, goals and par, each on a line of its own or with / and ; between.',
  onFlag: (name, isOn) => edit(model.setFlag(past.now, name, isOn)),
  onCaption: (caption) => edit({ ...past.now, caption }, 'caption'),
  read: (text) =>
    read(text, (state) => {
      const { marks, caption, flags } = past.now;
      const marked = model.setMarks(state, state.marks || marks);
      const kept = { caption: state.caption || caption, flags: state.flags.length > 0 ? state.flags : flags };
      edit({ ...(marked.ok ? marked.value : state), ...kept }, 'text');
    }),
});

// Showing.

function showProof(state) {
  const { study } = finding;
  const verdict = verdictOf(state, study, finding.looked);
  const isThinking = !finding.isLast && (verdict.kind === 'thinking' || verdict.kind === 'open');
  proof.setAttribute('aria-busy', String(isThinking));
  const line = verdict.kind === 'open' && isThinking ? `${verdict.line} …` : verdict.line;
  // Said once, when it is another.
  if (par.textContent !== line) par.textContent = line;
  const beside = isThinking ? 'looking further' : (verdict.aside ?? '');
  if (aside.textContent !== beside) aside.textContent = beside;
  par.dataset.kind = verdict.kind;
  brief.textContent = line;
  longer.hidden = verdict.kind !== 'open' || isThinking;
  hints.replaceChildren(...(isThinking ? [] : verdict.hints).map((hint) => h('li', {}, hint)));
  const way = verdict.kind === 'proven' ? study.solution : null;
  solved.hidden = !way;
  solution.textContent = way?.join(', ') ?? '';
  return { isProven: verdict.kind === 'proven', isSettled: verdict.kind !== 'thinking' };
}

const remember = remembering();

function show() {
  const state = past.now;
  const { width, height } = model.sizeOf(state);
  const { isProven, isSettled } = showProof(state);
  const proven = isProven ? finding.study.minimum : state.par;
  board.show({
    chart: model.chartOf(state),
    attributes: { position: model.textOf(carried ?? state), marks: state.marks },
    nameOf,
    holds: (name) => model.signAt(state, name) !== '.',
    name: `Board, ${width} by ${height}`,
  });
  goals.show(state.goals.map((goal) => ({ ...goal, found: model.foundOf(state, goal) })));
  sides.width.value = width;
  sides.height.value = height;
  undoing.show();
  turnOff(byChance, Math.min(width, height) < BY_CHANCE);
  turnOff(harder, state.goals.length === 0 || model.starsOf(state).length === 0);
  marks.show(state.marks);
  for (const { name, select } of choices) select.value = state.reading[name];
  origin.checked = state.reading.includeOrigin;
  const hash = model.hashOf({ ...state, par: proven });
  if (state !== first || past.canRedo) remember(state === FIRST ? '' : hash);
  const text = model.textOf(state, proven);
  taken.show({
    text,
    attributes: { puzzle: text },
    marks: state.marks,
    caption: state.caption,
    flags: state.flags,
    hash,
    record: model.recordOf(state, proven),
    isSettled,
  });
}

/** What can be read from an address is taken over. The rest is put into the field, to be corrected. */
function take(linked) {
  if (linked?.ok) edit(linked.value);
  else if (linked) taken.write(linked.text);
}
addEventListener('hashchange', () => take(model.readHash(location.hash)));

const size = h('span', { class: 'size' }, sides.width, '×', sides.height);
const bench = h(
  'section',
  { class: 'bench', 'aria-label': 'Board' },
  tools.node,
  tools.help,
  board.node,
  h('p', { class: 'told', 'aria-hidden': 'true' }, say.note, brief),
  h('div', { class: 'tries' }, ...undoing.nodes, size, harder, byChance, clear),
  start,
);
const side = h(
  'div',
  { class: 'side' },
  goals.node,
  proof,
  marks.node,
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
document.querySelector('main').append(bench, side, taken.trial, taken.outputs, say.status);
tools.choose('H');
renew();
take(given);
