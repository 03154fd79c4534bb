/**
 * Edits, writes and reads all that a composed board has: its position by the game's model, and what stands beside it.
 * It touches no page.
 */
import { parseMarks } from '../../src/core/text/marks.js';
import { readFlag } from '../../src/core/text/option-text.js';
import { accept, type Refusal, type Result } from '../../src/core/basics/result.js';
import { markNext, pointTo, wordsOf } from './marks.js';
import type { Composed, Model } from './model.js';
import { fieldsIn, hashText, readHashText, type Fields } from './texts.js';

/** A refusal, and the text that was refused. */
interface Refused {
  readonly ok: false;
  readonly error: Refusal;
  readonly text: string;
}

export type Opened<S> = { readonly ok: true; readonly value: S } | Refused;

function refuseMarks<S extends Composed>(model: Model<S>, state: S, text: string): Refusal | undefined {
  const chart = model.chartOf(state);
  const read = parseMarks(text, (name) => chart.find(name));
  return read.ok ? undefined : read.error;
}

/** With marks from their text. */
export function setMarks<S extends Composed>(model: Model<S>, state: S, text: string): Result<S> {
  const error = refuseMarks(model, state, text);
  return error ? { ok: false, error } : accept({ ...state, marks: wordsOf(text).join(' ') });
}

/** Without the marks whose cells are gone. */
export function keepMarks<S extends Composed>(model: Model<S>, state: S): S {
  const kept = wordsOf(state.marks).filter((word) => !refuseMarks(model, state, word));
  return { ...state, marks: kept.join(' ') };
}

/** With the next kind of mark on a cell. */
export const mark = <S extends Composed>(state: S, cell: string): S => ({
  ...state,
  marks: markNext(state.marks, cell),
});

/** With an arrow, or without it where there was one. */
export const point = <S extends Composed>(state: S, from: string, to: string): S => ({
  ...state,
  marks: pointTo(state.marks, from, to),
});

export const setFlag = <S extends Composed>(model: Model<S>, state: S, flag: string, isOn: boolean): S => ({
  ...state,
  flags: model.flags.filter((name) => (name === flag ? isOn : state.flags.includes(name))),
});

/** Puts an author's text over the board that was there. Parts that the text does not name stay. */
export function over<S extends Composed>(model: Model<S>, written: S, before: S): S {
  const marked = setMarks(model, written, written.marks || before.marks);
  return {
    ...(marked.ok ? marked.value : written),
    caption: written.caption || before.caption,
    flags: written.flags.length > 0 ? written.flags : before.flags,
  };
}

/** The board behind the `#` of an address. */
export const hashOf = <S extends Composed>(model: Model<S>, state: S): string =>
  hashText({
    ...model.attributesOf(state),
    marks: state.marks,
    caption: state.caption,
    ...Object.fromEntries(state.flags.map((name) => [name, 'yes'])),
  });

function readText<S extends Composed>(model: Model<S>, text: string): Opened<S> {
  const result = model.read(text);
  return result.ok ? result : { ...result, text };
}

/** A board by its fields; undefined where they hold none. Bad marks are passed over. */
function readFields<S extends Composed>(model: Model<S>, fields: Fields): Opened<S> | undefined {
  const { text, puzzle, record, position, planisphere, marks = '', caption = '' } = fields;
  const given = text ?? puzzle ?? record ?? position ?? planisphere;
  if (given === undefined) return undefined;
  const result = readText(model, given);
  if (!result.ok) return result;
  const flags = model.flags.filter((name) => readFlag(name, fields[name] ?? 'no'));
  const value = { ...result.value, caption, flags };
  const marked = setMarks(model, value, marks);
  return marked.ok ? marked : { ok: true, value };
}

export const readHash = <S extends Composed>(model: Model<S>, hash: string): Opened<S> | undefined =>
  readFields(model, readHashText(hash));

/** A board as somebody has it: its text, its name, a record, a link to it, or the embed code of a page. */
export const open = <S extends Composed>(model: Model<S>, text: string): Opened<S> =>
  readFields(model, fieldsIn(text)) ?? readText(model, text);
