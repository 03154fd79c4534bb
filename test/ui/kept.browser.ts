/** One press too many loses nothing: results stay on show, costly acts ask first, a restart leads back. */
import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { MoveRefusedEvent } from '../../src/ui/contract/events.js';
import { mount, playOn, STILL, until, type Board } from '../board.js';
import '../slices.js';

/** Small games of every board. */
const SMALL: Readonly<Record<string, string>> = {
  'star-board': 'rings="2" seed="1"',
  'rotation-puzzle': 'puzzle=".Y..R/...G./H.B.H/.G.../R..Y.;goals=GY;par=1"',
  'space-crack-map': 'board-size="8" turns="5" command-points="2" seed="7"',
  'constellation-board':
    'map="a:0:0,b:3:0,c:6:0,d:0:4,e:3:4,f:6:4/1.3,2.4,5,4,5" rounds="2" hq-count="0" seed="1"',
  'bugcatcher-grid': 'cols="3" rows="3" energy="2" rounds="2" seed="5"',
};

/** The texts that tell how the game ended. */
const result = (board: Board): string => [board.status, board.text('[part=told]')].join(' / ');

async function atEnd(tag: string): Promise<Board> {
  const board = await mount(`<${tag} ${SMALL[tag]} ${STILL}></${tag}>`);
  if (tag === 'rotation-puzzle') board.element.play('b1');
  else await playOn(board, 10_000);
  await board.settled();
  await board.passScore();
  expect(board.element.outcome, 'the game is over').to.not.equal(undefined);
  return board;
}

/** Presses the mouse on the middle of a node, as often as it is told. */
async function press(board: Board, node: Element, times: number): Promise<void> {
  node.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = node.getBoundingClientRect();
  const position: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  for (let n = 0; n < times; n++) await sendMouse({ type: 'click', position });
  await board.settled();
}

/** With nothing to pick up after the end, no key means a move there. */
const isMovedByPieces = (tag: string): boolean => /space-crack|bugcatcher/.test(tag);

for (const tag of Object.keys(SMALL))
  describe(`the result of <${tag}> stays on show`, () => {
    it('whatever cell is clicked once or twice after the end', async () => {
      const board = await atEnd(tag);
      const before = result(board);
      await board.focus();
      const { cells } = board;
      for (const at of [0, Math.floor(cells.length / 2), cells.length - 1])
        await press(board, cells[at] as Element, 2);
      expect([board.note, result(board)]).to.deep.equal(['', before]);
    });

    it('whatever key is pressed on the board, and a screen reader hears why nothing happens', async () => {
      const board = await atEnd(tag);
      const before = result(board);
      await board.focus();
      for (const key of ['Enter', ' ', 'y', 'h', '.', 'Escape']) await board.press(key);
      expect([board.note, result(board)]).to.deep.equal(['', before]);
      const refused = board.heard.filter(({ type }) => type === 'move-refused');
      expect(refused.length > 0).to.equal(!isMovedByPieces(tag));
      for (const { event } of refused) expect(board.said).to.include((event as MoveRefusedEvent).sentence);
    });

    it('while a script is told by its Result and by the event that the game is over', async () => {
      const board = await atEnd(tag);
      const before = result(board);
      const move = board.element.record.split(' ').at(-1) ?? '';
      const { ok } = board.element.play(move.replace(/^\d:/, ''), { seat: 0 });
      await board.settled();
      expect([ok, board.types().includes('move-refused')]).to.deep.equal([false, true]);
      expect([board.note, result(board)]).to.deep.equal(['', before]);
    });
  });

