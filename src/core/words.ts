/** Words for people: a table of sentences by key, and the filling in of their facts. It knows no game and no page. */
import { directionIn, directionOf, isolate } from './bidi.js';
import { isSameLanguage, tagged } from './language.js';
import { memoize } from './memoize.js';
import type { Fact, Facts, KeyFact, Refusal } from './result.js';

/**
 * Sentences by key. `{name}` stands for a fact, `{n:stone|stones}` for the plural form that n asks for
 * (the forms stand in the order of the language's own categories: English one|other, Polish one|few|many|other).
 * A number below zero has a true minus. A fact may be a key itself: `{seat}` with `{ key: 'seat.0' }` says "Blue".
 */
export type WordTable = Readonly<Record<string, string>>;

export interface Words {
  /** The language that they are meant to be in, as a BCP 47 tag; empty where nobody knows it. */
  readonly language: string;
  /** The sentence under a key; the key itself where no table has it, so that a gap shows but breaks nothing. */
  say(key: string, facts?: Facts): string;
  has(key: string): boolean;
  /**
   * The same words for what shows and says them on a page: a fact that runs the other way than its sentence is isolated
   * in it (U+2068, U+2069), and where the tables are of several languages each text says its own. `bare()` takes out both.
   */
  readonly tagged: Words;
}

/** A table in its language; empty where that is of none, as names are. */
export interface Layer {
  readonly language: string;
  readonly table: WordTable;
}

/** Where a fact stands in a sentence, or a form that it asks for. */
const GAP = /\{(\w+)(?::([^}]*))?\}/g;
/** Where a fact stands: the letters of its name are none of the sentence. */
const FACT = /\{\w+\}/g;

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Words from tables in one language, later ones first. */
export function makeWords(language: string, ...tables: readonly WordTable[]): Words {
  return mixWords(
    language,
    tables.map((table) => ({ language, table })),
  );
}

/** Words from tables in several languages, later ones first: kit, then game, then what the page gives in its `language`. */
export function mixWords(language: string, layers: readonly Layer[]): Words {
  const table = Object.create(null) as Record<string, string>;
  const languages = Object.create(null) as Record<string, string>;
  for (const layer of layers)
    for (const [key, text] of Object.entries(layer.table) as [string, string | undefined][])
      if (text !== undefined) [table[key], languages[key]] = [text, layer.language];
  const isMixed = layers.some((layer) => layer.language !== '' && !isSameLanguage(layer.language, language));
  /** What is said under a key: a sentence that has no letters of its own is of no language. */
  const inLanguage = (key: string, said: string): string =>
    isMixed ? tagged(said, hasLetters(table[key] ?? '') ? (languages[key] ?? '') : '') : said;
  const shown = (fact: Fact, isTagged: boolean): string => {
    if (typeof fact === 'number') return String(fact).replace('-', '−');
    if (typeof fact === 'string') return fact;
    const text = table[fact.key] ?? fact.key;
    return isTagged ? inLanguage(fact.key, text) : text;
  };
  const fill = (key: string, facts: Facts, isTagged: boolean): string => {
    const text = table[key] ?? key;
    if (!text.includes('{')) return text;
    const direction = isTagged ? (directionOf(text.replace(GAP, '')) ?? directionIn(language)) : undefined;
    return text.replace(GAP, (whole, name: string, forms?: string) => {
      const fact = facts[name];
      if (fact === undefined) return whole;
      if (forms !== undefined) {
        const list = forms.split('|');
        return list[Math.min(pluralOf(languages[key] ?? '')(Number(fact)), list.length - 1)] as string;
      }
      const said = shown(fact, isTagged);
      return direction === undefined ? said : isolate(said, direction);
    });
  };
  const make = (isTagged: boolean): Words => ({
    language,
    has: (key) => table[key] !== undefined,
    say: (key, facts = {}) => {
      const said = fill(key, facts, isTagged);
      return isTagged ? inLanguage(key, said) : said;
    },
    get tagged() {
      return forPage;
    },
  });
  const forPage = make(true);
  return make(false);
}

function hasLetters(sentence: string): boolean {
  return /\p{L}/u.test(sentence.replace(FACT, ''));
}

/** The place of the form that a number asks for, by its language; English where nobody knows that. */
const pluralOf = memoize((language: string): ((n: number) => number) => {
  let rules: Intl.PluralRules;
  try {
    rules = new Intl.PluralRules(language);
  } catch {
    rules = new Intl.PluralRules('en');
  }
  const categories = ORDER.filter((name) =>
    (rules.resolvedOptions().pluralCategories as string[]).includes(name),
  );
  return (n) => Math.max(0, categories.indexOf(rules.select(n)));
});

/** A seat as a fact: the sentence gets its name, be it a colour or what the page calls it. */
export function seatFact(seat: number): KeyFact {
  return { key: `seat.${seat}` };
}

/** The sentence of a refusal, without its rule's number. */
export function sayRefusal(words: Words, refusal: Refusal): string {
  return words.say(refusal.code, { ...refusal.at, ...refusal.facts });
}
