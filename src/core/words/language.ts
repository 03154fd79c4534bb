/**
 * Texts that say which language each part of them is in, so that parts of several languages can be joined like any
 * texts. They do it by Unicode's language tags, which nobody sees; what shows, says or hands on a text takes them out.
 * It knows no words.
 */
import { withoutDirections } from './bidi.js';
import { withoutCellSigns } from './cell-names.js';
import { indexed } from '../basics/indices.js';

/** A part of a text in one language, a BCP 47 tag; undefined where no tag tells. */
export interface Run {
  readonly text: string;
  readonly language: string | undefined;
}

/** Tags are ASCII so much further up. */
const UP = 0xe0000;
const SIGN = '\u{E0001}';
const END = `${SIGN}\u{E007F}`;
const TAG = /\u{E0001}([\u{E0020}-\u{E007E}]+|\u{E007F})/gu;
const LETTERS = /\p{L}/gu;

const shifted = (text: string, by: number): string =>
  [...text].map((letter) => String.fromCodePoint((letter.codePointAt(0) as number) + by)).join('');

/** The same text, tagged with its language. A text without letters has no language. */
export function tagged(text: string, language: string): string {
  return language === '' || text.search(LETTERS) < 0 ? text : SIGN + shifted(language, UP) + text + END;
}

/** The parts of a text in their order, without tags: what is tagged inside another text is a part of its own. */
export function runsOf(text: string): readonly Run[] {
  if (!text.includes(SIGN)) return [{ text, language: undefined }];
  const runs: { text: string; readonly language: string | undefined }[] = [];
  const open: (string | undefined)[] = [undefined];
  // Texts and what is between them, alternately.
  for (const [at, part] of indexed(text.split(TAG))) {
    if (at % 2 === 0) {
      const [last, language] = [runs.at(-1), open.at(-1)];
      if (last && last.language === language) last.text += part;
      else if (part !== '') runs.push({ text: part, language });
    } else if (part !== END.slice(SIGN.length)) open.push(shifted(part, -UP));
    else if (open.length > 1) open.pop();
  }
  return runs;
}

/** The language of most of a text's letters; undefined where no tag tells. */
export function languageOf(text: string): string | undefined {
  const counts = new Map<string, number>();
  for (const { text: part, language } of runsOf(text))
    if (language !== undefined)
      counts.set(language, (counts.get(language) ?? 0) + (part.match(LETTERS)?.length ?? 0));
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0];
}

/**
 * The text alone, for the ear, for records and for pages: without tags of languages and signs of direction and cells.
 */
export function bare(text: string): string {
  return withoutCellSigns(withoutDirections(text.includes(SIGN) ? text.replace(TAG, '') : text));
}

/** Whether two BCP 47 tags mean dialects of one language. */
export function isSameLanguage(one: string, other: string): boolean {
  const [a, b] = [one, other].map((tag) => tag.split('-', 1)[0]?.toLowerCase());
  return a === b;
}
