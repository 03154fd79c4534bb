/** The properties of an element that has accessors of its own making, and what lay in their way. It knows no board. */

/** Gives a class a property by two functions, as if it were written there. */
export function defineProperty<E extends object>(
  prototype: E,
  name: string,
  get: (element: E) => unknown,
  set: (element: E, value: unknown) => void,
): void {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: E) {
      return get(this);
    },
    set(this: E, value: unknown) {
      set(this, value);
    },
  });
}

/** What the page set on an element that was not yet defined lies over the accessors: it makes way for them, and is returned by name. */
export function takeOwnValues(element: object, names: object): ReadonlyMap<string, unknown> {
  const own: Record<string, unknown> = element as never;
  const values = new Map<string, unknown>();
  for (const name in names) {
    if (!Object.hasOwn(own, name)) continue;
    values.set(name, own[name]);
    delete own[name];
  }
  return values;
}
