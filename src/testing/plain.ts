/** Plain data: telling it from what is not, freezing it, comparing it. */

/** A value that is not plain, and its path: `stars[3].x is NaN`. */
interface Fault {
  readonly path: string;
  readonly what: string;
}

const DEEPEST = 100;

/** Values already found plain and frozen, which stay so: each is walked once. */
const settled = new WeakSet<object>();

function within(key: string | number, fault: Fault): Fault {
  return { ...fault, path: `${typeof key === 'number' ? `[${key}]` : `.${key}`}${fault.path}` };
}

function kindOf(value: object): string {
  const made: unknown = (Object.getPrototypeOf(value) as { readonly constructor?: unknown } | null)
    ?.constructor;
  return typeof made === 'function' ? `a ${made.name}` : 'an object without a prototype';
}

function listFault(list: readonly unknown[], depth: number): Fault | undefined {
  if (Object.getPrototypeOf(list) !== Array.prototype) return { path: '', what: `is ${kindOf(list)}` };
  if (Object.keys(list).length !== list.length)
    return { path: '', what: 'is a list with holes or with names' };
  for (let i = 0; i < list.length; i++) {
    const fault = faultOf(list[i], depth + 1);
    if (fault) return within(i, fault);
  }
  return undefined;
}

function objectFault(object: object, depth: number): Fault | undefined {
  if (Object.getPrototypeOf(object) !== Object.prototype) return { path: '', what: `is ${kindOf(object)}` };
  for (const key of Reflect.ownKeys(object)) {
    if (typeof key === 'symbol') return { path: '', what: 'has a symbol for a key' };
    const property = Object.getOwnPropertyDescriptor(object, key) as PropertyDescriptor;
    if (!('value' in property) || property.enumerable !== true)
      return { path: `.${key}`, what: 'is a getter or is not enumerable' };
    const fault = faultOf(property.value, depth + 1);
    if (fault) return within(key, fault);
  }
  return undefined;
}

function faultOf(value: unknown, depth: number): Fault | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? undefined
        : { path: '', what: `is ${Object.is(value, -0) ? '-0' : String(value)}` };
    case 'object': {
      if (value === null || settled.has(value)) return undefined;
      if (depth > DEEPEST) return { path: '', what: `nests deeper than ${DEEPEST}` };
      const fault = Array.isArray(value) ? listFault(value, depth) : objectFault(value, depth);
      if (!fault) settled.add(Object.freeze(value));
      return fault;
    }
    default:
      return { path: '', what: value === undefined ? 'is undefined' : `is a ${typeof value}` };
  }
}

/**
 * Freezes plain JSON data through and through. Returns undefined, or what of it is not plain and where
 * (`it.pile[2] is NaN`): undefined, NaN, an infinity, -0, a function, a class instance, a list with holes.
 */
export function settle(value: unknown): string | undefined {
  const fault = faultOf(value, 0);
  return fault && `it${fault.path} ${fault.what}`;
}

/** The data as one line whatever the order of its keys: the same data, the same line. */
export function lineOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function short(value: unknown): string {
  const line = value === undefined ? 'nothing' : lineOf(value);
  return line.length > 80 ? `${line.slice(0, 77)}...` : line;
}

/** The first place where two pieces of plain data differ, as `it.turn: 0 and 1`; undefined where they are equal. */
export function difference(a: unknown, b: unknown, path = 'it'): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return `${path}: ${short(a)} and ${short(b)}`;
  const [one, two] = [a, b] as [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>];
  for (const key of new Set([...Object.keys(one), ...Object.keys(two)])) {
    const differs = difference(one[key], two[key], Array.isArray(a) ? `${path}[${key}]` : `${path}.${key}`);
    if (differs !== undefined) return differs;
  }
  return undefined;
}
