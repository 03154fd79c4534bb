/** A lesson on a board: it is played by what it shows, the game in hand knows nothing of it. */
import { expect } from '@open-wc/testing';
import '../src/star/element/define.js';
import { mount, STILL, type Board } from './board.js';
import { STAR_LESSON } from './lessons/star.js';

const inSlot = (text: string): string => `<script type="application/json" slot="lesson">${text}</script>`;

const starBoard = (attributes = '', text = STAR_LESSON): Promise<Board> =>
  mount(`<star-board rings="4" bot-pace="0" ${STILL} ${attributes}>${inSlot(text)}</star-board>`);

const title = (board: Board): string => board.text('.step b');
const reply = (board: Board): string => board.text('.reply p');

async function learn(board: Board): Promise<void> {
  expect(await board.element.learn()).to.deep.equal({ ok: true, value: 3 });
  await board.settled();
}

describe('a lesson', () => {
  it('is played to its end by the moves that it asks for', async () => {
    const board = await starBoard();
    await learn(board);
    expect(title(board)).to.equal('The rim');
    expect(board.text('.step small')).to.equal('1 of 3');
    await board.pick('A20');
    expect(reply(board)).to.equal('There are no points there.');
    await board.pick('T31');
    expect(reply(board)).to.equal('That peri can be yours.');
    await board.click('next');
    expect(title(board)).to.equal('Keep together');
    await board.pick('A10');
    expect(reply(board)).to.equal('Red took A21. Take the other one.');
    await board.pick('R10');
    expect(reply(board)).to.equal('You win, 9 to 7.');
    await board.click('next');
    expect(title(board)).to.equal('Stars');
    await board.click('next');
    expect(board.text('.task')).to.equal('Now you know the rim.');
    await board.click('play');
    expect(board.status).to.contain('Blue');
  });
});
