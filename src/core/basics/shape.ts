/** Shapes of plain data: whether what a relay passes on is of a kind at all, before any of it is used. */

/**
 * Whether a value, whatever it is, is a T: all of its fields are there, none beside them, and all hold plain data.
 * A value that is no JSON (a getter, a list with holes) has no shape.
 */
export type Shape<T> = (value: unknown) => value is T;

/** A text of at most that many characters, which matches the pattern if there is one. */
export const textUpTo =
  (most: number, pattern?: RegExp): Shape<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= most && (pattern?.test(value) ?? true);

/** A whole number that JSON carries unharmed. */
export const wholeNumber: Shape<number> = (value): value is number =>
  Number.isSafeInteger(value) && !Object.is(value, -0);

/** One of these words. */
export const oneOf =
  <const T extends string>(...words: readonly T[]): Shape<T> =>
  (value): value is T =>
    words.includes(value as T);

/** Accepts a value that has any of these shapes. */
export const eitherOf =
  <T extends readonly unknown[]>(...shapes: { readonly [K in keyof T]: Shape<T[K]> }): Shape<T[number]> =>
  (value): value is T[number] =>
    shapes.some((shape) => shape(value));

/** Nothing, or what has the shape. */
export const nullOr =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value): value is T | null =>
    value === null || shape(value);

/** The value of a plain field of the object itself; undefined for getters and inherited fields. */
function held(object: object, key: string | number): unknown {
  return (Object.getOwnPropertyDescriptor(object, key) as { readonly value?: unknown } | undefined)?.value;
}

/** A list of at most that many items of the shape. */
export const listUpTo =
  <T>(most: number, item: Shape<T>): Shape<readonly T[]> =>
  (value): value is readonly T[] => {
    if (!Array.isArray(value) || value.length > most) return false;
    // A list has one key beside its items: its length.
    if (Reflect.ownKeys(value).length !== value.length + 1) return false;
    return value.every((_, i) => item(held(value, i)));
  };

/** A list of two. */
export const pairOf = <T>(item: Shape<T>): Shape<readonly [T, T]> => {
  const list = listUpTo(2, item);
  return (value): value is readonly [T, T] => list(value) && value.length === 2;
};

/** An object of exactly these fields. */
export const fieldsOf = <T extends object>(fields: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> => {
  const shapes = Object.entries(fields) as [string, Shape<unknown>][];
  return (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Reflect.ownKeys(value).length === shapes.length &&
    shapes.every(([key, shape]) => shape(held(value, key)));
};
