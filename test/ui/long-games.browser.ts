/** Games of thousands of moves: what a board does with them. How long that takes is measured by a script, not here. */
import { expect } from '@open-wc/testing';
import '../../src/rotation/element/define.js';
import { game } from '../../src/rotation/element/pregenerate.js';
import type { RotationPuzzle } from '../../src/rotation/element/rotation-puzzle.js';
import { mount, STILL, type Board } from '../board.js';
import { callsOf } from '../calls.js';

/** So many turns of one black hole. */
const recordOf = (turns: number): string =>
  `rotation/1 from=H.BR/.Y../..../.... | ${Array<string>(turns).fill('c1').join(' ')}`;

const boardWith = (turns: number): Promise<Board<RotationPuzzle>> =>
  mount<RotationPuzzle>(`<rotation-puzzle ${STILL} record="${recordOf(turns)}"></rotation-puzzle>`);

const listed = (board: Board<RotationPuzzle>): readonly string[] =>
  board.all('.moves-beside button').map((button) => button.getAttribute('name') ?? '');

const current = (board: Board<RotationPuzzle>): string | null | undefined =>
  board.root.querySelector('.moves-beside [aria-current]')?.getAttribute('name');

describe('the list of moves of a long game', () => {
  it('has those about the position on show', async () => {
    const board = await boardWith(1000);
    expect([board.element.ply, current(board)]).to.deep.equal([1000, 'to-1000']);
    expect(listed(board).length).to.be.within(301, 401);
    for (const ply of [0, 1, 149, 150, 500, 999]) {
      board.element.goTo(ply);
      await board.settled();
      expect(current(board)).to.equal(`to-${ply}`);
      expect(listed(board).length).to.be.within(301, 401);
      expect(listed(board)).to.include.members([`to-${Math.max(0, ply - 1)}`, `to-${ply + 1}`]);
    }
  });

  it('is whole in a game of a few hundred', async () => {
    const board = await boardWith(400);
    expect(listed(board)).to.have.length(401);
  });

  it('asks for the sentence of each move once', async () => {
    const board = await boardWith(300);
    const [asked] = await callsOf(game, 'describe', async () => {
      board.element.goTo(299);
      await board.settled();
    });
    expect(asked).to.be.below(10);
  });
});

/**
 * The page's tasks until the board is done. A look at the clock takes a millisecond, so that a slice has as many steps
 * on any machine.
 */
async function tasksUntil(done: () => Promise<unknown>): Promise<readonly number[]> {
  const { setTimeout } = window;
  const { play } = game.rules;
  const tasks = [0];
  let clock = performance.now();
  Object.assign(window, {
    setTimeout: (act: () => void, delay?: number) =>
      setTimeout(() => {
        tasks.push(0);
        act();
      }, delay),
  });
  Object.assign(game.rules, {
    play: (...given: Parameters<typeof play>) => {
      (tasks[tasks.length - 1] as number)++;
      return play(...given);
    },
  });
  Object.defineProperty(performance, 'now', { configurable: true, value: () => clock++ });
  try {
    await done();
    return tasks;
  } finally {
    Object.assign(window, { setTimeout });
    Object.assign(game.rules, { play });
    Reflect.deleteProperty(performance, 'now');
  }
}

describe('the record of a long game', () => {
  it('is played a few moves at a time where the page sets it, and once', async () => {
    const board = await boardWith(0);
    const tasks = await tasksUntil(async () => {
      board.element.record = recordOf(2000);
      expect(board.element.ply).to.equal(0);
      await board.element.updateComplete;
    });
    expect(board.element.ply).to.equal(2000);
    expect(tasks.reduce((sum, moves) => sum + moves, 0)).to.equal(2000);
    expect(Math.max(...tasks)).to.be.below(10);
  });

  it('is there at once where it is loaded by the method', async () => {
    const board = await boardWith(0);
    const bad = board.element.load(`${recordOf(1999)} a1`);
    expect(bad).to.have.nested.property('error.at.ply', 1999);
    expect(board.element.load(recordOf(2000))).to.deep.equal({ ok: true, value: 2000 });
    expect(board.element.ply).to.equal(2000);
  });

  it('leaves the game in hand if it is unsound, and the page is told', async () => {
    const board = await boardWith(3);
    const errors: string[] = [];
    board.element.addEventListener('board-error', ({ type }) => errors.push(type));
    board.element.record = `${recordOf(1999)} a1`;
    await board.settled();
    expect([board.element.ply, errors.length]).to.deep.equal([3, 1]);
  });

  it('is not played to its end where another is set', async () => {
    const board = await boardWith(3);
    const tasks = await tasksUntil(async () => {
      board.element.record = recordOf(2000);
      expect(board.element.ply).to.equal(3);
      board.element.record = recordOf(5);
      await board.element.updateComplete;
    });
    expect(board.element.ply).to.equal(5);
    expect(tasks.reduce((sum, moves) => sum + moves, 0)).to.be.below(100);
  });
});
