/**
 * Whatever is wrong with exercises, with what is kept of them, or with a code: a sentence names the item, the line or
 * the field, and everything else goes on.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sayRemark, tableOf } from '../../compose/results/model.js';
import { own as resultsWords } from '../../compose/results/words.en.js';
import { writeCode } from '../../src/core/exercise/code.js';
import { exerciseWords } from '../../src/core/exercise/words.exercise.en.js';
import { makeWords } from '../../src/core/words/words.js';
import { Attempt } from '../../src/course/attempt.js';
import { sayHanding } from '../../src/course/page.js';
import { Boards } from '../../src/ui/set/boards.js';
import { itemsAmong } from '../../src/ui/set/entries.js';
import { SetState } from '../../src/ui/set/state.js';
import { setWords } from '../../src/ui/set/words.set.en.js';
import { runCommand } from './run-command.js';

/** What is said, and whether everything else goes on; undefined where there is nothing else. */
interface Met {
  readonly said: readonly string[];
  readonly goesOn: boolean | undefined;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'exercises-'));
  vi.useFakeTimers();
  vi.stubGlobal('customElements', {
    // Defined, and no board.
    get: (tag: string) => (tag === 'my-clock' ? class {} : undefined),
    whenDefined: () => new Promise(() => {}),
  });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// A set in a page.

const words = makeWords('en', exerciseWords, setWords);

type Attributes = Readonly<Record<string, string>>;

/** An element as a set reads it, without a page. */
function element(tag: string, attributes: Attributes = {}, ...children: readonly Element[]): HTMLElement {
  return {
    localName: tag,
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
    children,
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
    querySelectorAll: () => children,
  } as unknown as HTMLElement;
}

const GOOD = element('star-board', { puzzle: '1-1' });

/** Shows the first item of a set for as long as it takes until a board is late, and then solves the last. */
function inSet(...items: readonly HTMLElement[]): Met {
  const state = new SetState();
  const nothing = (): undefined => undefined;
  state.plan(itemsAmong(element('board-set', {}, ...items), nothing), nothing, undefined);
  const boards = new Boards({
    state,
    words: () => words,
    remember: nothing,
    happen: nothing,
    changed: nothing,
  });
  boards.bring();
  vi.advanceTimersByTime(10_000);
  const said = state.takeFaults(words).map(({ sentence }) => sentence);
  const last = items.length - 1;
  if (last < 1) return { said, goesOn: undefined };
  state.progress.goTo(last);
  state.progress.happen(last, { type: 'solve', answer: '' });
  return { said, goesOn: state.progress.result.items[last]?.state === 'solved' };
}

// Codes that are pasted.

const code = (learner: string): string =>
  writeCode({ items: [], isOver: true }, { set: 1, heading: 'Week 3', learner, time: 1_800_000_000_000 });

function pasted(...lines: readonly string[]): Met {
  const { rows, remarks } = tableOf(lines.join('\n'));
  const spoken = makeWords('en', exerciseWords, resultsWords);
  return {
    said: remarks.map((remark) => sayRemark(remark, spoken)),
    goesOn: rows.some(({ learner }) => learner === 'Ben'),
  };
}

// A course system that keeps too little.

function handedIn(save: (most?: number) => string): Met {
  const fields = new Map<string, string>();
  const { progress } = new SetState();
  const set = { at: 1, learner: undefined, result: progress.result, save, load: () => undefined };
  const said: string[] = [];
  const attempt = new Attempt({
    set,
    runTime: {
      version: '1.2',
      begin: () => true,
      get: () => '',
      set: (name, value) => fields.set(name, value).has(name),
      commit: () => true,
      end: () => true,
    },
    now: () => new Date(0),
    tell: (handing) => said.push(sayHanding(handing, set.at)),
  });
  attempt.begin();
  return { said, goesOn: fields.get('cmi.core.lesson_status') === 'incomplete' };
}

const kept =
  (game: number, items: number) =>
  (most = Infinity) => {
    const texts = [{ game: 'x'.repeat(game), items: 'x'.repeat(items) }, { items: 'x'.repeat(items) }].map(
      (one) => JSON.stringify(one),
    );
    return texts.find(({ length }) => length <= most) ?? (texts[1] as string);
  };

// A package that is to be made: nothing is written.

function packed(name: string, text: string): Met {
  writeFileSync(join(folder, name), text);
  return { said: [runCommand(folder, ['scorm', name]).error.trim()], goesOn: undefined };
}

it.each<[string, () => Met, string]>([
  ['an empty set', () => inSet(), 'This set has no exercise. Put boards into <board-set>.'],
  [
    'an item that is no board',
    () => inSet(element('my-clock', { heading: 'Time' }), GOOD),
    'Exercise 1, “Time”: <my-clock> is not a board.',
  ],
  [
    'an item without a board in it',
    () => inSet(element('div', { points: '2' }, element('p')), GOOD),
    'Exercise 1: there is no board in <div>.',
  ],
  [
    'an item that does not load',
    () => inSet(element('star-bord', { puzzle: '1-1' }), GOOD),
    'Exercise 1: its board has not been loaded yet. You can go on and come back.',
  ],
  [
    'bad points',
    () => inSet(GOOD, element('star-board', { puzzle: '1-2', points: 'three', heading: 'Two suns' })),
    'Exercise 2, “Two suns”: points is “three”. It takes a number from 0 to 1000.',
  ],
  [
    'a code that is cut',
    () => pasted('Hello,', code('Ada').slice(0, 20), code('Ben')),
    'Line 2: This code is cut: its end is missing.',
  ],
  [
    'a code of somebody else’s',
    () => pasted(code('Ben'), 'abcdefGHIJK0123456789abcdefg'),
    'Line 2: This is not an exercise code.',
  ],
  [
    'a code that is pasted twice',
    () => pasted(code('Ada'), code('Ben'), code('Ada')),
    'Line 3: the code of Ada for Week 3 was pasted twice. It counts once.',
  ],
  [
    'a game that is too long to be kept',
    () => handedIn(kept(4000, 1000)),
    'The game in exercise 2 has become too long for your course system to keep. Finish it before you leave, or it begins anew. What you have earned is kept.',
  ],
  [
    'a set that is too long to be kept',
    () => handedIn(kept(0, 5000)),
    'There are too many exercises here for your course system to keep. Finish them before you leave, or they begin anew.',
  ],
  [
    'an unknown field of the JSON',
    () => packed('a.json', '{ "items": [{ "board": "star-board" }, { "board": "star-board", "ringz": 3 }] }'),
    'a.json: items[1]: There is no attribute “ringz”. Did you mean “rings”?',
  ],
  [
    'a page without a board',
    () => packed('a.html', '<p>Hello</p>'),
    'a.html: There is no board in this page.',
  ],
])('%s is named, and everything else goes on', (_, meet, sentence) => {
  const { said, goesOn } = meet();
  expect(said.map((one) => one.slice(0, sentence.length))).toContain(sentence);
  expect(goesOn).not.toBe(false);
});
