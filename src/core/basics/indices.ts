/**
 * Lists by their places. Not an array’s own `keys()` and `entries()`: old libraries put methods of other meanings in
 * their places.
 */

/** 0, 1 and so on, `count` of them. */
export function indices(count: number): number[] {
  const all: number[] = [];
  for (let at = 0; at < count; at++) all.push(at);
  return all;
}

/** Each with its place before it. */
export function indexed<T>(list: Iterable<T>): [number, T][] {
  const all: [number, T][] = [];
  for (const one of list) all.push([all.length, one]);
  return all;
}

/** Joins the items of a list to `start`, one after the other. Old libraries replace the array’s own `reduce`. */
export function fold<T, A>(list: Iterable<T>, start: A, join: (all: A, one: T, at: number) => A): A {
  let all = start;
  let at = 0;
  for (const one of list) all = join(all, one, at++);
  return all;
}
