// Marks as they are composed, a text from which words are taken and to which words are added. It knows cells by name alone.

/** The mark of a cell becomes the next of these, then a number, then none. */
const KINDS = ['ring', 'dot', 'danger'];

export const wordsOf = (marks) => marks.split(/\s+/).filter(Boolean);

const isOn = (word, name) => !word.includes('>') && word.split(/[:=]/)[0] === name;

/** What marks a cell: `ring`, `dot`, `danger`, a label, or nothing. */
export function markOf(marks, name) {
  const word = wordsOf(marks).find((one) => isOn(one, name));
  return word === name ? KINDS[0] : word?.slice(name.length + 1);
}

/** A ring, a dot, danger, the next number, nothing. */
export function markNext(marks, name) {
  const words = wordsOf(marks);
  const at = words.findIndex((word) => isOn(word, name));
  const taken = words.flatMap((word) => (word.includes('=') ? Number(word.split('=')[1]) || 0 : []));
  const after = KINDS.indexOf(markOf(marks, name)) + 1;
  if (at < 0) words.push(name);
  else if (after === 0) words.splice(at, 1);
  else words[at] = after < KINDS.length ? `${name}:${KINDS[after]}` : `${name}=${Math.max(0, ...taken) + 1}`;
  return words.join(' ');
}

/** An arrow, or none where there was one. */
export function pointTo(marks, from, to) {
  const arrow = `${from}>${to}`;
  const words = wordsOf(marks);
  return (words.includes(arrow) ? words.filter((word) => word !== arrow) : [...words, arrow]).join(' ');
}

const SAID = new Map([
  [undefined, 'no mark'],
  ['ring', 'a ring'],
  ['dot', 'a dot'],
  ['danger', 'danger'],
]);

/** Marks are only drawn, so what becomes of one is said. */
export function sayMark(marks, name) {
  const mark = markOf(marks, name);
  return `${name}: ${SAID.get(mark) ?? `marked ${mark}`}.`;
}

export const sayArrow = (marks, from, to) =>
  `${wordsOf(marks).includes(`${from}>${to}`) ? 'Arrow' : 'No arrow'} from ${from} to ${to}.`;
