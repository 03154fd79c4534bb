/** The rules of the store: what moves, undoing, looking back and beginning again leave behind. */
import { expect, it } from 'vitest';
import type { MoveRefusedEvent } from '../../src/ui/contract/events.js';
import { slice as hands } from '../games/hands/element/hands-board.js';
import { StoreBoard, sliceOf } from '../store-board.js';

const star = await sliceOf('star');
const bugcatcher = await sliceOf('bugcatcher');
const spaceCrack = await sliceOf('space-crack');

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

it('a bot that gave up plays again in the next game, and where the page says anew who plays', () => {
  const kinds = (board: StoreBoard): readonly string[] => board.state.players.map(({ kind }) => kind);
  const bots = { seats: 'bot:random human', botPace: 60_000 };
  for (const mend of [
    { type: 'restart' },
    { type: 'give', name: 'seats', value: 'bot:random human' },
  ] as const) {
    const board = small(bots);
    board.do({ type: 'give-up', seat: 0, refusal: { code: 'kit/chunk', facts: { part: 'bots' } } });
    expect(kinds(board)).toEqual(['host', 'human']);
    board.do(mend);
    board.do({ type: 'settle' });
    expect(kinds(board), mend.type).toEqual(['bot', 'human']);
    // The page is asked for its moves no more.
    expect(board.types.filter((type) => type === 'seat-turn')).toHaveLength(1);
    board.leave();
  }
});

it('what bots have done is told once where the page takes their seat in the middle of it', () => {
  const board = new StoreBoard(spaceCrack, { boardSize: 8, turns: 5, seed: 7, seats: 'human host' });
  board.set({ seats: 'human bot:random', botPace: 60_000 });
  board.update();
  const told = (): number => board.said.join(' ').split('Red ended').length - 1;
  for (const move of ['end', 'end']) board.play(move);
  expect(told()).toBe(0);
  board.set({ seats: 'human host' });
  board.update();
  expect(told()).toBe(1);
  board.play('end');
  expect(told()).toBe(2);
  board.leave();
});

it('the page hears why its move is refused, unless that may tell what the viewer must not know', () => {
  const codes = (board: StoreBoard, text: string, seat?: number): readonly string[] => {
    const result = board.play(text, { seat });
    const told = board.last<MoveRefusedEvent>('move-refused').refusal.code;
    return [result.ok ? '' : result.error.code, told];
  };
  const programs = { rounds: 2, cols: 4, rows: 4, seed: 7, seats: 'human host' };
  // Nobody's secret is in a move without a seat, and the reader's own is no secret.
  expect(codes(new StoreBoard(bugcatcher, programs), 'BR.')).toEqual([
    'session/which-seat',
    'session/which-seat',
  ]);
  const [own, told] = codes(new StoreBoard(bugcatcher, programs), 'nonsense', 0);
  expect(told).toBe(own);
  expect(codes(new StoreBoard(bugcatcher, programs), 'nonsense', 1)[1]).toBe('session/refused');
});

it('a refusal is told before the method that plays returns, whatever the page is still to hear', () => {
  const board = small();
  board.listener = (event) => {
    if (event.type !== 'game-start') return;
    board.play('S10');
    board.heard.push({ type: 'returned', event });
  };
  board.play('S10');
  expect(board.types).toEqual(['game-start', 'move-refused', 'returned', 'game-change']);
});
