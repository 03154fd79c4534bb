/** A board beside which somebody sits, without a page: its buttons, its bots, the end of a round. */
import { describe, expect, it } from 'vitest';
import { StoreBoard, wholeSliceOf } from '../store-board.js';

const slice = await wholeSliceOf('constellation');

const boardOf = (attributes: Readonly<Record<string, unknown>> = {}): StoreBoard =>
  new StoreBoard(slice, { seed: 7, botPace: 0, ...attributes });

describe('the button that ends a round', () => {
  it('has its place from the first sight on, and is pressed once there are moves to give up', () => {
    const board = boardOf();
    expect([board.captions, board.buttons]).toEqual([['End my round'], []]);
    for (const hq of ['*a3', '*a25', '*b38', '*b18']) board.play(hq);
    expect([board.captions, board.buttons]).toEqual([['End my round'], ['pass']]);
  });
});
