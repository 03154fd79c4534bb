/**
 * The largest board with its grid in use: what a move costs there. How long it takes is measured by a script, not here.
 */
import { expect } from '@open-wc/testing';
import '../../src/rotation/element/define.js';
import { game } from '../../src/rotation/element/pregenerate.js';
import { mount, STILL } from '../board.js';
import { callsOf } from '../calls.js';

const LARGE = 'size="25x25" use="game" seats="human human" seed="3"';

describe('a rotation of 25 by 25 whose cells are named', () => {
  it('asks what its viewer may know once for the whole board, and renames only what has changed', async () => {
    const board = await mount(`<rotation-puzzle ${LARGE} ${STILL}></rotation-puzzle>`);
    await board.focus();
    await board.settled();
    const grid = board.element.shadowRoot?.querySelector('[role=grid]') as Element;
    const labels = (): (string | null)[] =>
      [...grid.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-label'));
    const before = labels();
    expect(before.filter((label) => label !== null).length).to.equal(625);
    const touched = new Set<Node>();
    const observer = new MutationObserver((changes) => changes.forEach(({ target }) => touched.add(target)));
    observer.observe(grid, { subtree: true, attributeFilter: ['aria-label'] });
    const star = /^([a-y]\d+), [^,]*, range/.exec(
      before.find((label) => label?.includes('range')) ?? '',
    )?.[1];
    const [asked] = await callsOf(game.rules, 'resample', async () => {
      expect(board.element.play(star as string).ok).to.equal(true);
      await board.settled();
    });
    observer.disconnect();
    expect(asked).to.be.within(1, 40);
    const changed = labels().filter((label, n) => label !== before[n]).length;
    expect(changed).to.be.within(1, 624);
    expect(touched.size).to.equal(changed);
  });
});
