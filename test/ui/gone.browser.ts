import { expect, fixture, html } from '@open-wc/testing';
import '../../src/space-crack/element/define.js';
import '../../src/star/element/define.js';
import { framed, mount, STILL, until, type Board } from '../board.js';

const frames = async (count: number): Promise<void> => {
  for (let n = 0; n < count; n++) await new Promise(requestAnimationFrame);
};

/** A board in a frame, settled. */
async function inFrame(markup: string): Promise<{ board: Board; frame: HTMLIFrameElement }> {
  const board = await mount(markup);
  const frame = await framed();
  frame.contentDocument?.body.append(board.element);
  await board.settled();
  return { board, frame };
}

describe('a board that is taken away while its cells are named', () => {
  it('leaves no timer, and whoever waits for it waits no longer', async () => {
    const board = await mount(`<star-board rings="12" ${STILL}></star-board>`);
    await board.focus();
    const timers = new Set<number>();
    const { setTimeout: set, clearTimeout: clear, performance } = window;
    const { now } = performance;
    // Each look at the clock is three milliseconds after the last, so that a slice of four names one cell.
    let clock = now.call(performance);
    performance.now = () => (clock += 3);
    window.setTimeout = ((callback: () => void, ms?: number) => {
      const id = set(() => {
        timers.delete(id);
        callback();
      }, ms);
      timers.add(id);
      return id;
    }) as typeof set;
    window.clearTimeout = (id) => {
      timers.delete(id as number);
      clear(id);
    };
    board.element.play('A10');
    const settled = board.settled();
    await frames(2);
    const before = timers.size;
    board.element.remove();
    const after = timers.size;
    await settled;
    const late = timers.size;
    Object.assign(window, { setTimeout: set, clearTimeout: clear });
    Reflect.deleteProperty(performance, 'now');
    expect(before, 'in the midst of it').to.be.greaterThan(0);
    expect([after, late]).to.deep.equal([0, 0]);
  });
});

describe('a frame that is taken away with a board in it', () => {
  it('is not reported to the page’s error handlers, frame after frame', async () => {
    const errors: string[] = [];
    const listen = ({ message }: ErrorEvent): void => void errors.push(message);
    const { frame } = await inFrame('<space-crack-map></space-crack-map>');
    frame.remove();
    addEventListener('error', listen, true);
    await frames(10);
    removeEventListener('error', listen, true);
    expect(errors).to.deep.equal([]);
  });

  it('leaves a board that is played on, and settles, there and in the page again', async () => {
    const record = 'space-crack/1 boardSize=5 order=alternate seed=1';
    const { board, frame } = await inFrame(`<space-crack-map record="${record}"></space-crack-map>`);
    board.element.play('2-4');
    await board.element.updateComplete;
    // The ship that flies now is cut short with its frame.
    frame.remove();
    board.element.play('6-7');
    await board.settled();
    (await fixture<HTMLElement>(html`<div></div>`)).append(board.element);
    await board.settled();
    board.element.play('4-1');
    await board.settled();
    expect(board.element.record).to.equal(`${record} | 2-4 6-7 4-1`);
    expect(board.all('svg.picture')).to.have.length(1);
  });

  it('ends its bots’ game until the board stands in a page again', async () => {
    const { board, frame } = await inFrame('<star-board rings="8" bot-pace="0"></star-board>');
    board.element.seats = 'bot:random bot:random';
    await until(() => (board.element.ply ?? 0) > 3);
    frame.remove();
    const { ply = 0 } = board.element;
    await frames(20);
    expect(board.element.ply).to.equal(ply);
    (await fixture<HTMLElement>(html`<div></div>`)).append(board.element);
    await until(() => (board.element.ply ?? 0) > ply);
  });
});

describe('a board that is in no page yet', () => {
  it('has no outcome and no goal met, and tells who is to act', () => {
    const element = document.createElement('star-board');
    expect([element.outcome, element.solved]).to.deep.equal([undefined, undefined]);
    expect(element.toAct).to.be.an('array');
  });
});
