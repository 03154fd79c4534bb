/** Any value as a short text, for refusals. It reads no more of a value than it shows, and survives one that throws. */

/** The most characters of a value that a refusal quotes. */
const MOST = 40;

/** The text of a value, bit by bit, so that a caller can stop when it has enough. */
function* bitsOf(value: unknown, isInside = false): Generator<string> {
  if (typeof value === 'string') yield isInside ? JSON.stringify(value.slice(0, MOST)) : value;
  else if (typeof value === 'function') yield 'function';
  else if (typeof value !== 'object' || value === null) yield String(value);
  else if (value instanceof Error) yield value.message;
  else if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    const list = value as ArrayLike<unknown>;
    yield '[';
    for (let n = 0; n < list.length; n++) {
      if (n > 0) yield ',';
      yield* bitsOf(list[n], true);
    }
    yield ']';
  } else {
    let before = '{';
    for (const key in value) {
      if (!Object.hasOwn(value, key)) continue;
      yield `${before}${JSON.stringify(key.slice(0, MOST))}:`;
      yield* bitsOf((value as Readonly<Record<string, unknown>>)[key], true);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  }
}

/** The beginning of a value's text, `most` characters at most; the name of its kind if it cannot be read. */
export function shownValue(value: unknown, most = MOST): string {
  let text = '';
  try {
    for (const bit of bitsOf(value)) {
      text += bit;
      if (text.length >= most) break;
    }
    return text.slice(0, most);
  } catch {
    return typeof value;
  }
}
