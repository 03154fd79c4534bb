/** A set of exercises hands its result to course systems of both versions. */
import { describe, expect, it } from 'vitest';
import { Scorm12API, Scorm2004API } from 'scorm-again';
import { Attempt, type Handing, type SetInHand } from '../../src/course/attempt.js';
import { spanOf } from '../../src/course/fields.js';
import { findRunTime, type Version } from '../../src/course/run-time.js';
import {
  itemOf,
  NO_TALLY,
  resultOf,
  type ItemState,
  type SetResult,
} from '../../src/core/exercise/exercise.js';
import { PLAN } from './plan.js';

function resultIn(states: readonly ItemState[], pass?: number): SetResult {
  const items = states.map((state) =>
    itemOf(PLAN, { ...NO_TALLY, state, seconds: 75, answer: state === 'solved' ? 'S31 T20' : '' }),
  );
  return resultOf(items, pass, false);
}

/** A set that a test changes by hand. */
function makeSet(states: readonly ItemState[], pass?: number) {
  const set = {
    at: 0,
    learner: undefined as string | undefined,
    result: resultIn(states, pass),
    kept: '',
    save: () => set.kept,
    load(text: string) {
      set.kept = text;
      set.become(text.split(' ') as ItemState[]);
    },
    become(next: readonly ItemState[]) {
      set.result = resultIn(next, pass);
      set.kept = next.join(' ');
    },
  };
  return set satisfies SetInHand;
}

/** The API of a course system by its fields, as its page has it. */
type CourseSystem = Readonly<Record<string, (...values: readonly string[]) => string>>;

function systemOf(version: Version, kept?: object): CourseSystem {
  const settings = { autocommit: false, logLevel: 5 };
  const api = version === '1.2' ? new Scorm12API(settings) : new Scorm2004API(settings);
  if (kept) api.loadFromJSON(kept as never, '');
  return api as unknown as CourseSystem;
}

function windowOf(version: Version, api: unknown): Window {
  const page: Record<string, unknown> = { opener: null };
  const around: Record<string, unknown> = { [version === '1.2' ? 'API' : 'API_1484_11']: api };
  page['parent'] = around;
  page['top'] = around;
  around['parent'] = around;
  return page as unknown as Window;
}

const VALUES = {
  '1.2': {
    get: 'LMSGetValue',
    raw: 'cmi.core.score.raw',
    status: ['cmi.core.lesson_status'],
    time: 'cmi.core.session_time',
  },
  '2004': {
    get: 'GetValue',
    raw: 'cmi.score.raw',
    status: ['cmi.completion_status', 'cmi.success_status'],
    time: 'cmi.session_time',
  },
} as const;

function launch(version: Version, set: SetInHand, api: unknown) {
  const told: Handing[] = [];
  let seconds = 0;
  const attempt = new Attempt({
    set,
    runTime: findRunTime(windowOf(version, api)),
    now: () => new Date(Date.UTC(2026, 10, 28, 12, 0, seconds)),
    tell: (handing) => told.push(handing),
  });
  return { attempt, told, wait: (more: number) => void (seconds += more) };
}

