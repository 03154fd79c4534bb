/** A board beside which somebody sits, without a page: its buttons, and when its bots move. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeFigure } from '../../src/constellation/element/score-panel.js';
import type { State } from '../../src/constellation/state.js';
import { StoreBoard, wholeSliceOf } from '../store-board.js';
import { words } from './harness.js';

const slice = await wholeSliceOf('constellation');

/** Six stars in a ring, and two moves a round. */
const SMALL = {
  map: 'a:0:0,b:10:0,c:20:0,d:0:10,e:10:10,f:20:10/1.3,2.4,5,4,5',
  hqCount: 0,
  movesPerRound: 2,
  rounds: 2,
  stealsPerTeam: 0,
};

async function boardOf(attributes: Readonly<Record<string, unknown>> = {}): Promise<StoreBoard> {
  const board = new StoreBoard(slice, { seed: 7, botPace: 0, ...attributes });
  await board.settled();
  return board;
}

/** Who made each move so far. */
const movers = ({ state }: StoreBoard): readonly unknown[] =>
  state.session?.pliesFrom(0).map(({ actor }) => actor) ?? [];

describe('the button that ends a round', () => {
  it('has its place from the first sight on, and is pressed once there are moves to give up', async () => {
    const board = await boardOf();
    expect([board.captions, board.buttons]).toEqual([['End my round'], []]);
    for (const hq of ['*a3', '*a25', '*b38', '*b18']) board.play(hq);
    expect([board.captions, board.buttons]).toEqual([['End my round'], ['pass']]);
  });
});

describe('bots beside a reader', () => {
  it('begin each round after the reader’s first claim', async () => {
    const board = await boardOf({ ...SMALL, seats: 'human bot:random' });
    expect(movers(board)).toEqual([]);
    board.tap('a');
    await board.settled();
    expect(movers(board)).toEqual([0, 1, 1]);
    board.play('-');
    await board.settled();
    expect([movers(board), board.aside]).toEqual([[0, 1, 1, 0], 'Round 2 of 2']);
  });

  it('begin a round that the reader gives up, and take turns where they are several', async () => {
    const board = await boardOf({ ...SMALL, seats: 'human bot:random' });
    await board.press('pass');
    expect(movers(board)).toEqual([0, 1, 1]);
    const other = await boardOf({ ...SMALL, seats: 'human bot:random bot:random' });
    other.play('a', { seat: 0 });
    await other.settled();
    expect(movers(other)).toEqual([0, 1, 2, 1, 2]);
  });

  it('begin with the first of several people at one screen, and wait for none of the others', async () => {
    const board = await boardOf({ ...SMALL, seats: 'human human bot:random' });
    expect(movers(board)).toEqual([]);
    board.play('b', { seat: 1 });
    await board.settled();
    expect(movers(board)).toEqual([1, 2, 2]);
  });

  it('begin with the time where a clock runs', async () => {
    const clock = { roundSeconds: 60, autoNextRound: true };
    expect(movers(await boardOf({ ...SMALL, ...clock, seats: 'human bot:random' }))).toEqual([1, 1]);
  });

  it('wait for nobody where nobody at the screen may move', async () => {
    expect(movers(await boardOf({ ...SMALL, seats: 'host bot:random' }))).toEqual([1, 1]);
    expect(movers(await boardOf({ ...SMALL, seats: 'human bot:random', readonly: true }))).toEqual([1, 1]);
    const all = await boardOf({ ...SMALL, seats: 'bot:random bot:random' });
    expect(all.outcome).toBeDefined();
  });

  describe('keep a pace', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    /** How long after a claim the first bot moves, to 50 ms. */
    async function waited(attributes: Readonly<Record<string, unknown>>): Promise<number> {
      vi.useFakeTimers();
      const board = new StoreBoard(slice, { seed: 7, ...SMALL, ...attributes });
      board.update();
      await vi.advanceTimersByTimeAsync(100);
      board.play('a', { seat: 0 });
      board.update();
      let ms = 0;
      while (movers(board).length === 1 && ms < 5000) {
        await vi.advanceTimersByTimeAsync(50);
        ms += 50;
      }
      board.leave();
      return ms;
    }

    it('that a reader can follow, or the page’s own', async () => {
      expect(await waited({ seats: 'human bot:random' })).toBe(900);
      expect(await waited({ seats: 'human bot:random', botPace: 300 })).toBe(300);
    });

    it('that is as everywhere where nobody sits at the screen', async () => {
      expect(await waited({ seats: 'host bot:random' })).toBe(400);
    });
  });
});

describe('the line of what happened', () => {
  /** Orion has an HQ at d, and Lyra the moves `own` before Orion’s. */
  function stolen(...own: readonly string[]): StoreBoard {
    const board = new StoreBoard(slice, {
      ...SMALL,
      map: 'a:0:0,b:10:0w,c:20:0b,d:0:10,e:10:10,f:20:10,g:30:0,h:30:10/1.3,2.4,5,4,5.7,7',
      hqCount: 1,
      movesPerRound: 6,
      stealsPerTeam: 3,
      seats: 'human host',
    });
    board.play('*a', { seat: 0 });
    board.play('*d', { seat: 1 });
    for (const move of own) board.play(move, { seat: 0 });
    for (const move of ['g', 'h', 'f', '!a']) board.play(move, { seat: 1 });
    return board;
  }

  it('tells a lost HQ at that moment, and before all else', () => {
    for (const own of [['e'], ['b'], ['c']])
      expect(stolen(...own).tells).toMatch(
        /^You lost the HQ at a and score no more HQ points\. You lost 1 star to other teams\./,
      );
  });

  it('says of the HQ points of whoever has lost an HQ that they stay', () => {
    const view = stolen('e').state.session?.state as State;
    const figure = { name: 'hq', team: 0 } as const;
    expect(describeFigure(view, figure, words.to(0))).toBe(
      'You have lost an HQ. Your HQ points stay, and no more come.',
    );
  });
});
