/** A board whose game has loaded takes over its first picture, or begins without one. */
import { expect, fixture, html } from '@open-wc/testing';
import { chart } from '../../src/star/chart.js';
import { show } from '../../src/star/element/first-picture.js';
import type { StarBoard } from '../../src/star/element/star-board.js';
import { Board } from '../board.js';

const RINGS = 4;

/** A board in the page, as its author writes it. */
async function put(attributes = ''): Promise<StarBoard> {
  const place = await fixture<HTMLElement>(html`<div style="width: 400px"></div>`);
  place.innerHTML = `<star-board rings="${RINGS}" ${attributes}></star-board>`;
  return place.firstElementChild as StarBoard;
}

/** Resolves when the element has drawn something of its own, before anything else can happen in the page. */
function drawn({ root }: Board): Promise<void> {
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!root.querySelector('.said')) return;
      observer.disconnect();
      resolve();
    }).observe(root, { childList: true, subtree: true });
  });
}

/** A press of the mouse on a cell, where the picture has it. */
function press(board: Board, cell: string): void {
  const { viewBox, centre } = chart(RINGS, 'cells');
  const [left, top, width, height] = viewBox;
  const box = board.find('.picture').getBoundingClientRect();
  const [x, y] = centre(cell);
  const at = {
    bubbles: true,
    detail: 1,
    clientX: box.x + ((x - left) / width) * box.width,
    clientY: box.y + ((y - top) / height) * box.height,
  };
  board.chart.dispatchEvent(
    new PointerEvent('pointerdown', { ...at, pointerType: 'mouse', isPrimary: true }),
  );
  board.chart.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerType: 'mouse', isPrimary: true }));
  board.chart.dispatchEvent(new MouseEvent('click', at));
}

const define = (): Promise<unknown> => import('../../src/star/element/define.js');

describe('a board whose game comes', () => {
  // The tag is defined here once, so this test is the first.
  it('takes a move before its panel is drawn over its first picture, in whose room it comes', async () => {
    const element = await put();
    show(element);
    const board = new Board(element);
    const { height } = element.getBoundingClientRect();
    await define();
    await drawn(board);
    expect([board.status, board.element.getBoundingClientRect().height]).to.deep.equal(['', height]);

    press(board, 'S31');
    expect(board.types()).to.deep.equal(['move-request', 'game-start', 'game-change']);
    expect(element.record).to.equal(`star/1 rings=${RINGS} | S31`);
    expect(board.status).to.equal('');

    await element.updateComplete;
    expect(board.status).to.contain('Move 2');
    expect(board.said.join()).to.contain('S31');
  });

  it('is drawn as a whole where no first picture stands', async () => {
    await define();
    const board = new Board(await put());
    await drawn(board);
    expect(board.status).to.not.equal('');
  });
});
