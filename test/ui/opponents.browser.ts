/** Against whom the next game is, chosen in the menu. */
import { expect } from '@open-wc/testing';
import { mount, until, type Board } from '../board.js';
import '../../src/star/element/define.js';

async function openMenu(board: Board): Promise<void> {
  board.button('menu').click();
  await until(() => board.dialogs.length === 1);
}

const list = (board: Board): HTMLSelectElement => board.find<HTMLSelectElement>('select[name=against]');

describe('the next game', () => {
  it('is begun against the bot that the menu has chosen, and may be against another one later', async () => {
    const board = await mount('<star-board style="--board-motion: 0" bot-pace="0" rings="3"></star-board>');
    await openMenu(board);
    await board.click('begin');
    expect(board.element.seats).to.equal('human bot:gentle');
    await openMenu(board);
    expect(list(board).value).to.equal('gentle');
    list(board).value = 'easy';
    list(board).dispatchEvent(new Event('change'));
    await board.click('begin');
    expect(board.element.seats).to.equal('human bot:easy');
    expect([board.element.ply, board.element.record]).to.deep.equal([0, 'star/1 rings=3']);
  });
});
