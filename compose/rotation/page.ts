/** The composer of rotation puzzles: what it has beside the desk, which is the solver, goals and sizes. */
import { unwrap, type Refusal } from '../../src/core/basics/result.js';
import { makeWords, sayRefusal } from '../../src/core/words/words.js';
import {
  describeCell,
  toSvg,
  words as gameWords,
  type Goal,
  type Reading,
} from '../../src/rotation/index.js';
import { kitWords } from '../../src/ui/words/words.en.js';
import { faultWords } from '../../src/ui/words/words.faults.en.js';
import { deskPart, type Desk } from '../frame/desk.js';
import { drawer, h } from '../frame/dom.js';
import { button, choiceInput, turnOff, wholeInput } from '../frame/parts.js';
import type { LineUse } from '../frame/tools.js';
import { cardGlyphs } from './glyph.js';
import { goalsPart } from './goals.js';
import * as puzzles from './model.js';
import { proofPart } from './proof.js';
import { toolsOf } from './tools.js';
import { own } from './words.en.js';

const { model, SIDES } = puzzles;
const words = makeWords('en', kitWords, faultWords, gameWords, own);

/** A 7x7 board with its black hole. */
const FIRST = puzzles.place(puzzles.empty(7, 7), ['d4'], 'B');

const signs = Object.keys(gameWords).flatMap((key) => /^object\.(.)$/.exec(key)?.[1] ?? []);
const nameOf = (sign: string): string => words.say(`object.${sign}`);
const coloursOf = (card: string): string => [...card].map((sign) => words.say(`colour.${sign}`)).join(', ');
const sayOf = (error: Refusal): string => sayRefusal(words, error);

/** The par beside the board, where on a phone the proof is far below. */
const brief = h('b');

const proof = proofPart(
  () => desk.now,
  () => show(),
);

/** Rotates back the star after which most is to do; of several any. */
function makeHarder(): void {
  const { now } = desk;
  const stars = [...puzzles.starsOf(now)].sort(() => Math.random() - 0.5);
  proof.chooseHardest(
    stars.map((star) => unwrap(puzzles.rotateAt(now, star, true))),
    (best) => {
      const star = stars[best];
      if (star !== undefined) rotate(star, true);
    },
  );
}

function rotate(cell: string, isBack: boolean): void {
  const rotated = puzzles.rotateAt(desk.now, cell, isBack);
  if (!rotated.ok) return desk.say(sayOf(rotated.error));
  desk.edit(rotated.value);
  desk.say(`${cell} rotated${isBack ? ' back' : ''}.`);
}

function addGoals(goals: readonly Goal[]): void {
  desk.edit(puzzles.addGoals(desk.now, goals));
  const told = ({ card }: Goal): string =>
    `Goal: ${coloursOf(card)}, ${puzzles.foundOf(desk.now, card)} now.`;
  desk.say(goals.map(told).join(' '));
}

const goalLine: LineUse = {
  aim(from, to) {
    if (from === to) return `A line from ${from}: now its last cell.`;
    const under = puzzles.cardUnder(desk.now, from, to);
    return under === undefined ? 'No colour yet.' : `${from} to ${to}: ${coloursOf(under)}`;
  },
  end(from, to) {
    const card = puzzles.cardUnder(desk.now, from, to);
    if (card === undefined) desk.say('There is no colour under this line.');
    else addGoals([{ card, atLeast: 1 }]);
  },
};

const desk: Desk<puzzles.Puzzle> = deskPart({
  tag: 'rotation-puzzle',
  model,
  blank: FIRST,
  changed() {
    proof.renew();
    show();
  },
  words,
  sentences: {
    refusal: sayOf,
    sign: nameOf,
    cell: (state, cell) => describeCell(state, cell, words),
    opened: 'The puzzle is on the board.',
  },
  tools: toolsOf(signs, nameOf, { rotate, goalLine, snap: (from, to) => puzzles.snap(desk.now, from, to) }),
  tool: 'H',
  marks: 'd4 a1=2 b2>b6',
  start: {
    example: '2-17',
    about: 'A built-in puzzle by its name, or a puzzle’s text, link or embed code.',
  },
  outputs: {
    toSvg,
    flags: [{ name: 'no-solution', label: 'Offer no solution' }],
    linesOf: puzzles.linesOf,
    about: 'Rows, goals and par, each on a line of its own or with / and ; between.',
  },
});

