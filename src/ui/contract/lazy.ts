/**
 * Something that arrives in a chunk of its own, a controller or built-in data: loaded once, then there for every
 * further board.
 */

export interface Lazy<T> {
  /** The value once it has arrived; undefined before. */
  now(): T | undefined;
  load(): Promise<T>;
}

/**
 * `load` imports one module: `late(() => import('./adapter.js'))`. The build reads this form, since single files and
 * servers have such a module from the start.
 */
export function late<T>(load: () => Promise<T>): Lazy<T> {
  let made: T | undefined;
  return {
    now: () => made,
    load: async () => (made ??= await load()),
  };
}
