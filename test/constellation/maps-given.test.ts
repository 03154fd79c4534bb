/**
 * Maps and options that a page gives a board of Constellation: which game they make, and what is told of those that
 * make none.
 */
import { describe, expect, it } from 'vitest';
import { skyOf } from '../../src/constellation/geometry.js';
import type { State } from '../../src/constellation/state.js';
import type { BoardErrorEvent } from '../../src/ui/contract/events.js';
import { viewOf } from '../../src/ui/game/select.js';
import { nameOf } from '../read-board.js';
import { StoreBoard, sliceOf } from '../store-board.js';

const slice = await sliceOf('constellation');

const start = (attributes: Readonly<Record<string, unknown>>): StoreBoard =>
  new StoreBoard(slice, attributes);

const starsOf = ({ state }: StoreBoard): readonly string[] => skyOf(viewOf(state) as State).ids;

const stars = [0, 1, 2, 3].map((x) => ({ id: `s${x}`, x, y: 0, type: 'star' as const }));

describe('a map', () => {
  it.each([
    ['JSON', JSON.stringify({ stars, edges: [['s0', 's1']] })],
    ['data', { stars, edges: [['s0', 's1']] }],
  ])('is taken as %s', (_, map) => {
    const board = start({ hqCount: 1 });
    board.set({ map });
    board.update();
    expect(starsOf(board)).toEqual(['s0', 's1', 's2', 's3']);
  });

  it('has its stars named anew, though those of the last one were called alike', () => {
    const board = start({ map: 'a:0:0,b:10:0,c:20:0/1,2', hqCount: 0 });
    expect(nameOf(board, 'a')).toBe('a, free, next to b');
    board.set({ map: 'a:0:0w,b:10:0,c:20:0/1,2' });
    board.update();
    expect(nameOf(board, 'a')).toBe('a, wormhole, free, next to b');
  });

  it('that is wrong is refused with where, and the game in hand is kept', () => {
    const board = start({ hqCount: 0 });
    board.tap('a1');
    const { record } = board;
    board.set({ map: { stars: stars.map((star, i) => (i === 3 ? { ...star, x: NaN } : star)), edges: [] } });
    board.update();
    expect(board.record).toBe(record);
    const { refusal, source } = board.last<BoardErrorEvent>('board-error');
    expect([source, refusal.at?.path]).toEqual(['map', 'stars[3].x']);
    expect(board.notes.join()).toContain('map: stars[3].x is “');
    board.set({ map: 'libra' });
    board.update();
    expect(board.notes).toEqual([]);
  });
});

describe('options that do not go together', () => {
  it('make a game with nothing chosen, and their note goes whichever of them is mended', async () => {
    const board = start({ members: '1 2 3' });
    const { refusal, source } = board.last<BoardErrorEvent>('board-error');
    expect([source, refusal.code]).toEqual(['members', 'constellation/members']);
    board.tap('a2');
    expect([board.ply, board.notes.length]).toEqual([1, 1]);
    board.set({ seats: 'human human human' });
    await board.settled();
    expect(board.notes).toEqual([]);
  });
});
