/** A set tells a record store what @xapi/cmi5 tells it, a library by others, in the same order. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Page as Tab } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { itemOf, NO_TALLY, resultOf, type ItemState } from '../../../src/core/exercise/exercise.js';
import { Cmi5Attempt } from '../../../src/course/cmi5-attempt.js';
import { readLaunch, RecordStore, type Launch } from '../../../src/course/record-store.js';
import type { Engine } from '../../../scripts/engines/index.mjs';
import type { Statement } from '../../../src/xapi/index.js';
import { openBrowser } from '../reader.js';
import { PLAN } from '../../course/plan.js';

/** What the test uses of the library. */
interface Reference {
  new (launch: object): {
    initialize(): Promise<unknown>;
    pass(score: { readonly scaled: number }): Promise<unknown>;
    fail(score: { readonly scaled: number }): Promise<unknown>;
    complete(): Promise<unknown>;
    terminate(): Promise<unknown>;
  };
}

/** It needs a browser. */
const LIBRARY = readFileSync(createRequire(import.meta.url).resolve('@xapi/cmi5/dist/Cmi5.umd.js'));

const ACTOR = { objectType: 'Agent', account: { homePage: 'https://lms.example', name: 'ada' } };
const REGISTRATION = '7b1a6d0e-2c0f-4d55-9a2c-0c1a3f7f1e11';
const ACTIVITY = 'https://lms.example/au/week-3';
const LAUNCH_DATA = {
  contextTemplate: {
    extensions: { 'https://w3id.org/xapi/cmi5/context/extensions/sessionid': 's-1' },
    contextActivities: { grouping: [{ objectType: 'Activity', id: 'https://example.org/week-3' }] },
  },
  launchMode: 'Normal',
  launchParameters: '',
  masteryScore: 0.6,
  moveOn: 'CompletedOrPassed',
};

let statements: Statement[] = [];
let calls: string[] = [];

/** A course system’s store, which keeps what it is sent. */
const server = createServer((request, response) => {
  void (async () => {
    if (request.url === '/') return void response.end('<!doctype html><script src="/library.js"></script>');
    if (request.url === '/library.js') return void response.end(LIBRARY);
    let text = '';
    for await (const part of request) text += String(part);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store.invalid');
    const state = searchParams.get('stateId') ?? searchParams.get('profileId');
    if (state !== 'planisphere' && /^\/(?:token|xapi)/.test(pathname))
      calls.push([request.method, pathname, state ?? ''].join(' ').trim());
    if (pathname === '/xapi/statements') statements.push(...([JSON.parse(text)] as Statement[]).flat());
    const answers: Readonly<Record<string, unknown>> = {
      '/token': { 'auth-token': 'dG9rZW4=' },
      '/xapi/statements': statements.map(({ id }) => id),
      'LMS.LaunchData': LAUNCH_DATA,
      cmi5LearnerPreferences: {},
    };
    const answer = answers[state ?? pathname];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  })();
});

let launch: Launch;
let engine: Engine;
let tab: Tab;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fields = {
    endpoint: `${site}/xapi/`,
    fetch: `${site}/token`,
    actor: JSON.stringify(ACTOR),
    registration: REGISTRATION,
    activityId: ACTIVITY,
  };
  launch = readLaunch(`?${new URLSearchParams(fields)}`) as Launch;
  ({ engine, tab } = await openBrowser());
  await tab.goto(site);
});
afterAll(async () => {
  await engine.close();
  server.close();
});
beforeEach(() => {
  [statements, calls] = [[], []];
});

/** What of a statement a course system decides by. */
function meaningOf({ verb, actor, object, result = {}, context = {} }: Statement) {
  const {
    contextActivities = {},
    extensions = {},
    registration,
  } = context as {
    contextActivities?: Readonly<Record<string, readonly { readonly id: string }[]>>;
    extensions?: object;
    registration?: string;
  };
  const idsOf = (name: string) => (contextActivities[name] ?? []).map(({ id }) => id).sort();
  const { score, success, completion } = result as {
    score?: { readonly scaled: number };
    success?: boolean;
    completion?: boolean;
  };
  return {
    verb: verb.id,
    actor,
    object: object.id,
    registration,
    category: idsOf('category'),
    grouping: idsOf('grouping'),
    extensions: Object.entries(extensions).sort(),
    result: { scaled: score?.scaled, success, completion, isTimed: 'duration' in result },
  };
}

async function tellByReference(scaled: number): Promise<void> {
  const { activity: activityId, ...fields } = launch;
  await tab.evaluate(
    async (parameters, score, isPassed) => {
      const { Cmi5 } = window as unknown as { Cmi5: Reference };
      const cmi5 = new Cmi5(parameters);
      await cmi5.initialize();
      await (isPassed ? cmi5.pass({ scaled: score }) : cmi5.fail({ scaled: score }));
      await cmi5.complete();
      await cmi5.terminate();
    },
    { ...fields, activityId },
    scaled,
    scaled >= LAUNCH_DATA.masteryScore,
  );
}

async function tellByOurs(states: readonly ItemState[]): Promise<void> {
  const resultIn = (next: readonly ItemState[]) =>
    resultOf(
      next.map((state) => itemOf(PLAN, { ...NO_TALLY, state, answer: 'S31' })),
      undefined,
      false,
    );
  const set = {
    at: 0,
    learner: undefined,
    result: resultIn(states.map(() => 'new')),
    save: () => '',
    load: () => undefined,
  };
  const attempt = new Cmi5Attempt({
    set,
    launch,
    store: new RecordStore(launch, fetch),
    title: 'Week 3',
    language: 'en',
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    tell: () => undefined,
  });
  await attempt.begin();
  set.result = resultIn(states);
  await attempt.write();
  await attempt.end();
}

describe.each([
  ['passes', ['solved', 'solved'], 1],
  ['fails', ['solved', 'lost'], 0.5],
] as const)('whoever %s', (_, states, scaled) => {
  it('is told of as the reference library tells it; each exercise comes in addition', async () => {
    await tellByReference(scaled);
    const [told, asked] = [statements.map(meaningOf), calls];
    [statements, calls] = [[], []];
    await tellByOurs(states);
    const ours = statements.map(meaningOf).filter(({ verb }) => !verb.endsWith('/answered'));
    expect(ours).toEqual(told);
    expect(calls.slice(0, 4)).toEqual(asked.slice(0, 4));
  });
});
