/** Numbers and texts as bytes, a check sum of them, and bytes as letters and digits. */
import { fold } from '../basics/indices.js';
import { mix } from '../basics/seed.js';
import { times } from '../basics/times.js';

/** To the base of 62. */
export const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = 62n;

/** The most characters of a text. */
const MOST = 60;

/** Writes bytes. */
export class Writer {
  readonly bytes: number[] = [];

  /** A whole number from 0, in groups of seven bits. */
  number(n: number): void {
    let rest = Math.max(0, Math.round(n));
    for (; rest > 127; rest = Math.floor(rest / 128)) this.bytes.push(128 + (rest % 128));
    this.bytes.push(rest);
  }

  text(text: string): void {
    const letters = [...text].slice(0, MOST);
    this.number(letters.length);
    for (const letter of letters) this.number(letter.codePointAt(0) ?? 0);
  }
}

/** Reads them back; throws a RangeError where they are not what a writer has made. */
export class Reader {
  readonly #bytes: readonly number[];
  #at = 0;

  constructor(bytes: readonly number[]) {
    this.#bytes = bytes;
  }

  number(): number {
    let [n, place] = [0, 1];
    for (;;) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined || place > 2 ** 45) throw new RangeError('no number');
      n += (byte % 128) * place;
      if (byte < 128) return n;
      place *= 128;
    }
  }

  text(): string {
    const count = this.number();
    if (count > MOST) throw new RangeError('no text');
    return times(count, () => String.fromCodePoint(this.number())).join('');
  }
}

/** A check sum of four bytes. */
export function checkOf(bytes: readonly number[]): readonly number[] {
  const sum = fold(bytes, bytes.length, (hash, byte) => mix(hash ^ byte));
  return [24, 16, 8, 0].map((shift) => (sum >>> shift) & 255);
}

/** Bytes as digits, with one before them that keeps their leading zeros. */
export function digitsOf(bytes: readonly number[]): string {
  let n = fold(bytes, 1n, (all, byte) => all * 256n + BigInt(byte));
  let text = '';
  for (; n > 0n; n /= BASE) text = (DIGITS[Number(n % BASE)] as string) + text;
  return text;
}

export function bytesOf(digits: string): readonly number[] {
  let n = fold(digits, 0n, (all, digit) => all * BASE + BigInt(DIGITS.indexOf(digit)));
  const bytes: number[] = [];
  for (; n > 1n; n /= 256n) bytes.unshift(Number(n % 256n));
  return bytes;
}

/** How many digits there are, as two digits. */
export const lengthOf = (digits: string): string =>
  `${DIGITS[Math.floor(digits.length / 62)]}${DIGITS[digits.length % 62]}`;
