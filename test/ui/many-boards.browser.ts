/** Many boards that come at once: which are rendered when. How long that takes is measured by a script, not here. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/star/element/define.js';
import { callsOf } from '../calls.js';
import { StarBoard } from '../../src/star/element/star-board.js';
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

/** A place in a page whose controller is there for all boards that come, and which has had a frame since the last. */
async function place(): Promise<HTMLElement> {
  const made = await fixture<HTMLElement>(html`<div></div>`);
  const first = document.createElement('star-board');
  made.append(first);
  await first.settled;
  first.remove();
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  return made;
}

/** So many boards put into the page at once, each with a style of its own. */
function fill(made: HTMLElement, styles: readonly string[]): StarBoard[] {
  made.innerHTML = styles.map((style) => `<star-board rings="2" style="${style}"></star-board>`).join('');
  return [...made.querySelectorAll('star-board')];
}

const boardsAtOnce = async (styles: readonly string[]): Promise<StarBoard[]> => fill(await place(), styles);

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
      await until(() => boards.some(isRendered));
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

  it('make no task of putting hundreds into a page longer', async () => {
    const here = await place();
    const [asked, boards] = await callsOf(window, 'getComputedStyle', async () => {
      const made = fill(here, Array<string>(100).fill(BELOW));
      await microtasks();
      return made;
    });
    expect([boards.filter(isRendered).length, asked]).to.deep.equal([0, 0]);
    await Promise.all(boards.map(({ updateComplete }) => updateComplete));
  });

  it('ask all they must of the page before the first of a slice is rendered', async () => {
    const here = await place();
    const done: string[] = [];
    const { getComputedStyle } = window;
    window.getComputedStyle = (...asked) => {
      if (asked[0].localName === 'star-board') done.push('asked');
      return getComputedStyle.apply(window, asked);
    };
    try {
      const boards = fill(here, [HERE, HERE, HERE]);
      for (const board of boards) board.addController({ hostUpdated: () => void done.push('rendered') });
      await Promise.all(boards.map(({ updateComplete }) => updateComplete));
    } finally {
      Object.assign(window, { getComputedStyle });
    }
    const first = done.indexOf('rendered');
    expect(done.slice(0, first).length).to.be.greaterThan(2);
    expect(done.slice(first)).to.not.include('asked');
  });

  it('are numbered as they stand in the page, whichever is rendered first', async () => {
    await slowly(async () => {
      const boards = await boardsAtOnce([...Array<string>(30).fill(BELOW), HERE]);
      await Promise.all(boards.map(({ settled }) => settled));
      const labels = boards.map((board) => board.shadowRoot?.querySelector('[aria-label]')?.ariaLabel ?? '');
      for (const [n, label] of labels.entries()) expect(label).to.contain(`${n + 1}`);
    });
  });

  it('have the properties of their class, which are made once', () => {
    const property = (): unknown => Object.getOwnPropertyDescriptor(StarBoard.prototype, 'rings')?.get;
    const before = property();
    expect(StarBoard.observedAttributes).to.include('rings');
    expect(property()).to.equal(before);
  });

  it('draw no seeds for a game without chance', async () => {
    const here = await place();
    const [drawn] = await callsOf(crypto, 'getRandomValues', () =>
      Promise.all(fill(here, [HERE, HERE]).map(({ settled }) => settled)),
    );
    expect(drawn).to.equal(0);
  });

  it('have one listener of a kind on their window', async () => {
    const count = async (boards: number): Promise<number> => {
      const here = await place();
      const [calls] = await callsOf(window, 'addEventListener', () =>
        Promise.all(fill(here, Array<string>(boards).fill(HERE)).map(({ settled }) => settled)),
      );
      here.replaceChildren();
      return calls;
    };
    expect(await count(12)).to.equal(await count(2));
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
