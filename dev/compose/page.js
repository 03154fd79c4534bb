// The composer: joins model, solver and parts. It knows the page's address, and no rule.
import { makeWords, parseMarks, readMessages, sayRefusal } from '../../dist/es/pure/core.js';
import * as engine from '../../dist/es/pure/rotation.js';
import { drawer, h, PLAIN } from '../dom.js';
import { readPublished } from '../files.js';
import { boardPart } from './board.js';
import { glyphs } from './glyph.js';
import { goalsPart } from './goals.js';
import { BY_CHANCE, composing, SIDES, undoable } from './model.js';
import { outputsPart } from './outputs.js';
import { startPart } from './start.js';
import { toolsPart } from './tools.js';
import { verdictOf } from './verdict.js';
import { own } from './words.js';

const words = makeWords('en', engine.words, readMessages(own));

/** The text of a built-in puzzle, which the element has; undefined where it has none of this name. */
function builtIn(name) {
  const board = h('rotation-puzzle', { puzzle: '1-1' });
  const { position } = board;
  board.puzzle = name;
  return board.position === position && name !== '1-1' ? undefined : board.position;
}

const model = composing(engine, parseMarks, builtIn);

/** How many boards the solver looks at before it says what it knows, and how many more it is then asked for. */
const FIRST_LOOK = 1_000_000;
const LONGER = 8;

/** Browsers do not like an address that changes too often. */
const REMEMBERED_MS = 400;

/** A 7x7 board with its black hole. */
const FIRST = model.place(model.empty(7, 7), ['d4'], 'B');

const signs = Object.keys(engine.words).flatMap((key) => /^object\.(.)$/.exec(key)?.[1] ?? []);
const objects = signs.map((sign) => [sign, words.say(`object.${sign}`)]);
const coloursOf = (card) => [...card].map((sign) => words.say(`colour.${sign}`)).join(', ');

/** A refusal, with its place in the text where it has one. */
function sayAt(text, error) {
  const { offset = 0, line, column } = error.at ?? {};
  const place =
    text.includes('\n') && line !== undefined ? { line, column } : { line: 1, column: offset + 1 };
  const said = sayRefusal(words, error);
  return error.at ? `Line ${place.line}, column ${place.column}: ${said}` : said;
}

const given = model.readHash(location.hash);
const first = given?.ok ? given.value : FIRST;
const past = undoable(first);
const finding = { of: undefined, study: undefined, looked: FIRST_LOOK, isLast: false };

// What is heard and read.

const status = h('p', { class: 'said', role: 'status' });
const note = h('span', { class: 'small readout' });
/** The par beside the board, where on a phone the proof is far below. */
const brief = h('b');
function say(text) {
  note.textContent = text;
  status.textContent = text;
}

// The solver, in a worker: what is asked last is what it thinks about.

const solver = new Worker(new URL('solver.js', import.meta.url), { type: 'module' });
let asked = 0;
let hear;

/** `heard` is given each answer, until something else is asked. */
function ask(question, heard) {
  hear = heard;
  solver.postMessage({ id: ++asked, ...question });
}
solver.addEventListener('message', ({ data: { id, ...answer } }) => id === asked && hear(answer));
solver.addEventListener('error', () => say('The solver could not be started: no par can be proven here.'));

const puzzleOf = ({ board, goals, reading }) => ({ board, goals, reading });
const keyOf = (state) => JSON.stringify(puzzleOf(state));

function prove(most = FIRST_LOOK) {
  Object.assign(finding, { of: keyOf(past.now), study: undefined, looked: most, isLast: false });
  ask({ puzzle: puzzleOf(past.now), most }, ({ study, nodes, isLast }) => {
    Object.assign(finding, { study, looked: nodes, isLast });
    show();
  });
}

/** Turns back the star after which most is to do; of several any. */
function makeHarder() {
  const stars = model.starsOf(past.now).sort(() => Math.random() - 0.5);
  const puzzles = stars.map((name) => puzzleOf(model.turn(past.now, name, true)));
  // What is being proven is proven again after the turn, or here where there is none.
  ask({ puzzles }, ({ best }) => (best === undefined ? prove() : turn(stars[best], true)));
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
  say(isBack ? 'Taken back.' : 'Done again.');
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
  if (why) return say(sayRefusal(words, why));
  edit(model.turn(past.now, name, isBack));
  return say(`${name} turned ${isBack ? 'back' : 'on'}.`);
}

function addGoals(goals) {
  edit(goals.reduce((state, { card, atLeast }) => model.addGoal(state, card, atLeast), past.now));
  say(goals.map((goal) => `Goal: ${coloursOf(goal.card)}, ${model.foundOf(past.now, goal)} now.`).join(' '));
}

const MARKS = new Map([
  [undefined, 'no mark'],
  ['ring', 'a ring'],
  ['dot', 'a dot'],
]);

/** Marks are drawn only: what becomes of one is said. */
function mark(name) {
  edit(model.mark(past.now, name));
  const sign = model.markOf(past.now, name);
  say(`${name}: ${MARKS.get(sign) ?? `marked ${sign}`}.`);
}

