/**
 * A sentence as the build leaves it, and how its facts are filled in: plurals, choices, numbers, lists. It reads no ICU
 * text.
 */
import { memoize } from '../basics/memoize.js';
import type { Fact, Facts, KeyFact } from '../basics/result.js';

/** The part of a sentence that a fact decides, by its cases. `=1` stands for exactly one; `other` is always there. */
export type Cases = Readonly<Record<string, Message>>;

/**
 * A parsed message: letters; a fact, as `['seat']`, with how it is shown if that is not usual, as
 * `['gain', 'number', 'sign']`; a choice, as `['n', 'plural', cases]`; and 0 for the number of the plural around it.
 */
export type Part =
  | string
  | 0
  | readonly [name: string]
  | readonly [name: string, kind: 'number' | 'date' | 'list', style: string]
  | readonly [name: string, kind: 'plural' | 'selectordinal' | 'select', cases: Cases];

/** A sentence: its letters where nothing in it can differ. */
export type Message = string | readonly Part[];

/** How the facts of a sentence are shown. */
export interface Manner {
  /** The language of its plurals, numbers and lists, as a BCP 47 tag; empty if unknown. */
  readonly language: string;
  /** The seat that the sentence speaks to: a choice that has a case `you` takes it for this seat. */
  readonly you: number | undefined;
  /** A text from outside, or the sentence of a key; `name`: of the fact. */
  show(fact: string | KeyFact, name: string): string;
}

/**
 * Our own English is British: no comma before the last "and". Its plurals, small whole numbers and lists are made here,
 * as Intl would make them: its objects took a fifth of the time in which a board begins.
 */
const isOurs = (language: string): boolean => language === 'en' || language === '';

const localeOf = (language: string): string => (isOurs(language) ? 'en-GB' : language);

/** Whether a number stands in English by its figures alone: from 10,000 on it has a comma. */
const isPlain = (n: number): boolean => Number.isInteger(n) && Math.abs(n) < 10_000 && !Object.is(n, -0);

/** A tool of Intl by language and style; English if the language is unknown. */
const inLanguage = <T>(
  make: (locale: string, style: string) => T,
): ((language: string, style: string) => T) => {
  const made = memoize((id: string): T => {
    const [language = '', style = ''] = id.split(' ');
    try {
      return make(localeOf(language), style);
    } catch {
      return make('en-GB', style);
    }
  });
  return (language, style) => made(`${language} ${style}`);
};

const pluralsOf = inLanguage(
  (locale, kind) => new Intl.PluralRules(locale, { type: kind === 'selectordinal' ? 'ordinal' : 'cardinal' }),
);

const numbersOf = inLanguage(
  (locale, style) =>
    new Intl.NumberFormat(locale, {
      // Four figures stand without a separator. Types lag behind: an engine that does not know it groups them.
      useGrouping: 'min2' as unknown as boolean,
      signDisplay: style === 'sign' ? 'exceptZero' : 'auto',
    }),
);

const DATES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  '': { weekday: 'long', month: 'long', day: 'numeric' },
  short: { month: 'short', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
};

const datesOf = inLanguage(
  (locale, style) => new Intl.DateTimeFormat(locale, { ...DATES[style], timeZone: 'UTC' }),
);

const listsOf = inLanguage(
  (locale, style) => new Intl.ListFormat(locale, { type: style === 'or' ? 'disjunction' : 'conjunction' }),
);

/** A language's comma between the items of a row. Lists of Intl have an "and" in many languages. */
const commaOf = inLanguage((locale) => {
  const gaps = (['conjunction', 'unit'] as const).map((type) => {
    const [, gap] = new Intl.ListFormat(locale, { type }).formatToParts(['1', '2', '3', '4']);
    return gap?.type === 'literal' ? gap.value.replace(/\p{L}/gu, '') : '';
  });
  return gaps.find((gap) => gap.trim() !== '') ?? ', ';
});

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** The plural categories of a language, from zero to other: engines list them in different orders. */
export function pluralCategories(language: string, kind: 'plural' | 'selectordinal'): readonly string[] {
  const { pluralCategories: own } = pluralsOf(language, kind).resolvedOptions();
  return CATEGORIES.filter((category) => own.includes(category));
}

