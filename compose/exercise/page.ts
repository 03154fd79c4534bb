/** The exercise maker: exercises in their order, what is added to them, the set as pupils see it, and what is taken. */
import { exerciseWords } from '../../src/core/exercise/words.exercise.en.js';
import { makeWords, sayRefusal } from '../../src/core/words/words.js';
import { h } from '../frame/dom.js';
import type { KnownGame } from '../frame/games.js';
import { button, faultPart, remembering, sayings, undoPart } from '../frame/parts.js';
import { undoable } from '../frame/past.js';
import { addingPart } from './adding.js';
import { choiceField, flagField, linesField, textField } from './fields.js';
import { games } from './games.js';
import { listPart } from './list.js';
import * as model from './model.js';
import { faultsOfBoards, sayOdd, sayProblem } from './naming.js';
import { previewPart } from './preview.js';
import { asking, readGiven, type Found } from './reading.js';
import { takes } from './set.js';
import { takePart } from './take.js';
import { own } from './words.en.js';

/** All games: put in by the build. */
declare const GAMES: readonly KnownGame[];

type Exercise = model.Exercise;

const words = makeWords('en', exerciseWords, own);
const say = sayings();
const remember = remembering();

/** Without the boards nothing can be read, shown or taken. */
const areBoardsHere = customElements.get('board-set') !== undefined;
const given = areBoardsHere ? model.readHash(location.hash, takes) : undefined;
const first = given?.exercise ?? model.EMPTY;
const past = undoable<Exercise>(first);
/** Exercises whose boards cannot be read: they are not in what is shown and taken. */
let leftOut: readonly number[] = [];
/** What of the address could not be used. It stays until the next change. */
const odd = faultPart();
const sayOddOnes = (found: Found): void =>
  odd.say(found.odd.length === 0 ? undefined : found.odd.map((one) => sayOdd(one, words)).join(' '));

function edit(exercise: Exercise, run?: string): void {
  if (exercise === past.now) return;
  past.push(exercise, run);
  odd.say();
  show();
}

function go(step: () => void, isPossible: boolean, told: string): void {
  if (!isPossible) return;
  step();
  odd.say();
  say(words.say(told));
  show();
}

function add(items: readonly model.Item[]): void {
  const room = model.MOST_ITEMS - past.now.items.length;
  if (items.length > room) say(words.say('maker.full', { n: model.MOST_ITEMS }));
  else say(words.say('said.added', { n: items.length }));
  edit(room > 0 ? model.add(past.now, items) : past.now);
}

function remove(at: number): void {
  edit(model.remove(past.now, at));
  say(words.say('said.removed'));
}

/** What is wrong with the board of the first exercise that cannot be used. */
function faultIn({ items }: Exercise): string | undefined {
  for (const { board, attributes } of items) {
    const game = games.find(({ tag }) => tag === board);
    const result = game?.read(attributes);
    if (game && result?.ok === false) return sayRefusal(game.words, result.error);
  }
  return undefined;
}

/** Adds a position and the move to find in it. */
function find(text: string, move: string): string | undefined {
  if (text.trim() === '') return words.say('maker.empty-text');
  const [item] = readGiven(text, GAMES, games, takes)?.exercise.items ?? [];
  if (!item) return words.say('maker.unknown-text');
  const attributes = asking(item, move);
  if (!attributes) return words.say('maker.has-goal');
  const asked = { board: item.board, attributes };
  const fault = faultIn({ set: {}, items: [asked] });
  if (fault === undefined) add([asked]);
  return fault;
}

/** Adds what is in a text. An exercise that comes into an empty list brings its heading and rules along. */
function read(text: string): string | undefined {
  if (text.trim() === '') return words.say('maker.empty-text');
  const found = readGiven(text, GAMES, games, takes);
  if (!found) return words.say('maker.unknown-text');
  const { exercise } = found;
  const fault = faultIn(exercise);
  if (fault !== undefined) return fault;
  const isNew = past.now.items.length === 0 && Object.keys(past.now.set).length === 0;
  if (isNew && exercise.items.length > 0) {
    edit(exercise);
    say(words.say('said.added', { n: exercise.items.length }));
  } else add(exercise.items);
  sayOddOnes(found);
  return undefined;
}

const list = listPart(words, {
  set: (at, name, value) => edit(model.setOfItem(past.now, at, name, value), `${at} ${name}`),
  move(from, to) {
    edit(model.move(past.now, from, to));
    say(words.say('said.moved', { n: to + 1 }));
  },
  remove,
  see: (at) => preview.see(at - leftOut.filter((one) => one < at).length),
});

