/**
 * Options as text, in attributes and records: `rings=8 pie=yes`. Positions write and read their values in the same way.
 */
import { RECORD_CAP } from '../basics/limits.js';
import { checkText } from './text.js';
import type { AnyOption, AnyTable, OptionTable, Values } from '../contract/option-kinds.js';
import { defaultsOf, entriesOf, holds, refuseOption } from './options.js';
import { accept, refuse, within, type Refusal, type Result } from '../basics/result.js';
import { shownValue } from '../basics/shown.js';

/** A name without what tells its spelling as an attribute from that as a property. */
const plain = (name: string): string => name.replaceAll('-', '').toLowerCase();

/**
 * Whether a text says no more of its name than that it is there: empty, or what stands for that. Frameworks write
 * `true`, and the long form of HTML repeats the name.
 */
export function isBare(name: string, text: string): boolean {
  const word = plain(text.trim());
  return word === '' || word === 'yes' || word === 'true' || word === plain(name);
}

/** Whether a flag of this name is on, from its text; undefined where the text is neither yes nor no. */
export function readFlag(name: string, text: string): boolean | undefined {
  if (isBare(name, text)) return true;
  return /^(no|false)$/i.test(text.trim()) ? false : undefined;
}

const WHOLE = /^[+-]?\d{1,15}$/;
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i;

/** The sum makes 0 of -0, which JSON cannot keep. */
const numberIn = (text: string, pattern: RegExp): number => (pattern.test(text) ? Number(text) + 0 : NaN);

const listIn = (text: string): readonly string[] => (text === '' ? [] : text.split(/[\s,]+/));

function valueIn(name: string, values: Values, text: string): unknown {
  switch (values.kind) {
    case 'integer':
      return numberIn(text, WHOLE);
    case 'flag':
      return readFlag(name, text);
    case 'choice':
      return text.toLowerCase();
    case 'choices':
      return listIn(text.toLowerCase());
    case 'numbers':
      return listIn(text).map((word) => numberIn(word, NUMBER));
    case 'text':
      return text;
  }
}

/** A value from its text, without white space around it; undefined where it is none of these values. */
export function readValue(name: string, values: Values, text: string): unknown {
  const value = valueIn(name, values, text);
  return holds(values, value) ? value : undefined;
}

/** The text of one value in a record or a position; no white space inside. */
export function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** One option as it came from an attribute or a record. */
export function parseOption(name: string, option: Values, text: string): Result<unknown> {
  // A longer text than a whole record is refused unread.
  if (text.length > RECORD_CAP) return refuseOption(name, option, text);
  const trimmed = text.trim();
  const value = readValue(name, option, trimmed);
  return value === undefined ? refuseOption(name, option, trimmed) : accept(value);
}

/** `rings=8 pie=yes`: the options that differ from their defaults, and those that a record always names. */
export function formatOptions<O>(table: OptionTable<O>, options: O): string {
  return entriesOf(table)
    .map(([name, option]) => ({ name, option, text: formatValue(options[name as keyof O]) }))
    .filter(({ option, text }) => option.recorded || text !== formatValue(option.default))
    .map(({ name, text }) => `${name}=${text}`)
    .join(' ');
}

/**
 * Reads what formatOptions writes, in any order. Refuses what is too long or no plain text, unknown and repeated names
 * with their offset, a value with its own, and what `refuseTogether` says of options that are sound one by one.
 */
export function parseOptions<O>(
  table: OptionTable<O>,
  text: string,
  refuseTogether?: (options: O) => Refusal | undefined,
): Result<O> {
  const bad = checkText(text, RECORD_CAP);
  if (bad) return { ok: false, error: bad };
  const byName = table as unknown as AnyTable;
  const given: Record<string, unknown> = {};
  for (const match of text.matchAll(/\S+/g)) {
    const at = { offset: match.index };
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(match[0]) ?? [];
    if (!Object.hasOwn(byName, name))
      return refuse('option/unknown', { facts: { option: shownValue(name) }, at });
    if (Object.hasOwn(given, name)) return refuse('option/repeated', { facts: { option: name }, at });
    const read = parseOption(name, byName[name] as AnyOption, value);
    const offset = match.index + match[0].length - value.length;
    if (!read.ok) return { ok: false, error: within(read.error, { offset }) };
    given[name] = read.value;
  }
  const options = { ...defaultsOf(table), ...(given as Partial<O>) };
  const error = refuseTogether?.(options);
  return error ? { ok: false, error } : accept(options);
}
