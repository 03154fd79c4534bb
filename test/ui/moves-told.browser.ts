/** Which move: looking back, undo and redo say it, the slider and the chart tell it, the menu lists it. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/space-crack/element/define.js';
import '../../src/star/element/define.js';
import { Session } from '../../src/core/session/session.js';
import { star as game } from '../../src/star/game.js';
import { mount, until, type Board } from '../board.js';
import '../games/hands/element/hands-board.js';

const RECORD = 'star/1 rings=2 | *20 S21 *10 S20';

const star = (attributes = `record="${RECORD}"`): Promise<Board> =>
  mount(`<star-board ${attributes}></star-board>`);

async function openMenu(board: Board): Promise<string[]> {
  board.root.querySelector('dialog')?.close();
  await until(() => board.root.querySelector('dialog') === null);
  board.button('menu').click();
  await until(() => board.root.querySelector('dialog .moves') !== null);
  return board.all('dialog .moves li').map((item) => (item.textContent ?? '').trim());
}

describe('which move', () => {
  it('is seen and said at once, however fast moves follow each other', async () => {
    const board = await star('rings="3"');
    const moves = 'S10 T10 A10 R10 S20 T20 A20 R20'.split(' ');
    for (const [played, move] of moves.entries()) {
      board.element.play(move);
      await board.element.updateComplete;
      expect(board.all('.picture .piece')).to.have.length(played + 1);
      expect(board.text('.status')).to.contain(`Move ${played + 2}`);
      expect(board.said.at(-1)).to.contain(move);
    }
    const together = await star('rings="3"');
    for (const move of moves) together.element.play(move);
    await together.settled();
    expect(together.all('.picture .piece')).to.have.length(8);
    expect(together.said.map((line) => /[A-Z]\d+/.exec(line)?.[0])).to.deep.equal(moves);
  });

  it('is told by the slider and by the chart', async () => {
    // The chart of a game under way stands beside the board alone.
    const board = await mount(`<star-board record="${RECORD}"></star-board>`, 760);
    for (const selector of ['.steps input', '.trend input']) {
      board.element.goTo(2);
      await board.settled();
      expect(board.find(selector).getAttribute('aria-valuetext')).to.match(
        /^Move 2: Red placed a stone on S21\./,
      );
      board.find(selector).focus();
      await board.press('Home');
      expect(board.find(selector).getAttribute('aria-valuetext')).to.match(/^Before move 1\./);
    }
  });

  it('is listed in the menu by its number, and a press goes there and back to the board', async () => {
    const board = await star();
    expect(await openMenu(board)).to.deep.equal([
      'Before move 1.',
      '1. Blue placed a stone on *20.',
      '2. Red placed a stone on S21.',
      '3. Blue placed a stone on *10.',
      '4. Red placed a stone on S20.',
    ]);
    expect(board.all('dialog [aria-current]').map((node) => node.getAttribute('name'))).to.deep.equal([
      'to-4',
    ]);
    board.find<HTMLElement>('dialog [name=to-2]').focus();
    await sendKeys({ press: 'Enter' });
    await board.settled();
    expect(board.all('dialog')).to.have.length(0);
    expect(board.element.ply).to.equal(2);
    expect(board.said.at(-1)).to.equal('Move 2: Red placed a stone on S21.');
    await openMenu(board);
    expect(board.all('dialog [aria-current]').map((node) => node.getAttribute('name'))).to.deep.equal([
      'to-2',
    ]);
  });

  it('is listed by rounds where the game has them, and a menu before the first move has no list', async () => {
    const board = await mount(
      '<space-crack-map board-size="5" command-points="2" seed="3"></space-crack-map>',
    );
    board.button('menu').click();
    await until(() => board.root.querySelector('dialog') !== null);
    expect(board.all('dialog .moves')).to.have.length(0);
    for (const move of ['2-4', '6-4', '+2', 'end']) board.element.play(move);
    await board.settled();
    const moves = await openMenu(board);
    expect(board.all('dialog h3').map((head) => head.textContent)).to.deep.equal(['Round 1', 'Round 2']);
    expect(moves[1]).to.equal('1. Blue captured a free planet of size 8 in the middle.');
    expect(moves[3]).to.match(/^3\. Blue built/);
  });
});

it('a list of hundreds of moves is there when the menu opens', async () => {
  const session = new Session(game, { rings: 12 }, 0);
  const moves = [...game.rules.moves(session.state, 0)];
  for (const move of moves) session.play(session.state.turn, move);
  const board = await star(`record="${session.save('all')}"`);
  expect(await openMenu(board)).to.have.length(1 + moves.length);
});
