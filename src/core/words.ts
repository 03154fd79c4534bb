/** Words for people: a table of sentences by key, and the filling in of their facts. It knows no game and no page. */
import { directionIn, directionOf, isolate } from './bidi.js';
import type { Fact, Facts, KeyFact, Refusal } from './result.js';

/**
 * Sentences by key. `{name}` stands for a fact, `{n:stone|stones}` for the plural form that n asks for
 * (the forms stand in the order of the language's own categories: English one|other, Polish one|few|many|other).
 * A number below zero has a true minus. A fact may be a key itself: `{seat}` with `{ key: 'seat.0' }` says "Blue".
 */
export type WordTable = Readonly<Record<string, string>>;

export interface Words {
  /** The language of the sentences, as a BCP 47 tag. */
  readonly language: string;
  /** The sentence under a key; the key itself where no table has it, so that a gap shows but breaks nothing. */
  say(key: string, facts?: Facts): string;
  has(key: string): boolean;
  /** The same words for the eye: a fact that runs the other way than its sentence is isolated in it (U+2068, U+2069). */
  readonly isolating: Words;
  /** The same words for the ear, for records and for copies, without a sign that nobody says. */
  readonly plain: Words;
}

/** Where a fact stands in a sentence, or a form that it asks for. */
const GAP = /\{(\w+)(?::([^}]*))?\}/g;

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Words from tables, later ones first: kit, then game, then what the page gives. */
export function makeWords(language: string, ...tables: readonly WordTable[]): Words {
  const table = Object.create(null) as Record<string, string>;
  for (const given of tables)
    for (const key of Object.keys(given)) if (given[key] !== undefined) table[key] = given[key];
  let plural: ((n: number) => number) | undefined;
  const form = (n: number): number => (plural ??= pluralOf(language))(n);
  const shown = (fact: Fact): string => {
    if (typeof fact === 'object') return table[fact.key] ?? fact.key;
    return typeof fact === 'number' ? String(fact).replace('-', '−') : fact;
  };
  const fill = (text: string, facts: Facts, isIsolating: boolean): string => {
    const direction = isIsolating ? (directionOf(text.replace(GAP, '')) ?? directionIn(language)) : undefined;
    return text.replace(GAP, (whole, name: string, forms?: string) => {
      const fact = facts[name];
      if (fact === undefined) return whole;
      if (forms !== undefined) {
        const list = forms.split('|');
        return list[Math.min(form(Number(fact)), list.length - 1)] as string;
      }
      return direction === undefined ? shown(fact) : isolate(shown(fact), direction);
    });
  };
  const make = (isIsolating: boolean): Words => ({
    language,
    has: (key) => table[key] !== undefined,
    say: (key, facts = {}) => {
      const text = table[key] ?? key;
      return text.includes('{') ? fill(text, facts, isIsolating) : text;
    },
    get isolating() {
      return isolating;
    },
    get plain() {
      return plain;
    },
  });
  const [plain, isolating] = [make(false), make(true)];
  return plain;
}

function pluralOf(language: string): (n: number) => number {
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
}

/** A seat as a fact: the sentence gets its name, be it a colour or what the page calls it. */
export function seatFact(seat: number): KeyFact {
  return { key: `seat.${seat}` };
}

/** The sentence of a refusal, without its rule's number. */
export function sayRefusal(words: Words, refusal: Refusal): string {
  return words.say(refusal.code, { ...refusal.at, ...refusal.facts });
}
