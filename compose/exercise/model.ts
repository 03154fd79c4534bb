/**
 * An exercise as somebody makes it: what the set says, and its items in their order, each a board with attributes. It
 * is what the page of the exercise says, so nothing is kept twice. It touches no page.
 */
import { exercisePage, setTag, type Paragraph } from '../../src/embed-code/index.js';
import type { Refusal } from '../../src/core/basics/result.js';
import type { ItemKind } from '../../src/core/exercise/exercise.js';
import { ITEM_ATTRIBUTES, kindOf, nameOf, readSet, readTerms } from '../../src/core/exercise/read-item.js';
import { fieldsText, type Fields } from '../frame/texts.js';

export interface Item {
  /** The tag of its board. */
  readonly board: string;
  readonly attributes: Fields;
}

export interface Exercise {
  readonly set: Fields;
  readonly items: readonly Item[];
}

export const EMPTY: Exercise = { set: {}, items: [] };

/** More than anybody solves, and few enough for an address. */
export const MOST_ITEMS = 60;

/** Texts of an item, which stand beside its board: paragraphs, answers to moves as `S30: That is taken.`, a hint. */
export const TEXTS = ['beside', 'answers', 'hint'];

/** The text above all items. */
export const INTRO = 'intro';

/** Of what the set says, what is for its maker to choose. */
export const OF_SET = [
  INTRO,
  'heading',
  'order',
  'pass',
  'points',
  'tries',
  'try-price',
  'hint-price',
  'no-hints',
  'remember',
];

/** Of what an item says, what is not its board’s. */
export const OF_ITEM = [...ITEM_ATTRIBUTES, 'find', 'then', 'ply', ...TEXTS];

const within = (fields: Fields, name: string, value: string | undefined): Fields => {
  if (fields[name] === value) return fields;
  const { [name]: _, ...others } = fields;
  if (value === undefined) return others;
  return { ...fields, [name]: value };
};

/** With a value of the set; undefined takes it away. */
export const setOfAll = (exercise: Exercise, name: string, value: string | undefined): Exercise => {
  const set = within(exercise.set, name, value);
  return set === exercise.set ? exercise : { ...exercise, set };
};

/** With a value of one item; undefined takes it away. */
export function setOfItem(exercise: Exercise, at: number, name: string, value: string | undefined): Exercise {
  const item = exercise.items[at];
  const attributes = item && within(item.attributes, name, value);
  if (!item || attributes === item.attributes) return exercise;
  const changed = { ...item, attributes: attributes as Fields };
  return { ...exercise, items: exercise.items.map((one) => (one === item ? changed : one)) };
}

/** With more items at the end, as many as there is room for. */
export const add = (exercise: Exercise, items: readonly Item[]): Exercise =>
  items.length === 0 ? exercise : { ...exercise, items: [...exercise.items, ...items].slice(0, MOST_ITEMS) };

export const remove = (exercise: Exercise, at: number): Exercise => ({
  ...exercise,
  items: [...exercise.items.slice(0, at), ...exercise.items.slice(at + 1)],
});

/** With an item at another place; those between make room. */
export function move(exercise: Exercise, from: number, to: number): Exercise {
  const item = exercise.items[from];
  if (!item || from === to || !(to >= 0 && to < exercise.items.length)) return exercise;
  const others = remove(exercise, from).items;
  return { ...exercise, items: [...others.slice(0, to), item, ...others.slice(to)] };
}

/** Where an item with this board and these attributes is; −1: nowhere. */
export const indexOf = ({ items }: Exercise, { board, attributes }: Item): number =>
  items.findIndex(
    (one) =>
      one.board === board &&
      Object.entries(attributes).every(([name, value]) => one.attributes[name] === value),
  );

export const kindOfItem = ({ board, attributes }: Item): ItemKind =>
  kindOf(board, (name) => attributes[name]);

const linesOf = (text = ''): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The paragraphs above all items. */
export const introOf = ({ set }: Exercise): readonly Paragraph[] =>
  linesOf(set[INTRO]).map((text) => ({ attributes: {}, text }));

/** A line of answers: the moves, a colon, the sentence. */
const ANSWER = /^([^:]*):\s+(.*)$/;

/** The paragraphs beside the board of an item. */
export function textsOf({ attributes: { beside, answers, hint } }: Item): readonly Paragraph[] {
  return [
    ...linesOf(beside).map((text) => ({ attributes: {}, text })),
    ...linesOf(answers).flatMap((line) => {
      const [, moves = '', text = ''] = ANSWER.exec(line) ?? [];
      return text === '' ? [] : [{ attributes: { 'data-answer': moves.trim() }, text }];
    }),
    ...linesOf(hint).map((text) => ({ attributes: { 'data-hint': '' }, text })),
  ];
}

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** What its set and its boards say, without texts. */
export const boardsOf = ({ set, items }: Exercise): Exercise => ({
  set: without(set, [INTRO]),
  items: items.map(({ board, attributes }) => ({ board, attributes: without(attributes, TEXTS) })),
});

/** What stands in a page. */
const markupOf = (exercise: Exercise) => {
  const { set, items } = boardsOf(exercise);
  return {
    set,
    intro: introOf(exercise),
    items: items.map((item, at) => ({ ...item, texts: textsOf(exercise.items[at] as Item) })),
  };
};

