/** What codes that were pasted say: a table, what is wrong with any of them, and the table as CSV. */
import { totalOf } from '../../src/core/exercise/exercise.js';
import { codesIn, readCode, type Coded } from '../../src/core/exercise/code.js';
import { indices } from '../../src/core/basics/indices.js';
import type { Refusal } from '../../src/core/basics/result.js';
import { csvOf } from '../../src/core/text/spreadsheet.js';
import { sayRefusal, type Words } from '../../src/core/words/words.js';

export interface Row {
  readonly learner: string;
  readonly heading: string;
  readonly time: Date;
  /** Every exercise is done, or the learner has finished. */
  readonly isOver: boolean;
  readonly earned: number;
  readonly points: number;
  /** In percent, as a whole number. */
  readonly percent: number;
  /** What each exercise has come to, in their order: `2/3`; `!` where it could not be used. */
  readonly items: readonly string[];
}

/** Something that is wrong with a code. `line`: where it begins, from 1. */
export type Remark =
  | { readonly kind: 'fault'; readonly line: number; readonly refusal: Refusal }
  | { readonly kind: 'again'; readonly line: number; readonly learner: string; readonly heading: string }
  | { readonly kind: 'several'; readonly learner: string; readonly heading: string; readonly count: number };

export interface Table {
  readonly rows: readonly Row[];
  readonly remarks: readonly Remark[];
  /** How many exercises the longest set has. */
  readonly width: number;
}

function rowOf({ learner, heading, time, isOver, items }: Coded): Row {
  const { points, earned, share } = totalOf(items);
  return {
    learner,
    heading,
    time: new Date(time),
    isOver,
    earned,
    points,
    percent: Math.round(share * 100),
    items: items.map((one) => (one.state === 'faulty' ? '!' : `${one.earned}/${one.points}`)),
  };
}

/** Mails one after the other, lists, files: every code in a text, and whatever looks like one. */
export function tableOf(text: string): Table {
  const rows: Row[] = [];
  const remarks: Remark[] = [];
  const seen = new Set<string>();
  const counts = new Map<string, { readonly learner: string; readonly heading: string; count: number }>();
  for (const { code, line } of codesIn(text)) {
    const read = readCode(code);
    if (!read.ok) {
      remarks.push({ kind: 'fault', line, refusal: read.error });
      continue;
    }
    const { set, learner, heading } = read.value;
    if (seen.has(code)) {
      remarks.push({ kind: 'again', line, learner, heading });
      continue;
    }
    seen.add(code);
    rows.push(rowOf(read.value));
    const key = `${set}\n${learner.toLowerCase()}`;
    const known = counts.get(key) ?? { learner, heading, count: 0 };
    known.count++;
    counts.set(key, known);
  }
  for (const one of counts.values()) if (one.count > 1) remarks.push({ kind: 'several', ...one });
  const width = Math.max(0, ...rows.map(({ items }) => items.length));
  return { rows, remarks, width };
}

/** A remark as a sentence, which names its line or its learner. */
export function sayRemark(remark: Remark, words: Words): string {
  const say = words.say.bind(words);
  if (remark.kind === 'fault')
    return say('results.fault', { line: remark.line, sentence: sayRefusal(words, remark.refusal) });
  const facts = {
    learner: remark.learner || say('results.nobody'),
    heading: remark.heading || say('results.no-heading'),
  };
  return remark.kind === 'again'
    ? say('results.again', { ...facts, line: remark.line })
    : say('results.several', { ...facts, count: remark.count });
}

/** The table as a file for spreadsheets. `heads`: the names of the first columns. */
export function tableText({ rows, width }: Table, heads: readonly string[]): string {
  const numbers = indices(width).map((n) => `${n + 1}`);
  const lines = rows.map(({ learner, heading, time, isOver, earned, points, percent, items }) => [
    learner,
    heading,
    time.toISOString().slice(0, 16).replace('T', ' '),
    isOver ? 1 : 0,
    earned,
    points,
    percent,
    // 2/3 would be a day.
    ...items.map((item) => item.split('/')[0] as string),
  ]);
  return csvOf([[...heads, ...numbers], ...lines]);
}
