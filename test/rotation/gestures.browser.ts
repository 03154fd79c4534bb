/** Puzzles by pointer, keys and fingers, as a reader rotates stars. */
import { expect } from '@open-wc/testing';
import type { GameEndEvent, GoalMetEvent } from '../../src/ui/contract/events.js';
import type { Board } from '../board.js';
import { firstStar, start, STEPS, THREE } from './puzzle-board.js';

/** A finger, or another pointer, that goes down on one cell, over others, and up on the last. */
async function drag(board: Board, cells: readonly string[], pointerType = 'touch'): Promise<void> {
  if (board.cells.length === 0) await board.focus();
  const box = board.chart;
  const fire = (type: string, cell: string): void => {
    const { x, y, width, height } = board.cell(cell).getBoundingClientRect();
    const at = {
      clientX: x + width / 2,
      clientY: y + height / 2,
      pointerType,
      isPrimary: true,
      bubbles: true,
      composed: true,
    };
    box.dispatchEvent(new PointerEvent(type, at));
  };
  fire('pointerdown', cells[0] as string);
  for (const cell of cells.slice(1)) fire('pointermove', cell);
  fire('pointerup', cells.at(-1) as string);
  await board.settled();
}

/** A finger that taps a cell. */
async function tap(board: Board, cell: string): Promise<void> {
  const { x, y, width, height } = board.cell(cell).getBoundingClientRect();
  const at = {
    clientX: x + width / 2,
    clientY: y + height / 2,
    pointerType: 'touch',
    isPrimary: true,
    bubbles: true,
    composed: true,
    detail: 1,
  };
  const box = board.chart;
  box.dispatchEvent(new PointerEvent('pointerdown', at));
  box.dispatchEvent(new PointerEvent('pointerup', at));
  box.dispatchEvent(new PointerEvent('click', at));
  await board.settled();
}

