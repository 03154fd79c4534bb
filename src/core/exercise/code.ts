/**
 * The result of a set as a code that readers copy and teachers paste. Letters and digits alone, so that no mail or chat
 * program changes it. It names what is cut, changed or foreign, and proves nothing: anybody can make one.
 *
 *     pset1 <how long the rest is: 2 digits> <the rest>
 *
 * Digits are to the base of 62. The rest is bytes, with one before them that keeps their leading zeros.
 */
import { accept, refuse, type Result } from '../basics/result.js';
import { times } from '../basics/times.js';
import { bytesOf, checkOf, DIGITS, digitsOf, lengthOf, Reader, Writer } from './digits.js';
import type { SetResult } from './exercise.js';

const NAME = 'pset';
const VERSION = '1';

/** The most items in a code. */
const MOST_ITEMS = 200;

/** Before it, no code was made: 2020-01-01, in minutes since 1970. */
const FIRST_MINUTE = 26_297_280;

const STATES = ['new', 'begun', 'solved', 'lost', 'faulty'] as const;

/** The result of one item in a code. */
export interface CodedItem {
  readonly state: (typeof STATES)[number];
  readonly points: number;
  readonly earned: number;
  readonly tries: number;
  readonly hints: number;
  readonly seconds: number;
}

/** The content of a code. */
export interface Coded {
  /** The hash of the set’s items: the same for all who have done this set. */
  readonly set: number;
  readonly heading: string;
  readonly learner: string;
  /** When, in milliseconds since 1970, to the minute. */
  readonly time: number;
  readonly isOver: boolean;
  readonly items: readonly CodedItem[];
}

/** The code of a result; `time`: now, in milliseconds since 1970. */
export function writeCode(
  { items, isOver }: Pick<SetResult, 'items' | 'isOver'>,
  { set, heading, learner, time }: Pick<Coded, 'set' | 'heading' | 'learner' | 'time'>,
): string {
  const writer = new Writer();
  writer.number(set);
  writer.number(time / 60_000 - FIRST_MINUTE);
  writer.number(isOver ? 1 : 0);
  writer.text(heading);
  writer.text(learner);
  const coded = items.slice(0, MOST_ITEMS);
  writer.number(coded.length);
  for (const { state, points, earned, tries, hints, seconds } of coded)
    for (const n of [STATES.indexOf(state), points * 100, earned * 100, tries, hints, seconds])
      writer.number(n);
  const digits = digitsOf([...writer.bytes, ...checkOf(writer.bytes)]);
  return `${NAME}${VERSION}${lengthOf(digits)}${digits}`;
}

function readBytes(bytes: readonly number[]): Coded {
  const reader = new Reader(bytes);
  const set = reader.number();
  const time = (reader.number() + FIRST_MINUTE) * 60_000;
  const isOver = reader.number() === 1;
  const [heading, learner] = [reader.text(), reader.text()];
  const items = times(reader.number(), (): CodedItem => {
    const [state, points, earned, tries, hints, seconds] = times(6, () => reader.number()) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    return {
      state: STATES[state] ?? 'new',
      points: points / 100,
      earned: earned / 100,
      tries,
      hints,
      seconds,
    };
  });
  return { set, heading, learner, time, isOver, items };
}

const BEGIN = /pset(\d)/g;

/** Reads one code. White space in it, as a mail program adds it, does no harm. */
export function readCode(text: string): Result<Coded> {
  const code = text.replace(/\s+/g, '');
  const [begin, version] = new RegExp(`^${BEGIN.source}`).exec(code) ?? [];
  if (begin === undefined) return refuse('code/foreign');
  if (version !== VERSION) return refuse('code/version', { facts: { version: Number(version) } });
  const rest = code.slice(begin.length);
  const [high, low] = [...rest.slice(0, 2)].map((digit) => DIGITS.indexOf(digit));
  const digits = rest.slice(2);
  const length = high === undefined || low === undefined ? Infinity : high * 62 + low;
  if (digits.length < length) return refuse('code/cut');
  if (digits.length > length || /[^0-9A-Za-z]/.test(rest)) return refuse('code/changed');
  const bytes = bytesOf(digits);
  const [told, check] = [bytes.slice(0, -4), bytes.slice(-4)];
  if (check.join() !== checkOf(told).join()) return refuse('code/changed');
  try {
    return accept(readBytes(told));
  } catch {
    return refuse('code/changed');
  }
}

/** A code in a text, and the line where it begins, from 1. */
export interface FoundCode {
  readonly code: string;
  readonly line: number;
}

/** So many characters in a row are no word, but a code of somebody’s. */
const LONG = 24;

/**
 * The codes in a text, such as mails one after the other, and whatever else looks like a code. A code may go over
 * several lines.
 */
export function codesIn(text: string): readonly FoundCode[] {
  const found: FoundCode[] = [];
  const lineAt = (at: number): number => text.slice(0, at).split('\n').length;
  const words = /pset\d[0-9A-Za-z]*|\S+/g;
  for (let match = words.exec(text); match; match = words.exec(text)) {
    const [word] = match;
    const line = lineAt(match.index);
    if (/^pset\d/.test(word)) {
      let code = word;
      // On to the next lines, while it is cut.
      for (;;) {
        const cut = readCode(code);
        const more = /^[^\S\n]*\n[^\S\n]*[>|]*[^\S\n]*([0-9A-Za-z]+)[^\S\n]*(?=\n|$)/.exec(
          text.slice(words.lastIndex),
        );
        if (cut.ok || cut.error.code !== 'code/cut' || !more || /^pset\d/.test(more[1] as string)) break;
        code += more[1] as string;
        words.lastIndex += more[0].length;
      }
      found.push({ code, line });
    } else if (word.length >= LONG && /^[\w.+/=-]+$/.test(word) && /\d/.test(word) && /[A-Za-z]/.test(word))
      found.push({ code: word, line });
  }
  return found;
}
