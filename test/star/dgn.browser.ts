/** DGN on the board: taken wherever a record is, with its names, and given by the menu. */
import { expect } from '@open-wc/testing';
import { parseDgn } from '../../src/star/index.js';
import '../../src/star/element/define.js';
import type { StarBoard } from '../../src/star/element/star-board.js';
import type { BoardErrorEvent } from '../../src/ui/contract/events.js';
import { mount, until } from '../board.js';

const DGN = `[DGN "1"]
[Player1 "Соня"]
[Player2 "Ben Li"]
[Rings "4"]
[Mode "double"]
[PieRule "true"]

1. A10 2. swap
3. B10,C10
*`;
const RECORD = 'star/1 rings=4 pie=yes double=yes | *10 swap S10 T10';

describe('a DGN text', () => {
  it('given as the record is the game, and its players are named', async () => {
    const board = await mount<StarBoard>('<star-board></star-board>');
    // A sign in a name that would turn the text around it is left out.
    board.element.record = DGN.replace('Ben Li', '\u202eBen Li');
    await board.settled();
    expect(board.element.record).to.equal(RECORD);
    expect(board.text('.panel')).to.contain('Ben Li').and.to.contain('Соня').and.not.to.contain('\u202e');
    expect(board.types()).to.deep.equal([]);
  });

  it('means the same before connecting as after', async () => {
    const element = document.createElement('star-board');
    element.record = DGN;
    document.body.append(element);
    await element.settled;
    expect(element.record).to.equal(RECORD);
    element.remove();
  });

  it('is taken by load(), and gives way with its names to the next game', async () => {
    const board = await mount<StarBoard>('<star-board></star-board>');
    expect(board.element.load(DGN).ok).to.equal(true);
    await board.settled();
    expect(board.element.record).to.equal(RECORD);
    // Read at once by now.
    expect(board.element.load(DGN.replace(',C10', ''))).to.deep.equal({ ok: true, value: 3 });
    board.element.load('star/1 rings=4 | S31');
    await board.settled();
    expect(board.text('.panel')).to.contain('Red').and.not.to.contain('Ben Li');
  });

  it('leaves the names that the page gives', async () => {
    const board = await mount<StarBoard>('<star-board names="Ada Cy"></star-board>');
    board.element.load(DGN);
    await board.settled();
    expect(board.text('.panel')).to.contain('Cy').and.not.to.contain('Ben Li');
  });

  it('that is asked for last wins, however long what reads it takes', async () => {
    const board = await mount<StarBoard>('<star-board></star-board>');
    board.element.load(DGN);
    board.element.load('star/1 rings=4 | S31');
    await board.settled();
    expect(board.element.record).to.equal('star/1 rings=4 | S31');
  });

  it('that does not hold is told with its line and column, and leaves the game in hand', async () => {
    const board = await mount<StarBoard>('<star-board record="star/1 rings=4 | S31"></star-board>');
    board.element.load(DGN.replace('C10', 'C77'));
    await board.settled();
    const { refusal, sentence, source } = board.last<BoardErrorEvent>('board-error');
    expect([refusal.code, refusal.at?.line, refusal.at?.column, source]).to.deep.equal([
      'star/dgn-move',
      9,
      8,
      'load',
    ]);
    expect(sentence).to.contain('Line 9, column 8');
    expect(board.note).to.contain(sentence);
    expect(board.element.record).to.equal('star/1 rings=4 | S31');
    board.element.setAttribute('record', DGN.replace('C10', 'C77'));
    await board.settled();
    expect(board.last<BoardErrorEvent>('board-error').source).to.equal('record');
    expect(board.element.record).to.equal('star/1 rings=4 | S31');
  });

  it('is given under Copy, with the names on the board and the day', async () => {
    const board = await mount<StarBoard>(`<star-board names="Ada Ben" seats="human bot:easy"></star-board>`);
    board.element.load(RECORD);
    await board.click('menu');
    await until(() => board.root.querySelector('dialog button[name=foreign]') !== null);
    const button = board.button('foreign');
    expect(button.textContent?.trim()).to.equal('DGN');
    let copied = '';
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void (copied = text) },
    });
    button.click();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    const read = parseDgn(copied);
    if (!read.ok) throw new Error(read.error.code);
    const { record, names, headers } = read.value;
    // The bot plays on behind the menu.
    expect([record, names]).to.deep.equal([board.element.record, ['Ada', 'Ben']]);
    expect(record.startsWith(RECORD)).to.equal(true);
    expect([headers['Player1Type'], headers['Player2Type']]).to.deep.equal(['human', 'local']);
    expect(headers['Date']).to.equal(new Date(headers['Date'] ?? '').toISOString());
  });
});
