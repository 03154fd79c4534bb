/** Texts that tell which of their parts name a cell of a board, by signs that nobody sees. */

/**
 * Invisible in every font; `bare()` takes them out. Between the first two stands the cell’s name where its text is
 * another.
 */
const [OPEN, BETWEEN, CLOSE] = ['\u2063', '\u2062', '\u2064'];
const NAMED = /\u2063(?:([^\u2062-\u2064]*)\u2062)?([^\u2062-\u2064]*)\u2064/u;
const SIGNS = /\u2063[^\u2062-\u2064]*\u2062|[\u2062-\u2064]/gu;

export interface TextPart {
  readonly text: string;
  /** The cell that it names, if it names one. */
  readonly cell?: string;
}

/** A text that names a cell: the cell’s name itself, or what the cell is called in a sentence, as “size 5”. */
export function asCell(name: string, text = name): string {
  return OPEN + (text === name ? '' : name + BETWEEN) + text + CLOSE;
}

/** The same text, what it calls by names of cells told to be cells. */
export function markCells(text: string, isCell: (name: string) => boolean): string {
  // Letters, stars and figures together, as names of cells have them: a word or a number alone is none.
  const isLikeName = (run: string): boolean => /\d/.test(run) && /[\p{L}*]/u.test(run);
  return text.replace(/[\p{L}*\d-]+/gu, (run) => (isLikeName(run) && isCell(run) ? asCell(run) : run));
}

/** The parts of a text in their order, without the signs. */
export function cellParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  // Between two texts that name none stand what a cell is called by, where that is not its name, and its text.
  const found = text.split(NAMED);
  for (let at = 0; at < found.length; at += 3) {
    const [plain = '', name, told] = found.slice(at, at + 3);
    parts.push({ text: withoutCellSigns(plain) });
    if (told !== undefined) parts.push({ text: told, cell: name ?? told });
  }
  return parts.filter((part) => part.text !== '');
}

/** The cells that a text names, in their order. */
export function cellsIn(text: string): readonly string[] {
  return cellParts(text).flatMap(({ cell }) => cell ?? []);
}

export function withoutCellSigns(text: string): string {
  return text.replace(SIGNS, '');
}
