/** A set hands its result to a course system that launches by cmi5; the course system is a stub. */
import validate from '@learninglocker/xapi-validation';
import { describe, expect, it } from 'vitest';
import { Cmi5Attempt } from '../../src/course/cmi5-attempt.js';
import { readLaunch, RecordStore, type Launch, type LaunchData } from '../../src/course/record-store.js';
import type { Handing } from '../../src/course/attempt.js';
import { makeEndTeller, type Worded } from '../../src/course/page.js';
import { setWords } from '../../src/ui/set/words.set.en.js';
import { itemOf, NO_TALLY, resultOf, type ItemState } from '../../src/core/exercise/exercise.js';
import type { Statement } from '../../src/xapi/index.js';
import { PLAN } from './plan.js';

const FIELDS = {
  endpoint: 'https://lms.example/xapi',
  fetch: 'https://lms.example/token?once=1',
  actor: '{"objectType":"Agent","account":{"homePage":"https://lms.example","name":"ada"}}',
  registration: '7b1a6d0e-2c0f-4d55-9a2c-0c1a3f7f1e11',
  activityId: 'https://lms.example/au/week-3',
};
const LAUNCH = readLaunch(`?${new URLSearchParams(FIELDS)}`) as Launch;
const SESSION = { 'https://w3id.org/xapi/cmi5/context/extensions/sessionid': 's-1' };
const PUBLISHER = { objectType: 'Activity', id: 'https://example.org/week-3' };

/** A course system that remembers what it is sent. */
function makeSystem(data: LaunchData = {}) {
  const system = {
    isDown: false,
    statements: [] as Statement[],
    states: new Map<string, string>([
      [
        'LMS.LaunchData',
        JSON.stringify({
          contextTemplate: { extensions: SESSION, contextActivities: { grouping: [PUBLISHER] } },
          launchMode: 'Normal',
          ...data,
        }),
      ],
    ]),
    calls: [] as string[],
    async fetch(address: string | URL | Request, { method = 'GET', body, headers }: RequestInit = {}) {
      const url = new URL(`${address as string}`);
      system.calls.push(`${method} ${url.pathname}`);
      if (system.isDown) throw new TypeError('Failed to fetch');
      if (url.pathname === '/token') return Response.json({ 'auth-token': 'dG9rZW4=' });
      const heads = headers as Record<string, string>;
      if (heads['Authorization'] !== 'Basic dG9rZW4=') return new Response('', { status: 401 });
      const state = url.searchParams.get('stateId') ?? url.searchParams.get('profileId') ?? '';
      if (method === 'PUT') system.states.set(state, body as string);
      if (method === 'POST') system.statements.push(...(JSON.parse(body as string) as Statement[]));
      if (method !== 'GET') return new Response(null, { status: 204 });
      const kept = system.states.get(state);
      return kept === undefined ? new Response('', { status: 404 }) : new Response(kept);
    },
  };
  return system;
}

function makeSet(states: readonly ItemState[], pass?: number) {
  const resultIn = (next: readonly ItemState[]) =>
    resultOf(
      next.map((state) => itemOf(PLAN, { ...NO_TALLY, state, seconds: 60, answer: 'S31' })),
      pass,
      false,
    );
  let kept = '';
  const set = {
    at: 0,
    learner: undefined as string | undefined,
    result: resultIn(states),
    save: () => kept,
    load: (text: string) => set.become(text.split(' ') as ItemState[]),
    become(next: readonly ItemState[]) {
      set.result = resultIn(next);
      kept = next.join(' ');
    },
  };
  return set;
}

function launch(system: ReturnType<typeof makeSystem>, set: ReturnType<typeof makeSet>) {
  const told: Handing[] = [];
  let ids = 0;
  const attempt = new Cmi5Attempt({
    set,
    launch: LAUNCH,
    store: new RecordStore(LAUNCH, system.fetch),
    title: 'Week 3',
    language: 'en',
    now: () => new Date(Date.UTC(2026, 10, 28, 12)),
    newId: () => `00000000-0000-4000-8000-${`${ids++}`.padStart(12, '0')}`,
    tell: (handing) => told.push(handing),
  });
  return { attempt, told };
}

const verbs = ({ statements }: { statements: readonly Statement[] }): string =>
  statements.map(({ verb }) => verb.id.split('/').at(-1)).join(' ');

async function solveAll(data: LaunchData, states: readonly ItemState[], pass?: number) {
  const system = makeSystem(data);
  const set = makeSet(
    states.map(() => 'new'),
    pass,
  );
  const { attempt } = launch(system, set);
  await attempt.begin();
  set.become(states);
  await attempt.write();
  await attempt.end();
  return system;
}

