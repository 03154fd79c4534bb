/** The page on which a teacher sets up a class for Constellation. It keeps nothing and sends nothing. */
import { indices } from '../../src/core/basics/indices.js';
import { SEAT_MARKS } from '../../src/core/chart/palette.js';
import { makeWords } from '../../src/core/words/words.js';
import { builtIn } from '../../src/constellation/index.js';
import { parseNode } from '../../src/ui/dom/markup.js';
import { embedCode, loaderTag } from '../../src/embed-code/index.js';
import { addressPart } from '../frame/address.js';
import { copyRow } from '../frame/copy.js';
import { h, PLAIN } from '../frame/dom.js';
import { choiceInput, faultPart, wholeInput } from '../frame/parts.js';
import { linkText } from '../frame/texts.js';
import {
  attributesOf,
  deal,
  LEAST_TEAMS,
  MOST_TEAMS,
  moveOn,
  movesOf,
  READABLE,
  readableRounds,
  readList,
  setupFault,
  shuffle,
  starsOf,
  type ClassSetup,
} from './model.js';
import { own } from './words.en.js';

/** How a browser checks the loader of this version: put in by the build. */
declare const INTEGRITY: string;

const words = makeWords('en', own);
const say = words.say.bind(words);

let names: readonly string[] = [];
let setup: ClassSetup = { teams: deal([], 4), rounds: 2, each: 1, minutes: 2, map: 'generated' };

const field = h('textarea', {
  id: 'codes',
  rows: 10,
  spellcheck: 'false',
  autocomplete: 'off',
  input: () => read(),
});
const fault = faultPart();
const list = h('ul', { class: 'remarks' });
const teamsNode = h('ol', { class: 'class-teams' });
const sum = h('p', { role: 'status' });
const start = h('button', { type: 'button', click: () => begin() }, say('class.start'));
const code = h('code');
const link = h('code');
const linkAbout = h('p', { class: 'small' });
const place = addressPart(document.documentElement.dataset['published'] ?? '', () => show());

function set(change: Partial<ClassSetup>): void {
  setup = { ...setup, ...change };
  show();
}

/** The list is read: its names are dealt out in their order. */
function read(): void {
  const { names: found, faults } = readList(field.value);
  names = found;
  list.replaceChildren(...faults.map(({ key, line, name }) => h('li', {}, say(key, { line, name }))));
  redeal();
}

/** Every team keeps its name. */
function redeal(from = names, count = setup.teams.length): void {
  set({
    teams: deal(
      from,
      count,
      setup.teams.map(({ name }) => name),
    ),
  });
}

const number = (
  name: 'rounds' | 'each' | 'minutes',
  [min, max]: readonly [number, number],
): readonly HTMLElement[] => {
  const input: HTMLInputElement = wholeInput({ min, max }, { id: name, value: setup[name] }, (asked) => {
    if (asked === undefined) input.value = `${setup[name]}`;
    else set({ [name]: asked });
  });
  return [h('label', { for: name }, say(`class.${name}`)), input];
};

const count: HTMLInputElement = wholeInput(
  { min: LEAST_TEAMS, max: MOST_TEAMS },
  { id: 'team-count', value: setup.teams.length },
  (asked) => {
    if (asked === undefined) count.value = `${setup.teams.length}`;
    else redeal(names, asked);
  },
);
const map = choiceInput(
  'map',
  [['generated', say('class.generated')], ...builtIn.map((name) => [name, name] as const)],
  (value) => set({ map: value }),
);

/** A team's mark in its colour, as on the board. */
const markOf = (team: number): Element =>
  parseNode(
    `<svg class="stone seat-${team}" viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true"><circle r="1"/>` +
      `<path class="cut" fill-rule="evenodd" d="${SEAT_MARKS[team] ?? ''}"/></svg>`,
  );

