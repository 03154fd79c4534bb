/** Text in an SVG file: written so that XML reads it as text, and broken into lines. */

import { directionOf } from '../words/bidi.js';
import { decimal } from '../chart/path.js';

/** Lines of a caption are that many letters apart. */
const LEADING = 1.4;

/** Characters that XML and HTML cannot hold: control characters, lone surrogates and non-characters. */
const FORBIDDEN =
  // eslint-disable-next-line no-control-regex -- these are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * The same text for an element or an attribute in double quotes, in XML and HTML alike; what neither can hold is left
 * out.
 */
export function escaped(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] as string);
}

/** One element; its content is markup. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  content = '',
): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(`${value}`)}"`);
  return content === '' ? `<${tag}${list.join('')}/>` : `<${tag}${list.join('')}>${content}</${tag}>`;
}

/** Letters of scripts that fill a square, and signs as wide. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\p{Extended_Pictographic}]/u;

/** About how wide a text is, in em: fonts differ. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDE.test(letter) ? 1 : 0.56;
  return width;
}

/** How wide a text is, in em. */
export type Measure = (text: string) => number;

/** A word in pieces that fit. */
function broken(word: string, most: number, measure: Measure): readonly string[] {
  const pieces: string[] = [''];
  for (const letter of word) {
    const piece = pieces.at(-1) as string;
    if (piece !== '' && measure(piece + letter) > most) pieces.push(letter);
    else pieces[pieces.length - 1] = piece + letter;
  }
  return pieces;
}

/**
 * The text in lines of at most so many em, broken between words, within those that are longer, and where it breaks
 * itself.
 */
export function linesOf(text: string, most: number, measure: Measure = widthOf): readonly string[] {
  return text.split(/\r\n?|\n/).flatMap((paragraph) => {
    const words = paragraph.split(/\s+/).flatMap((word) => (word === '' ? [] : broken(word, most, measure)));
    const lines: string[] = [];
    for (const word of words) {
      const line = lines.at(-1);
      const longer = line === undefined ? word : `${line} ${word}`;
      if (line !== undefined && measure(longer) <= most) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}

/** The lines of a caption below the board, and where they end. */
export function captionBelow(
  caption: string,
  { left, width, top, size }: Record<'left' | 'width' | 'top' | 'size', number>,
): { readonly markup: string; readonly bottom: number } {
  const lines = linesOf(caption, (0.96 * width) / size);
  if (lines.length === 0) return { markup: '', bottom: top };
  const texts = lines.map((line, n) => {
    const y = top + size * (1 + LEADING * n);
    const direction: Record<string, string> = directionOf(line) === 'rtl' ? { direction: 'rtl' } : {};
    return element('text', { x: decimal(left + width / 2), y: decimal(y), ...direction }, escaped(line));
  });
  const markup = element('g', { class: 'caption', 'font-size': decimal(size) }, texts.join(''));
  return { markup, bottom: top + size * (0.5 + LEADING * lines.length) };
}
