/** The exercises in their order: what each is and is worth, buttons that move and remove it, and its form. */
import { indexed } from '../../src/core/basics/indices.js';
import { times } from '../../src/core/basics/times.js';
import { memoize } from '../../src/core/basics/memoize.js';
import { bare } from '../../src/core/words/language.js';
import type { Words } from '../../src/core/words/words.js';
import { h } from '../frame/dom.js';
import { button, turnOff } from '../frame/parts.js';
import { flagField, linesField, textField, type Field } from './fields.js';
import { gameWith } from './games.js';
import { kindOfItem, type Exercise, type Item } from './model.js';
import { describeItem } from './naming.js';

/** What the list does to the exercise. */
export interface ListActs {
  set(at: number, name: string, value: string | undefined): void;
  move(from: number, to: number): void;
  remove(at: number): void;
  /** Shows it in the preview. */
  see(at: number): void;
}

export interface ListPart {
  readonly node: HTMLElement;
  /** `faultAt`: what is wrong with a field of an item; `boardAt`: with its board. */
  show(
    exercise: Exercise,
    faultAt: (at: number, field: string) => string | undefined,
    boardAt: (at: number) => string | undefined,
  ): void;
}

interface Row {
  readonly node: HTMLElement;
  readonly form: HTMLDetailsElement;
  readonly acts: Readonly<Record<'up' | 'down' | 'see' | 'remove', HTMLButtonElement>>;
  show(
    item: Item,
    exercise: Exercise,
    faultAt: (field: string) => string | undefined,
    board: string | undefined,
  ): void;
}

/** What is on its board at first; of a lesson, a short game. */
function textOf({ board, attributes }: Item): string {
  const game = gameWith(board);
  if (!game) return '';
  const { record, lesson } = attributes;
  if (record !== undefined) return record;
  const read = game.read(attributes);
  const { length, playing } = game;
  const short = { ...playing, [length.attribute]: length.values[0] ?? '' };
  return (read.ok && read.value) || game.opening(lesson === undefined ? attributes : short);
}

/** What is shown of a text on a board. A list is shown again with every letter that is typed. */
const shownOf = memoize((key: string): { readonly goal: string; readonly picture: string } => {
  const end = key.indexOf(' ');
  const [game, text] = [gameWith(key.slice(0, end)), key.slice(end + 1)];
  const svg = game?.draw(text);
  return {
    goal: bare(game?.goal(text) ?? ''),
    picture: svg === undefined ? '' : `data:image/svg+xml,${encodeURIComponent(svg)}`,
  };
});

/** The fields of an item; those that its kind has no use for are hidden. */
function fieldsOf(at: number, words: Words, set: ListActs['set']): readonly Field[] {
  const take = (name: string, value: string | undefined): void => set(at, name, value);
  const options = (name: string, usual?: string) => ({
    name,
    id: `item-${at}-${name}`,
    words,
    ...(usual !== undefined && { usual }),
  });
  const number = (name: string, usual: string): Field =>
    textField({ ...options(name, usual), isNumber: true }, take);
  return [
    textField(options('heading', words.say('item.number', { n: at + 1 })), take),
    textField(options('task', words.say('field.as-board')), take),
    linesField(options('beside'), take),
    textField(options('find'), take),
    linesField({ ...options('answers'), about: words.say('about.answers') }, take),
    textField(options('hint'), take),
    number('points', '1'),
    number('tries', words.say('field.any')),
    number('try-price', '0'),
    number('hint-price', '0'),
    number('to-score', words.say('field.to-win')),
    flagField(options('no-hints'), () => '', take),
  ];
}

/** Fields that mean nothing to a kind of exercise. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  puzzle: ['to-score', 'find', 'answers', 'hint'],
  game: ['find', 'answers', 'hint'],
  find: ['to-score', 'no-hints'],
  lesson: ['find', 'answers', 'hint', 'tries', 'try-price', 'hint-price', 'to-score', 'no-hints'],
  look: ['find', 'answers', 'hint', 'points', 'tries', 'try-price', 'hint-price', 'to-score', 'no-hints'],
};

/** How an exercise moves: by its buttons, or to where another one was dropped. */
interface Moves {
  by(step: -1 | 1, act: 'up' | 'down'): void;
  from(other: number): void;
}

type Line = HTMLSpanElement;

/** The picture that is dragged: its row. */
let dragged: number | undefined;