describe('Restart', () => {
  const RECORD = 'star/1 rings=2 | S10 T10 A10';
  const start = (more = ''): Promise<Board> => mount(`<star-board record="${RECORD}" ${more}></star-board>`);

  it('asks in its place in the menu, and is let go by its safe answer, by Escape and by leaving the menu', async () => {
    const board = await start();
    const asked = (): number => board.all('dialog [role=alertdialog]').length;
    const focused = (): string | null | undefined => board.root.activeElement?.getAttribute('name');
    await board.click('restart');
    expect(board.find('[role=alertdialog]').getAttribute('aria-label')).to.match(/^Begin again\?/);
    expect(focused()).to.equal('no');
    await board.click('no');
    expect([asked(), focused()]).to.deep.equal([0, 'restart']);
    await board.press('Enter');
    expect([asked(), focused()]).to.deep.equal([1, 'no']);
    await board.press('Escape');
    expect([asked(), focused(), board.dialogs.length]).to.deep.equal([0, 'restart', 1]);
    await board.press('Escape');
    await until(() => board.dialogs.length === 0);
    expect(board.element.record).to.equal(RECORD);
  });

  it('is taken back by one press, with the game, its hints and what the page hears', async () => {
    const board = await start('remember="restarted"');
    await board.click('hint');
    for (const name of ['restart', 'yes']) await board.click(name);
    expect(board.element.record).to.equal('star/1 rings=2');
    expect(board.text('[part=told]')).to.match(/^Restarted\. Bring it back brings your game back\./);
    await board.click('take-back');
    expect(board.element.record).to.equal(RECORD);
    expect(board.last<Event & { readonly cause: string }>('game-change').cause).to.equal('resume');
    expect(JSON.stringify(localStorage['planisphere:restarted'])).to.contain('S10 T10 A10');
    localStorage.removeItem('planisphere:restarted');
    expect(board.all('[name=take-back]')).to.have.length(0);
    await board.click('undo');
    expect(board.element.record).to.equal('star/1 rings=2 | S10 T10');
  });

  it('offers the way back until the reader moves, whatever bots do first', async () => {
    const board = await mount(
      `<star-board rings="2" seats="bot:gentle human" bot-pace="0" ${STILL}></star-board>`,
    );
    await board.press('Tab');
    const cell = board.cells.find((node) => node.getAttribute('aria-label')?.includes('empty'));
    await board.pick(cell?.getAttribute('aria-label')?.split(',')[0] ?? '');
    const before = board.element.record;
    for (const name of ['restart', 'yes']) await board.click(name);
    expect(board.element.ply).to.equal(1);
    await board.click('take-back');
    expect(board.element.record).to.equal(before);
    for (const name of ['restart', 'yes']) await board.click(name);
    board.element.play('A10', { seat: 1 });
    board.element.play('B10', { seat: 1 });
    await board.settled();
    expect(board.all('[name=take-back]')).to.have.length(0);
  });

  it('leads back to the cards that were dealt before', async () => {
    const board = await mount(
      `<rotation-puzzle use="game" size="5" turns="3" hands="hidden" seats="human bot:random" seed="1" bot-pace="0" ${STILL}></rotation-puzzle>`,
    );
    await playOn(board, 3);
    // A move of the bot's would take the question away.
    await until(() => board.element.toAct.includes(0));
    await board.settled();
    const before = board.element.save('all');
    for (const name of ['restart', 'yes', 'take-back']) await board.click(name);
    expect(board.element.save('all')).to.deep.equal(before);
  });

  it('by script asks nothing', async () => {
    const board = await start();
    board.element.restart();
    await board.settled();
    expect([board.element.record, board.all('[role=alertdialog]').length]).to.deep.equal([
      'star/1 rings=2',
      0,
    ]);
  });

  it('is offered after Play again too: a game that is over is not lost either', async () => {
    const board = await start();
    board.element.play('resign');
    await board.settled();
    for (const name of ['again', 'take-back']) await board.click(name);
    expect(board.element.record).to.equal(`${RECORD} resign`);
  });

  it('is not offered where others have moved', async () => {
    const board = await start('seats="human host"');
    await board.click('menu');
    await until(() => board.dialogs.length === 1);
    expect(board.all('[name=restart]')).to.have.length(0);
  });
});

/** Acts that cost a reader more than a press should. */
const COSTLY = [
  ['constellation-board', `${SMALL['constellation-board']}`, 'pass', '-', /give up \d moves/i],
  ['space-crack-map', `${SMALL['space-crack-map']}`, 'end', 'end', /2 moves are kept for the next one/],
] as const;

for (const [tag, attributes, name, move, cost] of COSTLY)
  describe(`the button ${name} of <${tag}>`, () => {
    const start = (): Promise<Board> => mount(`<${tag} ${attributes} ${STILL}></${tag}>`);

    it('says in its place what it costs, and does it when the reader agrees', async () => {
      const board = await start();
      const before = board.element.ply ?? 0;
      board.button(name).scrollIntoView({ block: 'center' });
      await board.click(name);
      const question = board.find('.acts [role=alertdialog]');
      expect(question.getAttribute('aria-label')).to.match(cost);
      expect(question.contains(board.root.activeElement)).to.equal(true);
      const [asks, button] = [question.getBoundingClientRect(), board.button(name).getBoundingClientRect()];
      expect(asks.bottom).to.be.within(button.top - 24, button.top + 4);
      expect([asks.top >= 0, asks.bottom <= innerHeight]).to.deep.equal([true, true]);
      expect(board.element.ply).to.equal(before);
      await board.click('yes');
      expect(board.element.ply).to.equal(before + 1);
    });

    it('is done at once by a script', async () => {
      const board = await start();
      const before = board.element.ply ?? 0;
      expect(board.element.play(move, { seat: board.element.toAct[0] ?? 0 }).ok).to.equal(true);
      expect(board.element.ply).to.equal(before + 1);
    });
  });

it('an empty program is asked about where it is submitted, by the button and by Enter in the field', async () => {
  const board = await mount(`<bugcatcher-grid ${STILL} seed="5" seats="human host"></bugcatcher-grid>`);
  await board.click('commit');
  expect(board.find('.acts [role=alertdialog]').getAttribute('aria-label')).to.match(/^Submit an empty plan/);
  await board.click('no');
  board.find<HTMLDetailsElement>('details.typing').open = true;
  board.find('input[name=program]').focus();
  await sendKeys({ press: 'Enter' });
  await board.settled();
  expect(board.all('.acts [role=alertdialog]')).to.have.length(1);
  await board.press('Escape');
  expect(board.root.activeElement?.getAttribute('name')).to.equal('program');
  expect(board.element.ply).to.equal(0);
});
