/** Refusals: who is told the reason, and how long it stays. */
import { describe, expect, it } from 'vitest';
import type { MoveRefusedEvent } from '../../src/ui/contract/events.js';
import { StoreBoard, sliceOf } from '../store-board.js';

const star = await sliceOf('star');

/** A board whose reader has been refused a move, by a tap. */
function refused(): StoreBoard {
  const board = new StoreBoard(star, { rings: 4 });
  for (let tap = 0; tap < 2; tap++) board.do({ type: 'input', input: { type: 'tap', cell: 'S42' } });
  expect(board.notes.join()).toContain('S42');
  return board;
}

/** Whether the cell of a refused move is marked on the board: what is shown there last is a refusal. */
const isMarked = ({ effects }: StoreBoard): boolean =>
  effects.filter(({ type }) => type === 'show-refusal' || type === 'clear-refusal').at(-1)?.type ===
  'show-refusal';

describe('a refused move', () => {
  it.each<[string, (board: StoreBoard) => unknown]>([
    ['other options', (board) => board.set({ rings: 6 })],
    ['another rule', (board) => board.set({ pie: true })],
    ['a record', (board) => board.set({ record: 'star/1 rings=4 | T10' })],
    ['load()', (board) => board.load('star/1 rings=4 | T10')],
    ['restart()', (board) => board.restart()],
  ])('is past when another game begins by %s: neither note nor cross is left', (_, act) => {
    const board = refused();
    expect(isMarked(board)).toBe(true);
    act(board);
    board.update();
    expect([board.notes, isMarked(board)]).toEqual([[], false]);
  });
});

describe('a refused play()', () => {
  it.each([
    ['the reader', { seats: 'human host' }],
    ['one of two people at the screen', {}],
    ['a seat that only the page sees', { viewer: '0', seats: 'host host' }],
    ['nobody’s seat', { viewer: 'public' }],
  ])('is told to the page alone, as %s', (_, attributes) => {
    const board = new StoreBoard(star, { rings: 2, ...attributes });
    board.play('S10');
    board.update();
    const said = [...board.said];
    for (const [text, seat, code] of [
      ['S10', 1, 'star/cell-taken'],
      ['S20', 0, 'star/not-your-turn'],
      ['Z99', undefined, 'star/move'],
      ['', undefined, 'star/move'],
    ] as const) {
      const result = board.play(text, { seat });
      const told = board.last<MoveRefusedEvent>('move-refused');
      expect([result.ok ? '' : result.error.code, told.code]).toEqual([code, code]);
    }
    board.update();
    expect([board.notes, board.said, isMarked(board)]).toEqual([[], said, false]);
  });

  it('leaves on the board why the reader’s own move was refused', () => {
    const board = refused();
    const { notes } = board;
    expect(board.play('S42').ok).toBe(false);
    expect(board.play('Z99').ok).toBe(false);
    board.update();
    expect([board.notes, isMarked(board)]).toEqual([notes, true]);
  });
});