function rowPart(at: number, words: Words, acts: ListActs, moves: Moves): Row {
  const picture = h('img', {
    alt: '',
    class: 'tiny',
    width: 56,
    height: 56,
    dragstart: () => (dragged = at),
    dragend: () => (dragged = undefined),
  });
  const name = h('b', {});
  const [what, worth, goal] = times(3, () => h('span', { class: 'small' })) as [Line, Line, Line];
  const fault = h('p', { class: 'fault', hidden: true });
  const fields = fieldsOf(at, words, acts.set);
  const buttons = {
    up: button('↑', () => moves.by(-1, 'up'), words.say('maker.up')),
    down: button('↓', () => moves.by(1, 'down'), words.say('maker.down')),
    see: button(words.say('maker.see'), () => acts.see(at)),
    remove: button('✕', () => acts.remove(at), words.say('maker.remove')),
  };
  const form = h(
    'details',
    { class: 'item-form' },
    h('summary', {}, words.say('maker.change')),
    h('div', {}, ...fields.map(({ node }) => node)),
  );
  const told: Readonly<Record<keyof typeof buttons, string>> = {
    up: 'maker.up',
    down: 'maker.down',
    see: 'maker.see',
    remove: 'maker.remove',
  };
  return {
    node: h(
      'li',
      {
        dragover: (event) => dragged !== undefined && event.preventDefault(),
        drop(event) {
          event.preventDefault();
          if (dragged !== undefined && dragged !== at) moves.from(dragged);
        },
      },
      picture,
      h('div', { class: 'item-name' }, name, what, worth, goal),
      h('div', { class: 'item-acts' }, ...Object.values(buttons)),
      fault,
      form,
    ),
    form,
    acts: buttons,
    show(item, { set, items }, faultAt, board) {
      const shown = shownOf(`${item.board} ${textOf(item)}`);
      if (picture.getAttribute('src') !== shown.picture) picture.src = shown.picture;
      picture.hidden = shown.picture === '';
      goal.textContent = kindOfItem(item) === 'puzzle' ? shown.goal : '';
      const { heading = '', points = set['points'] ?? '1', tries = set['tries'] ?? '0' } = item.attributes;
      const kind = kindOfItem(item);
      const called = describeItem(item, words);
      name.textContent = `${at + 1}. ${heading.trim() || called}`;
      const wrong = fields.map((field) => faultAt(field.name)).filter((one) => one !== undefined);
      const facts = {
        points: kind === 'look' ? 0 : Number(points) || 0,
        tries: UNUSED[kind]?.includes('tries') ? 0 : Number(tries) || 0,
      };
      worth.textContent =
        wrong.length > 0 ? words.say('maker.item-wrong') : bare(words.say('maker.item-worth', facts));
      what.textContent = heading.trim() === '' ? '' : called;
      fault.hidden = board === undefined;
      fault.textContent = board ?? '';
      for (const field of fields) {
        field.show(
          item.attributes,
          faultAt(field.name),
          field.name === 'heading' ? undefined : set[field.name],
        );
        field.node.hidden = UNUSED[kind]?.includes(field.name) ?? false;
      }
      turnOff(buttons.up, at === 0);
      turnOff(buttons.down, at === items.length - 1);
      for (const [act, key] of Object.entries(told))
        buttons[act as keyof typeof buttons].setAttribute(
          'aria-label',
          words.say('maker.act', { act: { key }, n: at + 1, name: called }),
        );
    },
  };
}

export function listPart(words: Words, acts: ListActs): ListPart {
  const rows: Row[] = [];
  const none = h('p', { class: 'small' }, words.say('maker.none'));
  const node = h('ol', { class: 'items' });

  /** Forms that are open go along. */
  function moved(from: number, to: number): void {
    if (!rows[to]) return;
    const open = rows.map(({ form }) => form.open);
    open.splice(to, 0, ...open.splice(from, 1));
    acts.move(from, to);
    for (const [at, { form }] of indexed(rows)) form.open = open[at] ?? false;
  }

  return {
    node: h('div', {}, none, node),
    show(exercise, faultAt, boardAt) {
      const { items } = exercise;
      none.hidden = items.length > 0;
      while (rows.length > items.length) rows.pop()?.node.remove();
      while (rows.length < items.length) {
        const at = rows.length;
        const row = rowPart(at, words, acts, {
          by(step, act) {
            moved(at, at + step);
            rows[at + step]?.acts[act].focus();
          },
          from: (other) => moved(other, at),
        });
        rows.push(row);
        node.append(row.node);
      }
      items.forEach((item, at) => rows[at]?.show(item, exercise, (field) => faultAt(at, field), boardAt(at)));
    },
  };
}
