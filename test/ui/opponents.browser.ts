/** Against whom the next game is: offered in the menu where the page does not say who plays. */
import { expect } from '@open-wc/testing';
import { mount, until, type Board } from '../board.js';
import '../slices.js';

const STILL = 'style="--board-motion: 0" bot-pace="0"';

async function openMenu(board: Board): Promise<void> {
  board.button('menu').click();
  await until(() => board.dialogs.length === 1);
}

const list = (board: Board): HTMLSelectElement | null =>
  board.root.querySelector<HTMLSelectElement>('select[name=against]');

async function begin(board: Board, bot?: string): Promise<void> {
  const select = list(board) as HTMLSelectElement;
  if (bot !== undefined) {
    select.value = bot;
    select.dispatchEvent(new Event('change'));
  }
  board.button('begin').click();
  await board.settled();
}

describe('the next game', () => {
  for (const [tag, seats] of [
    ['star-board', 'human bot:gentle'],
    ['space-crack-map', 'human bot:gentle'],
    ['constellation-board', 'human bot:gentle'],
  ])
    it(`of <${tag}> is first offered against a bot that one can beat`, async () => {
      const board = await mount(`<${tag} ${STILL} seed="3"></${tag}>`);
      await openMenu(board);
      expect(list(board)?.options[0]?.text).to.equal('gentle bot');
      await begin(board);
      expect(board.element.seats).to.equal(seats);
    });

  it('may be against another level, as soon as one game has been begun', async () => {
    const board = await mount(`<star-board ${STILL} rings="3"></star-board>`);
    await openMenu(board);
    await begin(board);
    await openMenu(board);
    expect(list(board)?.value).to.equal('gentle');
    await begin(board, 'easy');
    expect(board.element.seats).to.equal('human bot:easy');
    expect([board.element.ply, board.element.record]).to.deep.equal([0, 'star/1 rings=3']);
  });

  it('is not offered where the page says who plays, or only shows a game', async () => {
    for (const attributes of ['seats="human bot:easy"', 'readonly']) {
      const board = await mount(`<star-board ${STILL} rings="2" ${attributes}></star-board>`);
      await openMenu(board);
      expect(list(board)).to.equal(null);
    }
  });
});
