/** What a course system is told of a result, field by field, in the words of its version of SCORM. */
import type { Item, SetResult } from '../core/exercise/exercise.js';
import { isoSpan } from '../core/exercise/span.js';
import type { Version } from './run-time.js';

export type Field = readonly [name: string, value: string];

/** How much a course system keeps for us, in characters. */
export const MOST_KEPT: Readonly<Record<Version, number>> = { '1.2': 4096, '2004': 64_000 };

/** How long an answer may be, in characters. */
const MOST_ANSWER: Readonly<Record<Version, number>> = { '1.2': 255, '2004': 4000 };

const two = (n: number): string => `${Math.floor(n)}`.padStart(2, '0');

/** A span of time in seconds, as the version writes it: `0001:02:03.00` or `PT1H2M3S`. */
export function spanOf(version: Version, seconds: number): string {
  if (version === '2004') return isoSpan(seconds);
  const whole = Math.max(0, Math.round(seconds));
  const hours = `${Math.min(9999, Math.floor(whole / 3600))}`.padStart(4, '0');
  return `${hours}:${two((whole / 60) % 60)}:${two(whole % 60)}.00`;
}

/** A score as course systems read it, with two decimals at most. */
const number = (n: number): string => `${Math.round(n * 100) / 100}`;

/**
 * Passed or failed, at the end of a set; undefined where it asks for no least score and not all of it was earned.
 */
export function successOf({ isPassed, score }: SetResult): 'passed' | 'failed' | undefined {
  if (isPassed === undefined) return score >= 1 ? 'passed' : undefined;
  return isPassed ? 'passed' : 'failed';
}

function statusFields(version: Version, result: SetResult): readonly Field[] {
  const success = result.isOver ? successOf(result) : undefined;
  const completion = result.isOver ? 'completed' : 'incomplete';
  return version === '1.2'
    ? [['cmi.core.lesson_status', success ?? completion]]
    : [
        ['cmi.completion_status', completion],
        ['cmi.success_status', success ?? 'unknown'],
      ];
}

function scoreFields(version: Version, { score, done }: SetResult): readonly Field[] {
  // Before anything was decided there is nothing to grade.
  if (done === 0) return [];
  const stem = version === '1.2' ? 'cmi.core.score' : 'cmi.score';
  return [
    [`${stem}.min`, '0'],
    [`${stem}.max`, '100'],
    [`${stem}.raw`, number(score * 100)],
    ...(version === '2004' ? [['cmi.score.scaled', `${score}`] as const] : []),
  ];
}

/** Score, success and completion. */
export function resultFields(version: Version, result: SetResult): readonly Field[] {
  return [...scoreFields(version, result), ...statusFields(version, result)];
}

/** A name that every course system takes: letters, digits and underscores. */
export const interactionId = (n: number, { kind }: Item): string => `item_${n + 1}_${kind}`;

/** One item as an interaction; `at`: its place in the course system’s list; `time`: when it was decided. */
export function itemFields(
  version: Version,
  at: number,
  id: string,
  item: Item,
  time: Date,
): readonly Field[] {
  const name = (field: string): string => `cmi.interactions.${at}.${field}`;
  const isSolved = item.state === 'solved';
  const answer = [...item.answer].slice(0, MOST_ANSWER[version]).join('');
  const span = spanOf(version, item.seconds);
  const weight: Field = [name('weighting'), number(item.points)];
  // The id comes first: course systems make the interaction by it.
  return version === '1.2'
    ? [
        [name('id'), id],
        [name('time'), [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':')],
        [name('type'), 'performance'],
        weight,
        [name('student_response'), answer],
        [name('result'), isSolved ? 'correct' : 'wrong'],
        [name('latency'), span],
      ]
    : [
        [name('id'), id],
        [name('type'), 'other'],
        // SCORM 2004 has a zone only behind a fraction of a second.
        [name('timestamp'), time.toISOString().replace(/\d{2}Z$/, 'Z')],
        weight,
        [name('learner_response'), answer],
        [name('result'), isSolved ? 'correct' : 'incorrect'],
        [name('latency'), span],
        ...(item.heading === '' ? [] : [[name('description'), item.heading.slice(0, 250)] as const]),
      ];
}
