/** Reads what stands behind the tag in the first line of a fence: `rings=6 readonly caption="A corner"`. */
import { accept, refuse, type Result } from '../core/basics/result.js';
import { shownValue } from '../core/basics/shown.js';

/** A name; behind it nothing, or a value that has quotation marks where it has white space. */
const ONE = /([^\s="']+)(?:=(?:"([^"]*)"|'([^']*)'|(["'])|(\S*)))?|(\S)/g;

/** The values by name, in their order; that of a name alone is empty. */
export function readInfo(info: string): Result<ReadonlyMap<string, string>> {
  const given = new Map<string, string>();
  for (const [, name, double, single, open, bare = '', stray] of info.matchAll(ONE)) {
    if (name === undefined)
      return refuse('fence/quote', { facts: { name: [...given.keys()].at(-1) ?? `${stray}` } });
    if (open !== undefined) return refuse('fence/quote', { facts: { name: shownValue(name) } });
    if (given.has(name)) return refuse('fence/twice', { facts: { name: shownValue(name) } });
    given.set(name, double ?? single ?? bare);
  }
  return accept(given);
}
