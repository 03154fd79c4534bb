/** Boards whose maps are large: the page's own work goes on while a map is made (C18). */
import { expect } from '@open-wc/testing';
import '../../src/constellation/element/define.js';
import type { ConstellationBoard } from '../../src/constellation/element/constellation-board.js';
import { mount, until, type Board } from '../board.js';

const start = (attributes: string): Promise<Board<ConstellationBoard>> =>
  mount<ConstellationBoard>(`<constellation-board hq-count="0" ${attributes}></constellation-board>`);

/** Attributes of a board whose map is ready at once. */
const SMALL = 'map="carina" rounds="2"';
const EIGHT = 'human '.repeat(8).trim();
const LARGE = `constellation/2 teams=8 hqCount=0 seed=`;

/** The work of one task: its slices, and how often it measured the distance of two stars. */
interface Work {
  slices: number;
  measured: number;
}

/**
 * The page's tasks while something is waited for. A millisecond is a step, so that a slice has as many on any machine.
 */
async function tasksOf(wait: () => Promise<unknown>): Promise<readonly Work[]> {
  const { setTimeout } = window;
  const { hypot } = Math;
  const tasks: [Work, ...Work[]] = [{ slices: 0, measured: 0 }];
  let clock = 0;
  Object.assign(Math, {
    hypot: (...sides: number[]) => {
      (tasks.at(-1) as Work).measured++;
      return hypot(...sides);
    },
  });
  Object.assign(window, {
    setTimeout: (act: () => void, delay?: number) =>
      setTimeout(() => {
        tasks.push({ slices: delay === undefined ? 1 : 0, measured: 0 });
        act();
      }, delay),
  });
  Object.defineProperty(performance, 'now', { configurable: true, value: () => clock++ });
  try {
    await wait();
  } finally {
    Object.assign(Math, { hypot });
    Object.assign(window, { setTimeout });
    Reflect.deleteProperty(performance, 'now');
  }
  return tasks;
}

/** Keeps tasks without a delay, as slices are, until they are released. */
function holdSlices(): () => void {
  const { setTimeout } = window;
  const held: (() => void)[] = [];
  Object.assign(window, {
    setTimeout: (act: () => void, delay?: number) =>
      delay === undefined ? held.push(act) : setTimeout(act, delay),
  });
  return () => {
    Object.assign(window, { setTimeout });
    for (const act of held) setTimeout(act);
  };
}

describe('a large map', () => {
  it('is made in slices of few steps, and the page has its turn between them', async () => {
    const tasks = await tasksOf(async () => {
      const { element } = await start(`seats="${EIGHT}" seed="11"`);
      expect(element.record).to.equal(`${LARGE}11`);
    });
    // Three steps a star at least, and at most five a slice.
    expect(tasks.filter(({ slices }) => slices > 0).length).to.be.greaterThan((3 * 392) / 5);
    // A step measures 392 distances at most. Once, what is joined is measured on top.
    expect(Math.max(...tasks.map(({ measured }) => measured))).to.be.lessThan(5 * 392 + 960);
  });

  it('is waited for by moves, and by the picture', async () => {
    const element = document.createElement('constellation-board');
    element.seats = EIGHT;
    element.seed = 12;
    element.hqCount = 0;
    const { element: other } = await start(SMALL);
    // However slow the frames are, the map is not done before the board is drawn.
    const release = holdSlices();
    other.after(element);
    await until(() => element.shadowRoot?.querySelector('.chart') !== null).finally(release);
    const refused = element.play('a1', { seat: 0 });
    expect(refused).to.deep.equal({ ok: false, error: { code: 'session/not-ready' } });
    expect(element.shadowRoot?.querySelector('.picture')).to.equal(null);
    expect([element.record, element.toAct]).to.deep.equal(['', []]);
    await element.settled;
    expect(element.shadowRoot?.querySelectorAll('.stars .star').length).to.equal(392);
    expect(element.play('a1', { seat: 0 }).ok).to.equal(true);
  });

  it('is made for a record that is loaded and for a position too, while the game in hand stays', async () => {
    const board = await start(SMALL);
    const { element } = board;
    const before = element.record;
    expect(element.load(`${LARGE}13 | 0:a1`).ok).to.equal(true);
    expect(element.record).to.equal(before);
    await board.settled();
    expect([element.record, element.ply]).to.deep.equal([`${LARGE}13 | 0:a1`, 1]);
    element.position = 'map=generated;stars=300;teams=3;hqCount=0;seed=14;round=2';
    expect(element.ply).to.equal(1);
    await board.settled();
    expect(element.position).to.equal('map=generated;stars=300;teams=3;hqCount=0;seed=14;round=2');
    expect(board.all('.stars .star')).to.have.length(300);
    expect(board.types()).to.deep.equal([]);
  });

  it('is no longer made for a board that is gone, and is made when it comes back', async () => {
    const board = await start(SMALL);
    const { element } = board;
    const place = element.parentElement as HTMLElement;
    const before = element.record;
    element.map = 'generated';
    element.stars = 300;
    element.seed = 15;
    element.remove();
    await board.settled();
    expect(element.record).to.equal(before);
    place.append(element);
    await board.settled();
    expect(element.record).to.contain('stars=300');
  });
});
