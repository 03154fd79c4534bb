/** The properties of an element that has accessors of its own making, and what lay in their way. */
import { isServer, type LitElement } from 'lit';

/**
 * Gives a class accessors for those of its own `properties` that `names` has, in the place of Lit's, and takes them off
 * Lit's account.
 */
export function defineProperties<E extends LitElement>(
  element: Pick<typeof LitElement, 'elementProperties' | 'properties' | 'prototype'>,
  names: object,
  get: (element: E, name: string) => unknown,
  set: (element: E, name: string, value: unknown) => void,
): void {
  // The Lit of a single file keeps no account at all.
  const account = element.elementProperties as Map<PropertyKey, unknown> | undefined;
  const own = Object.hasOwn(element, 'properties') ? Object.keys(element.properties) : [];
  for (const name of own.filter((one) => Object.hasOwn(names, one))) {
    if (!isServer) account?.delete(name);
    Object.defineProperty(element.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: E) {
        return get(this, name);
      },
      set(this: E, value: unknown) {
        set(this, name, value);
      },
    });
  }
}

/**
 * Removes and returns, by name, properties that the page set before the element was defined; they would shadow the
 * accessors.
 */
export function takeOwnValues(element: object, names: object): ReadonlyMap<string, unknown> {
  const own: Record<string, unknown> = element as unknown as Record<string, unknown>;
  const values = new Map<string, unknown>();
  for (const name of Object.keys(names)) {
    if (!Object.hasOwn(own, name)) continue;
    values.set(name, own[name]);
    delete own[name];
  }
  return values;
}