function teamNode(at: number): HTMLElement {
  const team = setup.teams[at];
  const name: HTMLInputElement = h('input', {
    ...PLAIN,
    'aria-label': say('class.team', { n: at + 1 }),
    value: team?.name ?? '',
    maxlength: 40,
    change: () => {
      const asked = name.value.replace(/["<>\s]+/g, ' ').trim();
      set({ teams: setup.teams.map((one, n) => (n === at && asked !== '' ? { ...one, name: asked } : one)) });
    },
  });
  const members = (team?.members ?? []).map((member, n) =>
    h('button', { type: 'button', click: () => set({ teams: moveOn(setup.teams, at, n) }) }, member),
  );
  return h('li', {}, markOf(at), name, h('span', { class: 'row' }, ...members));
}

/** What a page pastes, and the address of the embed page that shows the same. */
function showOutputs(attributes: ReturnType<typeof attributesOf>): void {
  code.textContent = embedCode(loaderTag(place.address, INTEGRITY), 'constellation-board', attributes);
  const hasLink = place.isKnown && place.hasPages;
  link.textContent = hasLink ? linkText('constellation-board', { published: place.address, attributes }) : '';
  linkAbout.textContent = hasLink ? '' : say('class.no-link');
}

function show(): void {
  const { teams } = setup;
  teamsNode.replaceChildren(...indices(teams.length).map(teamNode));
  const isFew = names.length < teams.length;
  const wrong = isFew ? undefined : setupFault(setup);
  fault.say(wrong && say(wrong));
  const stars = starsOf(setup);
  const facts = { pupils: names.length, teams: teams.length, moves: movesOf(setup), stars };
  const isCrowded = setup.map === 'generated' && stars > READABLE;
  const crowded = say('class.crowded', { most: READABLE, rounds: readableRounds(setup) });
  sum.textContent = isFew
    ? say('class.few', { n: teams.length })
    : `${say('class.sum', facts)}${isCrowded ? ` ${crowded}` : ''}`;
  start.disabled = isFew || wrong !== undefined;
  for (const node of outputs) node.hidden = start.disabled;
  map.show(setup.map);
  showOutputs(attributesOf(setup));
}

/** The board takes the place of the page, as it would be on a page of its own. */
function begin(): void {
  const board = h('constellation-board', attributesOf(setup));
  document.querySelector('main')?.replaceChildren(board);
  // Where the browser does not allow it, the board fills the window.
  document.documentElement.requestFullscreen().catch(() => {});
}

const outputs = [
  h('h2', {}, say('class.code')),
  place.node,
  h('pre', {}, code),
  copyRow(code),
  h('h2', {}, say('class.link')),
  h('p', { class: 'wide' }, link),
  linkAbout,
  copyRow(link),
];

document
  .querySelector('main')
  ?.append(
    h('p', { class: 'proves' }, say('class.about')),
    h(
      'div',
      { class: 'class-setup' },
      h('div', {}, h('label', { for: 'codes' }, say('class.list')), field, list),
      h(
        'div',
        {},
        h(
          'p',
          { class: 'row' },
          h('label', { for: 'team-count' }, say('class.team-count')),
          count,
          h('button', { type: 'button', click: () => redeal() }, say('class.in-order')),
          h(
            'button',
            { type: 'button', click: () => redeal(shuffle(names, Math.random)) },
            say('class.shuffle'),
          ),
        ),
        teamsNode,
        h('p', { class: 'small' }, say('class.move')),
        h('p', { class: 'row' }, ...number('rounds', [1, 12]), ...number('each', [1, 10])),
        h(
          'p',
          { class: 'row' },
          ...number('minutes', [0, 60]),
          h('span', { class: 'small' }, say('class.minutes-about')),
          h('label', { for: 'map' }, say('class.map')),
          map.node,
        ),
      ),
    ),
    fault.node,
    sum,
    h('p', { class: 'row' }, start, h('span', { class: 'small' }, say('class.trial'))),
    ...outputs,
  );
show();
