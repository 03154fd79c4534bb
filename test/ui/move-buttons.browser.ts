/** The game's own buttons: an act that cannot be taken back lightly asks first. */
import { expect } from '@open-wc/testing';
import '../slices.js';
import type { StarBoard } from '../../src/star/element/star-board.js';
import type { GameSharedEvent } from '../../src/ui/contract/events.js';
import { mount, STILL, until, type Board } from '../board.js';

const RECORD = 'star/1 rings=2 | S10 T10 A10';

const start = (): Promise<Board<StarBoard>> =>
  mount<StarBoard>(`<star-board record="${RECORD}"></star-board>`);

const crack = (): Promise<Board> =>
  mount(`<space-crack-map board-size="8" turns="5" command-points="2" seed="7" ${STILL}></space-crack-map>`);

const buttons = (board: Board): (string | null)[] =>
  board.all('[part=acts] button').map((button) => button.getAttribute('name'));

describe('an act that asks', () => {
  it('is let go by its safe answer and by Escape, and the focus goes back to it', async () => {
    const board = await crack();
    const before = board.element.record;
    board.button('end').focus();
    for (const keys of [
      ['Enter', 'Enter'],
      ['Enter', 'Escape'],
    ]) {
      await board.press(...keys.slice(0, 1));
      expect(board.root.activeElement?.getAttribute('name')).to.equal('no');
      await board.press(...keys.slice(1));
      expect(board.root.activeElement?.getAttribute('name')).to.equal('end');
    }
    expect(board.element.record).to.equal(before);
  });

  it('asks no more once the game has gone on', async () => {
    const board = await crack();
    await board.click('end');
    expect(board.all('[role=alertdialog]')).to.have.length(1);
    board.element.play('end');
    await board.settled();
    expect(board.all('[role=alertdialog]')).to.have.length(0);
  });
});

describe('an act that is seldom needed', () => {
  it('stands in the menu, asks there, and is done when the reader says so', async () => {
    const board = await start();
    expect(buttons(board)).to.deep.equal([]);
    await board.click('resign');
    expect(board.find('[role=alertdialog]').getAttribute('aria-label')).to.equal('Resign this game?');
    expect(board.element.record).to.equal(RECORD);
    await board.click('yes');
    expect([board.element.record, board.dialogs.length]).to.deep.equal([`${RECORD} resign`, 0]);
    expect(board.said.at(-1)).to.equal('Red resigned. Blue wins');
    expect(buttons(board)).to.deep.equal(['share-result', 'again']);
  });

  it('asks about one act at a time', async () => {
    const board = await start();
    await board.click('resign');
    await board.click('count');
    expect(board.all('[role=alertdialog]')).to.have.length(1);
    await board.click('yes');
    expect(board.element.record).to.equal(`${RECORD} count`);
    expect(board.said.at(-1)).to.equal('Red offered to count. Red offers to count');
  });
});

it('a count is offered beside what happened once the winner is certain, and asks there', async () => {
  const board = await mount<StarBoard>(`<star-board rings="2" seats="human human" ${STILL}></star-board>`);
  for (const move of ['S20', 'T10', 'S21', 'A10', 'T20', 'R10', 'T21', '*10', 'A20', 'S10', 'A21'])
    if (!board.element.play(move).ok) throw new Error(move);
  await board.settled();
  expect(board.button('count').closest('[part=told]')).to.not.equal(null);
  await board.click('count');
  expect(board.find('[role=alertdialog]').getAttribute('aria-label')).to.match(/^Offer to end the game now/);
  await board.click('yes');
  expect(board.element.record).to.match(/ count$/);
});

it('a game that is over offers what to do next in their place, wherever in it the reader looks', async () => {
  const board = await start();
  board.element.play('resign');
  for (const ply of [4, 1]) {
    board.element.goTo(ply);
    await board.settled();
    expect(buttons(board)).to.deep.equal(['share-result', 'again']);
  }
  board.element.goTo(4);
  await board.click('undo');
  expect(buttons(board)).to.deep.equal([]);
});

it('the page hears what a reader has shared, and nothing where it could not be shared or the sheet was closed', async () => {
  const board = await start();
  board.element.play('resign');
  await board.settled();
  const copied: string[] = [];
  let isAllowed = false;
  const writeText = async (text: string): Promise<void> => {
    if (!isAllowed) throw new Error('not here');
    copied.push(text);
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, get: () => ({ writeText }) });
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  try {
    await board.click('share-result');
    const closed = (): Promise<void> => Promise.reject(new DOMException('closed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { configurable: true, value: closed });
    await board.click('share-result');
    expect(board.types()).to.not.contain('game-shared');
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
    isAllowed = true;
    await board.click('share-result');
  } finally {
    delete (navigator as { clipboard?: unknown }).clipboard;
    delete (navigator as { share?: unknown }).share;
  }
  expect(copied).to.have.length(1);
  expect(board.last<GameSharedEvent>('game-shared').text).to.equal(copied[0]);
});

it('the system’s sheet gets a picture of the end beside its text, where it takes one', async () => {
  const board = await start();
  board.element.play('resign');
  await board.settled();
  const given: ShareData[] = [];
  const share = async (data: ShareData): Promise<void> => void given.push(data);
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
  try {
    await board.click('share-result');
    await until(() => given.length > 0);
  } finally {
    delete (navigator as { share?: unknown }).share;
    delete (navigator as { canShare?: unknown }).canShare;
  }
  expect(given[0]?.text).to.match(/^\*Star: Blue beat Red, who resigned\./);
  expect(given[0]?.files?.map(({ name, type, size }) => [name, type, size > 1000])).to.deep.equal([
    ['star-board.png', 'image/png', true],
  ]);
});
