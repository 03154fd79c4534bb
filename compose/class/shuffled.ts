/** Another order of a list. */

/** A number from 0 to less than 1. */
export type Chance = () => number;

/** Every order is as likely as any other. */
export function shuffled<T>(list: readonly T[], chance: Chance): readonly T[] {
  const all = [...list];
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}
