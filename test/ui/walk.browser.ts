/** Walking through a game: the slider over its plies, and the chart of what each seat had. */
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { render } from 'lit';
import '../../src/star/element/define.js';
import type { Facts } from '../../src/core/basics/result.js';
import type { StarBoard } from '../../src/star/element/star-board.js';
import type { GameChangeEvent } from '../../src/ui/contract/events.js';
import { ScorePlot } from '../../src/ui/panel/score-plot.js';
import { ScoreChart, type Reading, type ScoreChartBoard } from '../../src/ui/panel/score-chart.js';
import { mount, until, type Board } from '../board.js';

const RECORD = 'star/1 rings=2 | *20 *10 *21 S10 S20 T10 S21 A10 T20 R10 T21 A20 A21 R20 R21';

const start = (attributes = `record="${RECORD}"`): Promise<Board<StarBoard>> =>
  mount<StarBoard>(`<star-board ${attributes}></star-board>`);

/** A click so far along a slider, from its left edge. */
async function clickAlong(board: Board, selector: string, share: number): Promise<void> {
  board.element.scrollIntoView({ block: 'end' });
  const { x, y, width, height } = board.find(selector).getBoundingClientRect();
  await sendMouse({
    type: 'click',
    position: [Math.round(x + width * share), Math.round(y + height / 2)],
  });
  await board.settled();
}

for (const [what, selector] of [
  ['the slider', '.steps input'],
  ['the chart', '.trend input'],
] as const)
  describe(what, () => {
    it('steps by keys, tells the page and says itself where it stands, so that the board need not', async () => {
      const board = await start();
      const slider = board.find<HTMLInputElement>(selector);
      expect(slider.getAttribute('aria-valuetext')).to.match(/^Move 15: /);
      slider.focus();
      await board.press('ArrowLeft', 'ArrowLeft');
      expect(board.element.ply).to.equal(13);
      expect(board.text('.status small')).to.equal('Move 13 of 15');
      expect(slider.getAttribute('aria-valuetext')).to.match(/^Move 13: /);
      expect(board.last<GameChangeEvent>('game-change').cause).to.equal('go');
      expect(board.said).to.deep.equal([]);
      await board.press('Home');
      expect(board.element.ply).to.equal(0);
      await board.press('End');
      expect(board.element.ply).to.equal(15);
    });

    it('follows the game: what undo and redo do, and a new move from an earlier position', async () => {
      const board = await start('record="star/1 rings=2 | *20 *10 *21 S21"');
      const at = (): unknown[] => [
        board.find<HTMLInputElement>(selector).valueAsNumber,
        board.find<HTMLInputElement>(selector).max,
      ];
      board.element.goTo(2);
      await board.settled();
      expect(at()).to.deep.equal([2, '4']);
      board.element.play('S20');
      await board.settled();
      expect(at()).to.deep.equal([3, '3']);
      board.element.undo();
      await board.settled();
      expect(at()).to.deep.equal([2, '2']);
    });

    it('walks through a readonly board as well', async () => {
      const board = await start(`record="${RECORD}" readonly`);
      board.find(selector).focus();
      await board.press('ArrowLeft');
      expect(board.element.ply).to.equal(14);
    });

    it('goes with the reader’s direction', async () => {
      const board = await start();
      (board.element.parentElement as HTMLElement).dir = 'rtl';
      await clickAlong(board, selector, 0.98);
      expect(board.element.ply).to.equal(0);
      await clickAlong(board, selector, 0.02);
      expect(board.element.ply).to.equal(15);
    });

    it('leads nowhere before the first move', async () => {
      const board = await start('rings="2"');
      expect(board.all(`${selector}:enabled`)).to.have.length(0);
    });
  });

