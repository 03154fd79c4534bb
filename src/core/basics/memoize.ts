/** Keeps what depends on its argument alone, so that it is made once. */

/** A cache of values by their inputs. */
interface Kept<K, T> {
  get(from: K): T | undefined;
  set(from: K, made: T): unknown;
}

/**
 * The same function, but it makes each thing once. What is made from an object goes with it, so a removed board leaves
 * nothing behind.
 */
export function memoize<K extends string | number, T>(make: (from: K) => T): (from: K) => T;
export function memoize<K extends object, T>(make: (from: K) => T, kept: WeakMap<K, T>): (from: K) => T;
export function memoize<K, T>(make: (from: K) => T, kept: Kept<K, T> = new Map<K, T>()): (from: K) => T {
  return (from) => {
    let made = kept.get(from);
    if (made === undefined) {
      made = make(from);
      kept.set(from, made);
    }
    return made;
  };
}
