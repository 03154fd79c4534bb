/** Every case of starting, in the order in which they are decided. */
import { describe, expect, it } from 'vitest';
import { chooseStart, type Decision, type StartFacts } from '../../src/ui/start/choose-start.js';
import type { Plan } from '../../src/ui/contract/definition.js';
import type { Refused } from '../../src/ui/contract/start.js';

const COUNT = { plies: 3, hints: 1, told: [7], undos: 2, tries: 0, ms: 3000 };

const record = (text: string): Plan => ({ kind: 'record', text });
const seed = (options: Record<string, unknown> = { rings: 6 }): Plan => ({ kind: 'seed', options, seed: 0 });
const [GOOD, WRONG, LINK, KEPT] = ['good', 'wrong', 'link', 'kept'].map(record) as [Plan, Plan, Plan, Plan];

/** A board that has just come into a page which asks for nothing. */
const FRESH: StartFacts = {
  start: 'six rings',
  plans: [seed()],
  asks: { latest: 0, answered: -1, anew: -1, chosen: -1 },
  isHeld: false,
  lacksData: false,
  refused: [],
  lacks: () => undefined,
};

/** A board whose game goes on; everything that was asked for is answered. */
const PLAYED: Partial<StartFacts> = {
  asks: { latest: 3, answered: 3, anew: -1, chosen: -1 },
  inHand: { start: 'six rings', isUntouched: false },
};
const UNTOUCHED: Partial<StartFacts> = { ...PLAYED, inHand: { start: 'six rings', isUntouched: true } };
/** The page has asked for something since. */
const ASKED: Partial<StartFacts> = { ...PLAYED, asks: { latest: 4, answered: 3, anew: -1, chosen: -1 } };
/** The page has set a record on a board whose game goes on. */
const ANEW: Partial<StartFacts> = {
  ...PLAYED,
  asks: { latest: 4, answered: 3, anew: 4, chosen: -1 },
  start: 'good',
  plans: [GOOD, seed()],
};

const refused = (
  plan: Plan,
  ask: number,
  path?: string,
  source: Refused['source'] = 'settings',
): Refused => ({
  source,
  plan,
  ask,
  refusal: { code: 'no', at: { path } },
});
const kept = (given: Partial<NonNullable<StartFacts['kept']>> = {}): StartFacts['kept'] => ({
  plan: KEPT,
  count: COUNT,
  isNews: false,
  isInHand: false,
  ...given,
});

const start = (plan: Plan, source: string, told = {}): object => ({ do: 'start', plan, source, ...told });
const resume = (plan: Plan, source: string, count?: object): object =>
  start(plan, source, { cause: 'resume', ...(count && { count }) });
const keep = (given = 'six rings'): object => ({ do: 'keep', start: given });

