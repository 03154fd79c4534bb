/** A clock beside a game: when it follows the game, and what comes of it when it stops everybody. */
import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../src/core/basics/result.js';
import type { BoardContext } from '../../src/ui/contract/parts.js';
import type { MoveRefusedEvent } from '../../src/ui/contract/events.js';
import { StoreBoard, sliceOf } from '../store-board.js';

const slice = await sliceOf('star');
const STOPPED: Refusal = { code: 'session/not-yours' };

/** A board whose clock the test holds in its hands: how many plies it saw, and why it stops everybody. */
class Clocked {
  /** What the clock has seen and what the page has heard, in order. */
  readonly log: string[] = [];
  readonly board: StoreBoard;
  why: Refusal | undefined;
  #redraw: () => void = () => {};

  constructor(attributes: Readonly<Record<string, unknown>> = {}) {
    const makeParts = (context: BoardContext<unknown, unknown, unknown, unknown, unknown>) => {
      this.#redraw = context.redraw;
      const catchUp = (): void => {
        const { session } = context.state;
        if (session) this.log.push(`clock ${session.plies}`);
        // It stops everybody after the first ply, as between two rounds.
        if (session?.plies === 1) this.why = STOPPED;
      };
      return { show: () => {}, clock: { catchUp, rest: () => this.why } };
    };
    const listener = ({ type }: Event): void => void this.log.push(type);
    this.board = new StoreBoard(
      { ...slice, makeParts },
      { rings: 2, seed: 1, seats: 'human human', ...attributes },
      { listener },
    );
  }

  /** The clock lets everybody move again. */
  goOn(): void {
    this.why = undefined;
    this.#redraw();
  }
}

describe('a clock beside a game', () => {
  it('follows a move before the page hears of it', () => {
    const { board, log } = new Clocked();
    log.length = 0;
    board.play('S10');
    expect(log.slice(0, 3)).toEqual(['clock 1', 'game-start', 'game-change']);
  });

  it('follows an undo, a game that is loaded, and its board coming into a page', () => {
    const { board, log } = new Clocked();
    expect(log).toContain('clock 0');
    board.play('S10');
    log.length = 0;
    board.undo();
    expect(log[0]).toBe('clock 0');
    log.length = 0;
    board.load('star/1 rings=2 | S10 T10');
    expect(log.filter((line) => line.startsWith('clock'))).toContain('clock 2');
  });

  it('that stops everybody has the reader’s next move refused with its reason', () => {
    const { board } = new Clocked();
    board.tap('S10');
    expect(board.state.rest).toEqual(STOPPED);
    board.tap('T10');
    expect(board.last<MoveRefusedEvent>('move-refused').code).toBe(STOPPED.code);
    expect(board.ply).toBe(1);
  });

  it('that stops everybody has bots wait, until it lets them move', async () => {
    const clocked = new Clocked({ seats: 'human bot:random', botPace: 0 });
    const { board } = clocked;
    board.tap('S10');
    await board.settled();
    expect(board.ply).toBe(1);
    clocked.goOn();
    await board.settled();
    expect(board.ply).toBe(2);
  });
});
