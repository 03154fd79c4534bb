/** Allocates start places: lists of wishes, and bids on them (B3). */
import { chance } from '../core/basics/seed.js';

/** A player's wishes, in order, and the bid on the list. */
export interface Wish<T> {
  readonly list: readonly T[];
  readonly bid: number;
}

/**
 * B3: in pass k those without a place whose k-th choice is free compete for it: most garnets on the list, then chance.
 * `won`: whose bid decided such a contest.
 */
export function allot<T>(
  wishes: readonly Wish<T>[],
  seed: number,
): { readonly places: readonly (T | undefined)[]; readonly won: readonly boolean[] } {
  const places = wishes.map((): T | undefined => undefined);
  const won = wishes.map(() => false);
  const luck = chance(seed);
  const lots = luck.shuffle(wishes.map((_, seat) => seat));
  for (let pass = 0; wishes.some(({ list }) => pass < list.length); pass++) {
    const rivals = new Map<T, number[]>();
    for (const seat of lots) {
      const choice = wishes[seat]?.list[pass];
      if (places[seat] !== undefined || choice === undefined || places.includes(choice)) continue;
      rivals.set(choice, [...(rivals.get(choice) ?? []), seat]);
    }
    for (const [choice, seats] of rivals) {
      const bids = seats.map((seat) => wishes[seat]?.bid ?? 0);
      const winner = seats[bids.indexOf(Math.max(...bids))] as number;
      places[winner] = choice;
      if (seats.length > 1 && (wishes[winner]?.bid ?? 0) > 0 && new Set(bids).size > 1) won[winner] = true;
    }
  }
  return { places, won };
}

/** B3 by names: one kind of node's lists and the garnets bid on them; who is left without a place is left out. */
export function allocateStarts(
  lists: Readonly<Record<string, readonly string[]>>,
  garnets: Readonly<Record<string, number>> = {},
  seed = 0,
): Readonly<Record<string, string>> {
  const names = Object.keys(lists);
  const wishes = names.map((name) => ({ list: lists[name] as readonly string[], bid: garnets[name] ?? 0 }));
  const { places } = allot(wishes, seed);
  return Object.fromEntries(
    names.flatMap((name, i) => (places[i] === undefined ? [] : [[name, places[i] as string]])),
  );
}
