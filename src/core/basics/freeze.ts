/** Freezing plain data, so that what leaves the kit cannot change what stays. */

/** The same value, frozen with everything inside it. A value that is frozen already counts as frozen all through. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inside of Object.values(value)) freeze(inside);
  return value;
}