describe.each(['1.2', '2004'] as const)('a course system with SCORM %s', (version) => {
  const names = VALUES[version];
  const valuesOf = (api: CourseSystem, ...fields: readonly string[]): readonly string[] =>
    fields.map((name) => api[names.get]?.(name) ?? '');

  it('has no score and an unfinished attempt at the first launch', () => {
    const api = systemOf(version);
    const { attempt, told } = launch(version, makeSet(['new', 'new']), api);
    attempt.begin();
    expect(told).toEqual(['working']);
    expect(valuesOf(api, names.raw, names.status[0])).toEqual(['', 'incomplete']);
  });

  it('has a part of the score when a part is solved, and takes the set up where it was left', () => {
    const api = systemOf(version);
    const set = makeSet(['new', 'new']);
    const first = launch(version, set, api);
    first.attempt.begin();
    set.become(['solved', 'begun']);
    first.wait(90);
    first.attempt.write(true);
    expect(valuesOf(api, names.raw, 'cmi.suspend_data')).toEqual(['50', 'solved begun']);
    first.attempt.end();

    const again = systemOf(version, { suspend_data: 'solved begun' });
    const resumed = makeSet(['new', 'new']);
    launch(version, resumed, again).attempt.begin();
    expect(resumed.result.items.map(({ state }) => state)).toEqual(['solved', 'begun']);
    expect(valuesOf(again, 'cmi.interactions._count')).toEqual(['0']);
  });

  it('has 100 and a passed attempt when all is solved, and the time that it took', () => {
    const api = systemOf(version);
    const set = makeSet(['new']);
    const { attempt, told, wait } = launch(version, set, api);
    attempt.begin();
    set.become(['solved']);
    wait(3725);
    attempt.write(true);
    expect(told).toEqual(['working']);
    expect(valuesOf(api, names.raw)).toEqual(['100']);
    expect(valuesOf(api, ...names.status)).toEqual(version === '1.2' ? ['passed'] : ['completed', 'passed']);
    expect(valuesOf(api, 'cmi.interactions._count')).toEqual(['1']);
  });

  it('has a failed attempt when all is decided below the score that is asked for', () => {
    const api = systemOf(version);
    const set = makeSet(['new', 'new'], 80);
    const { attempt } = launch(version, set, api);
    attempt.begin();
    set.become(['solved', 'lost']);
    attempt.write(true);
    expect(valuesOf(api, ...names.status)).toEqual(version === '1.2' ? ['failed'] : ['completed', 'failed']);
    expect(valuesOf(api, 'cmi.interactions._count')).toEqual(['2']);
  });

  it('gets each item once, and again in its place when a later try is better', () => {
    const api = systemOf(version);
    const set = makeSet(['new', 'new']);
    const { attempt } = launch(version, set, api);
    attempt.begin();
    set.become(['lost', 'new']);
    attempt.write(true);
    attempt.write(true);
    set.become(['solved', 'solved']);
    attempt.write(true);
    expect(valuesOf(api, 'cmi.interactions._count')).toEqual(['2']);
  });

  it('that fails at the third call leaves the set going, tells the learner, and gets it all when it answers again', () => {
    const api = systemOf(version);
    let calls = 0;
    let isBroken = true;
    const broken = new Proxy(api, {
      get: (target, name: string) => {
        const call = target[name];
        return typeof call !== 'function'
          ? call
          : (...values: string[]) => {
              if (++calls >= 3 && isBroken) throw new Error('gone');
              return call.apply(target, values);
            };
      },
    });
    const set = makeSet(['new']);
    const { attempt, told } = launch(version, set, broken);
    attempt.begin();
    set.become(['solved']);
    attempt.write(true);
    expect(told).toEqual(['failing']);
    isBroken = false;
    attempt.write(true);
    expect(told).toEqual(['failing', 'working']);
    expect(valuesOf(api, names.raw, 'cmi.interactions._count')).toEqual(['100', '1']);
  });
});

describe('what a course system has kept', () => {
  /** Fails until it is told to work. */
  function failing(api: CourseSystem): { readonly api: CourseSystem; work(): void } {
    let isBroken = true;
    const call = (name: string, values: readonly string[]): string => {
      if (isBroken) throw new Error('gone');
      return (api[name] as (...given: readonly string[]) => string)(...values);
    };
    return {
      api: new Proxy(api, {
        get:
          (_, name: string) =>
          (...values: readonly string[]) =>
            call(name, values),
      }),
      work: () => void (isBroken = false),
    };
  }

  it('is taken up as soon as the course system answers, and not overwritten before', () => {
    const api = systemOf('1.2', { suspend_data: 'solved new' });
    const system = failing(api);
    const set = makeSet(['begun', 'new']);
    const { attempt, told } = launch('1.2', set, system.api);
    attempt.begin();
    system.work();
    attempt.write(false);
    expect(told).toEqual(['failing', 'working']);
    expect(set.result.items.map(({ state }) => state)).toEqual(['solved', 'new']);
    expect(api['LMSGetValue']?.('cmi.suspend_data')).toBe('solved new');
  });

  it('gives way to what the learner has done meanwhile', () => {
    const api = systemOf('1.2', { suspend_data: 'solved new' });
    const system = failing(api);
    const set = makeSet(['begun', 'new']);
    const { attempt } = launch('1.2', set, system.api);
    attempt.begin();
    set.become(['begun', 'solved']);
    system.work();
    attempt.write(true);
    expect(api['LMSGetValue']?.('cmi.suspend_data')).toBe('begun solved');
  });
});

