/**
 * How to play the game on show, as sentences: what its options change is told in the lines that they concern, or after
 * them.
 */
import { times } from '../../core/basics/times.js';
import type { AnyTable } from '../../core/contract/option-kinds.js';
import type { Words } from '../../core/words/words.js';

/** Options by their names. */
export type GivenOptions = Readonly<Record<string, unknown>>;

const HOW_LINES = 10;

/**
 * `how.1` and so on. Options that are not at their defaults: `how.<name>.<value>`, or `how.<name>`, tells what one
 * changes, and `how.<line>.<name>.<value>` replaces that line.
 */
export function describeHow(options: GivenOptions, table: AnyTable, words: Words): readonly string[] {
  const facts = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]));
  const unusual = Object.keys(options).filter((name) => facts[name] !== String(table[name]?.default));
  return [...times(HOW_LINES, (i) => `${i + 1}`), ...unusual].flatMap((line) => {
    const key = `how.${line}`;
    const told = [...unusual.map((name) => `${key}.${name}.${facts[name]}`), `${key}.${facts[line]}`, key];
    const found = told.find((one) => words.has(one));
    return found === undefined ? [] : [words.say(found, facts)];
  });
}
