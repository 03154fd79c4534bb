/** Edits marks, which are a text of words. It knows cells by their names alone. */

/** A tap turns the mark of a cell into the next of these, then into a number, then into none. */
const KINDS = ['ring', 'dot', 'danger'];

export const wordsOf = (marks: string): readonly string[] => marks.split(/\s+/).filter(Boolean);

const isOn = (word: string, cell: string): boolean => !word.includes('>') && word.split(/[:=]/)[0] === cell;

/** The mark of a cell: `ring`, `dot`, `danger`, or its label; undefined where there is none. */
function markOf(marks: string, cell: string): string | undefined {
  const word = wordsOf(marks).find((one) => isOn(one, cell));
  return word === cell ? 'ring' : word?.slice(cell.length + 1);
}

/** The marks with the next one on this cell. */
export function markNext(marks: string, cell: string): string {
  const words = [...wordsOf(marks)];
  const at = words.findIndex((word) => isOn(word, cell));
  const taken = words.flatMap((word) => (word.includes('=') ? Number(word.split('=')[1]) || 0 : []));
  const after = KINDS.indexOf(markOf(marks, cell) ?? '') + 1;
  if (at < 0) words.push(cell);
  else if (after === 0) words.splice(at, 1);
  else words[at] = after < KINDS.length ? `${cell}:${KINDS[after]}` : `${cell}=${Math.max(0, ...taken) + 1}`;
  return words.join(' ');
}

/** The marks with this arrow, or without it where it was there. */
export function pointTo(marks: string, from: string, to: string): string {
  const arrow = `${from}>${to}`;
  const words = wordsOf(marks);
  return (words.includes(arrow) ? words.filter((word) => word !== arrow) : [...words, arrow]).join(' ');
}

const SAID: Readonly<Record<string, string>> = { ring: 'a ring', dot: 'a dot', danger: 'danger' };

/** Marks are only drawn: this says to the ear what has become of one. */
export function sayMark(marks: string, cell: string): string {
  const mark = markOf(marks, cell);
  return `${cell}: ${mark === undefined ? 'no mark' : (SAID[mark] ?? `marked ${mark}`)}.`;
}

export const sayArrow = (marks: string, from: string, to: string): string =>
  `${wordsOf(marks).includes(`${from}>${to}`) ? 'Arrow' : 'No arrow'} from ${from} to ${to}.`;
