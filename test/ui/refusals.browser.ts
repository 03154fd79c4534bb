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
  it('leaves neither note nor cross when another game begins', async () => {
    const board = await refused();
    board.element.rings = 6;
    await board.settled();
    expect(board.all(cross)).to.have.length(0);
    expect(board.text('.note')).to.equal('');
  });

  it('is told without a line that begins with the full stop after a cell', async () => {
    const board = await refused();
    const name = board.find('.note .cell-name');
    const texts = document.createTreeWalker(name.closest('bdi') as Element, NodeFilter.SHOW_TEXT);
    while (!texts.currentNode.nodeValue?.startsWith('.')) expect(texts.nextNode()).not.to.equal(null);
    const stop = document.createRange();
    stop.setStart(texts.currentNode, 0);
    stop.setEnd(texts.currentNode, 1);
    for (let width = 240; width < 480; width += 6) {
      (board.element.parentElement as HTMLElement).style.width = `${width}px`;
      const [line, sign] = [name.getBoundingClientRect(), stop.getClientRects()[0] as DOMRect];
      expect(sign.top, `at ${width} px`).to.be.lessThan(line.bottom - 4);
    }
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