describe('a course system with cmi5', () => {
  it('is asked for the token, its launch data and the learner’s preferences before anything is told', async () => {
    const system = await solveAll({}, ['solved']);
    expect(system.calls.slice(0, 3)).toEqual([
      'POST /token',
      'GET /xapi/activities/state',
      'GET /xapi/agents/profile',
    ]);
    expect(verbs(system)).toBe('initialized answered passed completed terminated');
  });

  it('gets statements that a record store takes, each in its session and attempt, one of them scored', async () => {
    const { statements } = await solveAll({ masteryScore: 0.5 }, ['solved', 'lost']);
    for (const statement of statements) {
      expect(validate(statement)).toEqual([]);
      expect(statement.context).toMatchObject({ registration: FIELDS.registration, extensions: SESSION });
    }
    expect(statements.filter(({ result }) => result?.['score'] !== undefined)).toHaveLength(1);
  });

  it.each([
    ['its own least score', { masteryScore: 0.8 }, undefined, 'failed'],
    ['its own least score, not that of the set', { masteryScore: 0.4 }, 80, 'passed'],
    ['the least score of the set where it has none', {}, 80, 'failed'],
  ] as const)('hears of a half of the score as it is by %s', async (_, data, pass, verb) => {
    expect(verbs(await solveAll(data, ['solved', 'lost'], pass))).toBe(
      `initialized answered answered ${verb} completed terminated`,
    );
  });

  it.each(['Browse', 'Review'] as const)(
    'that opens a set only to be looked at (%s) gets no result and keeps nothing, and the learner is told',
    async (launchMode) => {
      const system = makeSystem({ launchMode });
      const set = makeSet(['new']);
      const { attempt, told } = launch(system, set);
      await attempt.begin();
      set.become(['solved']);
      await attempt.write();
      system.isDown = true;
      await attempt.end();
      expect(told).toEqual(['ungraded']);
      expect(verbs(system)).toBe('initialized');
      expect(system.states.has('planisphere')).toBe(false);
      expect(verbs(await solveAll({ launchMode }, ['solved']))).toBe('initialized terminated');
    },
  );

  it('that answers late that a set is only to be looked at has the learner told so from then on', async () => {
    const system = makeSystem({ launchMode: 'Review' });
    system.isDown = true;
    const { attempt, told } = launch(system, makeSet(['new']));
    await attempt.begin();
    system.isDown = false;
    await attempt.write();
    expect(told).toEqual(['failing', 'ungraded']);
  });

  it('keeps the set, and tells nothing twice when it is taken up', async () => {
    const system = makeSystem();
    const set = makeSet(['new', 'new']);
    const first = launch(system, set);
    await first.attempt.begin();
    set.become(['solved', 'begun']);
    await first.attempt.write();
    await first.attempt.end();
    system.statements = [];

    // The first item is begun as soon as it is shown.
    const resumed = makeSet(['begun', 'new']);
    const second = launch(system, resumed);
    await second.attempt.begin();
    expect(resumed.result.items.map(({ state }) => state)).toEqual(['solved', 'begun']);
    resumed.become(['solved', 'solved']);
    await second.attempt.write();
    expect(verbs(system)).toBe('initialized answered passed completed');
  });

  it('takes the first end alone, and a set that is finished says so', () => {
    const set: Worded = {};
    const tellEnd = makeEndTeller(set);
    tellEnd('failing');
    expect(set.words?.['set.finished']).toMatch(/A later try does not change it there\.$/);
    tellEnd('ungraded');
    expect(set.words?.['set.finished']).toBe('Finished. This try is not graded.');
    expect(setWords['set.finished']).toMatch(/A later try counts/);
    const own: Worded = { words: { 'set.finished': 'Fertig.' } };
    makeEndTeller(own)('working');
    expect(own.words).toEqual({ 'set.finished': 'Fertig.' });
  });

  it('that fails midway gets all of it, in order, when it answers again, and the learner is told', async () => {
    const system = makeSystem();
    const set = makeSet(['new', 'new']);
    const { attempt, told } = launch(system, set);
    await attempt.begin();
    system.isDown = true;
    set.become(['solved', 'begun']);
    await attempt.write();
    set.become(['solved', 'solved']);
    await attempt.write();
    system.isDown = false;
    await attempt.write();
    expect(told).toEqual(['working', 'failing', 'working']);
    expect(verbs(system)).toBe('initialized answered answered passed completed');
  });

  it('that does not answer at first leaves the set going, and gets what was solved meanwhile', async () => {
    const system = makeSystem();
    system.isDown = true;
    const set = makeSet(['new']);
    const { attempt, told } = launch(system, set);
    await attempt.begin();
    set.become(['solved']);
    await attempt.write();
    expect(told).toEqual(['failing']);
    system.isDown = false;
    await attempt.write();
    expect(verbs(system)).toBe('initialized answered passed completed');
    expect(told).toEqual(['failing', 'working']);
  });

  it.each(['', '?endpoint=https://lms.example', `?${new URLSearchParams({ ...FIELDS, actor: 'ada' })}`])(
    'did not launch a page at “%s”',
    (search) => {
      expect(readLaunch(search)).toBeUndefined();
    },
  );
});
