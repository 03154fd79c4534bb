/** Results and refusals: how every part of the kit says "no", and where, without throwing. */

/** The place of a fault in the text, data or game. All counts start at 0 but `line` and `column`, which start at 1. */
export interface Place {
  readonly offset?: number;
  readonly line?: number;
  readonly column?: number;
  /** A path into data, such as `stars[3].x`, or the name of an attribute or option. */
  readonly path?: string;
  readonly ply?: number;
  readonly entry?: number;
}

/**
 * A fact that stands for a sentence of the words table, with facts of its own where that has some: `{ key: 'seat.0' }`
 * says "Blue". Text from outside is never one.
 */
export interface KeyFact {
  readonly key: string;
  readonly facts?: Facts;
}

/** A list is put together in the language of its sentence. */
export type Fact = string | number | KeyFact | readonly Fact[];

export type Facts = Readonly<Record<string, Fact>>;

/** Why not, where, and by which rule. The sentence for people lives in the words table under `code`. */
export interface Refusal {
  /** `<game or part of the kit>/<what is wrong>`, such as `star/cell-taken`. */
  readonly code: string;
  /** The number of the rule in docs/rules, as `S6`. */
  readonly rule?: string;
  /** Numbers, texts and keys of the words table for the sentence. */
  readonly facts?: Facts;
  readonly at?: Place;
}

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal };

/** A result that holds a value. */
export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A result that says why not: the key of the sentence, its facts, the rule and the place. */
export function refuse(
  code: string,
  more: Omit<Refusal, 'code'> = {},
): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: { code, ...more } };
}

/** The value of a result that our own code guarantees; throws, naming the refusal, when the guarantee is broken. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`unexpected refusal: ${JSON.stringify(result.error)}`);
}

/** Thrown with the reason if a contract has no room for a `Result`. */
export class RefusalError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** The same refusal, its place moved by an outer place: an outer ply, path or entry is added, offsets are summed. */
export function within(refusal: Refusal, outer: Place): Refusal {
  const offset = outer.offset === undefined ? refusal.at?.offset : outer.offset + (refusal.at?.offset ?? 0);
  const at: Place = { ...outer, ...refusal.at, ...(offset === undefined ? {} : { offset }) };
  return { ...refusal, at };
}
