// The composer of *Star positions: joins model and parts. It knows the page's address, and no rule.
import { parseMarks } from '../../src/core/marks.js';
import { splitActor } from '../../src/core/record.js';
import { Session } from '../../src/core/session.js';
import { makeWords, sayRefusal } from '../../src/core/words.js';
import { describeTurn } from '../../src/star/describe.js';
import * as engine from '../../src/star/index.js';
import { kitWords } from '../../src/ui/words/words.en.js';
import { boardPart } from '../frame/board.js';
import { h } from '../frame/dom.js';
import { sayArrow, sayMark } from '../frame/marks.js';
import { outputsPart } from '../frame/outputs.js';
import { button, marksPart, remembering, sayAt, sayings, turnOff, undoPart } from '../frame/parts.js';
import { undoable } from '../frame/past.js';
import { startPart } from '../frame/start.js';
import { toolsPart } from '../frame/tools.js';
import { composing } from './model.js';
import { numberInput, RINGS, settingsPart } from './settings.js';
import { toolsOf } from './tools.js';

const words = makeWords('en', kitWords, engine.words);
const model = composing(engine, { Session, parseMarks, splitActor });
const seats = [0, 1].map((seat) => words.say(`seat.${seat}`));
const sayOf = (error) => sayRefusal(words, error);
/** With the number of the rule that it goes against. */
const sayRule = (error) => (error.rule ? `${sayOf(error)} (Rule ${error.rule})` : sayOf(error));

const FIRST = model.empty(6);
const given = model.readHash(location.hash);
const first = given?.ok ? given.value : FIRST;
const past = undoable(first);
/** What the outputs hold: the last state that is possible, with what stands beside the board. */
let possible = FIRST;

const say = sayings();
const brief = h('b');

// Edits.

function edit(state, run) {
  if (state === past.now) return;
  past.push(state, run);
  show();
}

function undo(isBack) {
  board.calm();
  if (isBack ? !past.canUndo : !past.canRedo) return;
  if (isBack) past.undo();
  else past.redo();
  say(isBack ? 'Undone.' : 'Done again.');
  show();
}

const SIGNS = { B: 'cell.stone.0', R: 'cell.stone.1', '.': 'cell.empty' };
const holding = (sign) => words.say(SIGNS[sign]);
const nameOf = (name) => `${name}, ${holding(model.signAt(past.now, name))}`;

let stroke = { sign: '.', run: '' };
let strokes = 0;

function put(name, sign, run) {
  edit(model.put(past.now, name, sign), run);
  say(`${name}: ${holding(sign)}.`);
}

function play(text) {
  const result = model.play(past.now, text);
  if (!result.ok) return say(sayRule(result.error));
  edit(result.value);
  return say(`${text} played. ${brief.textContent}.`);
}

function mark(name) {
  edit(model.mark(past.now, name));
  say(sayMark(past.now.marks, name));
}

function act(name) {
  const { id } = tools.chosen;
  if (id === 'play') play(name);
  else if (id === 'mark') mark(name);
  else put(name, model.signAt(past.now, name) === id ? '.' : id);
}

/** The position while a stone is dragged over it. */
let carried;

function carry(from, to) {
  carried = from && model.move(past.now, from, to);
  show();
}

/** What a key does on a cell; true where it means something. */
function type(name, key) {
  const sign = /^(Delete|Backspace|\.)$/.test(key) ? '.' : key.toUpperCase();
  if (SIGNS[sign]) {
    tools.choose(sign);
    put(name, sign);
  } else if (sign === 'P') {
    tools.choose('play');
    play(name);
  } else if (sign === 'M' || sign === 'A') {
    tools.choose(sign === 'M' ? 'mark' : 'arrow');
    say(tools.chosen.help);
  } else return false;
  return true;
}

const board = boardPart(
  'star-board',
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
      say(`${from} to ${to}: ${holding(sign)}.`);
    },
    line(from, to) {
      edit(model.point(past.now, from, to));
      say(sayArrow(past.now.marks, from, to));
    },
    aim(from, to) {
      if (from === undefined) return;
      say(from === to ? `Arrow from ${from}. Now its last cell.` : `Arrow from ${from} to ${to}`);
    },
  },
  () => tools.chosen,
);

// The parts.

const tools = toolsPart(toolsOf(words), ({ draws, moves }) => {
  board.calm();
  board.node.classList.toggle('draws', draws === true);
  board.node.classList.toggle('moves', moves === true);
});

