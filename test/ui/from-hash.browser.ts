/** A board that reads its page's address follows it in an open page. */
import { expect } from '@open-wc/testing';
import '../../src/rotation/element/define.js';
import '../../src/star/element/define.js';
import { mount, until, type Board } from '../board.js';

const FIRST = 'star/1 rings=2 | S10';
const SECOND = 'star/1 rings=2 | T10 A10';
const PUZZLE = 'rotation/1 from=HGY;goals=GY';

const hashOf = (record: string): string => `#planisphere=${encodeURIComponent(record)}`;

const star = (): Promise<Board> => mount('<star-board rings="2" seats="human human" from-hash></star-board>');

const shows = (board: Board, record: string): Promise<unknown> =>
  until(() => (board.element as unknown as { record: string }).record === record);

describe('a board that reads its page’s address', () => {
  let address: string;
  beforeEach(() => {
    address = location.href;
  });
  afterEach(() => history.replaceState(null, '', address));

  it('takes up a game that comes into it, over one that is played, and tells the page', async () => {
    const board = await star();
    const causes: string[] = [];
    board.element.addEventListener('game-change', (event) =>
      causes.push((event as Event & { cause: string }).cause),
    );
    board.element.play('R10');
    await board.settled();
    location.hash = hashOf(FIRST);
    await shows(board, FIRST);
    location.hash = hashOf(SECOND);
    await shows(board, SECOND);
    await until(() => causes.length === 3);
    expect(causes).to.deep.equal(['play', 'resume', 'resume']);
  });

  it('goes back and forward with it', async () => {
    const board = await star();
    location.hash = hashOf(FIRST);
    await shows(board, FIRST);
    location.hash = hashOf(SECOND);
    await shows(board, SECOND);
    history.back();
    await shows(board, FIRST);
    history.forward();
    await shows(board, SECOND);
  });

  it('keeps its game where the address names a place in the page, or a game of another board', async () => {
    const board = await star();
    const puzzle = await mount('<rotation-puzzle from-hash></rotation-puzzle>');
    location.hash = hashOf(FIRST);
    await shows(board, FIRST);
    board.element.play('T10');
    await board.settled();
    location.hash = '#comments';
    location.hash = hashOf(PUZZLE);
    await shows(puzzle, PUZZLE);
    await board.settled();
    expect(board.element.record).to.equal(`${FIRST} T10`);
    expect(board.text('.note')).to.equal('');
  });

  it('follows a router that changes the address without a word, where the engine tells of that', async () => {
    const board = await star();
    history.pushState(null, '', hashOf(FIRST));
    // Elsewhere the next step in the history tells.
    if (!('navigation' in window)) dispatchEvent(new PopStateEvent('popstate'));
    await shows(board, FIRST);
  });

  it('begins nothing anew where the page writes the game in hand into its address', async () => {
    const board = await star();
    const causes: string[] = [];
    board.element.addEventListener('game-change', (event) => {
      causes.push((event as Event & { cause: string }).cause);
      location.hash = hashOf(board.element.record);
    });
    board.element.play('R10');
    await board.settled();
    board.element.play('T10');
    await until(() => location.hash === hashOf(board.element.record));
    await board.settled();
    board.element.undo();
    await board.settled();
    expect(causes).to.deep.equal(['play', 'play', 'undo']);
  });

  it('says what is wrong with a game in it for as long as it stands there', async () => {
    const board = await star();
    location.hash = hashOf('star/1 rings=2 | S10 S10');
    await until(() => board.text('.note') !== '');
    expect(board.element.record).to.equal('star/1 rings=2');
    location.hash = hashOf(FIRST);
    await shows(board, FIRST);
    expect(board.text('.note')).to.equal('');
  });
});
