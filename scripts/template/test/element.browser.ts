/**
 * `<daybreak-row>` in a page: whole games by keys and by pointer, as a reader plays them.
 * To replace: the games and what is said. What holds for every board is tested once, for all of them.
 */
import { expect } from '@open-wc/testing';
import type { GameEndEvent, HintGivenEvent, MoveRefusedEvent } from '../../../src/ui/contract/events.js';
import { mount, type Board } from '../../../test/board.js';
import type { DaybreakRow } from '../element/daybreak-row.js';
import '../element/define.js';

const start = (attributes = 'stars="10"'): Promise<Board<DaybreakRow>> =>
  mount<DaybreakRow>(`<daybreak-row ${attributes}></daybreak-row>`);

const STARS = ['8', '5', '4', '1'];
const RECORD = `daybreak/1 stars=10 | ${STARS.join(' ')}`;

const shining = (board: Board): number => board.all('.star:not(.out)').length;

describe('<daybreak-row>', () => {
  it('is played to the end by pointer', async () => {
    const board = await start();
    for (const star of STARS) await board.pick(star);
    expect(board.element.record).to.equal(RECORD);
    expect(shining(board)).to.equal(0);
    expect(board.last<GameEndEvent>('game-end').sentence).to.equal('Red puts out the last star and wins');
  });

  it('is played to the end by keys, and each turn is said', async () => {
    const board = await start();
    await board.focus();
    expect(board.focused).to.equal('1, shines');
    for (const star of STARS) {
      await board.walkTo(star);
      await board.press('Enter');
    }
    expect(board.element.record).to.equal(RECORD);
    expect(board.said[0]).to.equal('Blue puts out 3 stars; 7 left. Red to put out 1 to 3 of 7 stars');
    await board.press('u');
    expect(shining(board)).to.equal(3);
  });

  it('is played by buttons, which offer what is legal', async () => {
    const board = await start('position="left=4;stars=10"');
    const captions = (): (string | null)[] => board.all('.acts button').map((button) => button.textContent);
    expect(captions()).to.deep.equal(['Put out 1', 'Put out 2', 'Put out 3']);
    await board.click('out-2');
    expect(captions()).to.deep.equal(['Put out 1', 'Put out 2']);
  });

  it('says why a move is refused, and at which star', async () => {
    const board = await start();
    await board.pick('8');
    await board.pick('9');
    expect(board.last<MoveRefusedEvent>('move-refused').rule).to.equal('D3');
    expect(board.said.at(-1)).to.equal('Star 9 is out already. Choose one that shines.');
    expect(board.all('.layer .refused')).to.have.length(1);
  });

  it('plays against its bot in a worker, and gives a hint', async () => {
    const board = await start('stars="10" seats="human bot:perfect" bot-pace="0"');
    await board.pick('10');
    expect(board.element.record).to.equal('daybreak/1 stars=10 | 10 9');
    const hint = new Promise<HintGivenEvent>((resolve) =>
      board.element.addEventListener('hint-given', resolve, { once: true }),
    );
    await board.press('h');
    expect((await hint).text).to.equal('8');
  });

  it('looks the same, however it came to its position', async () => {
    const [played, given] = [await start(), await start('record="daybreak/1 stars=10 | 8 5"')];
    for (const star of ['8', '5']) await played.pick(star);
    const picture = (board: Board): string => board.find('svg.picture').outerHTML.replace(/<!--.*?-->/g, '');
    expect(picture(played)).to.equal(picture(given));
  });
});
