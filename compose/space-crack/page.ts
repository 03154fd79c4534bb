/** The composer of Space Crack: what it has beside the desk, which is puzzles, sizes, settings and moves. */
import type { Refusal } from '../../src/core/basics/result.js';
import { makeWords, sayRefusal } from '../../src/core/words/words.js';
import { describeTurn } from '../../src/space-crack/describe.js';
import { toSvg, words as gameWords } from '../../src/space-crack/index.js';
import { kitWords } from '../../src/ui/words/words.en.js';
import { faultWords } from '../../src/ui/words/words.faults.en.js';
import { h } from '../frame/dom.js';
import { faultPart, wholeInput } from '../frame/parts.js';
import { puzzleDesk, type PuzzleDesk } from '../frame/puzzle/desk.js';
import type { LineUse } from '../frame/tools.js';
import * as positions from './model.js';
import { sliceOf } from './puzzles.js';
import { settingsPart } from './settings.js';
import { toolsOf } from './tools.js';

type Position = positions.Position;

const SIDES = { min: 5, max: 30 };

const { model } = positions;
const words = makeWords('en', kitWords, faultWords, gameWords);
const seats = [0, 1, 2, 3].map((seat) => words.say(`seat.${seat}`));

/** With the number of the rule that it goes against. */
function sayRule(error: Refusal): string {
  const said = sayRefusal(words, error);
  return error.rule ? `${said} (Rule ${error.rule})` : said;
}

const FIRST = positions.fresh();
/** The last possible state, which the outputs show, with the texts beside the map. */
let possible = FIRST;

const brief = h('b');

const nameOf = (sign: string): string => {
  const seat = 'ABCD'.indexOf(sign);
  return seat < 0 ? words.say('cell.free') : (seats[seat] as string);
};

function describeCell(state: Position, cell: string): string {
  const { size, owner, ship } = positions.planetAt(state, cell);
  const strength = ship > 0 ? `, ship of strength ${ship}` : '';
  return `${cell}, size ${size}, ${owner < 0 ? words.say('cell.free') : seats[owner]}${strength}`;
}

function play(text: string): void {
  const result = positions.play(desk.now, text);
  if (!result.ok) return desk.say(sayRule(result.error));
  desk.edit(result.value);
  desk.say(`${text} played.${desk.now.goal ? '' : ` ${brief.textContent}.`}`);
}

function step(what: 'ship' | 'size', cell: string, more: number): void {
  const planet = positions.planetAt(desk.now, cell);
  if (what === 'ship' && planet.owner < 0) return desk.say('Give the planet to a side first.');
  const edit = what === 'ship' ? positions.setShip : positions.setSize;
  desk.edit(edit(desk.now, cell, planet[what] + more), `${what} ${cell}`);
  desk.say(`${describeCell(desk.now, cell)}.`);
}

const ships: LineUse = {
  aim: (from, to) => (from === to ? `From ${from}. Now a planet beside it.` : `From ${from} to ${to}`),
  end: (from, to) => play(`${from}-${to}`),
};

const { desk, box }: PuzzleDesk<Position> = puzzleDesk({
  slice: sliceOf(words),
  show: () => show(),
  tag: 'space-crack-map',
  model,
  blank: FIRST,
  words,
  sentences: {
    refusal: sayRule,
    sign: nameOf,
    cell: describeCell,
    opened: 'The position is on the map.',
  },
  tools: [
    ...toolsOf(words, {
      size: (cell, more) => step('size', cell, more),
      ship: (cell, more) => step('ship', cell, more),
      build: (cell) => play(`+${cell}`),
      ships,
    }),
  ],
  tool: 'A',
  marks: '3 5:danger 7=a 3>5',
  start: {
    example: 'boardSize=6;planets=8B,7,8B6,5,5A6,3B,8A,8A,7,6A7;points=2,0',
    about: 'A puzzle, a position or a record as text, a link or embed code.',
  },
  outputs: {
    toSvg,
    flags: [
      { name: 'coordinates', label: 'Show the planets’ numbers', isDrawn: true },
      { name: 'readonly', label: 'Readers look and do not play' },
    ],
    linesOf: (text) => text,
    about: 'A puzzle, a position, or a record where moves were played.',
  },
});

const side = wholeInput(SIDES, { id: 'map-size' }, (asked) =>
  asked === undefined ? show() : desk.edit(positions.resize(desk.now, asked)),
);
const played = h('p', { class: 'small played' });
const fault = faultPart();

const settings = settingsPart(seats, {
  set: (change) => desk.edit(positions.set(desk.now, change)),
  setOptions: (change) => desk.edit(positions.setOptions(desk.now, change)),
  setSeat: (what, seat, n) => desk.edit(positions.setSeat(desk.now, what, seat, n)),
  setSeats: (n) => desk.edit(positions.setSeats(desk.now, n)),
  onOdd: () => show(),
});

function show(): void {
  const state = desk.now;
  const bare = { ...state, goal: null, par: null };
  const now = positions.check(bare);
  const { par, line, isSettled, drawn } = box.show();
  const told = now.ok ? describeTurn(now.value, words) : 'Impossible position';
  const said = line && now.ok ? line : told;
  if (brief.textContent !== said) brief.textContent = said;
  fault.say(
    now.ok ? undefined : `${sayRule(now.error)} What you copy below still has the last possible position.`,
  );
  played.hidden = state.moves.length === 0;
  played.textContent = `Moves: ${state.moves.join(' ')}`;
  side.value = `${state.options.boardSize}`;
  settings.show(positions.settled(state));
  if (positions.check(state).ok) possible = { ...state, par };
  else possible = { ...possible, caption: state.caption, flags: state.flags };
  desk.show({
    attributes: { record: positions.shownRecord(desk.shown) },
    name: `Map, size ${state.options.boardSize}`,
    kept: possible,
    isSettled,
    drawn,
  });
}

const { nodes } = desk;
const size = h('span', { class: 'size' }, h('label', { for: 'map-size' }, 'Map size'), side);
const bench = h(
  'section',
  { class: 'bench', 'aria-label': 'Map' },
  ...nodes.palette,
  nodes.board,
  h('p', { class: 'told' }, h('span', { 'aria-hidden': 'true' }, desk.say.note), brief),
  fault.node,
  played,
  h('div', { class: 'tries' }, ...nodes.undoing, size, nodes.clear),
  nodes.start,
);
const beside = h('div', { class: 'side' }, box.node, ...nodes.taking, settings.node, nodes.marks);
desk.begin(bench, beside);