/** The plural category that a number asks for. */
export function pluralOf(language: string, kind: string, n: number): string {
  if (isOurs(language) && kind === 'plural' && isPlain(n)) return Math.abs(n) === 1 ? 'one' : 'other';
  return pluralsOf(language, kind).select(n);
}

/** A number as a language writes it, with a true minus; `sign`: with a plus as well. */
export function formatNumber(n: number, language: string, style: '' | 'sign' = ''): string {
  const isHere = isOurs(language) && isPlain(n);
  const text = isHere ? `${style === 'sign' && n > 0 ? '+' : ''}${n}` : numbersOf(language, style).format(n);
  return text.replace('-', '−');
}

/** A list as a language writes it: "a, b and c", "a, b or c", and as a row without either word. */
export function formatList(texts: readonly string[], language: string, style: 'and' | 'or' | 'row'): string {
  if (isOurs(language)) {
    if (style === 'row' || texts.length < 2) return texts.join(', ');
    return `${texts.slice(0, -1).join(', ')} ${style} ${texts.at(-1)}`;
  }
  return style === 'row' ? texts.join(commaOf(language, '')) : listsOf(language, style).format(texts);
}

/** Formats a fact for its place in the sentence. */
function showFact(name: string, fact: Fact, kind: string, style: string, manner: Manner): string {
  if (typeof fact === 'number')
    return kind === 'date'
      ? datesOf(manner.language, style).format(fact)
      : formatNumber(fact, manner.language, style === 'sign' ? style : '');
  if (typeof fact === 'string' || 'key' in fact) return manner.show(fact, name);
  const shown = fact.map((one) => showFact(name, one, '', '', manner));
  return formatList(shown, manner.language, kind === 'list' ? (style as 'and' | 'or' | 'row') : 'and');
}

/** A fact may be any text, such as "constructor". */
const caseOf = (cases: Cases, key: string): Message | undefined =>
  Object.hasOwn(cases, key) ? cases[key] : undefined;

/** The case that a fact asks for. A key asks by its end: `seat.0` by `0`, and by `you` where that seat is spoken to. */
function choose(fact: Fact, kind: string, cases: Cases, { language, you }: Manner): Message {
  const other = cases['other'] ?? '';
  if (kind === 'select') {
    const key = typeof fact === 'object' && 'key' in fact ? fact.key : undefined;
    if (you !== undefined && key === `seat.${you}` && cases['you'] !== undefined) return cases['you'];
    return caseOf(cases, key === undefined ? String(fact) : key.slice(key.lastIndexOf('.') + 1)) ?? other;
  }
  const n = Number(fact);
  return caseOf(cases, `=${n}`) ?? caseOf(cases, pluralOf(language, kind, n)) ?? other;
}

/**
 * The sentence, its facts filled in. A fact that is missing leaves its name in braces, so that the gap shows and breaks
 * nothing.
 */
export function formatMessage(message: Message, facts: Facts, manner: Manner, count = ''): string {
  if (typeof message === 'string') return message;
  return message
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part === 0) return count;
      const [name, kind = '', more = ''] = part;
      const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
      if (typeof more === 'string')
        return fact === undefined ? `{${name}}` : showFact(name, fact, kind, more, manner);
      if (fact === undefined) return formatMessage(more['other'] ?? '', facts, manner, `{${name}}`);
      const shown = kind === 'select' ? count : showFact(name, fact, '', '', manner);
      return formatMessage(choose(fact, kind, more, manner), facts, manner, shown);
    })
    .join('');
}

/** The letters of a sentence that are its own, whatever its facts are. */
export function ownLetters(message: Message): string {
  if (typeof message === 'string') return message;
  return message
    .map((part) => {
      if (part === 0) return '';
      if (typeof part === 'string') return part;
      return typeof part[2] === 'object' ? Object.values(part[2]).map(ownLetters).join(' ') : '';
    })
    .join('');
}
