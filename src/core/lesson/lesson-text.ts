/**
 * Reads a lesson that an author has written as JSON, and says what is wrong with it and where. It knows a game by its
 * contract alone.
 */
import { fail, fieldsIn, listIn, sentenceIn, wrong, type Fields } from './lesson-fields.js';
import type { BuiltInLesson, LessonStep } from './lesson.js';
import { accept, RefusalError, type Result } from '../basics/result.js';
import type { AnyGame } from '../contract/rules.js';
import { shownValue } from '../basics/shown.js';
import { FOUND, STEP_FIELDS, StepReader, type CellsOf } from './step-text.js';

/** How long the text of a lesson may be. */
const CAP = 100_000;

/** Reads a lesson's steps one after the other; what they say goes into the table. */
class LessonParser {
  readonly words: Record<string, string> = {};
  readonly #steps: StepReader;

  constructor(steps: StepReader) {
    this.#steps = steps;
  }

  readStep(value: unknown, n: number): LessonStep {
    const path = `steps[${n}]`;
    const fields = fieldsIn(path, value, ['title', 'say', ...STEP_FIELDS, 'found']);
    const name = `${n + 1}`;
    this.words[`lesson.${name}.title`] = sentenceIn(`${path}.title`, fields['title']);
    this.words[`lesson.${name}.say`] = sentenceIn(`${path}.say`, fields['say']);
    const step = this.#steps.read(fields, (field) => `${path}.${field}`, name);
    const { answers } = step;
    if (answers.length === 0) return step;
    const place = `${path}.${fields['ply'] === undefined ? 'position' : 'ply'}`;
    if (step.seat !== undefined) fail(place, 'turn');
    if (!answers.some(({ goesOn }) => goesOn)) fail(`${path}.answers`, 'no-way');
    for (const answer of answers) this.#sayAnswer(fields, `lesson.${name}.${answer.name}`, answer.name, path);
    return step;
  }

  #sayAnswer(fields: Fields, key: string, name: string, path: string): void {
    const n = Number(name.slice(1)) - 1;
    const given = fields['answers'] as readonly Fields[];
    this.words[key] =
      name === FOUND
        ? sentenceIn(`${path}.found`, fields['found'])
        : sentenceIn(`${path}.answers[${n}].say`, given[n]?.['say']);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail('lesson', 'json', { reason: shownValue(error, 120) });
  }
}

/** Never throws. What the lesson says is in the table word for word. */
export function readLesson(game: AnyGame, text: string, cellsOf: CellsOf): Result<BuiltInLesson> {
  try {
    const bad =
      text.length > CAP ? { code: 'text/long', facts: { length: text.length, cap: CAP } } : undefined;
    if (bad) return { ok: false, error: bad };
    const { end, record, steps } = fieldsIn('lesson', parse(text), ['end', 'record', 'steps']);
    const list = listIn('steps', steps);
    if (list.length === 0) fail('steps', 'missing');
    if (record !== undefined && typeof record !== 'string') return wrong('record', 'any-text', record);
    const reader = new LessonParser(new StepReader(game, cellsOf, record));
    const lesson = { steps: list.map((step, n) => reader.readStep(step, n)) };
    if (end !== undefined) reader.words['lesson.end'] = sentenceIn('end', end);
    return accept({ lesson, words: reader.words });
  } catch (error) {
    if (error instanceof RefusalError) return { ok: false, error: error.refusal };
    throw error;
  }
}
