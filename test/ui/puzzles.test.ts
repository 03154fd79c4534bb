/** A puzzle that can be lost, on the board of its game: what it says, what the page hears, and what a try costs. */
import { beforeEach, describe, expect, it } from 'vitest';

import type { GoalLostEvent, GoalMetEvent } from '../../src/ui/contract/events.js';
import { StoreBoard, wholeSliceOf } from '../store-board.js';

const spaceCrack = await wholeSliceOf('space-crack');

/** Two moves: merge at 5, then attack 2. */
const POSITION =
  'boardSize=6;planets=7B,3B11,5B,4B,4A9,6,8A4,8A,3A,4A;turn=15;points=2,0;order=sequential;goal=break;par=2';

const count = (board: StoreBoard, type: string): number => board.types.filter((one) => one === type).length;

describe('a puzzle that can be lost', () => {
  let board: StoreBoard;
  beforeEach(() => {
    board = new StoreBoard(spaceCrack, { position: POSITION, remember: 'puzzle' });
  });
  const play = (...moves: readonly string[]): void => {
    for (const move of moves) expect(board.play(move).ok, move).toBe(true);
  };

  it('says who solves it, and what for', () => {
    expect(board.status).toEqual(['You are Blue', 'Choose one of your ships.']);
  });

  it('answers a lost try by what is left, to the reader and to the page', () => {
    play('7-5', '5-4');
    expect(board.status).toEqual(['Not solved', 'Undo a move, or begin again.']);
    expect(board.told?.sentence).toBe('Red’s ship at the top left is left with strength 11.');
    const { code, facts, sentence, tries, goal } = board.last<GoalLostEvent>('goal-lost');
    expect([code, facts['ship'], tries, goal.isLost]).toEqual(['left.ship', 11, 1, true]);
    expect(sentence).toBe('Red’s ship at the top left is left with strength 11.');
    expect(board.solved).toBeUndefined();
  });

  it('goes on after an undo, and counts each try once', () => {
    play('7-5', '5-4');
    board.undo();
    board.redo();
    expect(count(board, 'goal-lost')).toBe(1);
    board.undo();
    play('5-8');
    expect(board.last<GoalLostEvent>('goal-lost').tries).toBe(2);
    board.undo();
    play('5-2');
    expect(board.status[0]).toBe('Solved in 2 moves');
    const { solved } = board.last<GoalMetEvent>('goal-met');
    expect([solved.moves, solved.par, solved.tries, solved.undos]).toEqual([2, 2, 2, 3]);
  });

  it('is not lost by what is undone before', () => {
    play('5-4');
    board.undo();
    play('7-5', '5-2');
    expect(board.solved).toMatchObject({ tries: 0, undos: 1, moves: 2 });
    expect(count(board, 'goal-lost')).toBe(0);
  });

  it('counts the tries that were lost before it began again', () => {
    play('7-5', '5-4');
    board.restart();
    play('7-5', '5-2');
    expect(board.solved?.tries).toBe(1);
  });
});
