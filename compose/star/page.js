// The composer of *Star positions: what it has beside the desk, which is the game's state and moves. It knows no rule.
import { parseMarks } from '../../src/core/marks.js';
import { splitActor } from '../../src/core/record.js';
import { Session } from '../../src/core/session.js';
import { makeWords, sayRefusal } from '../../src/core/words.js';
import { describeTurn } from '../../src/star/describe.js';
import * as engine from '../../src/star/index.js';
import { kitWords } from '../../src/ui/words/words.en.js';
import { deskPart } from '../frame/desk.js';
import { h } from '../frame/dom.js';
import { button, faultPart, turnOff } from '../frame/parts.js';
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
/** What the outputs hold: the last state that is possible, with what stands beside the board. */
let possible = FIRST;

const brief = h('b');
const SIGNS = { B: 'cell.stone.0', R: 'cell.stone.1', '.': 'cell.empty' };
const holding = (sign) => words.say(SIGNS[sign]);

function play(text) {
  const result = model.play(desk.past.now, text);
  if (!result.ok) return desk.say(sayRule(result.error));
  desk.edit(result.value);
  return desk.say(`${text} played. ${brief.textContent}.`);
}

const desk = deskPart({
  tag: 'star-board',
  model,
  blank: FIRST,
  changed: () => show(),
  sayError: sayRule,
  holding,
  nameOf: (state, name) => `${name}, ${holding(model.signAt(state, name))}`,
  opened: 'The position is on the board.',
  tools: toolsOf(words),
  acts: { play },
  marks: 'S31 T20:danger A10=a S31>T21',
  start: {
    example: '4:20B.R',
    about: 'A position or a record as text, a link or embed code.',
  },
  outputs: {
    toSvg: engine.toSvg,
    flags: [
      ['coordinates', 'Show letters and numbers round the board'],
      ['readonly', 'Readers look and do not play'],
    ],
    drawn: ['coordinates'],
    linesOf: (text) => text,
    about: 'A position, or a record where moves were played.',
  },
});

const rings = numberInput(RINGS, { id: 'rings' }, (value) =>
  value === undefined ? show() : desk.edit(model.resize(desk.past.now, value)),
);
const offers = ['swap', 'count', 'accept', 'resign'].map((text) => ({
  text,
  node: button(words.say(`act.${text}`), () => play(text)),
}));
const played = h('p', { class: 'small played' });
const fault = faultPart();

const settings = settingsPart({
  seats,
  set: (change) => desk.edit(model.set(desk.past.now, change)),
  setOptions: (change) => desk.edit(model.setOptions(desk.past.now, change)),
  onOdd: () => show(),
});

/** An impossible position is shown by its stones alone. */
function shownText(state) {
  return model.textOf(state) ?? model.textOf({ ...state, left: null, phase: 'play' });
}

function show() {
  const state = desk.past.now;
  const now = model.check(state);
  const said = now.ok ? describeTurn(now.value, words) : 'Impossible position';
  if (brief.textContent !== said) brief.textContent = said;
  fault.say(
    now.ok ? undefined : `${sayRule(now.error)} What you copy below still has the last possible position.`,
  );
  const open = model.offersOf(state);
  for (const { text, node } of offers) turnOff(node, !open.includes(text));
  played.hidden = state.moves.length === 0;
  played.textContent = `Moves: ${state.moves.join(' ')}`;
  rings.value = state.options.rings;
  settings.show(model.nowOf(state));
  possible = now.ok ? state : { ...possible, caption: state.caption, flags: state.flags };
  const { shown } = desk;
  desk.show({
    attributes: {
      record: model.check(shown).ok ? model.recordOf(shown) : `star/1 from=${shownText(shown)}`,
    },
    name: `Board, ${state.options.rings} rings`,
    kept: possible,
    isSettled: true,
  });
}

const size = h('span', { class: 'size' }, h('label', { for: 'rings' }, 'Rings'), rings);
const bench = h(
  'section',
  { class: 'bench', 'aria-label': 'Board' },
  desk.tools.node,
  desk.tools.help,
  desk.board,
  h('p', { class: 'told' }, h('span', { 'aria-hidden': 'true' }, desk.say.note), brief),
  fault.node,
  played,
  h('div', { class: 'tries' }, ...desk.undoing, size, desk.clear),
  h('div', { class: 'tries', role: 'group', 'aria-label': 'Other moves' }, ...offers.map(({ node }) => node)),
  desk.start,
);
const side = h('div', { class: 'side' }, settings.node, desk.marks);
desk.begin(bench, side, 'B');
