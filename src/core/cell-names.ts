/** Texts that tell which of their parts name a cell of a board, by signs that nobody sees. It knows no words and no board. */

/** Invisible in every font; `bare()` takes them out. */
const [OPEN, CLOSE] = ['\u2063', '\u2064'];
const NAME = /\u2063([^\u2063\u2064]*)\u2064/u;
const SIGNS = /[\u2063\u2064]/g;

export interface TextPart {
  readonly text: string;
  /** Whether it names a cell. */
  readonly isCell: boolean;
}

/** The same name, told to be a cell’s. */
export function asCell(name: string): string {
  return OPEN + name + CLOSE;
}

/** The parts of a text in their order, without the signs. */
export function cellParts(text: string): readonly TextPart[] {
  return text
    .split(NAME)
    .map((part, at) => ({ text: withoutCellSigns(part), isCell: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** The cells that a text names, in their order. */
export function cellsIn(text: string): readonly string[] {
  return cellParts(text).flatMap((part) => (part.isCell ? [part.text] : []));
}

export function withoutCellSigns(text: string): string {
  return text.replace(SIGNS, '');
}
