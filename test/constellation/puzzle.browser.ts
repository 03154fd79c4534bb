/** Puzzles on the board of Constellation: Orion's steal, a wrong try, a hint, the end, by keys and by the pointer. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../src/constellation/element/define.js';
import type { ConstellationBoard } from '../../src/constellation/element/constellation-board.js';
import type { GoalLostEvent, GoalMetEvent, HintGivenEvent } from '../../src/ui/contract/events.js';
import { mount, STILL, until, type Board } from '../board.js';

type Own = Board<ConstellationBoard>;

/** b1, !b2 and a10 hold. After !b2, a7 and a6 Orion steals b2. */
const HOLD =
  'map=generated;seed=539;stars=20;hqImmune=yes;rounds=8;round=8;owners=..BB..B.BA...ABA....;hqs=b7,b8/a8,a2;left=3/1;steals=2,1;goal=hold;par=3';
/** a1 and !b5 win. */
const WIN =
  'map=generated;seed=670;stars=18;multipliers=1,0,1;wormholesToWin=0;rounds=8;round=8;owners=.ABB.ABBAB..BAA.B.;hqs=a5,a8/b4,a2;left=2/0;steals=2,0;points=1,8;goal=win;par=2';

const start = async (puzzle: string, width?: number): Promise<Own> => {
  const board = await mount<ConstellationBoard>(
    `<constellation-board ${STILL} bot-pace="0" puzzle="${puzzle}"></constellation-board>`,
    width,
  );
  await board.settled();
  return board;
};

/** The solver's moves, and Orion's answer where there is one. */
async function play(board: Own, ...moves: readonly string[]): Promise<void> {
  for (const move of moves) expect(board.element.play(move).ok, move).to.equal(true);
  await until(() => board.element.toAct.join() !== '1');
  await board.settled();
}

const pips = (board: Own, shape: string): string =>
  `${board.all(`.${shape} .left`).length}/${board.all(`.${shape} i`).length}`;
const stars = (board: Own): string =>
  ['won', 'struck'].map((name) => `${board.all(`.stars .${name}`).length} ${name}`).join(', ');

