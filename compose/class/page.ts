/** The page on which a teacher sets up a class for Constellation. It keeps nothing and sends nothing. */
import { makeWords } from '../../src/core/words/words.js';
import { builtIn } from '../../src/constellation/index.js';
import { embedCode, loaderTag } from '../../src/embed-code/index.js';
import { addressPart } from '../frame/address.js';
import { copyRow } from '../frame/copy.js';
import { h } from '../frame/dom.js';
import { choiceInput, faultPart, wholeInput } from '../frame/parts.js';
import { linkText } from '../frame/texts.js';
import {
  attributesOf,
  deal,
  keepTeams,
  LEAST_TEAMS,
  MOST_TEAMS,
  movesOf,
  READABLE,
  readableRounds,
  readList,
  setupFault,
  starsOf,
  type ClassSetup,
} from './model.js';
import { shuffled } from './shuffled.js';
import { teamsPart } from './teams.js';
import { own } from './words.en.js';

/** How a browser checks the loader of this version: put in by the build. */
declare const INTEGRITY: string;

const words = makeWords('en', own);
const say = words.say.bind(words);

let names: readonly string[] = [];
/** Pupils stand elsewhere than the list has put them, and stay there when it changes. */
let isArranged = false;
let setup: ClassSetup = {
  ...{ teams: deal([], 4), rounds: 2, each: 1, minutes: 2, map: 'generated' },
  seed: Math.floor(Math.random() * 1e6),
};

const field = h('textarea', {
  id: 'list',
  rows: 10,
  spellcheck: 'false',
  autocomplete: 'off',
  input: () => read(),
});
const fault = faultPart();
const list = h('ul', { class: 'remarks' });
const teams = teamsPart(words, {
  move(moved) {
    isArranged = true;
    setTeams(moved);
  },
  rename: (team, name) =>
    set({ teams: setup.teams.map((one, at) => (at === team ? { ...one, name } : one)) }),
});
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

function setTeams(teamsNow: ClassSetup['teams']): void {
  set({ teams: teamsNow });
  teams.show(teamsNow);
}

/** The list is read: its names are dealt out in their order, until somebody has moved. */
function read(): void {
  const { names: found, faults } = readList(field.value);
  names = found;
  list.replaceChildren(...faults.map(({ key, line, name }) => h('li', {}, say(key, { line, name }))));
  if (isArranged) setTeams(keepTeams(setup.teams, names));
  else redeal();
}

/** Every team keeps its name. */
function redeal(from = names, count = setup.teams.length): void {
  isArranged = from !== names;
  setTeams(
    deal(
      from,
      count,
      setup.teams.map(({ name }) => name),
    ),
  );
}

/** A label and its field, which stay side by side. */
const pair = (...parts: readonly HTMLElement[]): HTMLElement => h('span', { class: 'pair' }, ...parts);

const number = (name: 'rounds' | 'each' | 'minutes', [min, max]: readonly [number, number]): HTMLElement => {
  const input: HTMLInputElement = wholeInput({ min, max }, { id: name, value: setup[name] }, (asked) => {
    if (asked === undefined) input.value = `${setup[name]}`;
    else set({ [name]: asked });
  });
  return pair(h('label', { for: name }, say(`class.${name}`)), input);
};

const teamCount: HTMLInputElement = wholeInput(
  { min: LEAST_TEAMS, max: MOST_TEAMS },
  { id: 'team-count', value: setup.teams.length },
  (asked) => {
    if (asked === undefined) teamCount.value = `${setup.teams.length}`;
    else redeal(names, asked);
  },
);
const map = choiceInput(
  'map',
  [['generated', say('class.generated')], ...builtIn.map((name) => [name, name] as const)],
  (value) => set({ map: value }),
);

/** What a page pastes, and the address of the embed page that shows the same. */
function showOutputs(attributes: ReturnType<typeof attributesOf>): void {
  code.textContent = embedCode(loaderTag(place.address, INTEGRITY), 'constellation-board', attributes);
  const hasLink = place.isKnown && place.hasPages;
  link.textContent = hasLink ? linkText('constellation-board', { published: place.address, attributes }) : '';
  linkAbout.textContent = hasLink ? '' : say('class.no-link');
}

function show(): void {
  const count = setup.teams.length;
  const isFew = names.length < count;
  const wrong = isFew ? undefined : setupFault(setup);
  fault.say(wrong && say(wrong));
  const stars = starsOf(setup);
  const facts = { pupils: names.length, teams: count, moves: movesOf(setup), stars };
  const isCrowded = setup.map === 'generated' && stars > READABLE;
  const crowded = say('class.crowded', { most: READABLE, rounds: readableRounds(setup) });
  sum.textContent = isFew
    ? say('class.few', { n: count })
    : `${say('class.sum', facts)}${isCrowded ? ` ${crowded}` : ''}`;
  start.disabled = isFew || wrong !== undefined;
  for (const node of outputs) node.hidden = start.disabled;
  map.show(setup.map);
  showOutputs(attributesOf(setup));
}

/** The board takes the place of the whole page: behind it, Tab would lead to what nobody sees. It has the focus. */
function begin(): void {
  const board = h('constellation-board', attributesOf(setup)) as HTMLElement & {
    readonly settled?: Promise<void>;
  };
  document.body.replaceChildren(h('main', {}, board));
  void board.settled?.then(() => board.shadowRoot?.querySelector<HTMLElement>('.chart[tabindex]')?.focus());
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
      h('div', {}, h('label', { for: 'list' }, say('class.list')), field, list),
      h(
        'div',
        {},
        h(
          'p',
          { class: 'row' },
          pair(h('label', { for: 'team-count' }, say('class.team-count')), teamCount),
          h('button', { type: 'button', click: () => redeal() }, say('class.in-order')),
          h(
            'button',
            { type: 'button', click: () => redeal(shuffled(names, Math.random)) },
            say('class.shuffle'),
          ),
        ),
        teams.node,
        h('p', { class: 'small', id: 'moving' }, say('class.move')),
        h('p', { class: 'small' }, say('class.colours')),
        h('p', { class: 'row' }, number('rounds', [1, 12]), number('each', [1, 10])),
        h(
          'p',
          { class: 'row' },
          number('minutes', [0, 60]),
          h('span', { class: 'small' }, say('class.minutes-about')),
          pair(h('label', { for: 'map' }, say('class.map')), map.node),
        ),
      ),
    ),
    fault.node,
    sum,
    h('p', { class: 'row' }, start, h('span', { class: 'small' }, say('class.trial'))),
    ...outputs,
  );
setTeams(setup.teams);
