/** Which way a text runs, and how a part that runs the other way is kept from turning it. It knows no words. */

export type TextDirection = 'ltr' | 'rtl';

const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const LETTER = /\p{L}/u;
/** First strong isolate, and its end: what stands between them counts for nothing outside. */
const [FSI, PDI] = ['\u2068', '\u2069'];
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/;

/** The direction of a text's first letter that is not isolated; undefined where it has none. */
export function directionOf(text: string): TextDirection | undefined {
  let bare = text;
  while (ISOLATED.test(bare)) bare = bare.replace(ISOLATED, '');
  const letter = LETTER.exec(bare)?.[0];
  return letter === undefined ? undefined : RTL.test(letter) ? 'rtl' : 'ltr';
}

/** The same text, isolated where some of its letters run another way than the text that it comes to stand in. */
export function isolate(text: string, within: TextDirection): string {
  const isOther = (letter: string): boolean => LETTER.test(letter) && RTL.test(letter) !== (within === 'rtl');
  return [...text].some(isOther) ? FSI + text + PDI : text;
}

/** The same text, with nothing isolated in it any more. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '');
}

/** The direction of a language by its usual script. */
export function directionIn(language: string): TextDirection {
  try {
    const script = new Intl.Locale(language).maximize().script ?? '';
    return /^(?:Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg|Mand|Samr)$/.test(script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
