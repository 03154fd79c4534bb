/** Option tables: one table per game gives its attributes, record text, checks and docs. */
import { accept, refuse, type Facts, type KeyFact, type Result } from '../basics/result.js';
import type { AnyOption, AnyTable, OptionTable, Values } from '../contract/option-kinds.js';
import { shownValue } from '../basics/shown.js';

/** A table's options by name, in their order. */
export function entriesOf<O>(table: OptionTable<O>): [string, AnyOption][] {
  return Object.entries(table as unknown as AnyTable);
}

/** The defaults of a table. */
export function defaultsOf<O>(table: OptionTable<O>): O {
  return Object.fromEntries(entriesOf(table).map(([name, option]) => [name, option.default])) as O;
}

interface Listed {
  readonly least: number;
  readonly most: number;
}

function howMany({ least, most }: Listed): Facts {
  return { least, most, many: least === most ? 'exactly' : least === 0 ? 'up' : 'between' };
}

/** The values as a fact for refusals: "a whole number from 4 to 12", "yes or no", "take or clear". */
export function rangeOf(option: Values): KeyFact {
  switch (option.kind) {
    case 'integer':
      return { key: 'range.integer', facts: { min: option.min, max: option.max } };
    case 'flag':
      return { key: 'range.flag' };
    case 'choice':
      return { key: 'range.choice', facts: { values: option.values } };
    case 'choices':
      return { key: 'range.choices', facts: { ...howMany(option), values: option.values } };
    case 'numbers': {
      const { whole, min, max } = option;
      return {
        key: whole ? 'range.whole-numbers' : 'range.numbers',
        facts: { ...howMany(option), min, max },
      };
    }
    case 'text':
      return option.range === undefined
        ? { key: 'range.text', facts: { most: option.maxLength } }
        : { key: option.range };
  }
}

export function holds(option: Values, value: unknown): boolean {
  switch (option.kind) {
    case 'integer':
      return Number.isInteger(value) && (value as number) >= option.min && (value as number) <= option.max;
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return option.values.includes(value as string);
    case 'choices':
      return listed(option, value, (item) => option.values.includes(item as string));
    case 'numbers':
      return listed(
        option,
        value,
        (item) =>
          Number.isFinite(item) &&
          (item as number) >= option.min &&
          (item as number) <= option.max &&
          (!option.whole || Number.isInteger(item)),
      );
    case 'text':
      return typeof value === 'string' && value.length <= option.maxLength && option.pattern.test(value);
  }
}

function listed({ least, most }: Listed, value: unknown, each: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length >= least && value.length <= most && value.every(each);
}

/** `option/range`: the option, what it takes, what it was given, and its rule. */
export function refuseOption(name: string, option: Values, got: unknown): Result<never> {
  return refuse('option/range', {
    rule: option.rule ?? '',
    facts: { option: name, range: rangeOf(option), got: shownValue(got) },
    at: { path: name },
  });
}

/**
 * One value as it came from code. A list is copied, so that what was checked is what is kept. Refuses `option/range`,
 * naming the option, its range and its rule.
 */
export function checkOption(name: string, option: Values, value: unknown): Result<unknown> {
  const isShort = 'most' in option && Array.isArray(value) && value.length <= option.most;
  const own: unknown = isShort ? [...(value as readonly unknown[])] : value;
  return holds(option, own) ? accept(own) : refuseOption(name, option, own);
}

/** All options: the given ones checked, the others at their defaults. Unknown names are refused (`option/unknown`). */
export function readOptions<O>(table: OptionTable<O>, given: Readonly<Partial<O>>): Result<O> {
  const byName = table as unknown as AnyTable;
  const all = defaultsOf(table) as Record<string, unknown>;
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(byName, name))
      return refuse('option/unknown', { facts: { option: shownValue(name) }, at: { path: name } });
    if (value === undefined) continue;
    const checked = checkOption(name, byName[name] as AnyOption, value);
    if (!checked.ok) return checked;
    all[name] = checked.value;
  }
  return accept(all as O);
}

/** The values that an option takes, for developers. */
function inCode(option: AnyOption): string {
  const count = ({ least, most }: Listed): string => (least === most ? `${most}` : `${least} to ${most}`);
  switch (option.kind) {
    case 'integer':
      return `a whole number from ${option.min} to ${option.max}`;
    case 'flag':
      return 'true or false';
    case 'choice':
      return `one of ${option.values.join(', ')}`;
    case 'choices':
      return `a list of ${count(option)} of ${option.values.join(', ')}`;
    case 'numbers':
      return `a list of ${count(option)} ${
        option.whole ? 'whole numbers' : 'numbers'
      } from ${option.min} to ${option.max}`;
    case 'text':
      return `text of at most ${option.maxLength} characters, written as its rule says`;
  }
}

/** The same for callers who promise sound options. @throws RangeError that names the option, its range and its rule. */
export function requireOptions<O>(table: OptionTable<O>, given: Readonly<Partial<O>>): O {
  const read = readOptions(table, given);
  if (read.ok) return read.value;
  const { option: name, got } = read.error.facts as { readonly option: string; readonly got: string };
  const option = (table as unknown as AnyTable)[name];
  throw new RangeError(
    read.error.code === 'option/unknown' || !option
      ? `There is no option “${name}”. The options are ${Object.keys(table).join(', ')}.`
      : `${name} is “${got}”. It takes ${inCode(option)} (${option.rule}).`,
  );
}
