/** Puzzles on the board of *Star: a wrong try and its answer, a hint, the end; Red is played whatever the page says. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { unwrap } from '../../src/core/basics/result.js';
import { star } from '../../src/star/game.js';
import { provePuzzle } from '../../src/star/prove.js';
import { puzzleList } from '../../src/star/puzzle-list.js';
import '../../src/star/element/define.js';
import type { StarBoard } from '../../src/star/element/star-board.js';
import type { GoalLostEvent, GoalMetEvent, HintGivenEvent } from '../../src/ui/contract/events.js';
import { mount, STILL, until, type Board } from '../board.js';

type Own = Board<StarBoard>;

/** S10 connects, by S20 or S31. After S31 Red cuts at S10. */
const CONNECT = '3:B.RB3R.2BR2.BR.3B.R.BR.2RBR.;goal=connect:A10:S30;par=2';
/** R32 wins. After S20 Red takes it. */
const WIN = '3:3B.RBR2.R2BRB2RB2RBRB3RBR2B.;goal=win;par=2';

const start = async (attributes: string, width?: number): Promise<Own> => {
  const board = await mount<StarBoard>(
    `<star-board ${STILL} bot-pace="0" ${attributes}></star-board>`,
    width,
  );
  await board.settled();
  return board;
};

/** Blue's stone, and Red's answer where the puzzle goes on. */
async function place(board: Own, cell: string): Promise<void> {
  board.element.play(cell);
  await until(() => board.element.toAct.join() !== '1');
  await board.settled();
}

/** The stone of Blue's that a proof has next. */
function nextIn(board: Own): string {
  const state = unwrap(star.notation.parsePosition(board.element.position));
  const [move] = provePuzzle(state).solutions[0] ?? [];
  return move ? star.notation.formatMove(state, 0, move) : '';
}

const pips = (board: Own): string => `${board.all('.pips .left').length}/${board.all('.pips i').length}`;
const stars = (board: Own): string =>
  ['won', 'struck'].map((name) => `${board.all(`.stars .${name}`).length} ${name}`).join(', ');

describe('a puzzle on the board of *Star', () => {
  it('shows its goal, rings the groups that it is about, and counts the stones that are left', async () => {
    const board = await start(`puzzle="${CONNECT}"`);
    expect(board.text('.score .goal-box p')).to.equal('Connect the two ringed groups, whatever Red does.');
    expect([pips(board), board.text('.budget')]).to.eql(['2/2', '2 stones left']);
    expect(board.find('path.asked').getAttribute('d')).to.match(/^M.*M/);
    await board.focus();
    expect(board.cell('A10').getAttribute('aria-label')).to.contain('ringed');
    expect(board.all('.acts button')).to.have.length(0);
    expect(board.all('[part=score]')).to.have.length(0);
  });

  for (const seats of ['human human', 'human host', 'human bot:random'])
    it(`Red answers a wrong try with seats="${seats}", and one tap takes both stones back`, async () => {
      const board = await start(`puzzle="${CONNECT}" seats="${seats}"`);
      await place(board, 'S31');
      expect(board.text('.status')).to.contain('Not solved');
      expect(board.text('[part=told]')).to.contain('Red cuts at S10: the ringed groups stay apart.');
      const { code, facts, tries, sentence } = board.last<GoalLostEvent>('goal-lost');
      expect([code, facts['node'], tries]).to.eql(['left.connect-at', 'S10', 1]);
      expect(sentence).to.equal('Red cuts at S10: the ringed groups stay apart.');
      await board.click('undo-move');
      expect([pips(board), stars(board)]).to.eql(['2/2', '0 won, 1 struck']);
      expect(board.element.toAct).to.eql([0]);
      expect(board.types()).to.not.include('board-error');
    });

  it('names a cell in what is told as in any sentence, however narrow the board is', async () => {
    const board = await start(`puzzle="${CONNECT}"`, 320);
    await place(board, 'S31');
    const name = board.find('[part=told] .cell-name');
    const after = document.createRange();
    after.selectNode(name.parentElement?.lastChild as Node);
    expect(after.toString()).to.equal(':');
    const gap = after.getBoundingClientRect().left - name.getBoundingClientRect().right;
    expect(gap).to.be.within(-1, 1);
  });

  it('shows the score where it is to be won, and tells what a wrong try leaves', async () => {
    const board = await start(`puzzle="${WIN}"`);
    expect(board.all('.more [part=score]')).to.have.length(1);
    await place(board, 'S20');
    expect(board.text('[part=told]')).to.contain('R32 gives Red 9 points for certain. You can reach 7.');
  });

  it('hints at the one stone that solves it, and says when it can no longer be solved', async () => {
    const board = await start(`puzzle="${CONNECT}"`);
    board.button('hint').click();
    await until(() => board.types().includes('hint-given'));
    await board.settled();
    expect(board.last<HintGivenEvent>('hint-given').text).to.equal('S10');
    expect(board.text('[part=told]')).to.contain('Look here. The next stone belongs on');
    await board.click('show-hint');
    expect(board.text('[part=told]')).to.contain('it connects your stones on *10 and S21');
    const lost = await start('puzzle="3-1"');
    const first = nextIn(lost);
    const [wrong = ''] = [...star.rules.moves(unwrap(star.notation.parsePosition(lost.element.position)), 0)]
      .map((move) => star.notation.formatMove({} as never, 0, move))
      .filter((cell) => cell !== first);
    await place(lost, wrong);
    if (lost.types().includes('goal-lost')) return;
    lost.button('hint').click();
    await until(() => lost.text('[part=told]').includes('can no longer be solved'));
  });

  it('is solved by keys alone, counts its own stones, and the next one follows', async () => {
    const board = await start('puzzle="1-1"');
    await board.focus();
    for (let stones = 0; stones < 6 && !board.types().includes('goal-met'); stones++) {
      await board.walkTo(nextIn(board));
      await board.press('Enter');
      await until(() => board.element.toAct.join() !== '1');
      await board.settled();
    }
    const par = Number(/par=(\d)/.exec(puzzleList.named('1-1') ?? '')?.[1]);
    expect(board.text('.status')).to.contain(`Solved in ${par} moves`);
    expect(stars(board)).to.equal('3 won, 0 struck');
    const { solved } = board.last<GoalMetEvent>('goal-met');
    expect([solved.moves, solved.par]).to.eql([par, par]);
    await board.click('next');
    expect(board.text('.status small')).to.match(/Puzzle 1-2$/);
    expect(board.types()).to.not.include('board-error');
  });
});

