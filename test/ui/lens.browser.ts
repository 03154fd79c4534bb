/** The lens over dense boards: what a finger chose is magnified, clear of the finger, and a second tap aims there. */
import { expect } from '@open-wc/testing';
import '../../src/star/element/define.js';
import type { StarBoard } from '../../src/star/element/star-board.js';
import { mount, type Board } from '../board.js';

const start = async (rings = 10): Promise<Board<StarBoard>> => {
  const board = await mount<StarBoard>(`<star-board rings="${rings}"></star-board>`, 320);
  await board.focus();
  return board;
};

type Place = readonly [x: number, y: number];

function middle({ x, y, width, height }: DOMRect): Place {
  return [x + width / 2, y + height / 2];
}

const at = (board: Board, name: string): Place => middle(board.cell(name).getBoundingClientRect());

async function tap(
  board: Board,
  [clientX, clientY]: Place,
  pointerType = 'touch',
  target = '.chart',
): Promise<void> {
  const event = { clientX, clientY, pointerType, bubbles: true, composed: true };
  const node = board.find(target);
  node.dispatchEvent(new PointerEvent('pointerdown', event));
  node.dispatchEvent(new PointerEvent('click', { ...event, detail: 1 }));
  await board.settled();
}

/** The place of a cell within the lens, while it magnifies another. */
function inLens(board: Board, shown: string, name: string): Place {
  const [cx, cy] = middle(board.find('.lens-ground').getBoundingClientRect());
  const [from, to] = [at(board, shown), at(board, name)];
  return [cx + 2.7 * (to[0] - from[0]), cy + 2.7 * (to[1] - from[1])];
}

describe('a finger on a dense board', () => {
  it('sees what it chose magnified, inside the board’s box and clear of the finger', async () => {
    const board = await start();
    board.find('.chart').scrollIntoView();
    for (const name of ['A00', '*05', 'R00', 'T00', '*10', 'S31']) {
      const finger = at(board, name);
      await tap(board, finger);
      const lens = board.find('.lens-ground').getBoundingClientRect();
      const box = board.find('.chart').getBoundingClientRect();
      expect(lens.width).to.be.greaterThan(100);
      expect(lens.left >= box.left - 2 && lens.right <= box.right + 2, name).to.equal(true);
      expect(lens.top >= box.top - 2 && lens.bottom <= box.bottom + 2, name).to.equal(true);
      const [x, y] = middle(lens);
      expect(Math.hypot(x - finger[0], y - finger[1]) - lens.width / 2, name).to.be.greaterThan(20);
    }
    expect(board.element.ply).to.equal(0);
  });

  it('sees it in the window, also where the board’s top is scrolled away', async () => {
    const board = await start();
    const frame = board.element.parentElement as HTMLElement;
    frame.style.marginBottom = '2000px';
    scrollTo(0, at(board, 'S50')[1] + scrollY - 30);
    for (const name of ['S50', 'S40']) {
      const finger = at(board, name);
      await tap(board, finger);
      const lens = board.find('.lens-ground').getBoundingClientRect();
      expect(lens.top, name).to.be.greaterThan(-1);
      const [x, y] = middle(lens);
      expect(Math.hypot(x - finger[0], y - finger[1]) - lens.width / 2, name).to.be.greaterThan(20);
    }
    scrollTo(0, 0);
  });

  it('aims at once where the reader has zoomed the page in', async () => {
    const board = await start();
    Object.defineProperty(visualViewport, 'scale', { value: 3, configurable: true });
    await tap(board, at(board, 'S31'));
    Reflect.deleteProperty(visualViewport as VisualViewport, 'scale');
    expect(board.element.record).to.equal('star/1 rings=10 | S31');
    await tap(board, at(board, 'A31'));
    expect(board.all('.lens')).to.have.length(1);
  });

  it('plays what it chose by a second tap, on the board or in the lens', async () => {
    const board = await start();
    await tap(board, at(board, 'S31'));
    await tap(board, at(board, 'S31'));
    expect(board.all('.lens')).to.have.length(0);
    await tap(board, at(board, 'A31'));
    await tap(board, inLens(board, 'A31', 'A31'), 'touch', '.lens-edge');
    expect(board.element.record).to.equal('star/1 rings=10 | S31 A31');
  });

  it('plays a neighbour in the lens by one tap, for there it can aim', async () => {
    const board = await start();
    await tap(board, at(board, 'S31'));
    await tap(board, inLens(board, 'S31', 'S32'), 'touch', '.lens-edge');
    expect(board.element.record).to.equal('star/1 rings=10 | S32');
    expect(board.all('.lens')).to.have.length(0);
  });

  it('is taken at its word where the browser moves its click', async () => {
    const board = await start();
    const [clientX, clientY] = at(board, 'S31');
    const event = { clientX, clientY, pointerType: 'touch', bubbles: true, composed: true };
    const chart = board.find('.chart');
    chart.dispatchEvent(new PointerEvent('pointerdown', event));
    chart.dispatchEvent(new PointerEvent('pointerup', event));
    chart.dispatchEvent(new PointerEvent('click', { ...event, clientX: clientX + 9, detail: 1 }));
    await board.settled();
    expect(board.text('.status small')).to.equal('S31: tap again to play');
  });

  it('lets go by a tap beside the board', async () => {
    const board = await start();
    await tap(board, at(board, 'S31'));
    const { left, top } = board.find('.chart').getBoundingClientRect();
    await tap(board, [left + 3, top + 3]);
    expect(board.all('.lens')).to.have.length(0);
    expect(board.element.ply).to.equal(0);
  });
});

it('a mouse or a pen on a dense board and a finger on a small one play at once, without a lens', async () => {
  for (const pointer of ['mouse', 'pen']) {
    const dense = await start();
    await tap(dense, at(dense, 'S31'), pointer);
    expect([dense.element.ply, dense.all('.lens').length]).to.deep.equal([1, 0]);
  }
  const small = await start(4);
  await tap(small, at(small, 'S31'));
  expect([small.element.ply, small.all('.lens').length]).to.deep.equal([1, 0]);
});
