/** The composer of *Star: what it has beside the desk, which is puzzles, the state of the game and moves. */
import type { Refusal } from '../../src/core/basics/result.js';
import { makeWords, sayRefusal } from '../../src/core/words/words.js';
import { describeTurn } from '../../src/star/describe.js';
import { toSvg, words as gameWords } from '../../src/star/index.js';
import { kitWords } from '../../src/ui/words/words.en.js';
import { faultWords } from '../../src/ui/words/words.faults.en.js';
import { h } from '../frame/dom.js';
import { button, faultPart, turnOff, wholeInput } from '../frame/parts.js';
import { puzzleDesk, type PuzzleDesk } from '../frame/puzzle/desk.js';
import * as positions from './model.js';
import { sliceOf } from './puzzles.js';
import { RINGS, settingsPart } from './settings.js';
import { toolsOf } from './tools.js';

type Position = positions.Position;

const { model } = positions;
const words = makeWords('en', kitWords, faultWords, gameWords);
const seats = [0, 1].map((seat) => words.say(`seat.${seat}`));

/** With the number of the rule that it goes against. */
function sayRule(error: Refusal): string {
  const said = sayRefusal(words, error);
  return error.rule ? `${said} (Rule ${error.rule})` : said;
}

const FIRST = positions.empty(6);
/** The last possible state, which the outputs show, with the texts beside the board. */
let possible = FIRST;

const brief = h('b');
const SIGNS: Readonly<Record<string, string>> = { B: 'cell.stone.0', R: 'cell.stone.1' };
const nameOf = (sign: string): string => words.say(SIGNS[sign] ?? 'cell.empty');

function play(text: string): void {
  const result = positions.play(desk.now, text);
  if (!result.ok) return desk.say(sayRule(result.error));
  desk.edit(result.value);
  desk.say(`${text} played.${desk.now.goal ? '' : ` ${brief.textContent}.`}`);
}

const { desk, box }: PuzzleDesk<Position> = puzzleDesk({
  slice: sliceOf(words),
  show: () => show(),
  tag: 'star-board',
  model,
  blank: FIRST,
  words,
  sentences: {
    refusal: sayRule,
    sign: nameOf,
    cell: (state, cell) => `${cell}, ${nameOf(positions.signAt(state, cell))}`,
    opened: 'The position is on the board.',
  },
  tools: toolsOf(words, play),
  tool: 'B',
  marks: 'S31 T20:danger A10=a S31>T21',
  start: {
    example: '4:20B.R',
    about: 'A puzzle, a position or a record as text, a link or embed code.',
  },
  outputs: {
    toSvg,
    flags: [
      { name: 'coordinates', label: 'Show letters and numbers round the board', isDrawn: true },
      { name: 'readonly', label: 'Readers look and do not play' },
    ],
    linesOf: (text) => text,
    about: 'A puzzle, a position, or a record where moves were played.',
  },
});

const rings = wholeInput(RINGS, { id: 'rings' }, (asked) =>
  asked === undefined ? show() : desk.edit(positions.resize(desk.now, asked)),
);
const offers = positions.OFFERS.map((type) => ({
  type,
  node: button(words.say(`act.${type}`), () => play(type)),
}));
const played = h('p', { class: 'small played' });
const fault = faultPart();

const settings = settingsPart(seats, {
  set: (change) => desk.edit(positions.set(desk.now, change)),
  setOptions: (change) => desk.edit(positions.setOptions(desk.now, change)),
  onOdd: () => show(),
});

function show(): void {
  const state = desk.now;
  const now = positions.check(positions.bare(state));
  const { par, line, isSettled, drawn } = box.show();
  const told = now.ok ? describeTurn(now.value, words) : 'Impossible position';
  const said = line && now.ok ? line : told;
  if (brief.textContent !== said) brief.textContent = said;
  fault.say(
    now.ok ? undefined : `${sayRule(now.error)} What you copy below still has the last possible position.`,
  );
  const open = positions.offersOf(state);
  for (const { type, node } of offers) turnOff(node, !open.includes(type));
  played.hidden = state.moves.length === 0;
  played.textContent = `Moves: ${state.moves.join(' ')}`;
  rings.value = `${state.options.rings}`;
  settings.show(positions.settled(state));
  if (positions.check(state).ok) possible = { ...state, par };
  else possible = { ...possible, caption: state.caption, flags: state.flags };
  desk.show({
    attributes: { record: positions.shownRecord(desk.shown) },
    name: `Board, ${state.options.rings} rings`,
    kept: possible,
    isSettled,
    drawn,
  });
}

const { nodes } = desk;
const size = h('span', { class: 'size' }, h('label', { for: 'rings' }, 'Rings'), rings);
const bench = h(
  'section',
  { class: 'bench', 'aria-label': 'Board' },
  ...nodes.palette,
  nodes.board,
  h('p', { class: 'told' }, h('span', { 'aria-hidden': 'true' }, desk.say.note), brief),
  fault.node,
  played,
  h('div', { class: 'tries' }, ...nodes.undoing, size, nodes.clear),
  h('div', { class: 'tries', role: 'group', 'aria-label': 'Other moves' }, ...offers.map(({ node }) => node)),
  nodes.start,
);
const side = h('div', { class: 'side' }, box.node, ...nodes.taking, settings.node, nodes.marks);
desk.begin(bench, side);