describe('<rotation-puzzle>', () => {
  it('is solved by pointer: rotations are counted, the goal lights up, the result is told', async () => {
    const board = await start(`puzzle="${THREE}"`);
    for (const cell of STEPS) await board.pick(cell);
    expect(board.element.record).to.equal(`rotation/1 from=${THREE} | ${STEPS.join(' ')}`);
    expect(board.all('.goals .goal .found')).to.have.length(1);
    expect(board.all('.lane, .run')).to.have.length(2);
    expect(board.all('.meter .done')).to.have.length(3);
    const { solved } = board.last<GoalMetEvent>('goal-met');
    expect([solved.moves, solved.par, solved.hints]).to.deep.equal([3, 3, 0]);
    expect(solved.text).to.equal('Rotation puzzle: ★★★ 3 rotations, par 3, no hints');
    expect(board.last<GameEndEvent>('game-end').sentence).to.equal(
      'Solved in 3 rotations. That is as few as the puzzle asks for.',
    );
  });

  it('is solved by keys, and each rotation is said', async () => {
    const board = await start(`puzzle="${THREE}"`);
    await board.focus();
    expect(board.focused).to.match(/^a1, blue planet, right: red and green, down: green, green and yellow/);
    for (const cell of STEPS) {
      await board.walkTo(cell);
      await board.press('Enter');
    }
    expect(board.element.record).to.equal(`rotation/1 from=${THREE} | ${STEPS.join(' ')}`);
    expect(board.said[0]).to.equal(
      'You rotated the black hole at c3. 13 objects moved. 0 of 1 pattern found. 1 of 3 rotations used',
    );
    expect(board.said.at(-1)).to.contain('Solved in 3 rotations');
  });

  it('is solved by a finger: its first tap shows and says where everything would go, its second one rotates', async () => {
    const board = await start('puzzle="G.../.Y.R/..../...H;goals=GR"');
    await board.focus();
    await tap(board, 'b2');
    await board.settled();
    expect(board.element.ply).to.equal(0);
    expect(board.all('.preview .chevron')).to.have.length(3);
    expect(board.text('.status span')).to.equal('Rotate the yellow dwarf at b2?');
    expect(board.said.at(-1)).to.equal(
      'Tap it again, or press Rotate. Rotating b2 would move 3 objects: gas giant from a1 to b1, red giant from d2 to d3, blue planet from d4 to c4.',
    );
    await tap(board, 'b2');
    await board.settled();
    expect(board.element.ply).to.equal(1);
    expect(board.all('.preview .chevron')).to.have.length(0);

    const other = await start(`puzzle="${THREE}"`);
    await other.focus();
    for (const star of STEPS) {
      for (let taps = 0; taps < 2; taps++) await tap(other, star);
      await other.settled();
    }
    expect(other.types()).to.contain('goal-met');
  });

  it('rotates the star that a finger has chosen by a button too', async () => {
    const board = await start(`puzzle="${THREE}"`);
    await board.focus();
    const isOff = (): string | null => board.button('rotate').getAttribute('aria-disabled');
    const place = (): number => board.button('rotate').getBoundingClientRect().top;
    expect(isOff()).to.equal('true');
    await tap(board, 'c3');
    const before = place();
    expect(isOff()).to.equal(null);
    await board.click('rotate');
    expect(board.element.record).to.contain('| c3');
    expect([isOff(), place()]).to.deep.equal(['true', before]);
  });

  it('explains in the row of the button what a rotation does, to a mouse too, which needs no button', async () => {
    const board = await start(`puzzle="${THREE}"`);
    expect(board.text('.acts')).to.contain('one place clockwise');
    if (matchMedia('(hover: hover) and (pointer: fine)').matches)
      expect(getComputedStyle(board.button('rotate')).display).to.equal('none');
  });

  it('is solved by a finger that drags round the star that it has chosen; the other way nothing rotates', async () => {
    const board = await start(`puzzle="${THREE}"`);
    await board.focus();
    await tap(board, 'c3');
    await drag(board, ['c2', 'b2']);
    expect(board.element.ply).to.equal(0);
    expect(board.all('.preview .chevron')).to.not.have.length(0);
    await drag(board, ['c2', 'd2']);
    await tap(board, 'e4');
    await drag(board, ['d4', 'd3']);
    await tap(board, 'c2');
    await drag(board, ['d2', 'd3', 'c3']);
    expect(board.types()).to.contain('goal-met');
  });

  it('shows while it is dragged around what a star’s rotation would do, and rotates nothing once the pointer has left', async () => {
    const board = await start('puzzle="G.../.Y.R/..../...H;goals=GR"');
    await board.focus();
    const fire = (type: string, cell: string): void => {
      const { x, y, width, height } = board.cell(cell).getBoundingClientRect();
      const at = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'mouse', bubbles: true };
      board.chart.dispatchEvent(new PointerEvent(type, { ...at, isPrimary: true }));
    };
    fire('pointerdown', 'b2');
    for (const cell of ['a2', 'b1', 'd2']) fire('pointermove', cell);
    await board.settled();
    expect(board.all('.preview .chevron')).to.have.length(3);
    fire('pointerleave', 'd2');
    await board.settled();
    expect(board.all('.preview .chevron')).to.have.length(0);
    fire('pointerup', 'd2');
    await board.settled();
    expect(board.element.ply).to.equal(0);
    // Another drag begins at its own beginning.
    await drag(board, ['b2', 'c2', 'b1'], 'mouse');
    expect(board.element.ply).to.equal(0);
    // A whole round turns as well.
    await drag(board, ['b2', 'b1', 'c2', 'b3', 'a2', 'b1'], 'pen');
    expect(board.element.ply).to.equal(1);
  });

  it('goes on with what the first finger drags when a second one touches', async () => {
    const board = await start('puzzle="G.../.Y.R/..../...H;goals=GR"');
    await board.focus();
    const fire = (pointerId: number, type: string, cell: string, isPrimary = pointerId === 1): void => {
      const { x, y, width, height } = board.cell(cell).getBoundingClientRect();
      const at = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'touch', bubbles: true };
      board.chart.dispatchEvent(new PointerEvent(type, { ...at, pointerId, isPrimary }));
    };
    await tap(board, 'b2');
    fire(1, 'pointerdown', 'b1');
    fire(1, 'pointermove', 'c2');
    for (const type of ['pointerdown', 'pointermove', 'pointerup']) fire(2, type, 'a4');
    await board.settled();
    expect(board.all('.preview .chevron')).to.have.length(3);
    for (const type of ['pointerup', 'pointerleave']) fire(1, type, 'c2');
    await board.settled();
    expect(board.element.ply).to.equal(1);

    // A finger that the page has lost keeps no other from playing.
    await tap(board, 'b2');
    fire(3, 'pointerdown', 'b1', true);
    fire(4, 'pointerdown', 'b1', true);
    fire(4, 'pointermove', 'c2', true);
    fire(4, 'pointerup', 'c2', true);
    await board.settled();
    expect(board.element.ply).to.equal(2);
  });

  it('lets a finger scroll the page wherever it begins, but on the rings of the star that it has chosen', async () => {
    const board = await start(`puzzle="${THREE}"`);
    await board.focus();
    const isKept = (from: string, to: string): boolean => {
      for (const [type, cell] of [
        ['pointerdown', from],
        ['pointermove', to],
      ] as const) {
        const { x, y, width, height } = board.cell(cell).getBoundingClientRect();
        const at = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'touch', bubbles: true };
        board.chart.dispatchEvent(new PointerEvent(type, { ...at, isPrimary: true }));
      }
      return !board.chart.dispatchEvent(new Event('touchmove', { bubbles: true, cancelable: true }));
    };
    for (const cell of board.cells.map((node) => node.getAttribute('aria-label')?.split(',')[0] ?? ''))
      expect(isKept(cell, cell === 'c3' ? 'c2' : 'c3'), cell).to.equal(false);
    await tap(board, 'e3');
    await board.settled();
    expect(isKept('d3', 'd2')).to.equal(true);
    expect(isKept('e3', 'd2')).to.equal(false);
    expect(isKept('d3', 'd3')).to.equal(false);
    expect(isKept('a1', 'b1')).to.equal(false);
  });

  it('shows before a rotation what it would do, under the pointer and under the focus, and nothing else where no star is', async () => {
    const board = await start('puzzle="G.../.Y.R/..../...H;goals=GR"');
    await board.focus();
    expect(board.all('.preview .chevron')).to.have.length(0);
    await board.walkTo('b2');
    expect(board.all('.preview .chevron')).to.have.length(3);
    expect(board.all('.preview .coming')).to.have.length(3);
    await board.press('ArrowLeft');
    expect(board.all('.preview .chevron')).to.have.length(0);
    board.element.readonly = true;
    await board.walkTo('b2');
    expect(board.all('.preview .chevron')).to.have.length(0);
  });

  it('shows what a finger has rotated, and not what the next rotation there would do', async () => {
    const board = await start(`puzzle="${THREE}"`);
    await board.focus();
    for (let taps = 0; taps < 2; taps++) await tap(board, 'c3');
    await board.settled();
    expect(board.element.ply).to.equal(1);
    expect(board.all('.preview .chevron')).to.have.length(0);
  });

  it('shows nothing under a mouse that rests where it has rotated, until it moves', async () => {
    const board = await start(`puzzle="${THREE}"`);
    await board.focus();
    const move = (cell: string): void => {
      const { x, y, width, height } = board.cell(cell).getBoundingClientRect();
      const at = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'mouse', bubbles: true };
      board.chart.dispatchEvent(new PointerEvent('pointermove', { ...at, isPrimary: true }));
    };
    move('c3');
    expect(board.all('.preview .chevron')).to.not.have.length(0);
    await board.pick('c3');
    expect(board.element.ply).to.equal(1);
    expect(board.all('.preview .chevron')).to.have.length(0);
    move('e4');
    expect(board.all('.preview .chevron')).to.not.have.length(0);
    move('c3');
    expect(board.all('.preview .chevron')).to.not.have.length(0);
  });

  it('aims with a finger on a dense board, and rotates with a second tap', async () => {
    const board = await start('size="15" seed="2"', 320);
    const star = await firstStar(board);
    await tap(board, star);
    expect(board.element.ply).to.equal(0);
    expect(board.all('.preview .chevron').length).to.be.greaterThan(0);
    await tap(board, star);
    expect(board.element.ply).to.equal(1);
  });
});
