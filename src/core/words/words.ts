/** Words for people: tables of sentences by key, in their languages. */
import { directed, directionIn, directionOf, isolate } from './bidi.js';
import { asCell } from './cell-names.js';
import { isSameLanguage, tagged } from './language.js';
import { formatList, formatMessage, formatNumber, ownLetters, type Manner, type Message } from './message.js';
import type { Facts, KeyFact, Refusal } from '../basics/result.js';

/**
 * Sentences by key. In the sources they stand as people write them, in ICU MessageFormat, and the build reads them; a
 * game that is built by others has `readMessages`. A fact may be a key itself: `{seat}` with `{ key: 'seat.0' }` says
 * "Blue".
 */
export type WordTable = Readonly<Record<string, Message>>;

export interface Words {
  /** The language that they are meant to be in, as a BCP 47 tag; empty if it is unknown. */
  readonly language: string;
  /** The sentence of a key; the key itself if no table has it, so that a gap shows but breaks nothing. */
  say(key: string, facts?: Facts): string;
  has(key: string): boolean;
  /** Joins properties of one thing into a list without "and": "S31, blue stone, rim". */
  row(texts: readonly string[]): string;
  /** Sentences one after the other. */
  text(sentences: readonly string[]): string;
  /** A number by itself; `sign`: with a plus before one above zero. */
  number(n: number, style?: '' | 'sign'): string;
  /**
   * The same words, which speak to the reader of a seat: sentences that have words for "you" use them. Undefined: to
   * nobody.
   */
  to(seat: number | undefined): Words;
  /**
   * The same words for what shows and says them on a page: a fact that could turn its sentence is isolated in it
   * (U+2068, U+2069), where the tables are of several languages each text says its own, and names of cells are told as
   * such. `bare()` takes out all of it.
   */
  readonly tagged: Words;
}

/** Before the name of a cell: what it is called where its board has other names for people, as C4 for c17. */
const CELL = 'called.';

/** Other names of cells, by their names, as words. */
export function cellWords(called: Readonly<Record<string, string>>): WordTable {
  return Object.fromEntries(Object.entries(called).map(([cell, name]) => [CELL + cell, name]));
}

/** A table in its language; empty where that is of none, as names are. */
export interface Layer {
  readonly language: string;
  readonly table: WordTable;
}

/** Words from tables in one language, later ones first. */
export function makeWords(language: string, ...tables: readonly WordTable[]): Words {
  return mixWords(
    language,
    tables.map((table) => ({ language, table })),
  );
}

/**
 * Words from tables in several languages, later ones first: kit, then game, then what the page gives in its `language`.
 * `cellFacts`: the facts that stand for cells: their texts are names, or the name is the fact `cell` of their key.
 */
export function mixWords(
  language: string,
  layers: readonly Layer[],
  cellFacts: readonly string[] = [],
): Words {
  const table = Object.create(null) as Record<string, Message>;
  const languages = Object.create(null) as Record<string, string>;
  for (const layer of layers)
    for (const [key, message] of Object.entries(layer.table) as [string, Message | undefined][])
      if (message !== undefined) [table[key], languages[key]] = [message, layer.language];
  const isMixed = layers.some((layer) => layer.language !== '' && !isSameLanguage(layer.language, language));
  /** The sentence of a key. A sentence without letters of its own has no language. */
  const inLanguage = (key: string, said: string): string =>
    isMixed ? tagged(said, hasLetters(table[key] ?? '') ? (languages[key] ?? '') : '') : said;
  const known = new Map<string, Words>();
  const make = (you: number | undefined, isTagged: boolean): Words => {
    const id = `${you} ${isTagged}`;
    const made = known.get(id) ?? build(you, isTagged);
    known.set(id, made);
    return made;
  };
  const build = (you: number | undefined, isTagged: boolean): Words => {
    const say = (key: string, facts: Facts): string => {
      const message = table[key] ?? key;
      if (typeof message === 'string') return isTagged ? inLanguage(key, message) : message;
      const own = languages[key] ?? '';
      // If the language of the page is unknown, its letters show it.
      const direction =
        (own === '' ? directionOf(ownLetters(message)) : undefined) ?? directionIn(own || language);
      const manner: Manner = {
        language: own,
        you,
        show: (fact, name) => {
          const text = typeof fact === 'string' ? fact : say(fact.key, fact.facts ?? {});
          if (!isTagged) return text;
          const cell = typeof fact === 'string' ? fact : fact.facts?.['cell'];
          const isCell = typeof cell === 'string' && cellFacts.includes(name);
          const called = isCell && cell === text ? table[`${CELL}${cell}`] : undefined;
          const told = typeof called === 'string' ? called : text;
          return isolate(isCell ? asCell(cell, told) : told, direction);
        },
      };
      const said = formatMessage(message, facts, manner);
      return isTagged ? inLanguage(key, directed(said, direction)) : said;
    };
    return {
      language,
      has: (key) => table[key] !== undefined,
      say: (key, facts = {}) => say(key, facts),
      row: (texts) => formatList(texts, language, 'row'),
      text: (sentences) => sentences.filter((one) => one !== '').join(gapIn(language)),
      number: (n, style) => formatNumber(n, language, style),
      to: (seat) => make(seat, isTagged),
      get tagged() {
        return make(you, true);
      },
    };
  };
  return make(undefined, false);
}

/** Between two sentences: nothing where the full stop brings its own room. */
function gapIn(language: string): string {
  return /^(?:ja|zh|yue)\b/.test(language) ? '' : ' ';
}

function hasLetters(message: Message): boolean {
  return /\p{L}/u.test(ownLetters(message));
}

/** A seat as a fact: the sentence gets its name, be it a colour or what the page calls it. */
export function seatFact(seat: number): KeyFact {
  return { key: `seat.${seat}` };
}

/** The sentence of a refusal, without its rule's number. */
export function sayRefusal(words: Words, refusal: Refusal): string {
  return words.say(refusal.code, { ...refusal.at, ...refusal.facts });
}
