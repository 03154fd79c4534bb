/** A board of *Star without an element: what it plays, tells the page and says. */
import { describe, expect, it } from 'vitest';
import type { GameChangeEvent, GameEndEvent, MoveRequestEvent } from '../../src/ui/contract/events.js';
import { nameOf } from '../read-board.js';
import { StoreBoard, wholeSliceOf } from '../store-board.js';

const slice = await wholeSliceOf('star');

const start = (attributes: Readonly<Record<string, unknown>> = {}): StoreBoard =>
  new StoreBoard(slice, { rings: 2, ...attributes });

/** All fifteen nodes of the smallest board, the rim first. */
const NODES = '*20 *21 S20 S21 T20 T21 A20 A21 R20 R21 *10 S10 T10 A10 R10'.split(' ');

describe('a board of *Star', () => {
  it('is played from the first stone to the last by taps, and tells the end once', () => {
    const board = start();
    for (const node of NODES) board.tap(node);
    expect(board.record).toBe(`star/1 rings=2 | ${NODES.join(' ')}`);
    expect(board.last<GameEndEvent>('game-end').sentence).toMatch(/wins/);
    expect([board.status[0], board.said.at(-1)]).toEqual([
      expect.stringMatching(/wins/),
      expect.stringMatching(/wins/),
    ]);
    expect(board.types.filter((type) => type === 'game-end')).toHaveLength(1);
  });

  it('is played against a random bot to the end', async () => {
    const board = start({ seats: 'human bot:random', botPace: 0, seed: 7 });
    for (const node of NODES) if (board.play(node, { seat: 0 }).ok) await board.settled();
    expect(board.types.filter((type) => type === 'game-end')).toHaveLength(1);
  });

  it('says each move once, whose turn it is, and in turns of several stones how many are left', () => {
    const board = start({ double: true, handicap: 2 });
    for (const node of ['S10', 'T10', 'A10', 'R10', '*10']) board.tap(node);
    expect(board.said).toEqual([
      'Blue placed a stone on S10. Blue’s turn',
      'Blue placed a stone on T10. Red’s turn. Place two stones on empty cells.',
      'Red placed a stone on A10. Red’s turn. Place 1 more stone.',
      'Red placed a stone on R10. Blue’s turn. Place two stones on empty cells.',
      'Blue placed a stone on *10. Blue’s turn. Place 1 more stone.',
    ]);
  });

  it.each([
    [
      'takes over',
      { pie: true, record: 'star/1 rings=2 pie=yes | S10' },
      'swap',
      /^Red took over .*\. Blue’s turn/,
    ],
    ['resigns', { record: 'star/1 rings=2 | S10' }, 'resign', /^Red resigned\. Blue wins/],
  ])('says once that a side %s', async (_, attributes, button, sentence) => {
    const board = start(attributes);
    const { record } = board;
    expect(board.buttons).toContain(button);
    await board.press(button);
    expect(board.record).toBe(`${record} ${button}`);
    expect(board.said).toEqual([expect.stringMatching(sentence)]);
  });

  it('lets the page forbid a move before it is played', () => {
    const board = start();
    board.listener = ({ type }) => type === 'move-request';
    board.tap('S10');
    expect(board.record).toBe('star/1 rings=2');
    const asked = board.last<MoveRequestEvent>('move-request');
    expect([asked.seat, asked.text, asked.ply]).toEqual([0, 'S10', 0]);
    board.listener = () => {};
    board.tap('S10');
    expect(board.record).toBe('star/1 rings=2 | S10');
  });

  it('undoes a stone together with the bot’s answer, and redoes both', async () => {
    const board = start({ seats: 'human bot:random', botPace: 0, seed: 7 });
    board.tap('S10');
    await board.settled();
    expect(board.ply).toBe(2);
    const { record } = board;
    await board.press('undo');
    expect([board.record, board.causes.at(-1)]).toEqual(['star/1 rings=2', 'undo']);
    expect(board.last<GameChangeEvent>('game-change').snapshot.ply).toBe(0);
    await board.press('redo');
    expect(board.record).toBe(record);
  });

  it('names stones by their players where the page names them', () => {
    const board = start({ position: '2:BR13.', names: 'Ada Ben' });
    expect([nameOf(board, '*10'), nameOf(board, 'S10')]).toEqual([
      expect.stringMatching(/^\*10, Ada/),
      expect.stringMatching(/^S10, Ben/),
    ]);
  });

  it('counts no moves where it began from a position', () => {
    expect(start({ position: '2:BR13.' }).aside).toBe('');
    expect(start().aside).toBe('Move 1');
  });
});