describe('what is too long for a course system to keep', () => {
  /** A set with a game of this length, and with this much beside it. */
  const longSet = (game: number, rest: number, answers = 0) => ({
    ...makeSet(['begun', 'new']),
    save(most = Infinity) {
      const kept = { ...(game > 0 && { game: 'x'.repeat(game) }), items: 'x'.repeat(rest) };
      const texts = [{ ...kept, answers: 'x'.repeat(answers) }, { items: kept.items }].map((one) =>
        JSON.stringify(one),
      );
      return texts.find(({ length }) => length <= most) ?? (texts.at(-1) as string);
    },
  });

  it.each([
    ['the game in hand begins anew, and the learner is told', 4000, 1000, 0, 'long', 1000],
    ['where even the results are too long nothing is kept, and that is told', 0, 5000, 0, 'full', 0],
    ['answers are shortened, of which there is nothing to tell', 0, 1000, 4000, 'working', 1000],
  ] as const)('%s', (_, game, rest, answers, handing, length) => {
    const api = systemOf('1.2');
    const { attempt, told } = launch('1.2', longSet(game, rest, answers), api);
    attempt.begin();
    expect(told).toEqual([handing]);
    const kept = api['LMSGetValue']?.('cmi.suspend_data') ?? '';
    expect(kept === '' ? 0 : (JSON.parse(kept) as { items: string }).items.length).toBe(length);
  });
});

describe('a document', () => {
  it('without a course system says so, and the set goes on', () => {
    const page = { opener: null } as Record<string, unknown>;
    page['parent'] = page;
    expect(findRunTime(page as unknown as Window)).toBeUndefined();
    const { attempt, told } = launch('1.2', makeSet(['new']), undefined);
    attempt.begin();
    attempt.write(true);
    attempt.end();
    expect(told).toEqual(['none']);
  });

  it('finds the course system of the page that opened it, and passes by frames of other origins', () => {
    const api = systemOf('1.2');
    const foreign = {
      get API(): never {
        throw new DOMException('Blocked a frame', 'SecurityError');
      },
    } as Record<string, unknown>;
    foreign['parent'] = foreign;
    const opener: Record<string, unknown> = { API: api };
    opener['parent'] = opener;
    const page = { parent: foreign, opener } as unknown as Window;
    expect(findRunTime(page)?.version).toBe('1.2');
  });

  it('chooses SCORM 2004 where a course system has both', () => {
    const page: Record<string, unknown> = { API: systemOf('1.2'), API_1484_11: systemOf('2004') };
    page['parent'] = page;
    expect(findRunTime(page as unknown as Window)?.version).toBe('2004');
  });

  it.each([
    ['1.2', 0, '0000:00:00.00'],
    ['1.2', 3725, '0001:02:05.00'],
    ['2004', 3725, 'PT1H2M5S'],
  ] as const)('writes spans of time for SCORM %s: %d seconds are %s', (version, seconds, text) => {
    expect(spanOf(version, seconds)).toBe(text);
  });

  it('gives the learner’s name to the set as people write it', () => {
    const api = systemOf('1.2', { core: { student_name: 'Lovelace, Ada' } });
    const set = makeSet(['new']);
    launch('1.2', set, api).attempt.begin();
    expect(set.learner).toBe('Ada Lovelace');
  });
});
