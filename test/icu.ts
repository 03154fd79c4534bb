/**
 * Sentences as people write them, from what the build makes of them: what a page would give, with its letters changed
 * as a test needs.
 */
import type { Message, Part } from '../src/core/words/message.js';
import type { MessageTexts } from '../src/core/words/read-message.js';
import type { WordTable } from '../src/core/words/words.js';

/** Puts what means something in ICU MessageFormat into quotation marks: a # only inside a plural. */
const SIGNS = { plain: /[{}]+/g, counted: /[{}#]+/g };

function writePart(part: Part, where: keyof typeof SIGNS): string {
  if (part === 0) return '#';
  if (typeof part === 'string') return part.replaceAll("'", "''").replace(SIGNS[where], "'$&'");
  const [name, kind, more] = part;
  if (kind === undefined) return `{${name}}`;
  if (typeof more === 'string') return `{${[name, kind, more].filter(Boolean).join(', ')}}`;
  const inside = kind === 'select' ? where : 'counted';
  const cases = Object.entries(more ?? {}).map(
    ([key, message]) => `${key} {${writeMessage(message, inside)}}`,
  );
  return `{${name}, ${kind}, ${cases.join(' ')}}`;
}

export function writeMessage(message: Message, where: keyof typeof SIGNS = 'plain'): string {
  return (typeof message === 'string' ? [message] : message).map((part) => writePart(part, where)).join('');
}

/** The same sentence with other letters of its own; facts and cases stay. */
export function changeLetters(message: Message, change: (letters: string) => string): Message {
  if (typeof message === 'string') return change(message);
  return message.map((part): Part => {
    if (typeof part === 'string') return change(part);
    if (part === 0 || typeof part[2] !== 'object') return part;
    const [name, kind, cases] = part as readonly [string, 'select', Readonly<Record<string, Message>>];
    const changed = Object.entries(cases).map(([key, one]) => [key, changeLetters(one, change)]);
    return [name, kind, Object.fromEntries(changed) as typeof cases];
  });
}

/** A table as a page would give it, each sentence changed. */
export function writeTable(
  table: WordTable,
  change: (message: Message) => Message = (one) => one,
): MessageTexts {
  return Object.fromEntries(
    Object.entries(table).map(([key, message]) => [key, writeMessage(change(message))]),
  );
}
