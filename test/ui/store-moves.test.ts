/** The rules of the store: what moves, undoing, looking back and beginning again leave behind. */
import { expect, it } from 'vitest';
import { slice as hands } from '../games/hands/element/hands-board.js';
import { StoreBoard, sliceOf } from '../store-board.js';

const star = await sliceOf('star');

const small = (more: Readonly<Record<string, unknown>> = {}, page = {}): StoreBoard =>
  new StoreBoard(star, { rings: 3, ...more }, page);

it('a hidden game that begins again is dealt anew each time, and on every board of the same seed alike', () => {
  const deals = (board: StoreBoard): readonly string[] =>
    [0, 1, 2].map(() => {
      board.restart();
      return board.save('all');
    });
  const named = deals(new StoreBoard(hands, { seed: 5 }));
  expect(new Set(named).size).toBe(3);
  expect(deals(new StoreBoard(hands, { seed: 5 }))).toEqual(named);
  const drawn = deals(new StoreBoard(hands));
  expect(drawn.map((record) => /seed=(\d+)/.exec(record)?.[1])).toEqual(['2', '3', '4']);
});

it('the page hears of the first move that is played here, whatever came before it', () => {
  const starts = (board: StoreBoard): number => {
    board.play('R10');
    return board.types.filter((type) => type === 'game-start').length;
  };
  expect(starts(small({ record: 'star/1 rings=3 | S10' }))).toBe(1);
  const first = small({ remember: 'here' });
  first.play('S10');
  expect(starts(small({ remember: 'here' }, { kept: first.kept }))).toBe(0);
  const back = small({ remember: 'here' });
  back.play('S10');
  back.undo();
  expect(starts(small({ remember: 'here' }, { kept: back.kept }))).toBe(1);
});

it('a quiet look back is not spoken of, nor a quiet new beginning', () => {
  const spoken = (isQuiet: boolean): boolean[] => {
    const board = small();
    board.play('S10');
    return ([{ type: 'go', ply: 0 }, { type: 'restart' }] as const).map((request) => {
      const before = board.said.length;
      board.do({ ...request, isQuiet });
      return board.said.length > before;
    });
  };
  expect([spoken(false), spoken(true)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

it('a move that is sent again is refused without an event', () => {
  const board = small();
  board.play('S10', { ply: 0 });
  const { length } = board.heard;
  expect(board.play('S10', { ply: 0 }).ok).toBe(false);
  expect(board.heard).toHaveLength(length);
  board.play('S10');
  expect(board.types.at(-1)).toBe('move-refused');
});

it('that a bot gave up is noted until a bot plays or another game begins', () => {
  for (const mend of [
    { type: 'restart' },
    { type: 'load', text: 'star/1 rings=3 | S20' },
    { type: 'bot-move', seat: 1, text: 'S20' },
  ] as const) {
    const board = small({ seats: 'human human' });
    board.play('S10');
    board.do({ type: 'give-up', seat: 1, refusal: { code: 'kit/chunk', facts: { part: 'bots' } } });
    expect(board.state.failed.map(({ source }) => source)).toEqual(['bots']);
    board.do(mend);
    expect(board.state.failed, mend.type).toEqual([]);
  }
});

it('what another tab has taken of the same position counts here, and nothing is told of it', () => {
  const here = small({ remember: 'here' });
  const other = small({ remember: 'here' }, { kept: here.kept });
  other.play('S10');
  here.look();
  const { causes } = here;
  other.undo();
  other.redo();
  here.look();
  expect([here.state.tally.count.undos, here.causes]).toEqual([1, causes]);
});
