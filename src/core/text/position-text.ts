/**
 * The one grammar of positions: `name=value` joined by semicolons, in any order, what is as usual left out. In front
 * may stand a board without a name.
 *
 *     position = [ board ";" ] field { ";" field }      white space and line ends may stand around each
 *     field    = name "=" value                         entries "a,b", lists "a,b/c", pairs "a:1"
 */
import { POSITION_CAP } from '../basics/limits.js';
import { checkText, placeIn } from './text.js';
import { parseOption } from './option-text.js';
import type { AnyOption, OptionTable } from '../contract/option-kinds.js';
import { defaultsOf, entriesOf } from './options.js';
import { refusePiece, split, trimmed, type Kind, type Piece } from './position-kinds.js';
import { accept, RefusalError, within, type Facts, type Refusal, type Result } from '../basics/result.js';
import { shownValue } from '../basics/shown.js';

/** How a game's positions are written. */
export interface Grammar {
  /** The rule that says so. */
  readonly rule: string;
  /** The name of the board's field in refusals, if there is one. */
  readonly board?: string;
  /** Names of the fields, options among them, each with its rule. */
  readonly fields: Readonly<Record<string, string>>;
  /** The present names of fields by those that they once had: texts with these are still read. */
  readonly formerly?: ReadonlyMap<string, string>;
}

/** The rules of options, by their names. */
export function rulesOf<O>(table: OptionTable<O>): Readonly<Record<string, string>> {
  return Object.fromEntries(entriesOf(table).map(([name, { rule }]) => [name, rule]));
}

/**
 * A field with its usual value is left out; without `usual` it must be there. `name`: if it differs from the state's
 * own.
 */
export interface Field<T> {
  readonly kind: Kind<T>;
  readonly usual?: T | undefined;
  readonly name?: string | undefined;
}

export type Fields<F> = { readonly [K in keyof F]: Field<F[K]> };

/** A field of a position: how it is written, what holds where it is left out, and its name if that is another. */
export function field<T>(kind: Kind<T>, usual?: T, name?: string): Field<T> {
  return { kind, usual, name };
}

/** `turn=3;crack=12,7`. */
export function formatFields<F>(fields: Fields<F>, values: F): string {
  return (Object.keys(fields) as (keyof F & string)[])
    .map((key) => {
      const { kind, usual, name = key } = fields[key];
      const text = kind.write(values[key]);
      return usual !== undefined && kind.write(usual) === text ? '' : `${name}=${text}`;
    })
    .filter((text) => text !== '')
    .join(';');
}

/** Board, fields and options as one word, without those that are empty. */
export function joinFields(...texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .join(';')
    .replaceAll(' ', ';');
}

/** An option's value; refused as everywhere, with its place in the position. */
export function readOption(name: string, option: AnyOption, { text, offset }: Piece): unknown {
  const read = parseOption(name, option, text);
  if (!read.ok) throw new RefusalError(within(read.error, { offset }));
  return read.value;
}

/** A position's text in parts. What reads them throws a RefusalError with the place. */
export class PositionReader {
  /** The part in front, which has no name. */
  readonly board: Piece;
  readonly #named = new Map<string, Piece>();

  constructor(
    readonly grammar: Grammar,
    readonly text: string,
  ) {
    const { rule, board = '', fields, formerly } = grammar;
    const whole = { text, offset: 0, path: board, rule };
    const isNamed = board === '' || /^\s*[A-Za-z]+\s*=/.test(text);
    const start = isNamed ? 0 : (/;|\n[^\S\n]*[A-Za-z]+\s*=/.exec(text)?.index ?? text.length);
    this.board = trimmed({ ...whole, text: text.slice(0, start) });
    for (const { 0: given, index } of text.slice(start).matchAll(/[^;\n]+/g)) {
      const piece = trimmed({ ...whole, text: given, offset: start + index });
      if (piece.text === '') continue;
      const [lead, name = ''] = /^([^=\s]*)\s*=?\s*/.exec(piece.text) as unknown as [string, string];
      const path = formerly?.get(name) ?? name;
      if (!Object.hasOwn(fields, path))
        refusePiece({ ...piece, path: shownValue(path) }, 'position/field', {
          fields: Object.keys(fields),
        });
      if (this.has(path)) refusePiece({ ...piece, path }, 'position/repeated');
      const value = { text: piece.text.slice(lead.length), offset: piece.offset + lead.length };
      this.#named.set(path, { ...value, path, rule: fields[path] as string });
    }
  }

  has(name: string): boolean {
    return this.#named.has(name);
  }

  /** A field or an entry of it; a missing field has the end of the text as its place. */
  at(name: string, entry?: number, sign = ','): Piece {
    const { grammar, text } = this;
    const end: Piece = {
      text: '',
      offset: text.length,
      path: name,
      rule: grammar.fields[name] ?? grammar.rule,
    };
    const piece = this.#named.get(name) ?? end;
    return (entry === undefined ? undefined : split(piece, sign)[entry]) ?? piece;
  }

  /** The values of the fields, with the usual value for each that is missing. */
  read<F>(fields: Fields<F>): F {
    const entries = Object.entries<Field<unknown>>(fields).map(([key, { kind, usual, name = key }]) => {
      if (!this.has(name) && usual === undefined) refusePiece(this.at(name), 'position/missing');
      return [key, this.has(name) ? kind.read(this.at(name)) : usual];
    });
    return Object.fromEntries(entries) as F;
  }

  options<O>(table: OptionTable<O>): O {
    const given = entriesOf(table).flatMap(([name, option]) => {
      return this.has(name) ? [[name, readOption(name, option, this.at(name))]] : [];
    });
    return { ...defaultsOf(table), ...(Object.fromEntries(given) as Partial<O>) };
  }

  /** Refuses a field or an entry that does not go with the others. */
  refuse(at: string | Piece, code = 'position/unfit', facts: Facts = {}, rule?: string): never {
    return refusePiece(typeof at === 'string' ? this.at(at) : at, code, facts, rule);
  }

  /** Refuses a field or an entry because of its value. */
  check({ offset, path }: Piece, refusal: Refusal | undefined): void {
    if (refusal) throw new RefusalError({ ...refusal, at: { ...refusal.at, offset, path } });
  }
}

/**
 * Reads a position; `build` makes the state of its parts. Whatever is thrown as a refusal is refused with its place.
 */
export function readPosition<S>(
  grammar: Grammar,
  text: string,
  build: (position: PositionReader) => S,
): Result<S> {
  const { rule } = grammar;
  const bad = checkText(text, POSITION_CAP);
  if (bad) return { ok: false, error: { rule, ...bad } };
  try {
    return accept(build(new PositionReader(grammar, text)));
  } catch (fault) {
    if (!(fault instanceof RefusalError)) throw fault;
    const { at = {}, ...refusal }: Refusal = fault.refusal;
    return { ok: false, error: { rule, ...refusal, at: { ...placeIn(text, at.offset ?? 0), ...at } } };
  }
}
