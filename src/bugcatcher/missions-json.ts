/** A page's own missions: JSON that a person writes, checked and brought to the text that records hold (B16). */
import { accept, refuse, RefusalError, type KeyFact, type Result } from '../core/basics/result.js';
import { shownValue } from '../core/basics/shown.js';
import { GOALS, type GoalKind } from './goals.js';

/**
 * With the goal's own key, as `{ "name": "Cheerful Jellyfish", "node": "B", "shape": "DDRDL", "reward": 6, "penalty":
 * 3, "rounds": 2 }`.
 */
const KINDS: readonly GoalKind[] = [
  'shape',
  'visit',
  'end',
  'steps',
  'swaps',
  'cross',
  'both',
  'clean',
  'blue',
  'black',
];

const PLACE = /^(?:rim|inside|corners|left|top|right|bottom|[A-I][1-9](?:-[UB][LR])?)$/;
const KEYS = new Set<string>([...KINDS, 'name', 'node', 'count', 'reward', 'penalty', 'rounds']);
const CAP = 20_000;

/** Refuses a part of a mission, saying what it takes. */
function need(path: string, range: KeyFact | string, holds: boolean): void {
  if (holds) return;
  const facts = { path, range: typeof range === 'string' ? { key: `part.${range}` } : range };
  throw new RefusalError({ code: 'bugcatcher/missions-json', rule: 'B16', facts, at: { path } });
}

const countTo = (max: number, min = 1): KeyFact => ({ key: 'range.integer', facts: { min, max } });

const isCount = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;

function goalText(path: string, kind: GoalKind, mission: Readonly<Record<string, unknown>>): string {
  const { node } = mission;
  const value = mission[kind];
  const at = `${path}.${kind}`;
  if (['shape', 'visit', 'end', 'steps'].includes(kind))
    need(`${path}.node`, 'node', node === 'B' || node === 'C');
  if (kind === 'shape') {
    need(at, 'shape', typeof value === 'string' && /^[URDL]{1,9}$/.test(value));
    return `${String(node)}${String(value)}`;
  }
  if (kind === 'visit' || kind === 'end') {
    const places = Array.isArray(value) ? value : [value];
    need(
      at,
      'spots',
      places.length > 0 && places.every((place) => typeof place === 'string' && PLACE.test(place)),
    );
    const { count = 1 } = mission;
    need(`${path}.count`, countTo(9), isCount(count, 9));
    return `${String(node)}${kind === 'visit' ? String(count) : ''}.${places.join('.')}`;
  }
  need(at, countTo(9), isCount(value, 9));
  return kind === 'steps' ? `${String(node)}${String(value)}` : String(value);
}

function missionText(path: string, value: unknown): string {
  need(path, 'mission', typeof value === 'object' && value !== null && !Array.isArray(value));
  const mission = value as Readonly<Record<string, unknown>>;
  const stray = Object.keys(mission).find((key) => !KEYS.has(key));
  need(`${path}.${stray}`, 'fields', stray === undefined);
  const { name, reward, penalty = 0, rounds = 0 } = mission;
  need(`${path}.name`, 'name', typeof name === 'string' && /^[A-Za-z][\w' -]{0,39}$/.test(name));
  const kinds = KINDS.filter((kind) => kind in mission);
  need(`${path}.${kinds[1] ?? 'goal'}`, 'goal', kinds.length === 1);
  const goal = goalText(path, kinds[0] as GoalKind, mission);
  need(`${path}.reward`, countTo(99), isCount(reward, 99));
  need(`${path}.penalty`, countTo(99, 0), penalty === 0 || isCount(penalty, 99));
  need(`${path}.rounds`, countTo(7, 0), rounds === 0 || isCount(rounds, 7));
  const more = rounds ? [penalty, rounds] : penalty ? [penalty] : [];
  return [(name as string).replaceAll(' ', '_'), kinds[0], goal, reward, ...more].join(':');
}

/**
 * Reads a list as JSON or data, or the text of a record. Refuses `option/range` where it is none of these, and
 * `bugcatcher/missions-json` with the path of what is wrong in a mission.
 */
export function readMissions(value: unknown): Result<string> {
  const fail = (): Result<string> =>
    refuse('option/range', {
      rule: 'B16',
      facts: {
        option: 'missions',
        range: { key: 'range.missions' },
        got: shownValue(value),
      },
      at: { path: 'missions' },
    });
  try {
    let list = value;
    if (typeof value === 'string') {
      if (value.length > CAP) return fail();
      if (!/^\s*\[/.test(value)) return GOALS.test(value.trim()) ? accept(value.trim()) : fail();
      list = JSON.parse(value);
    }
    if (!Array.isArray(list) || list.length === 0) return fail();
    const text = list.map((one, i) => missionText(`missions[${i}]`, one)).join();
    return text.length <= 4000 && GOALS.test(text) ? accept(text) : fail();
  } catch (error) {
    if (error instanceof SyntaxError) return fail();
    if (error instanceof RefusalError) return { ok: false, error: error.refusal };
    throw error;
  }
}