describe('the chart of the score', () => {
  it('steps to where it is clicked', async () => {
    const board = await start();
    await clickAlong(board, '.trend input', 1 / 3);
    expect(board.element.ply).to.equal(5);
  });

  it('says what each seat has at the ply on show', async () => {
    const board = await start();
    const slider = board.find('.trend input');
    expect(slider.getAttribute('aria-label')).to.equal('So far, move by move');
    expect(slider.getAttribute('aria-valuetext')).to.equal(
      'Move 15: Blue placed a stone on R21. Blue 8, Red 3',
    );
    slider.focus();
    await board.press('Home');
    expect(slider.getAttribute('aria-valuetext')).to.equal('Before move 1. Blue 0, Red 0');
  });

  const drawn = (board: Board): string =>
    board
      .all('.trend .edge')
      .map((path) => path.getAttribute('d'))
      .join();

  it('measures earlier positions by and by, once it is in view', async () => {
    const walked = await start();
    for (let ply = 0; ply <= 15; ply++) {
      walked.element.goTo(ply);
      await walked.element.updateComplete;
    }
    const board = await start();
    board.find('.trend').scrollIntoView();
    await until(() => drawn(board) === drawn(walked));
  });

  it('draws nothing over positions that are not measured yet, and measures them before it is printed', async () => {
    const board = await start(`record="${RECORD}" style="position: fixed; top: -300vh; width: 400px"`);
    const { element } = board;
    for (const ply of [7, 14]) {
      element.goTo(ply);
      await board.settled();
    }
    expect(drawn(board)).to.not.match(/L[1-9]/);
    window.dispatchEvent(new Event('beforeprint'));
    await element.updateComplete;
    expect(drawn(board)).to.match(/L1500 /);
  });

  it('follows each move at once', async () => {
    const board = await start('rings="2"');
    for (const [i, node] of ['*20', '*10', '*21'].entries()) {
      board.element.play(node);
      // The first two bring it.
      await (i < 2 ? board.settled() : board.element.updateComplete);
      const [, at] = /L(\d+) -?[\d.]+$/.exec(drawn(board)) ?? [];
      if (i > 0) expect(Number(at)).to.equal(100 * (i + 1));
    }
  });

  it('comes with the second move, into room that was kept for it', async () => {
    for (const from of ['rings="2"', 'position="2:BB13."', 'position="2:BB13." readonly']) {
      const board = await start(from);
      const heights = new Set<number>();
      for (const node of ['T20', 'T21']) {
        expect(board.all('.trend input')).to.have.length(0);
        heights.add(Math.round(board.find('.trend').getBoundingClientRect().height));
        board.element.play(node);
        await board.settled();
      }
      expect(board.all('.trend input')).to.have.length(1);
      heights.add(Math.round(board.find('.trend').getBoundingClientRect().height));
      expect([...heights]).to.have.length(1);
    }
  });
});

it('the chart has one line per seat', () => {
  const element = document.createElement('div');
  const states = [{}, {}, {}];
  const readings: Reading[] = [0, 1, 2].map((ply) => ({ figures: [4, 2 * ply] }));
  const words = {
    number: String,
    say: (key: string, facts: Facts = {}) =>
      [
        key,
        ...Object.values(facts).map((fact) => (typeof fact === 'object' && 'key' in fact ? fact.key : fact)),
      ].join(' '),
  };
  const controller = {
    element: { addController: () => {}, updateComplete: Promise.resolve() },
    bring: () => ({ ScorePlot }),
    state: {
      session: {
        ply: 2,
        plies: 2,
        stateAt: (ply: number) => states[ply],
        state: states[2],
        pliesFrom: () => [],
        game: { view: (state: object) => state, rules: { resample: (state: object) => state } },
      },
      viewer: 'all',
      words,
    },
  } as unknown as ScoreChartBoard;
  const trend = new ScoreChart<object>(controller, (view) => readings[states.indexOf(view)] as Reading);
  for (const ply of [0, 1, 2]) {
    Object.assign(controller.state.session as object, { ply });
    render(trend.render(), element);
  }
  const paths = (selector: string): (string | null)[] =>
    [...element.querySelectorAll(selector)].map((path) => path.getAttribute('d'));
  expect(paths('.edge')).to.deep.equal(['M0 -4L200 -4', 'M0 0L100 -2L200 -4']);
  expect(element.querySelector('svg')?.getAttribute('viewBox')).to.equal('0 -4 200 4');
  expect(element.querySelector('input')?.getAttribute('aria-valuetext')).to.equal(
    'trend.told move.told 2 move.none trend.value seat.0 4,trend.value seat.1 4',
  );
});
