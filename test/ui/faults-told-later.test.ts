/** The sentences about what a page has given wrong are loaded when they are needed. */
import { expect, it } from 'vitest';
import type { BoardErrorEvent } from '../../src/ui/contract/events.js';
import type { Lazy } from '../../src/ui/contract/lazy.js';
import type { WordTable } from '../../src/core/words/words.js';
import { sliceOf, StoreBoard } from '../store-board.js';
import { faultWords } from '../../src/star/words.faults.en.js';

const star = await sliceOf('star');

interface Table {
  readonly faultWords: WordTable;
}

/** A board whose sentences come when the test says so. */
function begin(): { board: StoreBoard; asked: () => number; come(isThere: boolean): Promise<void> } {
  let there: Table | undefined;
  let end: { resolve(table: Table): void; reject(): void } | undefined;
  let asked = 0;
  const faults: Lazy<Table> = {
    now: () => there,
    load: () =>
      new Promise((resolve, reject) => {
        asked++;
        end = { resolve, reject };
      }),
  };
  const adapter = { ...star.adapter, words: { ...star.adapter.words, faults } };
  const board = new StoreBoard({ ...star, adapter }, { rings: 3 });
  const come = async (isThere: boolean): Promise<void> => {
    if (isThere) end?.resolve((there = { faultWords }));
    else end?.reject();
    await board.settled();
  };
  return { board, asked: () => asked, come };
}

const errors = (board: StoreBoard): readonly string[] =>
  board.heard.flatMap(({ event }) =>
    event.type === 'board-error'
      ? [`${(event as BoardErrorEvent).refusal.code}: ${(event as BoardErrorEvent).sentence}`]
      : [],
  );

const NOT_LOADED = 'A part of this board could not be loaded. Try again, or reload the page.';

it('tells of a value that cannot be used once its sentence has come', async () => {
  const { board, come } = begin();
  expect(board.load('star/1 rings=40 |').ok).toBe(false);
  board.set({ viewer: 'nobody' });
  board.update();
  expect([errors(board), board.notes]).toEqual([[], []]);
  await come(true);
  expect(errors(board)).toEqual([
    'option/range: rings is “40”. It takes a whole number from 2 to 12.',
    'record/view: “nobody” is not a viewer. Write public, all, or the number of a seat, from 0.',
  ]);
  expect(board.notes).toHaveLength(2);
});

it('asks for the sentences once, and tells of the next value at once', async () => {
  const { board, asked, come } = begin();
  board.set({ rings: 'many' });
  board.update();
  board.set({ handicap: 'none' });
  board.update();
  await come(true);
  board.set({ look: 'glass' });
  board.update();
  expect([asked(), errors(board).length]).toEqual([1, 3]);
});

it('names what is wrong although its sentence cannot be loaded, and asks again at the next value', async () => {
  const { board, asked, come } = begin();
  board.set({ rings: 'many' });
  board.update();
  await come(false);
  expect(errors(board)).toEqual([`option/range: ${NOT_LOADED}`]);
  expect(board.notes).toEqual([NOT_LOADED]);
  board.set({ rings: 'more' });
  board.update();
  await come(true);
  expect(errors(board).at(-1)).toBe('option/range: rings is “more”. It takes a whole number from 2 to 12.');
  expect(asked()).toBe(2);
});

it('tells the page alone of a value that was mended meanwhile', async () => {
  const { board, come } = begin();
  board.set({ rings: 'many' });
  board.update();
  board.set({ rings: 4 });
  board.update();
  await come(true);
  expect([errors(board).length, board.notes]).toEqual([1, []]);
});
