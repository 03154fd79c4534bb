/** A puzzle of Bugcatcher in a page (B20): read, tried wrongly, taken back and solved, by pointer and by keys. */
import { expect } from '@open-wc/testing';
import type { BugcatcherGrid } from '../../src/bugcatcher/element/bugcatcher-grid.js';
import '../../src/bugcatcher/element/define.js';
import type { GoalLostEvent, GoalMetEvent } from '../../src/ui/contract/events.js';
import { setViewport } from '@web/test-runner-commands';
import { mount, STILL, until, type Board } from '../board.js';

type Grid = Board<BugcatcherGrid>;

/** The reader stops both nodes of Player 2 by two entries, BR.CL. */
const STOP =
  'players=2;rounds=1;energy=4;garnets=0;cols=4;rows=3;border=B1-BR,D1-UR;central=D2,B3;submitted=-,CU.CR.BL.BD;goal=stop:1B:1C;par=2';
/** Both of the reader's nodes go home by BU.CU.swap.CU. */
const HOME =
  'players=2;rounds=1;energy=4;garnets=0;cols=3;rows=3;border=B3-BR,A1-UL;central=A3,B1;black=1;submitted=-,BD.BR.BD.swap;goal=end:B2-BR:A1;par=4';
/** A board with two others, and one that is higher than it is wide. */
const THREE =
  'players=3;rounds=1;energy=2;garnets=0;cols=4;rows=3;border=C1-UR,A2-BR,A1-UL;central=B3,D1,A2;submitted=-,CL.CL,BR.CR;goal=stop:1C:2C;par=2';
const HIGH =
  'players=3;rounds=1;energy=4;cols=3;rows=4;garnets=0;border=C3-BR,A3-BR,A1-UL;central=B4,B2,B3;black=1;submitted=-,CL.BR.CU.CR,BD.BD.CL.BR;goal=stop:1B:2C;par=3';

async function start(position: string, width = 390): Promise<Grid> {
  const board = await mount<BugcatcherGrid>(
    `<bugcatcher-grid ${STILL} position="${position}"></bugcatcher-grid>`,
    width,
  );
  await until(() => board.all('.plans').length > 0);
  return board;
}

const rows = (board: Grid): readonly string[] =>
  board.all('.plans ol[aria-label]').map((row) => row.getAttribute('aria-label') ?? '');
const slotsOf = (board: Grid, row: string): readonly string[] =>
  board
    .all(`.plans ol[aria-label="${row}"] [aria-label]`)
    .map((slot) => slot.getAttribute('aria-label') ?? '');

describe('a puzzle of <bugcatcher-grid>', () => {
  for (const [width, height] of [
    [360, 640],
    [1100, 800],
  ] as const)
    it(`moves nothing when the round has run, and keeps the controls in view, in ${width}x${height}`, async () => {
      const { margin } = document.body.style;
      document.body.style.margin = '0';
      await setViewport({ width, height });
      // Two players; three of them; three rows and four; a try that is lost and one that is not.
      for (const [position, places] of [
        [STOP, ['B1-UR', 'C2']],
        [HOME, ['B2-BR']],
        [THREE, ['B2']],
        [HIGH, ['A3-BR']],
      ] as const) {
        const board = await start(position, width);
        const edges = (): readonly number[] => {
          const { top } = board.element.getBoundingClientRect();
          const box = board.find('.controls').getBoundingClientRect();
          return [box.top, box.bottom].map((edge) => Math.round(edge - top));
        };
        const before = edges();
        expect(before[1], position).to.be.at.most(height);
        for (const place of places) await board.pick(place);
        await board.click('run');
        await until(() => board.element.ply === 1);
        await board.settled();
        expect(board.all('.replay')).to.have.length(1);
        expect(edges(), position).to.deep.equal(before);
      }
      document.body.style.margin = margin;
    });

  it('shows the other program slot by slot, to the eye and to the ear', async () => {
    const board = await start(STOP);
    expect(rows(board)).to.deep.equal(['Player 2’s plan', 'Your plan']);
    expect(slotsOf(board, 'Player 2’s plan')).to.deep.equal([
      'Slot 1, round node up: black path',
      'Slot 2, round node right: black path',
      'Slot 3, square node left: blue path',
      'Slot 4, square node down: blue path',
    ]);
    expect(board.all('.nodes .tag').length).to.equal(4);
    await board.focus();
    const names = board.cells.map((cell) => cell.getAttribute('aria-label') ?? '');
    expect(names.filter((name) => name.includes('Player 2 comes here')).length).to.equal(4);
    expect(board.root.textContent).not.to.contain('Mission');
  });

  it('is begun again from the menu as soon as something is planned', async () => {
    const board = await start(STOP);
    await board.pick('B1-UR');
    await board.pick('C2');
    expect(slotsOf(board, 'Your plan')).to.have.length(2);
    await board.click('restart');
    await board.settled();
    expect([slotsOf(board, 'Your plan').length, board.dialogs.length]).to.deep.equal([0, 0]);
    await until(() => board.all('dialog').length === 0);
    await board.click('menu');
    await until(() => board.dialogs.length === 1);
    expect(board.all('[name=restart]')).to.have.length(0);
  });

  it('is tried wrongly, taken back with the program as it was, and solved by pointer', async () => {
    const board = await start(STOP);
    await board.pick('B1-UR');
    await board.pick('C2');
    await board.click('run');
    expect(board.last<GoalLostEvent>('goal-lost').sentence).to.equal(
      'Only Player 2’s round node was stopped. Player 2’s square node got through.',
    );
    expect(board.all('.plans .hit').length).to.be.above(0);
    await board.click('undo');
    expect(slotsOf(board, 'Your plan').map((slot) => slot.split(':')[0])).to.deep.equal([
      'Slot 1, square node up',
      'Slot 2, round node left',
    ]);
    await board.click('undo');
    await board.click('undo');
    await board.pick('C1-BR');
    await board.pick('C2');
    await board.click('run');
    const { solved } = board.last<GoalMetEvent>('goal-met');
    expect([solved.moves, solved.par, solved.tries]).to.deep.equal([2, 2, 1]);
  });

  it('is solved by keys alone', async () => {
    const board = await start(HOME);
    await board.focus();
    await board.press('b', 'u', 'c', 'u', 's', 'c', 'u');
    board.button('run').focus();
    await board.press('Enter');
    expect(board.last<GoalMetEvent>('goal-met').solved.moves).to.equal(4);
  });

  it('has nothing to run before there is an entry', async () => {
    const board = await start(HOME);
    expect(board.button('run').getAttribute('aria-disabled')).to.equal('true');
  });
});
