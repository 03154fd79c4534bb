/** Stones that can score no more: when it happens the board says so, to the eye and to the ear, and at every tap. */
import { describe, expect, it } from 'vitest';
import { StoreBoard, wholeSliceOf } from '../store-board.js';

const slice = await wholeSliceOf('star');

/** Blue's stone on the corner S40 has three neighbours; the last move takes the third. */
const SHUT = 'S40 S30 A10 *43 A20 S41'.split(' ');

const played = (attributes: Readonly<Record<string, unknown>>, moves: readonly string[]): StoreBoard => {
  const board = new StoreBoard(slice, { rings: 4, ...attributes });
  for (const move of moves) board.play(move);
  return board;
};

describe('a stone that a move shuts in', () => {
  it('is named in the note after the move, with whose it is', () => {
    const board = played({}, SHUT);
    expect(board.tells).toBe(
      'Red placed a stone on S41. Blue’s stone on S40 is shut in: it can score no more.',
    );
    board.play('A31');
    expect(board.tells).toBe('Blue placed a stone on A31.');
  });

  it('is still named when a bot has answered the move that did it', () => {
    const board = played({ seats: 'host human' }, SHUT);
    board.play('A31');
    expect(board.tells).toBe(
      'Blue placed a stone on A31. Blue’s stone on S40 is shut in: it can score no more.',
    );
  });

  it('is said to the ear after the move', async () => {
    const board = played({}, SHUT.slice(0, -1));
    board.play(SHUT.at(-1) as string);
    await Promise.resolve();
    expect(board.said.join(' ')).toContain('Blue’s stone on S40 is shut in: it can score no more.');
  });

  it('says so when it is tapped, and any other stone that its cell is taken', () => {
    const board = played({}, SHUT);
    board.tap('S40');
    expect(board.notes).toEqual([
      'The blue stone on S40 is shut in and can score no more. Choose an empty cell.',
    ]);
    board.tap('S41');
    expect(board.notes).toEqual(['There is already a red stone on S41. Choose an empty cell.']);
  });
});
