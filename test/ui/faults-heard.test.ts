/** A board tells of the errors in a page’s values even when the viewer changes at the same moment. */
import { describe, expect, it } from 'vitest';
import { settingsOf } from '../../src/ui/contract/setting-table.js';
import { Unsaid } from '../../src/ui/words/speech.js';
import { slice as hands } from '../games/hands/element/hands-board.js';
import { sliceOf, StoreBoard, type Slice } from '../store-board.js';

const slices: Readonly<Record<string, Slice>> = {
  star: await sliceOf('star'),
  rotation: await sliceOf('rotation'),
  constellation: await sliceOf('constellation'),
  bugcatcher: await sliceOf('bugcatcher'),
  'space-crack': await sliceOf('space-crack'),
  hands,
};

/** No setting takes any of these but texts that may say anything. */
const WRONG = ['no such value\n', 'no\u0000such\u0000value', 17.5, '<'.repeat(9999)];

/** A board that seat 0 looks at. */
const begin = (slice: Slice): StoreBoard => new StoreBoard(slice, { viewer: '0' });

/** Gives these values, which put another viewer at the screen, in one moment. */
function lookAnew(board: StoreBoard, values: Readonly<Record<string, unknown>>): void {
  const before = board.state.viewerAtScreen;
  board.set({ ...values, viewer: 'public' });
  board.update();
  expect([before, board.state.viewerAtScreen]).toEqual([0, 'public']);
}

it.each(Object.entries(slices))('%s tells of each refused value, although the viewer changes', (_, slice) => {
  const names = Object.keys(settingsOf(slice.definition)).filter((name) => name !== 'viewer');
  let told = 0;
  for (const [name, wrong] of names.flatMap((one) => WRONG.map((value) => [one, value] as const))) {
    const board = begin(slice);
    lookAnew(board, { [name]: wrong });
    expect(board.said, name).toEqual(board.notes);
    told += board.notes.length;
  }
  expect(told).toBeGreaterThan(names.length);
});

describe('a change of viewer does not silence', () => {
  const { star } = slices as { star: Slice };

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['a record that cannot be played', { record: 'star/1 rings=4 | T10 T10' }],
    ['a position that cannot be read', { position: 'star/1 nowhere' }],
    ['names of more seats than play', { names: 'Ada, Ben, Cleo, Dora' }],
    ['players that the game does not have', { seats: 'human king' }],
    ['marks of too many characters', { marks: 'S31 '.repeat(1001) }],
    ['an option out of range', { rings: 40 }],
    ['a look that there is not', { look: 'glass' }],
    ['a factory that is none', { workerFactory: 'worker.js' }],
    ['a table of words that is none', { words: 'words' }],
    ['several at once', { rings: 40, names: 'Ada, Ben, Cleo', botPace: -1 }],
  ])('%s', (_, values) => {
    const board = begin(star);
    lookAnew(board, values);
    expect(board.notes.length).toBeGreaterThanOrEqual(Object.keys(values).length);
    expect([...board.said].sort()).toEqual([...board.notes].sort());
  });

  it('a text that load() has refused just before', () => {
    const board = begin(star);
    expect(board.load('star/1 rings=40 |').ok).toBe(false);
    lookAnew(board, {});
    expect([board.notes.length, board.said]).toEqual([1, board.notes]);
  });

  it('a fault that a part of the board has found', () => {
    const board = begin(star);
    board.do({ type: 'fault', refusal: { code: 'marks/cell', facts: { found: 'Z99' } }, source: 'marks' });
    lookAnew(board, {});
    expect([board.notes.length, board.said]).toEqual([1, board.notes]);
  });

  it('a seat that there is not, and what else is wrong', () => {
    const board = begin(star);
    board.set({ viewer: '9', rings: 40 });
    board.update();
    expect(board.notes).toEqual([
      'rings is “40”. It takes a whole number from 2 to 12.',
      'viewer: There is no seat 9.',
    ]);
    expect(board.said).toEqual(board.notes);
  });
});

describe('what is still unsaid', () => {
  it('is forgotten when somebody else looks, but for faults of the page’s values', () => {
    const unsaid = new Unsaid();
    unsaid.add('East draws a king.');
    unsaid.add('rings is “40”.', 'rings', true);
    unsaid.silence();
    unsaid.add('South to play.');
    expect(unsaid.take()).toEqual({ isSilenced: true, texts: ['rings is “40”.', 'South to play.'] });
    expect(unsaid.take()).toEqual({ isSilenced: false, texts: [] });
  });

  it('holds the last sentence of each source', () => {
    const unsaid = new Unsaid();
    for (const text of ['7 moves', '8 moves']) unsaid.add(text, 'progress');
    expect(unsaid.take().texts).toEqual(['8 moves']);
  });
});
