/** The kinds of values that the fields of a position hold, each with its text both ways. */
import type { Values } from '../contract/option-kinds.js';
import { formatValue, readValue } from './option-text.js';
import { rangeOf } from './options.js';
import { RefusalError, type Facts, type KeyFact } from '../basics/result.js';
import { shownValue } from '../basics/shown.js';
import { times } from '../basics/times.js';

/** A part of a position's text: its place, which field or entry it is (`scores[1]`), and the rule for it. */
export interface Piece {
  readonly text: string;
  readonly offset: number;
  readonly path: string;
  readonly rule: string;
}

/** How one value is written and read. `read` throws a RefusalError, by `refusePiece` or `refuseValue`. */
export interface Kind<T> {
  write(value: T): string;
  read(piece: Piece): T;
}

export function refusePiece(piece: Piece, code: string, facts: Facts = {}, rule = piece.rule): never {
  const { text, offset, path } = piece;
  const field = path.replace(/\[.*/, '');
  throw new RefusalError({
    code,
    rule,
    facts: { field, found: shownValue(text), ...facts },
    at: { offset, path },
  });
}

/** `position/value`; `range` is the phrase for what is expected here, such as `range.flag`: “yes or no”. */
export function refuseValue(piece: Piece, range: KeyFact): never {
  return refusePiece(piece, 'position/value', { range });
}

/** A piece without the white space around it. */
export function trimmed(piece: Piece): Piece {
  const text = piece.text.trimStart();
  return { ...piece, text: text.trimEnd(), offset: piece.offset + piece.text.length - text.length };
}

export function split(piece: Piece, sign: string): readonly Piece[] {
  let offset = piece.offset - sign.length;
  return piece.text.split(sign).map((text, n) => {
    offset += sign.length;
    const part = trimmed({ ...piece, text, offset, path: `${piece.path}[${n}]` });
    offset += text.length;
    return part;
  });
}

/** One word, as `read` understands it; `range` is the phrase for what it takes. */
export function word<T>(
  range: KeyFact,
  read: (text: string) => T | undefined,
  write: (value: T) => string = String,
): Kind<T> {
  return { write, read: (piece) => read(piece.text) ?? refuseValue(piece, range) };
}

/** One value as options have it. */
function value<T>(values: Values): Kind<T> {
  return {
    write: formatValue,
    read: (piece) =>
      (readValue(piece.path, values, piece.text) as T | undefined) ?? refuseValue(piece, rangeOf(values)),
  };
}

export function whole(min: number, max: number): Kind<number> {
  return value({ kind: 'integer', min, max });
}

export function choice<T extends string>(...values: readonly T[]): Kind<T> {
  return value({ kind: 'choice', values });
}

/** `yes` or `no`; the name of the field alone is a yes. */
export const flag: Kind<boolean> = value({ kind: 'flag' });

/** How many entries: a number, or from least to most. */
export type Many = number | readonly [least: number, most: number];

function refuseCount(piece: Piece, pieces: readonly Piece[], many: Many): void {
  const [least, most] = typeof many === 'number' ? [many, many] : many;
  const found = pieces.length;
  if (found >= least && found <= most) return;
  const offset = pieces[most]?.offset ?? piece.offset + piece.text.length;
  const needed = found < least ? least : most;
  refusePiece({ ...piece, offset }, 'position/count', { found, needed });
}

/** Entries joined by commas; an empty text has none. What an entry is may depend on its place. */
export function list<T>(
  each: Kind<T> | ((place: number) => Kind<T>),
  many?: Many,
  sign = ',',
): Kind<readonly T[]> {
  const kindAt = typeof each === 'function' ? each : () => each;
  return {
    write: (values) => values.map((value, place) => kindAt(place).write(value)).join(sign),
    read: (piece) => {
      const pieces = sign !== '/' && piece.text === '' ? [] : split(piece, sign);
      if (many !== undefined) refuseCount(piece, pieces, many);
      return pieces.map((one, place) => kindAt(place).read(one));
    },
  };
}

/** Lists joined by slashes, one per seat or round; an empty text is one empty list. */
export function lists<T>(each: Kind<T> | ((place: number) => Kind<T>), many?: Many): Kind<readonly T[]> {
  return list(each, many, '/');
}

/** A fixed number of values joined by colons. */
export function parts<T extends readonly unknown[]>(...kinds: { [K in keyof T]: Kind<T[K]> }): Kind<T> {
  return {
    write: (values) => kinds.map((kind, n) => kind.write(values[n])).join(':'),
    read: (piece) => {
      const pieces = split(piece, ':');
      refuseCount(piece, pieces, kinds.length);
      return kinds.map((kind, n) => kind.read(pieces[n] as Piece)) as unknown as T;
    },
  };
}

/** A value, or `-` for none. */
export function maybe<T>(kind: Kind<T>): Kind<T | null> {
  return {
    write: (value) => (value === null ? '-' : kind.write(value)),
    read: (piece) => (piece.text === '-' ? null : kind.read(piece)),
  };
}

/** The seats for which something holds, or does not, by their numbers. */
export function seats(count: number, holds = true): Kind<readonly boolean[]> {
  const numbers = list(whole(0, count - 1));
  return {
    write: (flags) => numbers.write(flags.flatMap((flag, seat) => (flag === holds ? [seat] : []))),
    read: (piece) => {
      const named = numbers.read(piece);
      return times(count, (seat) => named.includes(seat) === holds);
    },
  };
}

/** `40.B64.`: one sign per cell; a number in front repeats a sign. */
export function runs(signs: string, needed: number): Kind<string> {
  return {
    write: (cells) => cells.replace(/(.)\1+/g, (run, sign: string) => `${run.length}${sign}`),
    read: (piece) => {
      let cells = '';
      let found = 0;
      let end = piece.offset + piece.text.length;
      for (const { 0: text, 1: digits = '', 2: given = '', index } of piece.text.matchAll(/(\d*)(\D?)/g)) {
        if (text === '') break;
        const run = { ...piece, text, offset: piece.offset + index };
        const length = Number(digits || 1);
        if (given === '' || length < 1 || digits.length > 3) refusePiece(run, 'position/repeat', { signs });
        const sign = [given, given.toUpperCase()].find((one) => signs.includes(one));
        if (sign === undefined)
          return refusePiece({ ...run, text: given, offset: run.offset + digits.length }, 'position/sign', {
            signs,
          });
        if (found <= needed && found + length > needed) end = run.offset;
        found += length;
        if (found <= needed) cells += sign.repeat(length);
      }
      return found === needed
        ? cells
        : refusePiece({ ...piece, offset: end }, 'position/count', { found, needed });
    },
  };
}
