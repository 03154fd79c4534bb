/** Names of stars by row and place, such as "C4", so that people can call them out. Records and events keep the ids. */
import { indexed } from '../core/basics/indices.js';
import { memoize } from '../core/basics/memoize.js';
import type { Sky } from './geometry.js';

/** Without I and O, which look like 1 and 0. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A to Z, then AA, AB and so on. */
export function rowLetter(row: number): string {
  const first = Math.floor(row / LETTERS.length);
  return (first > 0 ? (LETTERS[first - 1] ?? '') : '') + (LETTERS[row % LETTERS.length] as string);
}

/** The name of each star by its id: the letter of its row from above, and its place there from the left. */
export const starNames = memoize((sky: Sky): Readonly<Record<string, string>> => {
  const names: Record<string, string> = {};
  for (const [row, ids] of indexed(sky.chart.rows))
    for (const [at, id] of indexed(ids)) names[id] = `${rowLetter(row)}${at + 1}`;
  return Object.freeze(names);
}, new WeakMap());

/** The ids by their names, in capitals. */
export const starsByName = memoize(
  (sky: Sky): ReadonlyMap<string, string> =>
    new Map(Object.entries(starNames(sky)).map(([id, name]) => [name, id])),
  new WeakMap(),
);
