/** What arrives in a chunk of its own, a controller or built-in data: asked for once, then there for every further board. */

export interface Lazy<T> {
  /** What has come; undefined before. */
  now(): T | undefined;
  load(): Promise<T>;
}

/** `load` is an `import()` of one module of the slice. */
export function late<T>(load: () => Promise<T>): Lazy<T> {
  let made: T | undefined;
  return {
    now: () => made,
    load: async () => (made ??= await load()),
  };
}