/** The list above grows and shrinks; what was pressed stays under the finger. */
function inPlace<T>(act: () => T): T {
  const before = adding.node.getBoundingClientRect().top;
  const result = act();
  scrollBy({ top: adding.node.getBoundingClientRect().top - before, behavior: 'instant' });
  return result;
}

const adding: ReturnType<typeof addingPart> = addingPart(words, {
  add: (items) => inPlace(() => add(items)),
  toggle: (item) =>
    inPlace(() => {
      const at = model.indexOf(past.now, item);
      if (at < 0) add([item]);
      else remove(at);
    }),
  read: (text) => inPlace(() => read(text)),
  find: (text, move) => inPlace(() => find(text, move)),
});

const setAll = (name: string, value: string | undefined): void =>
  edit(model.setOfAll(past.now, name, value), `all ${name}`);
const optionsOf = (name: string, usual?: string, about?: string) => ({
  name,
  id: `all-${name}`,
  words,
  ...(usual !== undefined && { usual: words.has(usual) ? words.say(usual) : usual }),
  ...(about !== undefined && { about: words.say(about) }),
});
const number = (name: string, usual: string, about?: string) =>
  textField({ ...optionsOf(name, usual, about), isNumber: true }, setAll);
const heading = textField(optionsOf('heading', 'maker.heading-example'), setAll);
const fields = [
  linesField(optionsOf('intro'), setAll),
  choiceField(
    optionsOf('order'),
    ['in-turn', 'free'].map((order) => [order, words.say(`order.${order}`)] as const),
    setAll,
  ),
  number('pass', 'field.no-pass'),
  number('points', '1'),
  number('tries', 'field.any', 'about.tries'),
  number('try-price', '0'),
  number('hint-price', '0'),
  flagField(optionsOf('no-hints'), () => '', setAll),
  flagField(optionsOf('remember', undefined, 'about.remember'), () => model.fileName(past.now), setAll),
];

const preview = previewPart(words);
const take = takePart(words);

const undoing = undoPart({
  canUndo: () => past.canUndo,
  canRedo: () => past.canRedo,
  onUndo: () => go(past.undo, past.canUndo, 'said.undone'),
  onRedo: () => go(past.redo, past.canRedo, 'said.redone'),
});

function show(): void {
  const exercise = past.now;
  const problems = model.problemsIn(exercise);
  const boards = faultsOfBoards(exercise, words);
  const faultOf = (at: number | undefined, field: string): string | undefined => {
    const problem = problems.find((one) => one.at === at && one.field === field);
    return problem && sayProblem(problem, words);
  };
  undoing.show();
  heading.show(exercise.set, undefined);
  for (const field of fields) field.show(exercise.set, faultOf(undefined, field.name));
  list.show(exercise, faultOf, (at) => boards.get(at));
  adding.show(exercise);
  const sound = model.sound(exercise, problems);
  leftOut = [...boards.keys()];
  const usable = { ...sound, items: sound.items.filter((_, at) => !boards.has(at)) };
  take.show(usable, model.hashOf(exercise), [
    ...problems.map((problem) => sayProblem(problem, words)),
    ...boards.values(),
  ]);
  preview.show(usable);
  // An address that could not be read whole stays until something is changed.
  if (exercise !== first || past.canRedo) remember(model.hashOf(exercise));
}

const toTake = button(words.say('maker.take'), () => {
  take.node.scrollIntoView({ block: 'start' });
  take.node.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
});

document
  .querySelector('main')
  ?.append(
    h(
      'section',
      { class: 'bench', 'aria-label': words.say('maker.list') },
      h('h2', {}, words.say('maker.list')),
      odd.node,
      list.node,
      h('div', { class: 'tries' }, ...undoing.nodes, toTake, say.note),
      adding.node,
    ),
    h(
      'section',
      { class: 'side', 'aria-label': words.say('maker.all') },
      h('div', {}, h('h2', {}, words.say('maker.all')), heading.node, ...fields.map(({ node }) => node)),
    ),
    preview.node,
    take.node,
    say.status,
  );

/** Another exercise in the address, as from a bookmark, is a step that can be undone. */
addEventListener('hashchange', () => {
  const found = model.readHash(location.hash, takes);
  if (!found || location.hash === model.hashOf(past.now)) return;
  edit(found.exercise);
  sayOddOnes(found);
});

show();
if (!areBoardsHere) odd.say(words.say('maker.no-boards'));
else if (given) sayOddOnes(given);
