/** How a game ended and what a goal took: when the page is told, and what counts. */
import { describe, expect, it } from 'vitest';
import type { GameChangeEvent, GameEndEvent, GoalMetEvent } from '../../src/ui/contract/events.js';
import { StoreBoard, sliceOf } from '../store-board.js';

const rotation = await sliceOf('rotation');
const star = await sliceOf('star');

/** Solved by b1 as well as by d5. */
const EITHER_WAY = '.Y..R/...G./H.B.H/.G.../R..Y.;goals=GY;par=1';

const solvable = (kept = new Map()): StoreBoard =>
  new StoreBoard(rotation, { puzzle: EITHER_WAY, remember: 'results' }, { kept });
const small = (more: Readonly<Record<string, unknown>> = {}, kept = new Map()): StoreBoard =>
  new StoreBoard(star, { rings: 2, ...more }, { kept });

/** How often the page has heard of the end, and of the goal. */
const told = (board: StoreBoard): number[] =>
  ['game-end', 'goal-met'].map((type) => board.types.filter((one) => one === type).length);

describe('a result', () => {
  it('is told once, whether undo and redo lead to it again or the same move', () => {
    const solved = solvable();
    solved.play('b1');
    expect(told(solved)).toEqual([1, 1]);
    for (const again of [() => solved.redo(), () => solved.play('b1')]) {
      solved.undo();
      expect(again().ok).toBe(true);
      expect(solved.solved?.moves).toBe(1);
    }
    expect(told(solved)).toEqual([1, 1]);
    const over = small();
    for (const move of ['S10', 'resign']) over.play(move);
    over.undo();
    over.undo();
    over.redo();
    over.redo();
    expect(over.outcome?.winners).toEqual([0]);
    expect(told(over)).toEqual([1, 0]);
  });

  it('is told again where the game has come to it another way', () => {
    const solved = solvable();
    solved.play('b1');
    solved.undo();
    solved.play('d5');
    expect(told(solved)).toEqual([2, 2]);
    expect(solved.last<GoalMetEvent>('goal-met').solved.undos).toBe(1);
    const over = small();
    for (const move of ['S10', 'resign']) over.play(move);
    over.undo();
    for (const move of ['T10', 'resign']) over.play(move);
    expect(told(over)).toEqual([2, 0]);
    expect(over.last<GameEndEvent>('game-end').winners).toEqual([1]);
  });

  it('is told anew in a game that begins again, but not by redo', () => {
    const solved = solvable();
    solved.play('b1');
    solved.restart();
    expect(solved.redo().ok).toBe(true);
    expect(told(solved)).toEqual([1, 1]);
    solved.restart();
    solved.play('b1');
    expect(told(solved)).toEqual([2, 2]);
  });

  it('counts the hints of a puzzle that begins again, until it is solved', async () => {
    const board = new StoreBoard(rotation, { puzzle: EITHER_WAY });
    await board.bots.advise();
    board.restart();
    board.play('b1');
    expect(board.solved?.hints).toBe(1);
    board.restart();
    board.play('b1');
    expect(board.solved?.hints).toBe(0);
    // Another puzzle is another matter, though its goal is the same.
    board.restart();
    await board.bots.advise();
    expect(board.types.filter((type) => type === 'hint-given')).toHaveLength(2);
    for (const puzzle of ['HR.G./G...R/GGBYY/.G.../Y.G.H;goals=RYR;par=3', EITHER_WAY]) {
      board.set({ puzzle });
      board.update();
    }
    board.play('b1');
    expect(board.solved?.hints).toBe(0);
  });

  it('that a page has given, or an earlier visit has seen, is not told', () => {
    const shown = small({ record: 'star/1 rings=2 | S10 resign' });
    shown.undo();
    shown.redo();
    expect(told(shown)).toEqual([0, 0]);
    const kept = new Map();
    solvable(kept).play('b1');
    const later = solvable(kept);
    later.undo();
    later.redo();
    expect(told(later)).toEqual([0, 0]);
    later.undo();
    later.play('d5');
    expect(told(later)).toEqual([1, 1]);
  });

  it('is what a reader hears of a finished game that is taken up again, not that it goes on', () => {
    const kept = new Map();
    const [here, other] = [small({ remember: 'results' }, kept), small({ remember: 'results' }, kept)];
    for (const move of ['S10', 'resign']) other.play(move);
    here.look();
    const { cause, sentences } = here.last<GameChangeEvent>('game-change');
    expect(cause).toBe('resume');
    expect(sentences).toEqual(['Your game is over.', 'Blue wins', 'Red resigned.']);
    expect(here.said.join(' ')).toContain('Your game is over. Blue wins');
    expect(here.said.join(' ')).not.toContain('goes on');
  });
});
