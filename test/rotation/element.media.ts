/** `<rotation-puzzle>` for who asks for less motion: a turn tells the same, and nothing glides. */
import { expect } from '@open-wc/testing';
import { mount, type Board } from '../board.js';
import '../../src/rotation/element/define.js';

const THREE = 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3';

/** The parts of the board and the panel that a rotation changes. */
const shown = (board: Board): readonly string[] => [
  ...board
    .all('.piece')
    .map(({ outerHTML }) => outerHTML)
    .sort(),
  ...board.all('.lane, .run').map(({ outerHTML }) => outerHTML),
  ...['.status', '.goals', '.meter'].map((part) => board.text(part)),
];

describe('<rotation-puzzle> under reduced motion', () => {
  it('this page is under it', () => {
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).to.equal(true);
  });

  it('rotates at once: every object stands where it goes, the new constellation is lit, the rotation is said', async () => {
    const board = await mount(`<rotation-puzzle puzzle="${THREE}"></rotation-puzzle>`);
    for (const cell of ['c3', 'e4']) board.element.play(cell);
    await board.settled();
    expect(board.all('.lane, .run')).to.have.length(0);
    const started: Element[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      started.push(this);
      return animate.apply(this, given);
    };
    try {
      board.element.play('c2');
      await board.settled();
    } finally {
      Element.prototype.animate = animate;
    }
    expect(started).to.deep.equal([]);
    for (const node of board.all('.piece, .lane, .run')) {
      const { opacity, transform } = getComputedStyle(node);
      expect([opacity, node.matches('.piece') || transform === 'none']).to.deep.equal(['1', true]);
    }
    const given = await mount(
      `<rotation-puzzle record="rotation/1 from=${THREE} | c3 e4 c2"></rotation-puzzle>`,
    );
    expect(board.all('.lane')).to.have.length(1);
    expect(board.all('.run')).to.have.length(1);
    expect(shown(board)).to.deep.equal(shown(given));
    expect(board.said.at(-1)).to.equal(
      'You rotated the black hole at c2. 13 objects moved. 1 of 1 pattern found. Solved in 3 rotations. That is as few as the puzzle asks for.',
    );
  });

  it('shows before a rotation which rings move and where each object will go', async () => {
    const board = await mount(`<rotation-puzzle puzzle="G.../.Y.R/..../...H;goals=GR"></rotation-puzzle>`);
    await board.focus();
    await board.walkTo('b2');
    expect(board.all('.preview .chevron')).to.have.length(3);
    expect(board.all('.preview .coming')).to.have.length(3);
    board.element.play('b2');
    await board.element.updateComplete;
    // The preview must not cover the result.
    expect(board.all('.preview .chevron')).to.have.length(0);
  });
});
