/** Many boards that come at once: which are rendered when. How long that takes is measured by a script, not here. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/star/element/define.js';
import type { StarBoard } from '../../src/star/element/star-board.js';
import { until } from '../board.js';

/** Every look at the clock takes 5 ms meanwhile, so that a slice has room for a few boards. */
async function slowly<T>(act: () => Promise<T>): Promise<T> {
  const { now } = performance;
  let time = now.call(performance);
  performance.now = () => (time += 5);
  try {
    return await act();
  } finally {
    performance.now = now;
  }
}

const isRendered = ({ shadowRoot }: StarBoard): boolean =>
  (shadowRoot?.querySelectorAll('svg.picture, .panel button').length ?? 0) > 1;

/** So many boards put into the page at once, each with a style of its own. */
async function boardsAtOnce(styles: readonly string[]): Promise<StarBoard[]> {
  const place = await fixture<HTMLElement>(html`<div></div>`);
  const first = document.createElement('star-board');
  place.append(first);
  // The controller is there for all later boards.
  await first.settled;
  first.remove();
  place.innerHTML = styles.map((style) => `<star-board rings="2" style="${style}"></star-board>`).join('');
  return [...place.querySelectorAll('star-board')];
}

/** All that comes without a frame between. */
const microtasks = async (): Promise<void> => {
  for (let n = 0; n < 50; n++) await Promise.resolve();
};

const BELOW = 'position: absolute; top: 20000px; width: 300px';
const HERE = 'position: absolute; top: 0; width: 300px';

describe('boards that come at once', () => {
  it('are rendered a few at a time, in their order, and all of them in the end', async () => {
    await slowly(async () => {
      const boards = await boardsAtOnce(Array<string>(30).fill(BELOW));
      await microtasks();
      const count = boards.filter(isRendered).length;
      expect(count).to.be.within(1, 10);
      expect(boards.findIndex((board) => !isRendered(board))).to.equal(count);
      await until(() => boards.filter(isRendered).length > count);
      expect(boards.every(isRendered)).to.equal(false);
      await Promise.all(boards.map(({ settled }) => settled));
      expect(boards.every(isRendered)).to.equal(true);
    });
  });

  it('can be asked and played on before they are rendered', async () => {
    await slowly(async () => {
      const last = (await boardsAtOnce(Array<string>(30).fill(BELOW))).at(-1) as StarBoard;
      await microtasks();
      expect(isRendered(last)).to.equal(false);
      expect(last.record).to.equal('star/1 rings=2');
      expect(last.play('S10').ok).to.equal(true);
      await last.settled;
      expect([isRendered(last), last.record]).to.deep.equal([true, 'star/1 rings=2 | S10']);
    });
  });

  it('have those before the others that are in view', async () => {
    await slowly(async () => {
      const boards = await boardsAtOnce([...Array<string>(40).fill(BELOW), HERE]);
      await until(() => isRendered(boards.at(-1) as StarBoard));
      expect(boards.filter(isRendered).length).to.be.below(30);
      await Promise.all(boards.map(({ settled }) => settled));
    });
  });

  it('are all on paper', async () => {
    await slowly(async () => {
      const boards = await boardsAtOnce(Array<string>(30).fill(BELOW));
      await microtasks();
      dispatchEvent(new Event('beforeprint'));
      await microtasks();
      expect(boards.every(isRendered)).to.equal(true);
    });
  });
});
