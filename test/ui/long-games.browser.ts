/** Games of thousands of moves: what a board does with them. How long that takes is measured by a script, not here. */
import { expect } from '@open-wc/testing';
import '../../src/rotation/element/define.js';
import { game } from '../../src/rotation/element/pregenerate.js';
import type { RotationPuzzle } from '../../src/rotation/element/rotation-puzzle.js';
import { mount, STILL, type Board } from '../board.js';

/** So many turns of one black hole. */
const recordOf = (turns: number): string =>
  `rotation/1 from=H.BR/.Y../..../.... | ${Array<string>(turns).fill('c1').join(' ')}`;

const boardWith = (turns: number): Promise<Board<RotationPuzzle>> =>
  mount<RotationPuzzle>(`<rotation-puzzle ${STILL} record="${recordOf(turns)}"></rotation-puzzle>`);

const listed = (board: Board<RotationPuzzle>): readonly string[] =>
  board.all('.moves-beside button').map((button) => button.getAttribute('name') ?? '');

const current = (board: Board<RotationPuzzle>): string | null | undefined =>
  board.root.querySelector('.moves-beside [aria-current]')?.getAttribute('name');

/** How often the game was asked for a sentence meanwhile. */
async function sentences(act: () => Promise<void>): Promise<number> {
  const { describe: original } = game;
  let calls = 0;
  Object.assign(game, {
    describe: (...given: Parameters<typeof original>) => {
      calls++;
      return original(...given);
    },
  });
  try {
    await act();
    return calls;
  } finally {
    Object.assign(game, { describe: original });
  }
}

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
    const asked = await sentences(async () => {
      board.element.goTo(299);
      await board.settled();
    });
    expect(asked).to.be.below(10);
  });
});
