/**
 * Reads the lines of a fence of steps. Before the first step stands the record; a step begins with the number of moves
 * that it shows, or with a dash, and its title. What belongs to it is indented.
 *
 *     star/1 rings=4 | S31 T20 A40
 *
 *     2. Two stones
 *        Red has answered in the corner.
 *     3. One move
 *        find: T10
 *        answer T30 R10: That stays apart.
 */

import { nearest } from '../core/basics/nearest.js';

/** A text and where it is in the fence. */
export interface Placed {
  readonly text: string;
  readonly offset: number;
}

export interface AnswerLines extends Placed {
  readonly moves: string;
}

export interface StepLines {
  readonly title: Placed;
  /** How many moves it shows; undefined: it has a position of its own. */
  readonly ply: string | undefined;
  readonly fields: ReadonlyMap<string, Placed>;
  readonly answers: readonly AnswerLines[];
  readonly paragraphs: readonly string[];
  /** A name that no field of a step has; `meant`: one like it. */
  readonly strange: StrangeField | undefined;
}

export interface StrangeField extends Placed {
  readonly meant: string | undefined;
}

export interface FenceSteps {
  readonly record: Placed;
  /** A name before the record, which needs none, or a field that belongs to no step. */
  readonly named: Placed | undefined;
  readonly steps: readonly StepLines[];
}

const STEP = /^(?:(\d{1,6})\.|-)[^\S\n]+(\S.*)$/;
const FIELD = /^\s+(?:(position|find|marks|then|buttons|hint)|(answer)\b([^:]*)):\s*(.*?)\s*$/;

/** The fields of a step. */
export const STEP_FIELDS = ['position', 'find', 'marks', 'then', 'buttons', 'hint', 'answer'];

/** A word, perhaps with moves behind it, and a colon. */
const NAMED = /^\s+([A-Za-z]+)((?:\s+\S*\d\S*)*)\s*:(\s|$)?\s*(.*)$/;
const BEFORE_RECORD = /^\s*([A-Za-z]+)\s*:(?:\s|$)/;
const PLAIN_WORD = /^[a-z]+[,.;]?$/;

/** Whether what stands behind a colon reads as a sentence, where a field has moves or cells. */
const isProse = (text: string): boolean => {
  const words = text.split(/\s+/);
  return words.length > 1 && words.some((word) => PLAIN_WORD.test(word));
};

/** The field that a line was meant to be, if it is none. `goesOn`: the line may be the next one of a text. */
function strangeField(line: string, offset: number, goesOn: boolean): StrangeField | undefined {
  const [, text, moves, space, rest = ''] = NAMED.exec(line) ?? [];
  if (text === undefined) return undefined;
  const meant = nearest(text.toLowerCase().slice(0, 40), [...STEP_FIELDS, 'record']);
  if (moves !== '') return meant === 'answer' ? { text, offset, meant } : undefined;
  if (meant !== undefined) {
    const isText = goesOn && !/^(?:answer|hint)$/.test(meant) && isProse(rest);
    return isText ? undefined : { text, offset, meant };
  }
  // A sentence begins with a capital.
  const isNew = !goesOn && space !== undefined && text === text.toLowerCase();
  return isNew ? { text, offset, meant } : undefined;
}

interface Making {
  title: Placed;
  ply: string | undefined;
  fields: Map<string, Placed>;
  answers: AnswerLines[];
  paragraphs: string[];
  strange: StrangeField | undefined;
}

/** Adds lines to a step, one after the other. */
class StepMaker {
  readonly step: Making;
  /** Whatever the next line goes on with. */
  #goOn: ((line: string) => void) | undefined;

  constructor(title: Placed, ply: string | undefined) {
    this.step = { title, ply, fields: new Map(), answers: [], paragraphs: [], strange: undefined };
  }

  add(line: string, offset: number): void {
    const { fields, answers, paragraphs } = this.step;
    const [, name, answer, moves = '', text = ''] = FIELD.exec(line) ?? [];
    if (name === undefined && answer === undefined)
      this.step.strange ??= strangeField(line, offset, this.#goOn !== undefined);
    if (line.trim() === '') this.#goOn = undefined;
    else if (answer !== undefined) {
      const at = answers.push({ moves: moves.trim(), text, offset }) - 1;
      this.#goOn = (more) => {
        answers[at] = { moves: moves.trim(), text: `${answers[at]?.text} ${more}`.trim(), offset };
      };
    } else if (name !== undefined) {
      fields.set(name, { text, offset });
      // A hint is a text, which may have several lines.
      this.#goOn =
        name === 'hint'
          ? (more) => fields.set(name, { text: `${fields.get(name)?.text} ${more}`.trim(), offset })
          : undefined;
    } else if (this.#goOn) this.#goOn(line.trim());
    else {
      const at = paragraphs.push(line.trim()) - 1;
      this.#goOn = (more) => {
        paragraphs[at] = `${paragraphs[at]} ${more}`;
      };
    }
  }
}

export function readStepLines(body: string): FenceSteps {
  const made: StepMaker[] = [];
  let offset = 0;
  let record = '';
  let named: Placed | undefined;
  for (const line of body.split('\n')) {
    const [, ply, title] = STEP.exec(line.trimEnd()) ?? [];
    if (title !== undefined) made.push(new StepMaker({ text: title, offset }, ply));
    else if (made.length > 0) made.at(-1)?.add(line, offset);
    else {
      const [, name] = BEFORE_RECORD.exec(line) ?? [];
      if (name !== undefined) named ??= { text: name, offset };
      record += `${line}\n`;
    }
    offset += line.length + 1;
  }
  const before = record.search(/\S/);
  return {
    record: { text: record.trim(), offset: Math.max(0, before) },
    named,
    steps: made.map(({ step }) => step),
  };
}