describe('a puzzle on the board of Constellation', () => {
  it('shows its goal, the moves and the steals that are left', async () => {
    const board = await start(HOLD);
    expect(board.text('.score .goal-box p')).to.equal(
      'Connect your HQs so that no single steal of Orion’s parts them.',
    );
    expect([pips(board, 'disc'), pips(board, 'bolt')]).to.eql(['3/3', '2/2']);
    expect(board.all('.acts button')).to.have.length(0);
  });

  it('has all that there is to count in one row, at every width', async () => {
    const board = await start('3-7', 480);
    expect([pips(board, 'disc'), pips(board, 'bolt')]).to.eql(['4/4', '2/2']);
    for (const width of [320, 344, 360, 374, 390, 412, 430, 480]) {
      (board.element.parentElement as HTMLElement).style.width = `${width}px`;
      await board.settled();
      const [row, last] = ['.meter', '.meter .stars'].map((part) => board.find(part).getBoundingClientRect());
      expect(last?.right, `${width} px`).to.be.at.most((row?.right ?? 0) + 1);
    }
  });

  it('Orion answers a wrong try with the steal that parts the HQs, and one tap takes both back', async () => {
    const board = await start(HOLD);
    await play(board, '!b2', 'a7', 'a6');
    expect(board.text('.status')).to.contain('Not solved');
    expect(board.text('[part=told]')).to.contain('Orion steals b2: your HQs are apart.');
    const { code, facts, tries } = board.last<GoalLostEvent>('goal-lost');
    expect([code, facts['star'], tries]).to.eql(['left.parted', 'b2', 1]);
    await board.click('undo-move');
    expect([pips(board, 'disc'), stars(board)]).to.eql(['1/3', '0 won, 1 struck']);
    expect(board.types()).to.not.include('board-error');
  });

  it('is solved where no steal parts them, in any order, and Orion does not answer', async () => {
    const board = await start(HOLD);
    await play(board, 'a10', 'b1', '!b2');
    expect(board.text('.status')).to.contain('Solved in 3 moves');
    const { solved } = board.last<GoalMetEvent>('goal-met');
    expect([solved.moves, solved.par, solved.tries]).to.eql([3, 3, 0]);
    expect(stars(board)).to.equal('3 won, 0 struck');
  });

  it('hints at a move of its proof, and says when it can no longer be solved', async () => {
    const board = await start(HOLD);
    board.button('hint').click();
    await until(() => board.types().includes('hint-given'));
    await board.settled();
    expect(['b1', '!b2', 'a10']).to.include(board.last<HintGivenEvent>('hint-given').text);
    const lost = await start(HOLD);
    await play(lost, 'a7');
    lost.button('hint').click();
    await until(() => lost.text('[part=told]').includes('can no longer be solved'));
  });

  it('is solved by keys alone, its steal too', async () => {
    const board = await start(HOLD);
    await board.focus();
    for (const star of ['a10', 'b1', 'b2']) {
      await board.walkTo(star);
      await board.press('Enter');
      if (board.all('[name=steal]').length === 0) continue;
      board.button('steal').focus();
      await board.press('Enter');
    }
    await board.settled();
    expect(board.text('.status')).to.contain('Solved in 3 moves');
    expect(board.last<GoalMetEvent>('goal-met').solved.moves).to.equal(3);
    expect(board.said.join(' ')).to.contain('Solved in 3 moves');
  });

  it('keeps what there is to count in one row, whatever was taken', async () => {
    for (const width of [320, 390]) {
      const board = await start(HOLD, width);
      const high = (): number => board.find('.meter').getBoundingClientRect().height;
      const first = high();
      await play(board, '!b2', 'a7', 'a6');
      await board.click('again');
      board.button('hint').click();
      await until(() => board.types().includes('hint-given'));
      await board.settled();
      expect(high()).to.equal(first);
      const { left, right } = board.find('.meter').getBoundingClientRect();
      for (const one of board.all('.meter > *')) {
        const box = one.getBoundingClientRect();
        expect(box.left >= left - 1 && box.right <= right + 1, `${width}: ${one.className}`).to.equal(true);
      }
    }
  });

  it('keeps its goal in sight below a hint', async () => {
    for (const width of [320, 390]) {
      const board = await start(HOLD, width);
      const goal = (): DOMRect => board.find('.score .goal-box').getBoundingClientRect();
      for (const name of ['hint', 'show-hint']) {
        board.button(name).click();
        await until(() => board.all('.telling.hint').length === 1);
        await board.settled();
        expect(board.find('.telling').getBoundingClientRect().bottom).to.be.at.most(goal().top + 1);
      }
    }
  });

  it('tells the points of a last round that is not won', async () => {
    const board = await start(WIN);
    expect(board.all('.more [part=score]')).to.have.length(1);
    await play(board, 'a1', '!a2');
    expect(board.text('[part=told]')).to.contain('Orion has 13 points, and you have 12.');
    await board.click('again');
    await play(board, 'a1', '!b5');
    expect(board.text('.status')).to.contain('Solved in 2 moves');
  });
});

describe('the panel of a puzzle of Constellation', () => {
  const { margin } = document.body.style;
  beforeEach(() => (document.body.style.margin = '0'));
  afterEach(() => (document.body.style.margin = margin));

  for (const [width, height] of [
    [390, 844],
    [1100, 800],
  ] as const)
    it(`is in view together with the board, and nothing in it moves, in ${width}x${height}`, async () => {
      await setViewport({ width, height });
      const board = await start(HOLD, width);
      const { top } = board.element.getBoundingClientRect();
      const boxes = ['.chart', '.status', '.to-do', '.telling', '.score .goal-box', '.meter', '.controls'];
      const tops = (): number[] => boxes.map((box) => board.find(box).getBoundingClientRect().top);
      const before = tops();
      const check = (when: string): void => {
        const moved = boxes.filter((_, i) => Math.abs((tops()[i] ?? 0) - (before[i] ?? 0)) > 1);
        expect(moved, when).to.eql([]);
        const { bottom } = board.find('.controls').getBoundingClientRect();
        expect(bottom - top, when).to.be.at.most(height + 0.5);
      };
      check('at first sight');
      await play(board, '!b2', 'a7', 'a6');
      check('after a wrong try');
    });
});
