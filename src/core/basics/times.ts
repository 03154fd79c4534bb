/**
 * Lists by count. Not `Array.from`: old libraries put one of their own in its place, which knows neither counts nor
 * iterables.
 */

/** The results of `make` for 0, 1 and so on, `count` of them. */
export function times<T>(count: number, make: (n: number) => T): T[] {
  const made: T[] = [];
  for (let n = 0; n < count; n++) made.push(make(n));
  return made;
}
