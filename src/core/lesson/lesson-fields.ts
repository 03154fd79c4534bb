/** Takes the fields of a lesson out of JSON, each of its kind, or throws a refusal that names its place. */
import type { Brought } from './lesson.js';
import { nearest } from '../basics/nearest.js';
import { checkText } from '../text/text.js';
import { RefusalError, type Facts, type Refusal, type Result } from '../basics/result.js';
import { shownValue } from '../basics/shown.js';

/** How long a sentence may be. */
const SENTENCE_CAP = 600;

export type Fields = Readonly<Record<string, unknown>>;
export function fail(path: string, code: string, facts: Facts = {}): never {
  throw new RefusalError({ code: `lesson/${code}`, facts, at: { path } });
}

/** Something that the game refuses, at its place in the lesson. */
export function failWith(path: string, { code, rule, facts, at }: Refusal): never {
  const error = { key: code, facts: { ...at, ...facts } as Facts };
  throw new RefusalError({
    code: 'lesson/at',
    ...(rule !== undefined && { rule }),
    facts: { error },
    at: { ...at, path },
  });
}

export function take<T>(path: string, result: Result<T>): T {
  return result.ok ? result.value : failWith(path, result.error);
}

export function wrong(path: string, range: string, got: unknown, facts: Facts = {}): never {
  return got === undefined
    ? fail(path, 'missing')
    : fail(path, 'kind', { range: { key: `range.${range}`, facts }, got: shownValue(got) });
}

/** An object of these fields, of which none need be there. */
export function fieldsIn(path: string, value: unknown, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return wrong(path, 'object', value);
  const found = Object.keys(value).find((name) => !known.includes(name));
  if (found !== undefined) {
    const meant = nearest(found.slice(0, 40), known);
    fail(path, meant === undefined ? 'field' : 'near', {
      found: shownValue(found),
      meant: meant ?? '',
      known,
    });
  }
  return value as Fields;
}

export function listIn(path: string, value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : wrong(path, 'list', value);
}

/** A sentence: any letters. */
export function sentenceIn(path: string, value: unknown): string {
  if (typeof value !== 'string') return wrong(path, 'any-text', value);
  if (value.trim() === '') fail(path, 'missing');
  const bad = checkText(value, SENTENCE_CAP, /\p{Cc}/u);
  return bad ? failWith(path, bad) : value;
}

/** One text or several, none where it is left out. */
export function textsIn(path: string, value: unknown): readonly string[] | undefined {
  if (value === undefined || typeof value === 'string') return value === undefined ? undefined : [value];
  return listIn(path, value).map((one, n) =>
    typeof one === 'string' ? one : wrong(`${path}[${n}]`, 'any-text', one),
  );
}

export function broughtIn(path: string, value: unknown): Brought {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return wrong(path, 'object', value);
  const { type, times } = value as Fields;
  if (typeof type !== 'string') return wrong(`${path}.type`, 'any-text', type);
  if (times !== undefined && !(Number.isSafeInteger(times) && Number(times) >= 0))
    return wrong(`${path}.times`, 'integer', times, { min: 0, max: 999 });
  return value as Brought;
}
