/**
 * A language that nobody speaks: every sentence of a table in brackets, with other letters and 40% longer, from left to
 * right or from right to left. What a board says without brackets comes from none of its tables.
 */
import type { Message, Part } from '../src/core/words/message.js';
import type { MessageTexts } from '../src/core/words/read-message.js';
import type { WordTable } from '../src/core/words/words.js';
import { changeLetters, writeTable } from './icu.js';

export type Way = 'ltr' | 'rtl';

/** The `lang` of the page for each direction: a made-up region of English, and Hebrew. */
export const LANGUAGES = { ltr: 'en-XA', rtl: 'he' } as const;

const ACCENTED = 'àbçđéƒğĥíĵķłḿñóƥɋřšťúvŵẋýž';
const HEBREW = 'אבגדהוזחטיכלמנסעפצקרשתאבגד';

const letterOf = (letters: string, letter: string): string =>
  letters[(letter.toLowerCase().charCodeAt(0) - 97) % letters.length] as string;

/** Two of five letters are vowels: each twice makes a text 40% longer. */
const changed = (letters: string, way: Way): string =>
  letters.replace(/[a-z]/gi, (letter) => {
    const other = letterOf(way === 'rtl' ? HEBREW : ACCENTED, letter);
    return /[aeiou]/i.test(letter) ? other + other : other;
  });

/** The plurals of the language: those that English lacks are like its other one. */
function withPlurals(message: Message, language: string): Message {
  if (typeof message === 'string') return message;
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return message.map((part): Part => {
    if (typeof part !== 'object' || typeof part[2] !== 'object') return part;
    const [name, kind, cases] = part as readonly [string, 'plural', Readonly<Record<string, Message>>];
    const all =
      kind === 'plural'
        ? [...Object.keys(cases).filter((key) => key.startsWith('=')), ...pluralCategories]
        : Object.keys(cases);
    const other = cases['other'] as Message;
    return [
      name,
      kind,
      Object.fromEntries(all.map((key) => [key, withPlurals(cases[key] ?? other, language)])),
    ];
  });
}

/** A sentence in that language. What has no letters of its own is put in brackets too. */
export function pseudo(message: Message, way: Way): Message {
  const made = withPlurals(
    changeLetters(message, (letters) => changed(letters, way)),
    LANGUAGES[way],
  );
  return ['⟦', ...(typeof made === 'string' ? [made] : made), '⟧'];
}

/** A table as a page gives it, in that language. */
export function pseudoTable(table: WordTable, way: Way): MessageTexts {
  return writeTable(table, (message) => pseudo(message, way));
}

/** The parts of a text that are outside brackets. */
export function unbracketed(text: string): string {
  let left = text;
  for (let before = ''; before !== left;) [before, left] = [left, left.replace(/⟦[^⟦⟧]*⟧/g, ' ')];
  return left.trim();
}