describe('another puzzle', () => {
  it('is drawn from the menu, solved as any other, and followed by one more', async () => {
    const board = await start('');
    board.button('menu').click();
    await until(() => board.dialogs.length === 1 && board.all('dialog [name=another-1]').length === 1);
    expect(board.text('dialog [name=another-2]')).to.equal('Another medium one');
    board.find<HTMLButtonElement>('dialog [name=another-1]').click();
    await until(() => board.element.position.includes('goal='));
    await board.settled();
    const first = board.element.position;
    expect(first).to.match(/;par=2$/);
    for (let stones = 0; stones < 2; stones++) await place(board, nextIn(board));
    expect(stars(board)).to.equal('3 won, 0 struck');
    expect(board.last<GoalMetEvent>('goal-met').solved.par).to.equal(2);
    expect(board.text('.acts [name=next]')).to.equal('Another easy one');
    await board.click('next');
    await until(() => board.element.position !== first && board.element.position.includes('goal='));
    expect(board.element.position).to.not.contain('moves=');
    expect(board.types()).to.not.include('board-error');
  });

  it('is not offered where the page wants no other', async () => {
    const board = await start('puzzle="1-1" no-choices');
    board.button('menu').click();
    await until(() => board.dialogs.length === 1);
    await board.settled();
    expect(board.all('dialog [name=another-1]')).to.have.length(0);
  });
});

describe('the panel of a puzzle of *Star', () => {
  const { margin } = document.body.style;
  beforeEach(() => (document.body.style.margin = '0'));
  afterEach(() => (document.body.style.margin = margin));

  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [1100, 800],
    [1280, 720],
  ] as const)
    for (const [puzzle, wrong] of [
      [CONNECT, 'S31'],
      [WIN, 'S20'],
    ] as const)
      it(`of ${puzzle.split(';')[1]} is in view with the board, and nothing moves, in ${width}x${height}`, async () => {
        await setViewport({ width, height });
        const board = await start(`puzzle="${puzzle}"`, width);
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
        await place(board, wrong);
        check('after a wrong try');
      });
});

it('the first puzzle of a page that names none is 1-1', async () => {
  const board = await start('puzzle');
  const first = unwrap(star.notation.parsePosition(puzzleList.named('1-1') ?? ''));
  expect(board.element.position).to.equal(star.notation.formatPosition(first));
});