const undoing = undoPart({
  canUndo: () => past.canUndo,
  canRedo: () => past.canRedo,
  onUndo: () => undo(true),
  onRedo: () => undo(false),
});
const rings = numberInput(RINGS, { id: 'rings' }, (value) =>
  value === undefined ? show() : edit(model.resize(past.now, value)),
);
const clear = button('Clear', () => {
  const { options, caption, flags } = past.now;
  edit(model.setOptions({ ...model.empty(options.rings), caption, flags }, options));
  say('The board is empty.');
});
const offers = ['swap', 'count', 'accept', 'resign'].map((text) => ({
  text,
  node: button(words.say(`act.${text}`), () => play(text)),
}));
const played = h('p', { class: 'small played' });
const fault = h('p', { class: 'fault', role: 'alert', hidden: true });

const settings = settingsPart({
  seats,
  set: (change) => edit(model.set(past.now, change)),
  setOptions: (change) => edit(model.setOptions(past.now, change)),
  onOdd: () => show(),
});

const marks = marksPart('S31 T20:danger A10=a S31>T21', (text) => {
  const result = model.setMarks(past.now, text);
  if (!result.ok) return sayAt(text, result.error, sayOf);
  edit(result.value, 'marks');
  return undefined;
});

/** Reads a position as somebody has it and hands it on, or says why it cannot. */
function read(text, adopt) {
  const result = model.open(text);
  if (!result.ok) return sayAt(result.text ?? text, result.error, sayRule);
  adopt(result.value);
  return undefined;
}

const start = startPart({
  read: (text) =>
    read(text, (state) => {
      edit(state);
      say('The position is on the board.');
    }),
  example: '4:20B.R',
  about: 'A position or a record as text, a link or embed code.',
});

const taken = outputsPart({
  tag: 'star-board',
  toSvg: engine.toSvg,
  flags: [
    ['coordinates', 'Show letters and numbers round the board'],
    ['readonly', 'Readers look and do not play'],
  ],
  drawn: ['coordinates'],
  linesOf: (text) => text,
  about: 'A position, or a record where moves were played.',
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

const remember = remembering();

/** An impossible position is shown by its stones alone. */
function shownText(state) {
  return model.textOf(state) ?? model.textOf({ ...state, left: null, phase: 'play' });
}

function show() {
  const state = past.now;
  const now = model.check(state);
  const shown = carried ?? state;
  board.show({
    chart: model.chartOf(state),
    attributes: {
      record: model.check(shown).ok ? model.recordOf(shown) : `star/1 from=${shownText(shown)}`,
      marks: state.marks,
    },
    nameOf,
    holds: (name) => model.signAt(state, name) !== '.',
    name: `Board, ${state.options.rings} rings`,
  });
  const said = now.ok ? describeTurn(now.value, words) : 'Impossible position';
  if (brief.textContent !== said) brief.textContent = said;
  const why = now.ok ? '' : `${sayRule(now.error)} What you copy below still has the last possible position.`;
  if (fault.textContent !== why) fault.textContent = why;
  fault.hidden = now.ok;
  const open = model.offersOf(state);
  for (const { text, node } of offers) turnOff(node, !open.includes(text));
  played.hidden = state.moves.length === 0;
  played.textContent = `Moves: ${state.moves.join(' ')}`;
  undoing.show();
  rings.value = state.options.rings;
  settings.show(model.nowOf(state));
  marks.show(state.marks);
  possible = now.ok ? state : { ...possible, caption: state.caption, flags: state.flags };
  const hash = model.hashOf(possible);
  if (state !== first || past.canRedo) remember(possible === FIRST ? '' : hash);
  const attributes = model.attributesOf(possible);
  taken.show({
    text: attributes.record ?? attributes.position,
    attributes,
    marks: possible.marks,
    caption: possible.caption,
    flags: possible.flags,
    hash,
    record: model.recordOf(possible),
    isSettled: true,
  });
}

/** What can be read from an address is taken over. The rest is put into the field, to be corrected. */
function take(linked) {
  if (linked?.ok) edit(linked.value);
  else if (linked) taken.write(linked.text);
}
addEventListener('hashchange', () => take(model.readHash(location.hash)));

const size = h('span', { class: 'size' }, h('label', { for: 'rings' }, 'Rings'), rings);
const bench = h(
  'section',
  { class: 'bench', 'aria-label': 'Board' },
  tools.node,
  tools.help,
  board.node,
  h('p', { class: 'told' }, h('span', { 'aria-hidden': 'true' }, say.note), brief),
  fault,
  played,
  h('div', { class: 'tries' }, ...undoing.nodes, size, clear),
  h('div', { class: 'tries', role: 'group', 'aria-label': 'Other moves' }, ...offers.map(({ node }) => node)),
  start,
);
const side = h('div', { class: 'side' }, settings.node, marks.node);
document.querySelector('main').append(bench, side, taken.trial, taken.outputs, say.status);
tools.choose('B');
show();
take(given);