/** Something that is wrong. `at`: in which item; undefined: with what holds for all. `field`: of which attribute. */
export interface Problem {
  readonly at: number | undefined;
  readonly field: string;
  readonly refusal: Refusal;
}

/** What is wrong with the values that a set reads, by place. A board’s own attributes are for its game to judge. */
export function problemsIn({ set, items }: Exercise): readonly Problem[] {
  const asAll = { key: 'maker.for-all' };
  const fieldOf = ({ code, facts }: Refusal): string =>
    code === 'set/order' ? 'order' : code === 'set/pass' ? 'pass' : `${facts?.['name']}`;
  const ofSet = [...readSet((name) => set[name]).faults, ...readTerms((name) => set[name], asAll).faults];
  const ofItems = items.flatMap(({ attributes }, at) =>
    readTerms((name) => attributes[name], nameOf(at + 1, attributes['heading'] ?? '')).faults.map(
      (refusal): Problem => ({ at, field: fieldOf(refusal), refusal }),
    ),
  );
  return [
    ...ofSet.map((refusal): Problem => ({ at: undefined, field: fieldOf(refusal), refusal })),
    ...ofItems,
    ...items.flatMap(({ attributes }, at): readonly Problem[] => {
      const found = linesOf(attributes['answers']).find((line) => !ANSWER.test(line));
      const item = nameOf(at + 1, attributes['heading'] ?? '');
      return found === undefined
        ? []
        : [{ at, field: 'answers', refusal: { code: 'maker.answer', facts: { item, found } } }];
    }),
  ];
}

/** Without the values that are wrong. */
export function sound(exercise: Exercise, problems: readonly Problem[]): Exercise {
  let kept = exercise;
  for (const { at, field } of problems)
    kept = at === undefined ? setOfAll(kept, field, undefined) : setOfItem(kept, at, field, undefined);
  return kept;
}

/** What the exercise is called, where a page needs a title. */
export const titleOf = ({ set }: Exercise): string => set['heading']?.trim() || 'Exercises';

/** A page with the exercise, in English. `scripts`: the tags of the scripts that bring its boards. */
export const pageOf = (exercise: Exercise, scripts: string): string =>
  exercisePage({ ...markupOf(exercise), title: titleOf(exercise), language: 'en' }, scripts);

/** What is pasted into a page. `scripts`: as above. */
export const codeOf = (exercise: Exercise, scripts: string): string =>
  `${scripts}\n${setTag(markupOf(exercise))}`;

/** A name for files, of letters and digits. */
export const fileName = (exercise: Exercise): string =>
  titleOf(exercise)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'exercises';

/**
 * The exercise behind the `#` of an address: what the set says, then each item from its `board` on, and how many there
 * are, so that an address that was cut is known.
 */
export function hashOf({ set, items }: Exercise): string {
  if (items.length === 0 && Object.keys(set).length === 0) return '';
  return fieldsText([
    ...Object.entries(set),
    ...items.flatMap(({ board, attributes }) => [['board', board] as const, ...Object.entries(attributes)]),
    ['end', `${items.length}`],
  ]);
}

/** What an address has that cannot be used. */
export type Odd =
  | { readonly kind: 'cut' }
  | { readonly kind: 'many' }
  | { readonly kind: 'board'; readonly n: number; readonly found: string }
  | { readonly kind: 'markup'; readonly n: number; readonly found: string }
  | { readonly kind: 'attribute'; readonly n: number; readonly found: string };

/** Whether a board takes an attribute; undefined: there is no such board. */
export type Takes = (board: string, attribute: string) => boolean | undefined;

/** The exercise of an address, and what of it cannot be used. Only what boards take gets into a page. */
export function readHash(
  hash: string,
  takes: Takes,
): { readonly exercise: Exercise; readonly odd: readonly Odd[] } | undefined {
  const fields = [...new URLSearchParams(hash.replace(/^#/, ''))];
  if (fields.length === 0) return undefined;
  const set: Record<string, string> = {};
  const items: { board: string; attributes: Record<string, string> }[] = [];
  const odd: Odd[] = [];
  let [n, end] = [0, -1];
  let into: Record<string, string> | undefined = set;
  for (const [name, value] of fields) {
    if (name === 'end') end = Number(value);
    else if (name === 'board') {
      n++;
      const isThere = takes(value, '') !== undefined;
      into = isThere ? {} : undefined;
      if (into) items.push({ board: value, attributes: into });
      else odd.push({ kind: 'board', n, found: value });
    } else if (into) {
      const { board = '' } = n === 0 ? {} : (items.at(-1) ?? {});
      const isKnown = n === 0 ? OF_SET.includes(name) : OF_ITEM.includes(name) || takes(board, name) === true;
      if (isKnown) into[name] = value;
      else odd.push({ kind: 'attribute', n, found: name });
    }
  }
  if (end !== n) odd.push({ kind: 'cut' });
  if (items.length > MOST_ITEMS) odd.push({ kind: 'many' });
  return { exercise: { set, items: items.slice(0, MOST_ITEMS) }, odd };
}
