/**
 * What a teacher has written in an H5P editor, or a command has made of a page, read as the markup of a set. Whatever
 * it holds, there come of it only boards of ours, with attributes that do no more than describe a game.
 */

/** An exercise, by the fields of `semantics`. */
export interface H5PItem {
  /** The tag of its board. */
  readonly board?: string;
  readonly puzzle?: string;
  readonly heading?: string;
  readonly todo?: string;
  /** Text beside the board, as HTML. */
  readonly text?: string;
  readonly points?: number;
  readonly tries?: number;
  readonly tryPrice?: number;
  readonly hintPrice?: number;
  readonly noHints?: boolean;
  /** What else its board takes, one on each line: `rings=3`. */
  readonly more?: string;
}

export interface H5PContent {
  readonly heading?: string;
  /** Text above all exercises, as HTML. */
  readonly intro?: string;
  readonly order?: string;
  /** In percent. */
  readonly pass?: number;
  readonly noHints?: boolean;
  readonly items?: readonly H5PItem[];
}

export type Attributes = readonly (readonly [name: string, value: string])[];

export interface ShownItem {
  /** Undefined where it names no board of ours. */
  readonly tag: string | undefined;
  readonly attributes: Attributes;
  readonly text: string;
}

export interface ShownSet {
  readonly attributes: Attributes;
  readonly intro: string;
  readonly items: readonly ShownItem[];
}

/** What a text may hold; everything else leaves its text. */
export const TEXT_TAGS: readonly string[] =
  'p br strong em b i u s sub sup ul ol li h2 h3 h4 blockquote code pre hr a table thead tbody tr th td'.split(
    ' ',
  );

/** Attributes that belong to the page, and those that would keep, fit or follow something that the host sees to. */
const NOT_FOR_CONTENT =
  /^(?:on.*|style|class|id|is|slot|part|nonce|hidden|inert|remember|learner|fit|from-hash)$/;

/** Whether content may set an attribute of this name. */
export const mayBeSet = (name: string): boolean => /^[a-z][a-z-]*$/.test(name) && !NOT_FOR_CONTENT.test(name);

const LETTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'" };

/** Some hosts write the text of a field as HTML before content gets it, and some do not. */
const plain = (text: unknown): string =>
  typeof text === 'string' || typeof text === 'number'
    ? `${text}`.replace(/&(amp|lt|gt|quot|#039);/g, (_, name: string) => LETTERS[name] as string)
    : '';

/** Fields by the attributes that they stand for. */
const OF_SET = { heading: 'heading', order: 'order', pass: 'pass' } as const;
const OF_ITEM = {
  puzzle: 'puzzle',
  heading: 'heading',
  todo: 'task',
  points: 'points',
  tries: 'tries',
  tryPrice: 'try-price',
  hintPrice: 'hint-price',
} as const;

/** Attributes that are fields of their own, by their names. */
export const FIELDS: ReadonlyMap<string, string> = new Map(
  Object.entries(OF_ITEM).map(([field, name]) => [name, field]),
);

/** Which of them are numbers. */
export const NUMBERS: ReadonlySet<string> = new Set(['points', 'tries', 'try-price', 'hint-price', 'pass']);

type Fields = Readonly<Record<string, unknown>>;

/** A field that is left empty says nothing. */
const told = (from: Fields, names: Readonly<Record<string, string>>): Attributes =>
  Object.entries(names)
    .map(([field, name]) => [name, plain(from[field]).trim()] as const)
    .filter(([, value]) => value !== '');

const flags = (from: Fields): Attributes => (from['noHints'] === true ? [['no-hints', '']] : []);

/** `name=value` on each line; a name alone is a flag. */
function linesOf(text: string): Attributes {
  return text
    .split('\n')
    .map((line) => /^\s*([^\s=]+)\s*(?:=\s*"?(.*?)"?\s*)?$/.exec(line))
    .flatMap((found) => (found ? [[found[1] as string, found[2] ?? ''] as const] : []));
}

const objectOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readItem(given: unknown, tags: readonly string[]): ShownItem {
  const item = objectOf(given);
  const attributes = [...linesOf(plain(item['more'])), ...told(item, OF_ITEM), ...flags(item)];
  return {
    tag: tags.find((tag) => tag === item['board']),
    attributes: attributes.filter(([name]) => mayBeSet(name)),
    text: textOf(item['text']),
  };
}

/** `given`: what the host hands over, which may be anything. `tags`: those of all boards. */
export function readContent(given: unknown, tags: readonly string[]): ShownSet {
  const content = objectOf(given);
  const { items } = content;
  return {
    attributes: [...told(content, OF_SET), ...flags(content)],
    intro: textOf(content['intro']),
    items: Array.isArray(items) ? items.map((item) => readItem(item, tags)) : [],
  };
}
