import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageAround, readFrameMessage } from '../../src/embed/messages.js';

let told: unknown[];
let listeners: EventTarget;
const around = { postMessage: (message: unknown) => void told.push(message) };

beforeEach(() => {
  told = [];
  listeners = new EventTarget();
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('parent', around);
});
afterEach(() => vi.unstubAllGlobals());

const say = (source: unknown, data: unknown): void => {
  listeners.dispatchEvent(Object.assign(new Event('message'), { source, data }));
};

describe('the page around an embed page', () => {
  it('is told a height in every protocol, and again only if it has changed', () => {
    const page = new PageAround();
    page.trust('aB3');
    for (const height of [500, 500, 640]) page.tellHeight(height, 560);
    expect(told).toEqual(
      [500, 640].flatMap((height) => [
        { message: 'height', value: height, secret: 'aB3' },
        { subject: 'lti.frameResize', height },
        { sentinel: 'amp', type: 'embed-size', height },
        { context: 'iframe.resize', height },
      ]),
    );
  });

  it('that gives a frame its height is not led around by a scrollbar', () => {
    const page = new PageAround();
    const heights = (): unknown[] =>
      told.flatMap((one) =>
        (one as { context?: unknown }).context ? [(one as { height: number }).height] : [],
      );
    // The height that is told brings a scrollbar, and with it a lower height would do.
    page.tellHeight(780, 480);
    page.tellHeight(765, 465);
    page.tellHeight(780, 480);
    expect(heights()).toEqual([780]);
    // More room is told, and so is a width that is another one.
    page.tellHeight(790, 470);
    page.tellHeight(620, 320);
    // Another board of the same width is told too.
    page.tellHeight(600, 320);
    expect(heights()).toEqual([780, 790, 620, 600]);
  });

  it('without a secret is not spoken to as WordPress', () => {
    new PageAround().tellHeight(500, 560);
    expect(told).toHaveLength(3);
    expect(told.filter((one) => Object.hasOwn(one as object, 'message'))).toEqual([]);
  });

  it('is told its height once more when WordPress is ready, and when nobody else says so', () => {
    const page = new PageAround();
    page.trust('aB3');
    page.trust(undefined);
    page.tellHeight(500, 560);
    told = [];
    for (const data of [null, 'ready', 7, { message: 'ready' }, { message: 'ready', secret: 'other' }])
      say(around, data);
    say({}, { message: 'ready', secret: 'aB3' });
    expect(told).toEqual([]);
    say(around, { message: 'ready', secret: 'aB3' });
    expect(told).toEqual([{ message: 'height', value: 500, secret: 'aB3' }]);
  });

  it('may say anything', () => {
    const page = new PageAround();
    page.trust('aB3');
    page.tellHeight(500, 560);
    told = [];
    fc.assert(
      fc.property(fc.anything(), (data) => say(around, data)),
      { numRuns: 10_000 },
    );
    expect(told).toEqual([]);
  });

  it('where there is none, nobody is told anything', () => {
    vi.stubGlobal('parent', globalThis);
    const posted = vi.fn();
    vi.stubGlobal('postMessage', posted);
    const page = new PageAround();
    page.trust('aB3');
    page.tellHeight(500, 560);
    page.tellReady('star-board');
    expect(posted).not.toHaveBeenCalled();
  });

  it('hears of results and sharing as plain data, and of no move', () => {
    const page = new PageAround();
    const board = Object.assign(new EventTarget(), { localName: 'rotation-puzzle' }) as unknown as Element;
    page.relay(board);
    const solved = { moves: 2, par: undefined, text: 'Solved' };
    const fire = (type: string, fields: object): unknown =>
      board.dispatchEvent(Object.assign(new Event(type), fields));
    fire('game-change', { snapshot: {} });
    fire('goal-met', { goal: { met: true }, solved });
    const facts = { ship: 11 };
    fire('goal-lost', {
      goal: { met: false },
      code: 'left.ship',
      facts,
      sentence: 'Left.',
      tries: 2,
      solved,
    });
    fire('game-end', {
      sentence: 'Over.',
      winners: [0],
      outcome: { winners: [0], extra: () => 0 },
      record: 'r',
    });
    fire('game-shared', { text: 'Solved\nhttps://example.org' });
    const context = 'planisphere';
    const tag = 'rotation-puzzle';
    expect(told).toEqual([
      { context, event: 'goal-met', tag, detail: { solved: { moves: 2, text: 'Solved' } } },
      {
        context,
        event: 'goal-lost',
        tag,
        detail: { goal: { met: false }, code: 'left.ship', facts, sentence: 'Left.', tries: 2 },
      },
      {
        context,
        event: 'game-end',
        tag,
        detail: { sentence: 'Over.', winners: [0], outcome: { winners: [0] }, record: 'r' },
      },
      { context, event: 'game-shared', tag, detail: { text: 'Solved\nhttps://example.org' } },
    ]);
  });
});

describe('a message from a frame', () => {
  it.each([
    [{ context: 'iframe.resize', height: 640 }, { height: 640 }],
    [{ context: 'iframe.resize', height: -1 }, { height: 200 }],
    [{ context: 'iframe.resize', height: 1e9 }, { height: 2000 }],
    [
      { context: 'planisphere', event: 'ready', tag: 'x' },
      { event: 'ready', detail: {} },
    ],
    [
      { context: 'planisphere', event: 'game-end', detail: { sentence: 'Over.' } },
      { event: 'game-end', detail: { sentence: 'Over.' } },
    ],
    [
      JSON.parse(
        '{"context":"planisphere","event":"game-end","detail":{"sentence":"Over.","text":"Another event’s","__proto__":{"a":1}}}',
      ) as object,
      { event: 'game-end', detail: { sentence: 'Over.' } },
    ],
    [
      { context: 'planisphere', event: 'ready', detail: { sentence: 'Over.' } },
      { event: 'ready', detail: {} },
    ],
    [
      { context: 'planisphere', event: 'goal-met', detail: [1] },
      { event: 'goal-met', detail: {} },
    ],
  ])('is read: %j', (data, heard) => {
    expect(readFrameMessage(data)).toEqual(heard);
  });

  it.each([
    { context: 'iframe.resize', height: NaN },
    { context: 'iframe.resize', height: '640' },
    { context: 'iframe.resize', height: Infinity },
    { context: 'planisphere', event: 'click' },
    { context: 'planisphere', event: 'toString' },
    { event: 'game-end' },
    ['planisphere'],
    'planisphere',
    null,
    undefined,
  ])('that makes no sense says nothing: %j', (data) => {
    expect(readFrameMessage(data)).toEqual({});
  });

  it('may be any data', () => {
    const key = fc.constantFrom('context', 'height', 'event', 'detail', 'tag', '__proto__');
    const value = fc.oneof(
      fc.constantFrom('planisphere', 'iframe.resize', 'ready', 'game-end', 'constructor'),
      fc.anything(),
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(key, value)), (data) => {
        const { height = 200, event = 'ready', detail = {} } = readFrameMessage(data);
        expect(height >= 200 && height <= 2000).toBe(true);
        expect(['ready', 'goal-met', 'goal-lost', 'game-end', 'game-shared']).toContain(event);
        expect(typeof detail).toBe('object');
      }),
      { numRuns: 10_000 },
    );
  });
});
