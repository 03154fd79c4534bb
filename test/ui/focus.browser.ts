/** The focus has a place to go when a rendering removes the focused element. */
import { expect } from '@open-wc/testing';
import '../../src/bugcatcher/element/define.js';
import '../../src/constellation/element/define.js';
import '../../src/rotation/element/define.js';
import '../../src/space-crack/element/define.js';
import '../../src/star/element/define.js';
import { mount, until, type Board } from '../board.js';

/** Names the focused element: its role, its name, or the class of its container. */
function at(board: Board): string {
  const { activeElement: active } = board.root;
  if (active?.closest('.hand-over')) return `hand-over ${active.localName}`;
  return active?.getAttribute('role') ?? active?.getAttribute('name') ?? active?.className ?? 'nowhere';
}

async function takeScreen(board: Board): Promise<void> {
  board.find('.hand-over button').focus();
  await board.press('Enter');
}

const TABLE = 'scores=0,0;played=0;seed=1;turns=5';

describe('the focus', () => {
  it('goes from the hand-over to the board, and from a cell where the turn ends to the next hand-over', async () => {
    const board = await mount(
      `<rotation-puzzle use="game" seats="human human" position=".G./HY./...;held=N/B;${TABLE};show=hidden"></rotation-puzzle>`,
    );
    await takeScreen(board);
    expect(at(board)).to.equal('gridcell');
    await board.walkTo('b2');
    await board.press('Enter');
    expect(board.text('.hand-over')).to.contain('Player 2');
    expect(at(board)).to.equal('hand-over p');
    await board.press('Enter', ' ');
    expect(board.text('.hand-over')).to.contain('Player 2');
  });

  it('goes from the last card that can be played to the status, not to another card', async () => {
    const board = await mount(
      `<rotation-puzzle use="game" seats="human human" position="H.B;held=B/B,B;${TABLE};rotated=yes"></rotation-puzzle>`,
    );
    board.button('card-B').focus();
    await board.press('Enter');
    expect(board.element.position).to.contain('scores=1,0;played=1');
    expect(at(board)).to.equal('status');
  });

  it('goes from a text field to the hand-over', async () => {
    const board = await mount(
      '<bugcatcher-grid seats="human human" cols="3" rows="3" seed="1"></bugcatcher-grid>',
    );
    await takeScreen(board);
    board.find<HTMLDetailsElement>('.typing').open = true;
    board.find('[name=program]').focus();
    await board.press('Enter');
    await board.click('yes');
    expect(board.text('.hand-over')).to.contain('Player 2');
    expect(at(board)).to.equal('hand-over p');
  });

  it('goes to the status from an act that solves the puzzle, and is seen there', async () => {
    const board = await mount('<rotation-puzzle puzzle="1-1"></rotation-puzzle>');
    await board.focus();
    await board.press('h');
    await until(() => board.all('[name=use]').length === 1);
    await board.click('use');
    board.button('play-step').focus();
    await board.press('Enter');
    await until(() => board.types().includes('goal-met'));
    await board.settled();
    expect(at(board)).to.equal('status headline');
    expect(getComputedStyle(board.find('.status')).outlineStyle).to.equal('solid');
  });

  it('stays on a button that is drawn anew', async () => {
    const board = await mount('<constellation-board readonly></constellation-board>');
    board.button('fold').focus();
    await board.press('Enter', 'Enter');
    expect(at(board)).to.equal('fold');
  });

  it('goes to the board where there is no status', async () => {
    const board = await mount(
      '<bugcatcher-grid controls="none" seats="human human" cols="3" rows="3" seed="1"></bugcatcher-grid>',
    );
    await takeScreen(board);
    expect(at(board)).to.equal('gridcell');
  });

  it('goes to the board from a menu behind which the board has changed', async () => {
    const board = await mount('<star-board rings="2"></star-board>');
    await board.focus();
    await board.press('?');
    await until(() => board.all('dialog[open]').length === 1);
    board.element.setAttribute('rings', '3');
    await board.settled();
    await board.press('Escape');
    await until(() => board.all('dialog').length === 0);
    expect(at(board)).to.equal('gridcell');
  });

  it('stays where the page has put it, and comes to no board that did not have it', async () => {
    const board = await mount('<star-board rings="2" record="star/1 rings=2 | S10"></star-board>');
    const field = document.createElement('input');
    (board.element.parentElement as HTMLElement).append(field);
    await board.click('resign');
    board.element.addEventListener('game-end', () => field.focus());
    board.button('yes').focus();
    await board.press('Enter');
    expect(document.activeElement).to.equal(field);
    field.blur();
    board.element.setAttribute('rings', '3');
    await board.settled();
    expect(document.activeElement).to.equal(document.body);
  });
});