function point(from, to) {
  edit(model.point(past.now, from, to));
  const stands = past.now.marks.split(' ').includes(`${from}>${to}`);
  say(`${stands ? 'Arrow' : 'No arrow'} from ${from} to ${to}.`);
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
  () => {
    const { id, draws = false, moves = false } = tools.chosen;
    return { draws, begins: id === 'goal', snaps: id !== 'mark', moves };
  },
);

// The parts.

const { glyph, card } = glyphs(engine.picture);
const tools = toolsPart(objects, {
  glyph,
  onChoose({ draws, moves }) {
    board.calm();
    board.node.classList.toggle('draws', draws === true);
    board.node.classList.toggle('moves', moves === true);
  },
});

const goals = goalsPart({
  card,
  nameOf: coloursOf,
  read: model.readGoals,
  say: (error) => sayRefusal(words, error),
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

const button = (name, click, title) =>
  h(
    'button',
    { type: 'button', title, click: ({ currentTarget }) => !isOff(currentTarget) && click() },
    name,
  );
/** A button that is off keeps the focus. */
const isOff = (node) => node.getAttribute('aria-disabled') === 'true';
const turnOff = (node, off) => node.setAttribute('aria-disabled', String(off));
const chance = (n) => Math.floor(Math.random() * n);
const undoing = button('Undo', () => undo(true), 'Ctrl Z');
const redoing = button('Redo', () => undo(false), 'Ctrl Shift Z');
const byChance = button('By chance', () => edit(model.byChance(past.now, chance(2 ** 32))));
const harder = button('Harder', makeHarder, 'Turns back the star that leaves most to do');
const clear = button('Clear', () => {
  const { width, height } = model.sizeOf(past.now);
  edit({ ...model.empty(width, height), reading: past.now.reading });
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

const marks = h('input', {
  ...PLAIN,
  id: 'marks',
  placeholder: 'd4 a1=2 b2>b6',
  input() {
    const result = model.setMarks(past.now, marks.value);
    marks.setAttribute('aria-invalid', String(!result.ok));
    marksFault.hidden = result.ok;
    marksFault.textContent = result.ok ? '' : sayAt(marks.value, result.error);
    if (result.ok) edit(result.value, 'marks');
  },
});
const marksFault = h('p', { class: 'fault', role: 'alert', hidden: true });

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
  if (!result.ok) return sayAt(result.text ?? text, result.error);
  adopt(result.value);
  return undefined;
}

const start = startPart((text) =>
  read(text, (state) => {
    edit(state);
    say('The puzzle is on the board.');
  }),
);

const taken = outputsPart({
  linesOf: model.linesOf,
  read: (text) =>
    read(text, (state) => {
      const marked = model.setMarks(state, state.marks || past.now.marks);
      edit(marked.ok ? marked.value : state, 'text');
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

/** The address holds what has been composed, so that nothing is lost by a reload. */
let remembering;
function remember(hash) {
  clearTimeout(remembering);
  remembering = setTimeout(() => {
    if (location.hash !== hash) history.replaceState(null, '', hash || location.pathname);
  }, REMEMBERED_MS);
}

function show() {
  const state = past.now;
  const { width, height } = model.sizeOf(state);
  const { isProven, isSettled } = showProof(state);
  const proven = isProven ? finding.study.minimum : state.par;
  board.show({
    chart: model.chartOf(state),
    text: model.textOf(carried ?? state),
    marks: state.marks,
    nameOf,
    holds: (name) => model.signAt(state, name) !== '.',
    name: `Board, ${width} by ${height}`,
  });
  goals.show(state.goals.map((goal) => ({ ...goal, found: model.foundOf(state, goal) })));
  sides.width.value = width;
  sides.height.value = height;
  turnOff(undoing, !past.canUndo);
  turnOff(redoing, !past.canRedo);
  turnOff(byChance, Math.min(width, height) < BY_CHANCE);
  turnOff(harder, state.goals.length === 0 || model.starsOf(state).length === 0);
  if (document.activeElement !== marks) marks.value = state.marks;
  for (const { name, select } of choices) select.value = state.reading[name];
  origin.checked = state.reading.includeOrigin;
  const hash = model.hashOf({ ...state, par: proven });
  if (state !== first || past.canRedo) remember(state === FIRST ? '' : hash);
  taken.show({
    text: model.textOf(state, proven),
    marks: state.marks,
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

addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.target.closest?.('input[type=text], textarea')) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  undo(key === 'z' && !event.shiftKey);
});

const size = h('span', { class: 'size' }, sides.width, '×', sides.height);
const bench = h(
  'section',
  { class: 'bench', 'aria-label': 'Board' },
  tools.node,
  tools.help,
  board.node,
  h('p', { class: 'told', 'aria-hidden': 'true' }, note, brief),
  h('div', { class: 'tries' }, undoing, redoing, size, harder, byChance, clear),
  start,
);
const side = h(
  'div',
  { class: 'side' },
  goals.node,
  proof,
  drawer(
    'more',
    'Marks',
    false,
    h('div', { class: 'writing' }, h('label', { for: 'marks' }, 'Cells, labels, arrows'), marks),
    marksFault,
  ),
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
document.querySelector('main').append(bench, side, taken.trial, taken.outputs, status);
tools.choose('H');
renew();
take(given);
readPublished().then((folder) => (taken.published = folder));