const goals = goalsPart({
  card: cardGlyphs,
  nameOf: coloursOf,
  read: puzzles.readGoals,
  say: sayOf,
  onSet: (n, change) => desk.edit(puzzles.setGoal(desk.now, n, change), `goal ${n}`),
  onRemove: (n) => desk.edit(puzzles.removeGoal(desk.now, n)),
  onAdd: addGoals,
});

function sideInput(name: string, side: keyof puzzles.Sides): HTMLInputElement {
  return wholeInput(SIDES, { 'aria-label': name }, (asked) => {
    if (asked === undefined) show();
    else desk.edit(puzzles.resize(desk.now, { ...puzzles.sizeOf(desk.now), [side]: asked }));
  });
}
const sides = { width: sideInput('Columns', 'width'), height: sideInput('Rows', 'height') };

const seed = (): number => Math.floor(Math.random() * 2 ** 32);
const byChance = button('By chance', () => desk.edit(puzzles.byChance(desk.now, seed())));
const harder = button('Harder', makeHarder, 'Rotates back the star that leaves most to do');

/** A choice of how lines are read. */
interface Choice {
  readonly node: HTMLElement;
  show(reading: Reading): void;
}

function choice<K extends 'gaps' | 'coldComet' | 'match'>(name: K, values: readonly Reading[K][]): Choice {
  const id = `reading-${name}`;
  const input = choiceInput(
    id,
    values.map((value) => [value, words.say(`option.${name}.${value}`)]),
    (value) => desk.edit(puzzles.setReading(desk.now, { [name]: value })),
  );
  return {
    node: h('div', { class: 'field' }, h('label', { for: id }, words.say(`option.${name}`)), input.node),
    show: (reading) => input.show(reading[name]),
  };
}
const choices = [
  choice('gaps', ['skip', 'break']),
  choice('coldComet', ['skip', 'break']),
  choice('match', ['run', 'prefix']),
];
const origin: HTMLInputElement = h('input', {
  id: 'reading-origin',
  type: 'checkbox',
  change: () => desk.edit(puzzles.setReading(desk.now, { includeOrigin: origin.checked })),
});

function show(): void {
  const state = desk.now;
  const { width, height } = puzzles.sizeOf(state);
  const { line, minimum, isSettled } = proof.show(state);
  if (brief.textContent !== line) brief.textContent = line;
  goals.show(state.goals.map((goal) => ({ ...goal, found: puzzles.foundOf(state, goal.card) })));
  sides.width.value = `${width}`;
  sides.height.value = `${height}`;
  turnOff(byChance, Math.min(width, height) < puzzles.BY_CHANCE);
  turnOff(harder, state.goals.length === 0 || puzzles.starsOf(state).length === 0);
  for (const one of choices) one.show(state.reading);
  origin.checked = state.reading.includeOrigin;
  desk.show({
    attributes: { position: puzzles.textOf(desk.shown) },
    name: `Board, ${width} by ${height}`,
    kept: { ...state, par: minimum ?? state.par },
    isSettled,
  });
}

const { nodes } = desk;
const size = h('span', { class: 'size' }, sides.width, '×', sides.height);
const bench = h(
  'section',
  { class: 'bench', 'aria-label': 'Board' },
  ...nodes.palette,
  nodes.board,
  h('p', { class: 'told', 'aria-hidden': 'true' }, desk.say.note, brief),
  h('div', { class: 'tries' }, ...nodes.undoing, size, harder, byChance, nodes.clear),
  nodes.start,
);
const side = h(
  'div',
  { class: 'side' },
  goals.node,
  proof.node,
  nodes.marks,
  drawer(
    'more',
    'How lines are read',
    false,
    ...choices.map(({ node }) => node),
    h(
      'div',
      { class: 'field flag' },
      h('label', { for: 'reading-origin' }, words.say('option.includeOrigin')),
      origin,
    ),
  ),
);
desk.begin(bench, side);
