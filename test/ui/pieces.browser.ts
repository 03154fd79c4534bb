/**
 * A board of a described game in which pieces move: picked up, shown where they can go, led by taps, keys and a drag.
 */
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { defineBoard, stones, type MoveRefusedEvent } from '../../src/ui/index.js';
import { breakthrough } from '../games/breakthrough.js';
import { mount, STILL, until, type Board } from '../board.js';

defineBoard('breakthrough-board', breakthrough, { picture: stones() });

const start = async (attributes = ''): Promise<Board> => {
  const board = await mount(`<breakthrough-board ${STILL} ${attributes}></breakthrough-board>`);
  await board.settled();
  return board;
};

const targets = (board: Board): readonly (string | null)[] =>
  board.all('.target').map((one) => one.getAttribute('data-c'));

describe('a piece that moves', () => {
  it('shows where it can go while it is picked up, and says so beside the board', async () => {
    const board = await start();
    expect(targets(board)).to.eql([]);
    expect(board.text('.to-do')).to.equal('Choose a piece to move.');
    await board.pick('b1');
    expect(board.text('.to-do')).to.equal('Choose where it goes.');
    expect(targets(board)).to.eql(['a2', 'b2', 'c2']);
    expect(board.status).to.contain('b1: choose where it goes');
    await board.pick('b1');
    expect(targets(board)).to.eql([]);
    await board.pick('b1');
    await board.pick('c2');
    expect(board.element.record).to.contain('b1-c2');
    expect(targets(board)).to.eql([]);
  });

  it('has a ring round what it can capture, and tells what that brought', async () => {
    const board = await start('position="stones=R8.R2.B7."');
    await board.pick('a2');
    const kinds = board.all('.target').map((one) => one.classList.item(1));
    expect([targets(board), kinds]).to.eql([
      ['a3', 'b3'],
      ['dot', 'ring'],
    ]);
    await board.pick('b3');
    expect(board.text('[part=told]')).to.contain('Blue captured a piece on b3');
  });

  it('is led by keys', async () => {
    const board = await start();
    await board.focus();
    await board.walkTo('b1');
    await board.press('Enter');
    expect(targets(board)).to.eql(['a2', 'b2', 'c2']);
    await board.press('ArrowUp', 'Enter');
    expect(board.element.record).to.contain('b1-b2');
  });

  it('is dragged to its cell', async () => {
    const board = await start();
    await board.focus();
    board.chart.scrollIntoView({ block: 'start' });
    const middle = (cell: string): [number, number] => {
      const { left, top, width, height } = board.cell(cell).getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)];
    };
    await sendMouse({ type: 'move', position: middle('a1') });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: middle('a2') });
    await until(() => targets(board).length > 0);
    await sendMouse({ type: 'up' });
    await until(() => board.element.ply === 1);
    expect(board.element.record).to.contain('a1-a2');
  });

  it('says why it cannot go there, and stays in hand', async () => {
    const board = await start();
    await board.pick('b1');
    await board.pick('d4');
    const [refused] = board.heard.filter(({ type }) => type === 'move-refused');
    expect((refused?.event as MoveRefusedEvent).refusal.code).to.equal('breakthrough/no-way');
    expect(board.note).to.contain('The piece on b1 cannot go to d4.');
    expect(targets(board)).to.eql(['a2', 'b2', 'c2']);
  });

  it('stays where it is while somebody else is to move', async () => {
    const board = await start('seats="human host"');
    board.element.play('b1-b2');
    await board.settled();
    await board.pick('b5');
    expect(targets(board)).to.eql([]);
    await board.pick('a1');
    expect(board.note).to.contain('Red’s turn');
  });
});
