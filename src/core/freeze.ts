/** Freezing plain data, so that what leaves the kit cannot change what stays. */

/** The same value, it and all inside it frozen. What is frozen already is taken to be so all through. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inside of Object.values(value)) freeze(inside);
  return value;
}
