import { expect } from '@open-wc/testing';
import '../../src/rotation/element/define.js';
import '../../src/star/element/define.js';
import type { GameChangeEvent, GameEndEvent, GoalMetEvent } from '../../src/ui/contract/events.js';
import { mount, until, type Board } from '../board.js';

const KEY = 'results';

/** Solved by b1 as well as by d5. */
const puzzle = (more = ''): Promise<Board> =>
  mount(`<rotation-puzzle puzzle=".Y..R/...G./H.B.H/.G.../R..Y.;goals=GY;par=1" ${more}></rotation-puzzle>`);
const star = (more = ''): Promise<Board> => mount(`<star-board rings="2" ${more}></star-board>`);

/** How often the page has heard of the end, and of the goal. */
const told = (board: Board): number[] =>
  ['game-end', 'goal-met'].map((type) => board.types().filter((one) => one === type).length);

describe('a result', () => {
  afterEach(() => localStorage.removeItem(`planisphere:${KEY}`));

  it('is told once, whether undo and redo lead to it again or the same move', async () => {
    const solved = await puzzle();
    solved.element.play('b1');
    expect(told(solved)).to.deep.equal([1, 1]);
    for (const again of [() => solved.element.redo(), () => solved.element.play('b1')]) {
      solved.element.undo();
      expect(again().ok).to.equal(true);
      expect(solved.element.solved?.moves).to.equal(1);
    }
    expect(told(solved)).to.deep.equal([1, 1]);
    const over = await star();
    for (const move of ['S10', 'resign']) over.element.play(move);
    over.element.undo();
    over.element.undo();
    over.element.redo();
    over.element.redo();
    expect(over.element.outcome?.winners).to.deep.equal([0]);
    expect(told(over)).to.deep.equal([1, 0]);
  });

  it('is told again where the game has come to it another way', async () => {
    const solved = await puzzle();
    solved.element.play('b1');
    solved.element.undo();
    solved.element.play('d5');
    expect(told(solved)).to.deep.equal([2, 2]);
    expect(solved.last<GoalMetEvent>('goal-met').solved.undos).to.equal(1);
    const over = await star();
    for (const move of ['S10', 'resign']) over.element.play(move);
    over.element.undo();
    for (const move of ['T10', 'resign']) over.element.play(move);
    expect(told(over)).to.deep.equal([2, 0]);
    expect(over.last<GameEndEvent>('game-end').winners).to.deep.equal([1]);
  });

  it('is told anew in a game that begins again, but not by redo', async () => {
    const solved = await puzzle();
    solved.element.play('b1');
    solved.element.restart();
    expect(solved.element.redo().ok).to.equal(true);
    expect(told(solved)).to.deep.equal([1, 1]);
    solved.element.restart();
    solved.element.play('b1');
    expect(told(solved)).to.deep.equal([2, 2]);
  });

  it('counts the hints of a puzzle that begins again, until it is solved', async () => {
    const board = await puzzle();
    const { element } = board;
    const hints = (): number | undefined => element.solved?.hints;
    board.button('hint').click();
    await until(() => board.types().includes('hint-given'));
    element.restart();
    element.play('b1');
    expect(hints()).to.equal(1);
    element.restart();
    element.play('b1');
    expect(hints()).to.equal(0);
    // Another puzzle is another matter, though its goal is the same.
    element.restart();
    board.button('hint').click();
    await until(() => board.types().filter((type) => type === 'hint-given').length === 2);
    element.setAttribute('puzzle', 'HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3');
    await board.settled();
    element.setAttribute('puzzle', '.Y..R/...G./H.B.H/.G.../R..Y.;goals=GY;par=1');
    await board.settled();
    element.play('b1');
    expect(hints()).to.equal(0);
  });

  it('that a page has given, or an earlier visit has seen, is not told', async () => {
    const shown = await star('record="star/1 rings=2 | S10 resign"');
    shown.element.undo();
    shown.element.redo();
    expect(told(shown)).to.deep.equal([0, 0]);
    (await puzzle(`remember="${KEY}"`)).element.play('b1');
    const later = await puzzle(`remember="${KEY}"`);
    later.element.undo();
    later.element.redo();
    expect(told(later)).to.deep.equal([0, 0]);
    later.element.undo();
    later.element.play('d5');
    expect(told(later)).to.deep.equal([1, 1]);
  });

  it('is what a reader hears of a finished game that is taken up again, not that it goes on', async () => {
    const here = await star(`remember="${KEY}"`);
    const other = await star(`remember="${KEY}"`);
    for (const move of ['S10', 'resign']) other.element.play(move);
    window.dispatchEvent(new StorageEvent('storage', { key: `planisphere:${KEY}` }));
    await here.settled();
    const { cause, sentences } = here.last<GameChangeEvent>('game-change');
    expect(cause).to.equal('resume');
    expect(sentences).to.deep.equal(['Your game is over.', 'Blue wins', 'Red resigned.']);
    expect(here.said.join(' ')).to.contain('Your game is over. Blue wins').and.not.contain('goes on');
  });
});
