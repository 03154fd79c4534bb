import { expect } from '@open-wc/testing';
import '../../src/star/element/define.js';
import type { StarBoard } from '../../src/star/element/star-board.js';
import { mount, type Board } from '../board.js';

const cross = '[data-sign=refused] .refused';

/** A board whose reader has been refused a move, by a click. */
async function refused(): Promise<Board<StarBoard>> {
  const board = await mount<StarBoard>('<star-board rings="4"></star-board>');
  await board.pick('S42');
  await board.pick('S42');
  expect(board.all(cross)).to.have.length(1);
  expect(board.text('.note')).to.contain('S42');
  return board;
}

describe('a refused move', () => {
  for (const [title, act] of [
    ['other options', (element: StarBoard) => (element.rings = 6)],
    ['another rule', (element: StarBoard) => (element.pie = true)],
    ['a record', (element: StarBoard) => (element.record = 'star/1 rings=4 | T10')],
    ['load()', (element: StarBoard) => element.load('star/1 rings=4 | T10')],
    ['restart()', (element: StarBoard) => element.restart()],
  ] as const)
    it(`is past when another game begins by ${title}: neither note nor cross is left`, async () => {
      const board = await refused();
      act(board.element);
      await board.settled();
      expect(board.all(cross)).to.have.length(0);
      expect(board.text('.note')).to.equal('');
    });

  it('leaves no cross on a board that is taken out of the page and put in again', async () => {
    const board = await refused();
    const home = board.element.parentElement as HTMLElement;
    board.element.remove();
    home.append(board.element);
    await board.settled();
    expect(board.all(cross)).to.have.length(0);
  });
});

describe('a click', () => {
  it('where the board has no size plays nothing', async () => {
    const board = await mount<StarBoard>('<star-board rings="2"></star-board>');
    board.element.style.display = 'none';
    board.find('.chart').click();
    expect(board.element.record).to.equal('star/1 rings=2');
  });
});

describe('a label among the marks', () => {
  it('is seen where the page makes the surface transparent', async () => {
    const board = await mount(
      '<star-board rings="2" marks="S10=a" style="--board-surface: transparent"></star-board>',
    );
    const [, alpha = '1'] = /rgba\(.*, ([\d.]+)\)/.exec(getComputedStyle(board.find('.label')).fill) ?? [];
    expect(Number(alpha)).to.equal(1);
  });
});
