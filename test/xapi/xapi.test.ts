/** Statements about a set of exercises are sound for record stores, and each attempt is scored once. */
import validate from '@learninglocker/xapi-validation';
import { describe, expect, it } from 'vitest';
import {
  itemOf,
  NO_TALLY,
  resultOf,
  type ItemState,
  type SetResult,
} from '../../src/core/exercise/exercise.js';
import { makeStatements, type Statement } from '../../src/xapi/index.js';

const ABOUT = {
  actor: { objectType: 'Agent', account: { homePage: 'https://example.org', name: 'ada' } },
  activity: 'https://example.org/week-3',
  name: 'Week 3',
  now: () => new Date(Date.UTC(2026, 10, 28, 12)),
};

function resultIn(
  states: readonly ItemState[],
  { pass = undefined as number | undefined, points = 1 } = {},
): SetResult {
  const plan = {
    id: 'x',
    heading: 'A bridge',
    kind: 'puzzle' as const,
    points,
    tries: undefined,
    tryPrice: 0,
    hintPrice: 0,
  };
  const items = states.map((state) => itemOf(plan, { ...NO_TALLY, state, seconds: 83, answer: 'S31 T20' }));
  return resultOf(items, pass, true);
}

const verbOf = ({ verb }: Statement): string => verb.id.split('/').at(-1) ?? '';
const isScored = ({ result }: Statement): boolean => result?.['score'] !== undefined;

/** Every statement of an attempt, in order. */
function attempt(result: SetResult): readonly Statement[] {
  const statements = makeStatements(ABOUT);
  const answers = [...result.items.keys()].map((place) => statements.answered(result, place));
  return [statements.started(), ...answers, ...statements.ended(result)];
}

describe.each([
  ['solved whole, no least score', resultIn(['solved', 'solved']), 'initialized answered answered completed'],
  ['passed', resultIn(['solved', 'lost'], { pass: 50 }), 'initialized answered answered passed completed'],
  ['failed', resultIn(['lost'], { pass: 50 }), 'initialized answered failed completed'],
  ['without points', resultIn(['solved'], { points: 0 }), 'initialized answered completed'],
])('an attempt that is %s', (_, result, verbs) => {
  it('is told by these verbs', () => {
    expect(attempt(result).map(verbOf).join(' ')).toBe(verbs);
  });

  it('is scored once', () => {
    expect(attempt(result).filter(isScored)).toHaveLength(1);
  });

  it('is told in statements that a record store takes', () => {
    for (const statement of attempt(result))
      expect(validate(JSON.parse(JSON.stringify(statement)))).toEqual([]);
  });

  it('would be refused with a score that no store takes', () => {
    const [last] = attempt(result).slice(-1);
    expect(validate({ ...last, result: { score: { scaled: 1.2 } } })).not.toEqual([]);
  });
});

describe('statements', () => {
  it('name the same item by the same address, time after time', () => {
    const [one, two] = [0, 1].map(() => makeStatements(ABOUT).answered(resultIn(['solved']), 0));
    expect(one?.object.id).toBe('https://example.org/week-3#item-1');
    expect(two?.object.id).toBe(one?.object.id);
  });

  it('carry the attempt that the page names', () => {
    const registration = '7b1a6d0e-2c0f-4d55-9a2c-0c1a3f7f1e11';
    expect(makeStatements({ ...ABOUT, registration }).started().context).toEqual({ registration });
  });

  it.each(['week-3', 'https://example.org/#week 3'])('refuse “%s”, which is no address', (activity) => {
    expect(() => makeStatements({ ...ABOUT, activity })).toThrow(/^activity: “.*” is no address/);
  });

  it('refuse an item that the set does not have', () => {
    expect(() => makeStatements(ABOUT).answered(resultIn(['solved']), 3)).toThrow(
      'place: There is no item 3',
    );
  });
});
