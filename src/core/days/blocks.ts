/** Finds a day's entry in a list of puzzles. Lists grow by blocks, so that adding one changes no earlier day. */
import { dayOf } from './dates.js';

/** The puzzles from a first day on, one for each day. */
export interface Block {
  readonly from: string;
}

/** The entry of a date: of the newest block that has begun by then, one day after another, and again from its first. */
export function entryOn<B extends Block, E>(
  date: string,
  blocks: readonly B[],
  entriesOf: (block: B) => readonly E[],
): E {
  const day = dayOf(date);
  const begun = blocks.filter(({ from }) => dayOf(from) <= day);
  const block = begun.at(-1) ?? (blocks[0] as B);
  const entries = entriesOf(block);
  const at = (day - dayOf(block.from)) % entries.length;
  return entries[at < 0 ? at + entries.length : at] as E;
}