const CASES: Readonly<Record<string, readonly (readonly [string, Partial<StartFacts>, object])[]>> = {
  'a board without a game': [
    ['starts by its options', {}, start(seed(), 'settings')],
    ['takes a record before options', { plans: [GOOD, seed()] }, start(GOOD, 'settings')],
    ['waits for a seed where none is drawn', { plans: [] }, { do: 'wait', for: 'seed' }],
    ['waits for its built-in data', { lacksData: true }, { do: 'wait', for: 'data' }],
    [
      'takes what stands next after a wrong record',
      { plans: [WRONG, seed()], refused: [refused(WRONG, 0)] },
      start(seed(), 'settings'),
    ],
    [
      'leaves out an option that does not go with the others',
      {
        plans: [seed({ rings: 6, handicap: 9 })],
        refused: [refused(seed({ rings: 6, handicap: 9 }), 0, 'handicap')],
      },
      start(seed({ rings: 6, handicap: undefined }), 'settings'),
    ],
    [
      'leaves out one option after another',
      {
        plans: [seed({ rings: 6, pie: true })],
        refused: [
          refused(seed({ rings: 6, pie: true }), 0, 'pie'),
          refused(seed({ rings: 6, pie: undefined }), 0, 'rings'),
        ],
      },
      start(seed({ rings: undefined, pie: undefined }), 'settings'),
    ],
    [
      'takes the game’s own next plan before it leaves out an option',
      { plans: [seed({ pie: true }), seed()], refused: [refused(seed({ pie: true }), 0, 'pie')] },
      start(seed(), 'settings'),
    ],
    ['waits where everything was refused', { refused: [refused(seed(), 0)] }, { do: 'wait', for: 'seed' }],
  ],
  'a game from outside the settings': [
    ['in the address wins over them', { linked: LINK, plans: [GOOD, seed()] }, resume(LINK, 'fromHash')],
    ['in the address wins over a remembered one', { linked: LINK, kept: kept() }, resume(LINK, 'fromHash')],
    ['that is remembered wins over a seed', { kept: kept() }, resume(KEPT, 'remember', COUNT)],
    [
      'that is remembered wins over a record',
      { kept: kept(), plans: [GOOD] },
      resume(KEPT, 'remember', COUNT),
    ],
    [
      'that is unsound gives way to the next',
      { linked: LINK, kept: kept(), refused: [refused(LINK, 0, undefined, 'fromHash')] },
      resume(KEPT, 'remember', COUNT),
    ],
    [
      'that is unsound gives way to the settings',
      { kept: kept(), refused: [refused(KEPT, 0, undefined, 'remember')] },
      start(seed(), 'settings'),
    ],
    [
      'does not count while a server’s rendering is taken over',
      { isHeld: true, linked: LINK, kept: kept() },
      start(seed(), 'settings'),
    ],
    ['is taken up once that is done', { ...UNTOUCHED, linked: LINK }, resume(LINK, 'fromHash')],
    ['that is asked for late is taken up', { ...UNTOUCHED, kept: kept() }, resume(KEPT, 'remember', COUNT)],
    ['that is asked for after the first move is not', { ...PLAYED, linked: LINK, kept: kept() }, keep()],
    [
      'that belongs to the new start is taken up over a game that goes on',
      { ...ASKED, start: 'eight rings', kept: kept() },
      resume(KEPT, 'remember', COUNT),
    ],
  ],
  'another tab': [
    [
      'that is further is followed',
      { ...PLAYED, kept: kept({ isNews: true }) },
      resume(KEPT, 'remember', COUNT),
    ],
    [
      'that has taken a hint in the same game only counts it',
      { ...PLAYED, kept: kept({ isNews: true, isInHand: true }) },
      { ...keep(), count: COUNT },
    ],
    [
      'that has kept nonsense is passed over',
      { ...PLAYED, kept: kept({ isNews: true }), refused: [refused(KEPT, 3, undefined, 'remember')] },
      keep(),
    ],
  ],
  'a game that goes on': [
    ['stays where nothing is asked', PLAYED, keep()],
    ['stays where the settings ask for one like it', ASKED, keep()],
    [
      'stays where its seed was drawn anew by a restart',
      { ...PLAYED, plans: [{ ...seed(), seed: 7 } as Plan] },
      keep(),
    ],
    [
      'gives way to another start',
      { ...ASKED, start: 'eight rings', plans: [seed({ rings: 8 })] },
      start(seed({ rings: 8 }), 'settings'),
    ],
    ['gives way to a record', ANEW, start(GOOD, 'settings')],
    [
      'gives way to the same record set again',
      { ...ANEW, inHand: { start: 'good', isUntouched: false } },
      start(GOOD, 'settings'),
    ],
    [
      'gives way to a record before link and memory',
      { ...ANEW, linked: LINK, kept: kept() },
      start(GOOD, 'settings'),
    ],
    [
      'stays after a wrong record, for what stands next',
      { ...ANEW, start: 'six rings', plans: [WRONG, seed()], refused: [refused(WRONG, 4)] },
      keep(),
    ],
    [
      'gives way to a good record after a wrong one',
      { ...ANEW, plans: [GOOD, seed()], refused: [refused(WRONG, 3)] },
      start(GOOD, 'settings'),
    ],
    [
      'gives way to options that are set after a wrong record',
      { ...ASKED, start: 'eight rings', plans: [WRONG, seed({ rings: 8 })], refused: [refused(WRONG, 3)] },
      start(seed({ rings: 8 }), 'settings'),
    ],
    [
      'stays, as it started, where options do not go together',
      { ...ASKED, start: 'none', refused: [refused(seed(), 4, 'rings')] },
      keep(),
    ],
    [
      'stays where nothing sound is left',
      { ...ASKED, start: 'none', refused: [refused(seed(), 3, 'rings')] },
      keep(),
    ],
    [
      'stays while data is loaded for another',
      { ...ASKED, start: 'daily', lacksData: true },
      { do: 'wait', for: 'data' },
    ],
  ],
  'what the reader chooses': [
    [
      'is told',
      { ...ANEW, asks: { latest: 4, answered: 3, anew: 4, chosen: 4 }, plans: [seed()] },
      start(seed(), 'settings', { cause: 'start' }),
    ],
    [
      'is not told where the page has asked for another since',
      { ...ANEW, asks: { latest: 5, answered: 3, anew: 5, chosen: 4 } },
      start(GOOD, 'settings'),
    ],
    [
      'begins even where the game in hand began alike',
      { ...PLAYED, asks: { latest: 4, answered: 3, anew: 4, chosen: 4 }, kept: kept() },
      start(seed(), 'settings', { cause: 'start' }),
    ],
  ],
  'what is handed to load()': [
    ['wins over everything', { ...ANEW, loaded: WRONG, linked: LINK, kept: kept() }, start(WRONG, 'load')],
    ['does not wait for data', { loaded: GOOD, lacksData: true }, start(GOOD, 'load')],
    [
      'leaves the game in hand where it is unsound',
      { ...PLAYED, loaded: WRONG, refused: [refused(WRONG, 3, undefined, 'load')] },
      keep(),
    ],
    [
      'leaves the settings to start a board where it is unsound',
      { loaded: WRONG, refused: [refused(WRONG, 0, undefined, 'load')] },
      start(seed(), 'settings'),
    ],
  ],
  'what cannot start at once': [
    [
      'a record of another program waits for what reads it',
      { plans: [GOOD], lacks: () => 'notation' },
      wait('notation', GOOD),
    ],
    ['a seed waits for its puzzle', { lacks: () => 'puzzle' }, wait('puzzle', seed())],
    ['a long record waits for its moves', { plans: [GOOD], lacks: () => 'moves' }, wait('moves', GOOD)],
    [
      'but not where the page loads it by a method, which tells at once what is wrong',
      { ...PLAYED, loaded: GOOD, lacks: () => 'moves' },
      start(GOOD, 'load'),
    ],
    ['nor on a server', { isHeld: true, plans: [GOOD], lacks: () => 'moves' }, start(GOOD, 'settings')],
    ['so does a link', { linked: LINK, lacks: () => 'puzzle' }, wait('puzzle', LINK, 'fromHash')],
    [
      'so does what another tab has begun',
      { ...PLAYED, kept: kept({ isNews: true }), lacks: () => 'puzzle' },
      wait('puzzle', KEPT, 'remember'),
    ],
    [
      'so does what is loaded',
      { ...PLAYED, loaded: GOOD, lacks: () => 'notation' },
      wait('notation', GOOD, 'load'),
    ],
    [
      'but not while a server’s rendering is taken over',
      { isHeld: true, lacks: () => 'puzzle' },
      start(seed(), 'settings'),
    ],
    [
      'a record of another program waits for what reads it even then',
      { isHeld: true, plans: [GOOD], lacks: () => 'notation' },
      wait('notation', GOOD),
    ],
    [
      'nothing waits for a plan that does not win',
      { plans: [GOOD, seed()], lacks: (plan) => (plan === GOOD ? undefined : 'puzzle') },
      start(GOOD, 'settings'),
    ],
  ],
};

function wait(lack: string, plan: Plan, source = 'settings'): object {
  return { do: 'wait', for: lack, source, plan };
}

for (const [about, cases] of Object.entries(CASES))
  describe(about, () => {
    it.each(cases)('%s', (_, facts, expected) => {
      const decision: Decision = chooseStart({ ...FRESH, ...facts });
      expect(decision).toEqual(expected);
    });
  });
