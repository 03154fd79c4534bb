/** Which move: looking back, undo, redo and lists of moves tell it, as far as the viewer may know. */
import { describe, expect, it } from 'vitest';
import { withoutIsolates } from '../../src/core/words/bidi.js';
import { bare } from '../../src/core/words/language.js';
import type { Board } from '../../src/ui/panel/board.js';
import type { MoveList } from '../../src/ui/panel/move-list.js';
import { moveListOf } from '../../src/ui/panel/moves.js';
import { sayMove } from '../../src/ui/words/describe-move.js';
import { slice as hands } from '../games/hands/element/hands-board.js';
import { StoreBoard, sliceOf } from '../store-board.js';

const star = await sliceOf('star');
const spaceCrack = await sliceOf('space-crack');

const RECORD = 'star/1 rings=2 | *20 S21 *10 S20';

const start = (attributes: Readonly<Record<string, unknown>> = { record: RECORD }): StoreBoard =>
  new StoreBoard(star, attributes);

const listOf = ({ state, store }: StoreBoard): MoveList =>
  moveListOf({ state, dispatch: store.dispatch } as Board);

/** The names of the moves in the list. */
const named = (board: StoreBoard): string[] =>
  Array.from({ length: board.ply ?? 0 }, (_, n) => bare(withoutIsolates(listOf(board).describe(n + 1))));

describe('which move', () => {
  it('is said where the reader looks back and on', () => {
    const board = start();
    board.goTo(3);
    expect(board.said.at(-1)).toBe('Move 3: Blue placed a stone on *10.');
    board.goTo(4);
    expect(board.said.at(-1)).toBe('Move 4: Red placed a stone on S20. Blue’s turn');
    board.goTo(0);
    expect(board.said.at(-1)).toBe('Before move 1.');
  });

  it('is said where it is taken back and played again, with how many went along', () => {
    const board = start();
    board.undo();
    expect(board.said.at(-1)).toBe('Move undone. Move 4: Red placed a stone on S20. Red’s turn');
    board.redo();
    expect(board.said.at(-1)).toBe('Move redone. Move 4: Red placed a stone on S20. Blue’s turn');
    const other = start({ record: RECORD, seats: 'human bot:random' });
    other.undo();
    expect(other.said.at(-1)).toMatch(
      /^2 moves undone, .*[:.] Move 3: You placed a stone on \*10\. Your turn, Blue$/,
    );
    other.redo();
    expect(other.said.at(-1)).toBe(
      'Move redone. Move 3: You placed a stone on *10. Red placed a stone on S20. Your turn, Blue',
    );
  });

  it('is said of each, however fast moves follow each other', () => {
    const board = start({ rings: 3 });
    const moves = 'S10 T10 A10 R10 S20 T20 A20 R20'.split(' ');
    for (const move of moves) board.play(move);
    board.update();
    expect(board.said.map((line) => /[A-Z]\d+/.exec(line)?.[0])).toEqual(moves);
  });

  it('is listed by rounds where the game has them', () => {
    const board = new StoreBoard(spaceCrack, { boardSize: 5, commandPoints: 2, seed: 3 });
    for (const move of ['2-4', '6-4', '+2', 'end']) board.play(move);
    expect([1, 2, 3, 4].map(listOf(board).roundOf)).toEqual([1, 1, 2, 2]);
    expect(named(board)[0]).toBe('Blue captured a free planet of size 8 in the middle.');
    expect(named(board)[2]).toMatch(/^Blue built/);
  });

  it('is told as far as the viewer may know it', () => {
    const board = new StoreBoard(hands, { seed: 5, seats: 'human human', viewer: 'all' });
    for (let draw = 0; draw < 2; draw++) board.play('draw');
    const all = named(board);
    expect(all[0]).toMatch(/^North draws \w+\.$/);
    expect(all[1]).toMatch(/^East draws \w+\.$/);
    board.set({ viewer: '1' });
    board.update();
    expect(named(board)).toEqual(['North draws a card.', all[1]]);
    board.goTo(1);
    expect(board.said.at(-1)).toBe('Move 1: North draws a card.');
    expect(sayMove(board.state, 1)).toBe('Move 1: North draws a card.');
  });
});
