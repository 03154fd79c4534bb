/** Moves faster than anybody reads: the picture follows each of them, all else a few times a second. The clock stands still. */
import { expect } from '@open-wc/testing';
import '../../src/star/element/define.js';
import type { StarBoard } from '../../src/star/element/star-board.js';
import '../games/hands/element/hands-board.js';
import { mount, type Board } from '../board.js';

const MOVES = 'S10 T10 A10 R10 S20 T20 A20 R20'.split(' ');

const now = performance.now.bind(performance);

/** The board has drawn what it draws at once. */
async function drawn({ element }: Board): Promise<void> {
  while (element.isUpdatePending) await Promise.resolve();
}

const stones = (board: Board): number => board.all('.picture .piece').length;

describe('a rush of moves', () => {
  let clock = 0;

  async function play(board: Board, ...moves: readonly string[]): Promise<void> {
    for (const move of moves) {
      expect(board.element.play(move).ok).to.equal(true);
      await drawn(board);
    }
  }

  const start = (attributes = ''): Promise<Board<StarBoard>> =>
    mount<StarBoard>(`<star-board rings="3" ${attributes}></star-board>`);

  beforeEach(() => {
    clock = now();
    performance.now = () => clock;
  });

  afterEach(() => {
    performance.now = now;
  });

  it('is seen move by move, while status, score and voice wait', async () => {
    const board = await start();
    await play(board, ...MOVES.slice(0, 3));
    expect(board.text('.status')).to.contain('move 4');
    await play(board, ...MOVES.slice(3));
    expect(stones(board)).to.equal(8);
    expect(board.text('.status')).to.contain('move 4');
    expect(board.said).to.have.length(3);
    clock += 400;
    await play(board, 'A30');
    expect(board.text('.status')).to.contain('move 10');
    expect(board.said.map((line) => /[A-Z]\d+/.exec(line)?.[0])).to.deep.equal([...MOVES.slice(3), 'A30']);
  });

  it('is caught up with by itself', async () => {
    const board = await start();
    await play(board, ...MOVES);
    const status = board.find('.status');
    await new Promise((resolve) =>
      new MutationObserver(resolve).observe(status, { subtree: true, characterData: true }),
    );
    expect(board.text('.status')).to.contain('move 9');
  });

  it('is caught up with for whoever waits for the board', async () => {
    const board = await start();
    await play(board, ...MOVES);
    await board.element.updateComplete;
    expect(board.text('.status')).to.contain('move 9');
    await play(board, 'A30');
    await board.settled();
    expect(board.text('.status')).to.contain('move 10');
    expect(board.said.filter((line) => line.includes('A30'))).to.have.length(1);
  });

  it('ends with a refusal of the reader’s move, an undo, another attribute and the game’s end', async () => {
    const board = await start();
    await board.focus();
    await board.walkTo('S10');
    await play(board, ...MOVES);
    expect(board.text('.status')).to.contain('move 4');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true });
    board.cell('S10').dispatchEvent(enter);
    await drawn(board);
    expect(board.text('.note')).to.contain('S10');
    await play(board, 'A30', 'R30', 'S30', 'T30');
    expect(board.text('.status')).to.contain('move 9');
    board.element.undo();
    await drawn(board);
    expect(board.text('.status')).to.contain('move 12');
    await play(board, 'T30', 'T31', 'R31');
    board.element.setAttribute('controls', 'minimal');
    await drawn(board);
    expect(board.all('.controls button')).to.have.length(3);
    await play(board, 'A31', 'S31', 'resign');
    expect(board.text('.status')).to.contain('wins');
  });

  it('never keeps one reader’s cards on the screen for the next', async () => {
    const board = await mount('<hands-board seed="5"></hands-board>');
    for (let turn = 0; turn < 4; turn++) {
      board.find('.hand-over button').click();
      await board.settled();
      await play(board, 'draw');
      expect(board.text('.hand-over')).to.match(/North|East/);
      expect(board.all('.cards text')).to.have.length(0);
    }
  });

  it('leaves no timer behind', async () => {
    const timers = new Set<number>();
    const { setTimeout: set, clearTimeout: clear } = window;
    window.setTimeout = ((act: () => void, ms: number) => {
      const timer = set(() => {
        timers.delete(timer);
        act();
      }, ms);
      timers.add(timer);
      return timer;
    }) as typeof set;
    window.clearTimeout = (timer) => {
      timers.delete(timer as number);
      clear(timer);
    };
    try {
      const board = await start();
      await play(board, ...MOVES);
      expect(timers.size).to.be.greaterThan(0);
      board.element.remove();
      expect(timers.size).to.equal(0);
    } finally {
      Object.assign(window, { setTimeout: set, clearTimeout: clear });
    }
  });
});
