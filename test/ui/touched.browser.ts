/**
 * Terms underlined with dots explain themselves wherever they stand: pointed at, focused and tapped; what a finger has
 * opened closes when it touches the next thing.
 */
import { expect, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { mount, playOn, STILL, until, type Board } from '../board.js';
import { tags } from '../slices.js';

const isOpen = (node: Element): boolean =>
  getComputedStyle(node.querySelector('.tip') as Element).visibility === 'visible';

const isSeen = (node: Element): boolean =>
  node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width > 0;

/** Touches a node, as far as a script can. */
function touch(node: Element): void {
  const init = { bubbles: true, composed: true, isPrimary: true, pointerType: 'touch' };
  for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout'])
    node.dispatchEvent(new PointerEvent(type, init));
  node.dispatchEvent(new MouseEvent('click', { ...init, detail: 1 }));
}

const terms = (board: Board): HTMLElement[] => (board.all('.term') as HTMLElement[]).filter(isSeen);

for (const tag of tags)
  describe(`the terms of <${tag}>`, () => {
    for (const [when, plies] of [
      ['before the first move', 0],
      ['in the middle of the game', 6],
    ] as const)
      it(`answer to pointer, focus and finger ${when}`, async () => {
        const board = await mount(`<${tag} seed="3" ${STILL}></${tag}>`, 390);
        await playOn(board, plies);
        // Bots at seats of their own go on until somebody else is to move.
        if (!board.element.seats.includes('bot')) expect(board.element.ply).to.be.at.most(plies);
        for (const node of terms(board)) {
          const told = node.textContent ?? '';
          node.scrollIntoView({ block: 'center' });
          // An element on top of it would take the touch; what still moves is waited for.
          const isReached = (): boolean => {
            const { x, y, width, height } = node.getBoundingClientRect();
            const [left, top] = [Math.round(x + width / 2), Math.round(y + height / 2)];
            return node.contains(board.root.elementFromPoint(left, top));
          };
          await until(isReached).catch(() => expect.fail(`${told} cannot be reached`));
          node.focus();
          expect(isOpen(node), `${told} by focus`).to.equal(true);
          node.blur();
          touch(node);
          expect(isOpen(node), `${told} by a finger`).to.equal(true);
          touch(board.chart);
          expect(isOpen(node), `${told} when the next thing is touched`).to.equal(false);
        }
        const [first] = terms(board);
        if (!first) return;
        touch(first);
        touch(document.body);
        expect(isOpen(first), 'when something beside the board is touched').to.equal(false);
        touch(first);
        // A finger that scrolls begins on the term and presses nothing.
        first.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
        touch(board.chart);
        expect(isOpen(first), 'when the next thing is touched after a scroll from it').to.equal(false);
      });
  });

it('a button that a finger has pressed shows no tip, and one that a mouse points at does', async () => {
  const board = await mount(`<star-board rings="2" ${STILL}></star-board>`);
  const hint = board.button('undo');
  hint.scrollIntoView({ block: 'center' });
  const { x, y } = hint.getBoundingClientRect();
  await sendMouse({ type: 'move', position: [Math.round(x) + 9, Math.round(y) + 9] });
  const tip = hint.querySelector('.tip') as Element;
  await waitUntil(() => getComputedStyle(tip).visibility === 'visible', 'the mouse opens it');
  touch(hint);
  expect(getComputedStyle(tip).visibility).to.equal('hidden');
});
