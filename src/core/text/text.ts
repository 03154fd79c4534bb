/** Reads text from outside with care: caps and alphabets first, places in every refusal. */
import type { Place, Refusal } from '../basics/result.js';

/** A word of a text and where it begins. */
export interface Token {
  readonly text: string;
  readonly offset: number;
}

/** Printable ASCII and white space: the alphabet of records, positions, moves and marks. */
export const PLAIN = /[^\t\n\r\x20-\x7e]/;

/**
 * Refuses a text that is longer than its cap (`text/long`) or strays from its alphabet (`text/alphabet`, with the
 * place).
 */
export function checkText(text: string, cap: number, strange: RegExp = PLAIN): Refusal | undefined {
  if (text.length > cap) return { code: 'text/long', facts: { length: text.length, cap } };
  const at = text.search(strange);
  if (at < 0) return undefined;
  const found = String.fromCodePoint(text.codePointAt(at) as number);
  return { code: 'text/alphabet', facts: { found }, at: placeIn(text, at) };
}

/** Line and column, both from 1, of an offset; lines only where the text has several. */
export function placeIn(text: string, offset: number): Place {
  if (!text.includes('\n')) return { offset };
  const before = text.slice(0, offset).split('\n');
  return { offset, line: before.length, column: (before.at(-1) as string).length + 1 };
}

export function tokens(text: string): Token[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], offset: match.index }));
}
