import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/star/element/define.js';
import type { StarBoard } from '../../src/star/element/star-board.js';
import type { MoveRefusedEvent } from '../../src/ui/contract/events.js';
import { mount, STILL, until, type Board } from '../board.js';

const start = (attributes = 'rings="2"'): Promise<Board<StarBoard>> =>
  mount<StarBoard>(`<star-board ${attributes}></star-board>`);

/** All fifteen nodes of the smallest board, the rim first. */
const NODES = '*20 *21 S20 S21 T20 T21 A20 A21 R20 R21 *10 S10 T10 A10 R10'.split(' ');

describe('<star-board>', () => {
  /** Everything that a board says from now on, a line each. */
  function listen(board: Board<StarBoard>): string[] {
    const heard: string[] = [];
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) heard.push(node.textContent ?? '');
    }).observe(board.find('.said'), { childList: true });
    return heard;
  }

  /** All 105 nodes of a board of six rings, ring by ring from the outside, each beside the one before it. */
  const SPIRAL = [6, 5, 4, 3, 2, 1].flatMap((ring) =>
    [...'*STAR'].flatMap((sector) => [...Array(ring).keys()].map((offset) => `${sector}${ring}${offset}`)),
  );

  for (const [how, play] of [
    [
      'the mouse alone',
      async (board: Board<StarBoard>): Promise<void> => {
        for (const node of SPIRAL) await board.pick(node);
      },
    ],
    [
      'keys alone',
      async (board: Board<StarBoard>): Promise<void> => {
        await board.focus();
        await board.walkTo('*60');
        for (const [i, node] of SPIRAL.entries()) {
          // A ring inward, to its first cell; else one step along the ring.
          if (i > 0 && node.startsWith('*') && node.endsWith('0')) await board.press('PageDown', 'Home');
          else if (i > 0) {
            await sendKeys({ down: 'Shift' });
            await sendKeys({ press: 'ArrowRight' });
            await sendKeys({ up: 'Shift' });
          }
          expect(board.focused.split(',')[0]).to.equal(node);
          await board.press('Enter');
        }
      },
    ],
  ] as const)
    it(`is played to the end on six rings with ${how}: every cell named, one tab stop, each move said once`, async function () {
      this.timeout(120_000);
      const board = await start(`rings="6" ${STILL}`);
      await board.focus();
      const heard = listen(board);
      expect(board.cells.map((cell) => cell.getAttribute('aria-label')?.split(',')[0]).sort()).to.deep.equal(
        [...SPIRAL].sort(),
      );
      await play(board);
      expect(board.element.record).to.equal(`star/1 rings=6 | ${SPIRAL.join(' ')}`);
      expect(board.all('.chart [tabindex="0"], .chart[tabindex="0"]')).to.have.length(1);
      const moves = SPIRAL.map((node, ply) => `${['Blue', 'Red'][ply % 2]} placed a stone on ${node}.`);
      // Beside the moves it is said of stones that they are shut in.
      const told = (): readonly string[] => heard.filter((line) => !line.includes('shut in'));
      expect(told().map((line) => line.split('. ')[0] + '.')).to.deep.equal(moves);
      await board.passScore();
      expect(heard.at(-1)).to.equal(`${moves.at(-1)} ${board.status}. ${board.text('.telling .sentence')}`);
      await board.click('restart');
      expect(heard.at(-1)).to.equal('The game was restarted. Blue’s turn');
      expect(told()).to.have.length(106);
    });

  for (const [name, at, keys] of [
    ['propose and agree to count', 'record="star/1 rings=2 | S10 T10"', ['count', 'yes', 'accept']],
    [
      'take back, play again, begin anew',
      'record="star/1 rings=2 | S10 T10"',
      ['undo', 'redo', 'restart', 'yes'],
    ],
  ] as const)
    it(`${name}: by pointer and by keys, with the same game and the same words`, async () => {
      const games = [];
      for (const press of [
        (board: Board<StarBoard>, button: string) => board.click(button),
        async (board: Board<StarBoard>, button: string) => {
          await board.reach(button);
          board.button(button).focus();
          await board.press('Enter');
        },
      ]) {
        const board = await start(at);
        const heard = listen(board);
        for (const button of keys) await press(board, button);
        games.push([board.element.record, ...heard]);
        expect(new Set(heard).size).to.equal(heard.length);
      }
      expect(games[1]).to.deep.equal(games[0]);
      const answers = keys.filter((key) => key === 'yes');
      expect(games[0]).to.have.length(keys.length - answers.length + 1);
    });

  it('refuses a taken cell with its rule, at the cell, in words and as an event', async () => {
    const board = await start('rings="2" rules-href="/rules.html"');
    await board.pick('S10');
    await board.pick('S10');
    const refused = board.last<MoveRefusedEvent>('move-refused');
    expect([refused.code, refused.rule]).to.deep.equal(['star/cell-taken', 'S6']);
    expect(board.note).to.contain('stone on S10');
    expect(board.said.at(-1)).to.equal(refused.sentence);
    expect(board.find<HTMLAnchorElement>('.note a').href).to.equal(
      new URL('/rules.html#S6', location.href).href,
    );
    expect(board.all('.layer .refused')).to.have.length(1);
    await board.pick('T10');
    expect(board.all('.note, .layer .refused')).to.have.length(0);
  });

  it('names every cell as a blind player needs it, with one tab stop', async () => {
    const board = await start('rings="2" position="2:BB13."');
    await board.focus();
    expect(board.cells).to.have.length(15);
    expect(board.cells.filter((cell) => cell.getAttribute('tabindex') === '0')).to.have.length(1);
    expect(board.cell('*10').getAttribute('aria-label')).to.match(/^\*10, blue stone/);
    expect(board.cell('*20').getAttribute('aria-label')).to.match(/^\*20, empty, corner/);
    expect(board.find('[role=grid]').getAttribute('aria-label')).to.equal('*Star');
    expect(board.all('[role=row]').map((row) => row.getAttribute('aria-label'))).to.deep.equal([
      'Ring 1',
      'Ring 2',
    ]);
  });

  it('names the cells after a rush of moves once, and at once where a cell has the focus', async () => {
    const board = await start('rings="2"');
    await board.focus();
    const name = (): string | null => board.cell('S10').getAttribute('aria-label');
    board.element.play('S10');
    await board.element.updateComplete;
    expect(name()).to.equal('S10, blue stone, last move');
    (board.element.shadowRoot as ShadowRoot).querySelector<HTMLElement>(':focus')?.blur();
    board.element.undo();
    await board.element.updateComplete;
    expect(name()).to.equal('S10, blue stone, last move');
    await until(() => name() === 'S10, empty');
    board.element.redo();
    await board.settled();
    expect(name()).to.equal('S10, blue stone, last move');
  });

  it('tells by name what the page has drawn on a cell', async () => {
    const board = await start();
    board.element.marks = 'S10 T10:danger A10=a S10>T20';
    await board.focus();
    const names = ['S10', 'T10', 'A10', 'T20'].map((cell) => board.cell(cell).getAttribute('aria-label'));
    expect(names).to.deep.equal([
      'S10, empty, marked, arrow to T20',
      'T10, empty, marked as danger',
      'A10, empty, labelled a',
      'T20, empty, corner, arrow from S10',
    ]);
  });

  it('walks along a ring with Shift and the arrows, round and round', async () => {
    const board = await start('rings="2"');
    await board.focus();
    await board.walkTo('*20');
    const seen = [];
    await sendKeys({ down: 'Shift' });
    for (let step = 0; step < 10; step++) {
      await board.press('ArrowRight');
      seen.push(board.focused.split(',')[0]);
    }
    expect(seen.join(' ')).to.equal('*21 S20 S21 T20 T21 A20 A21 R20 R21 *20');
    await board.press('ArrowLeft');
    await sendKeys({ up: 'Shift' });
    expect(board.focused).to.match(/^R21/);
  });

  it('looks a move back and on by keys, and takes nothing back', async () => {
    const board = await start('record="star/1 rings=2 | S10 T10 A10"');
    await board.focus();
    await board.press(',', ',');
    expect([board.element.ply, board.said.at(-1)]).to.deep.equal([1, 'Move 1: Blue placed a stone on S10.']);
    await board.press('.');
    expect(board.element.ply).to.equal(2);
    expect(board.element.record).to.equal('star/1 rings=2 | S10 T10 A10');
  });

  it('shows coordinates along the rim where the page asks, and the name of the cell in focus', async () => {
    const board = await start('rings="3" coordinates');
    expect(board.all('.offsets text')).to.have.length(10);
    board.element.coordinates = false;
    await board.settled();
    expect(board.all('.offsets text')).to.have.length(0);
    await board.focus();
    await board.press('Home');
    expect(board.text('.layer .name')).to.equal('*10');
  });

  it('stays within a narrow page', async () => {
    const board = await mount<StarBoard>('<star-board record="star/1 rings=2 | S10 T10"></star-board>', 320);
    const { right } = board.element.getBoundingClientRect();
    const parts = board.all('.panel :not(svg, svg *)').map((part) => part.getBoundingClientRect().right);
    expect(Math.max(...parts)).to.be.at.most(right + 0.5);
  });

  it('offers the take-over, and shows the stone change its colour', async () => {
    const board = await start('rings="2" pie');
    await board.pick('S10');
    await board.click('swap');
    expect(board.element.record).to.equal('star/1 rings=2 pie=yes | S10 swap');
    expect(board.all('.pieces .piece.seat-1')).to.have.length(1);
    expect(board.all('.pieces .piece.seat-0')).to.have.length(0);
  });

  it('draws both looks and keeps the game between them', async () => {
    const board = await start('rings="2"');
    await board.pick('S10');
    board.element.look = 'mesh';
    await board.settled();
    expect(board.all('svg.picture.mesh .pieces .piece')).to.have.length(1);
    board.element.look = 'cells';
    await board.settled();
    expect(board.all('svg.picture.cells .pieces .piece')).to.have.length(1);
    expect(board.types()).to.not.contain('board-error');
  });

  it('keeps the room of the score at the end, so that stepping back moves nothing', async () => {
    const board = await start('rings="2"');
    for (const node of NODES) board.element.play(node);
    await board.settled();
    const top = board.find('.controls').getBoundingClientRect().top;
    board.element.goTo(9);
    await board.settled();
    expect(board.find('.controls').getBoundingClientRect().top).to.equal(top);
  });

  it('clears the last move’s corner of its inner line, so that the sign on it stands alone', async () => {
    const board = await start('rings="2"');
    const shows = (): boolean[] =>
      board.all('.quark').map((quark) => getComputedStyle(quark).display !== 'none');
    board.element.play('A20');
    await board.settled();
    expect(shows()).to.deep.equal([false]);
    board.element.play('S21');
    await board.settled();
    expect(shows()).to.deep.equal([true]);
  });

  describe('a term of the score', () => {
    const COUNT = '4:BRB.RB.R2B.B.R.2B2RB2R4B3R.2BR.RBR.RB2R2BR.R.RB;over=counted';
    const term = (board: Board<StarBoard>, place: number): HTMLElement =>
      board.find(`table [data-term="${place}"]`);

    /** How many cells are lit: the veil has a hole for each. */
    const lit = (board: Board<StarBoard>): number =>
      (board.root.querySelector('.veil')?.getAttribute('d')?.split('Z').length ?? 2) - 2;

    it('lights up what it counts while it has the focus, and arrows go on to the next', async () => {
      const board = await start(`position="${COUNT}"`);
      term(board, 0).focus();
      const seen = [];
      for (let place = 0; place < 8; place++) {
        seen.push(lit(board));
        expect(board.all('table [tabindex="0"]')).to.have.length(1);
        await board.press('ArrowRight');
      }
      // Peries, quarks, the stars of both with what they shut in, own stars: Blue's, then Red's.
      expect(seen).to.deep.equal([7, 2, 44, 20, 13, 3, 44, 24]);
      await board.press('ArrowUp');
      expect(board.root.activeElement).to.equal(term(board, 3));
      (board.root.activeElement as HTMLElement).blur();
      expect(lit(board)).to.equal(0);
    });

    it('is explained while it is pointed at or has the focus, and moves nothing by it', async () => {
      const board = await start('position="2:BB13."');
      const { height } = board.element.getBoundingClientRect();
      const note = (): string => board.text('[part=told]');
      const [usual, told] = [note(), new Set<string>()];
      for (let place = 4; place < 8; place++) {
        term(board, place).focus();
        await board.settled();
        told.add(note());
        expect(board.element.getBoundingClientRect().height).to.equal(height);
      }
      expect([told.size, told.has(usual)]).to.deep.equal([4, false]);
      term(board, 0).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await board.settled();
      expect(told.has(note())).to.equal(false);
      board.find('table').dispatchEvent(new PointerEvent('pointerleave'));
      await board.settled();
      expect(note()).to.equal(usual);
    });

    it('lights up under the pointer, and goes out when the pointer leaves', async () => {
      const board = await start(
        'position="6:...BB.....BRRRB.......BR....RB........RBR.BRB...RB.......B.RBBR...RRB....RB.RRRB..BBRRBBRR.B.BR.RB....RB."',
      );
      const sum = board.find('table');
      const over = (place: number): boolean =>
        term(board, place).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      over(0);
      expect(lit(board)).to.equal(5);
      over(4);
      expect(lit(board)).to.equal(11);
      // So far: its secured rim.
      over(3);
      expect(lit(board)).to.equal(5);
      sum.dispatchEvent(new PointerEvent('pointerleave'));
      expect(lit(board)).to.equal(0);
    });

    it('stays lit with what it counts after the next move', async () => {
      const board = await start('rings="2"');
      board.element.play('*20');
      await board.settled();
      term(board, 0).focus();
      expect(lit(board)).to.equal(0);
      for (const node of ['*10', '*21']) board.element.play(node);
      await board.settled();
      expect(lit(board)).to.equal(2);
    });
  });
});
