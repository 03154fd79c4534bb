/** Making things once: what follows from its argument alone is kept. */

/** Where things are kept by what they were made from. */
interface Kept<K, T> {
  get(from: K): T | undefined;
  set(from: K, made: T): unknown;
}

/** The same function, which makes each thing once; `kept`: a `WeakMap` where things should go with what they were made from. */
export function once<K, T>(make: (from: K) => T, kept: Kept<K, T> = new Map<K, T>()): (from: K) => T {
  return (from) => {
    let made = kept.get(from);
    if (made === undefined) {
      made = make(from);
      kept.set(from, made);
    }
    return made;
  };
}
