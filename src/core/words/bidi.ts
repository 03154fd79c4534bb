/** Finds the direction of a text, and isolates parts that run the other way. */
import { memoize } from '../basics/memoize.js';

export type TextDirection = 'ltr' | 'rtl';

const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const LETTER = /\p{L}/u;
/** Letters, and the marks that count as one in a text without letters. */
const STRONG = /[\p{L}\u200e\u200f]/u;
const MARKS = { ltr: '\u200e', rtl: '\u200f' } as const;
/** Signs that change the direction of everything after them. */
const CONTROL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** First strong isolate, and its end: what stands between them counts for nothing outside. */
const [FSI, PDI] = ['\u2068', '\u2069'];
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/;

/** The direction of a text's first letter that is not isolated; undefined where it has none. */
export function directionOf(text: string): TextDirection | undefined {
  let bare = text;
  while (ISOLATED.test(bare)) bare = bare.replace(ISOLATED, '');
  const letter = STRONG.exec(bare)?.[0];
  return letter === undefined ? undefined : RTL.test(letter) || letter === MARKS.rtl ? 'rtl' : 'ltr';
}

/**
 * The same text, isolated where it could turn the text that it comes to stand in, or be turned by it: letters that run
 * the other way, signs that change the direction, and in a text from right to left all that is not of its script.
 */
export function isolate(text: string, within: TextDirection): string {
  const isOther = (letter: string): boolean => LETTER.test(letter) && RTL.test(letter) !== (within === 'rtl');
  const isLoose = within === 'rtl' && /\P{L}/u.test(text);
  return isLoose || CONTROL.test(text) || [...text].some(isOther) ? FSI + text + PDI : text;
}

/**
 * The same text, beginning with a mark of its direction where its first letter that is not isolated tells another one,
 * or nothing does.
 */
export function directed(text: string, direction: TextDirection): string {
  return directionOf(text) === direction || !LETTER.test(text) ? text : MARKS[direction] + text;
}

/** The same text, with nothing isolated in it any more. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}

/** The same text without any sign of direction. */
export function withoutDirections(text: string): string {
  return withoutIsolates(text).replace(/[\u200e\u200f]/g, '');
}

/**
 * The direction of a language by its usual script. Every sentence asks, and to look it up takes as long as the
 * sentence.
 */
export const directionIn = memoize((language: string): TextDirection => {
  // Most boards speak it, and Intl takes long to begin.
  if (language === 'en') return 'ltr';
  try {
    const script = new Intl.Locale(language).maximize().script ?? '';
    return /^(?:Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg|Mand|Samr)$/.test(script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
});
