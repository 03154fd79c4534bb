/** A step as an author writes it round a board: where it is, what is to be found, and what is wrong with it. */
import { describe, expect, it } from 'vitest';
import { RefusalError } from '../../src/core/basics/result.js';
import type { AnyGame } from '../../src/core/contract/rules.js';
import { playWay } from '../../src/core/lesson/lesson-run.js';
import { StepReader, waysIn } from '../../src/core/lesson/step-text.js';
import type { LessonStep } from '../../src/core/lesson/lesson.js';
import { makeWords, sayRefusal } from '../../src/core/words/words.js';
import { spaceCrack } from '../../src/space-crack/game.js';
import { chart } from '../../src/star/chart.js';
import { star } from '../../src/star/game.js';
import { words as starWords } from '../../src/star/index.js';
import { kitWords } from '../kit-words.js';

const RECORD = 'star/1 rings=4 | S31 T20 A40';
const words = makeWords('en', kitWords, starWords);

const reader = (record: string | undefined = RECORD): StepReader =>
  new StepReader(star as unknown as AnyGame, () => chart(4, 'cells').find, record);

const read = (fields: object, record?: string): LessonStep =>
  reader(record).read(fields as never, (field) => `data-${field}`, '1');

const answer = (step: LessonStep, ...moves: string[]): string | undefined => {
  const played = playWay(star, step, moves);
  return played && `${played.answered.answer?.name ?? ''} ${played.answered.next}`;
};

function faultOf(fields: object, record?: string): string {
  try {
    read(fields, record);
  } catch (error) {
    if (error instanceof RefusalError) return sayRefusal(words, error.refusal);
    throw error;
  }
  throw new Error('nothing is wrong with it');
}

describe('a step', () => {
  it('is at a ply of the record that the steps share, and the reader plays whoever is to move there', () => {
    expect(read({ ply: '0' }).seat).toBeUndefined();
    const step = read({ ply: 3, find: 'S20' });
    expect([step.seat, answer(step, 'S20')]).toEqual([1, 'find done']);
    expect(reader().places.recordAt(2)).toBe('star/1 rings=4 | S31 T20');
  });

  it('has ways to find, a sentence for some of them, and answers for other moves', () => {
    const answers = [{ moves: '*' }, { moves: waysIn('s20') }];
    const step = read({ ply: 3, find: waysIn('S20 S40'), answers });
    expect(['S20', 'S40', 'T40'].map((move) => answer(step, move))).toEqual([
      'a2 done',
      'find done',
      'a1 again',
    ]);
  });

  it('may ask for several moves in a row, with what the others play between them', () => {
    const step = read({
      ply: 2,
      find: waysIn('A10/R10'),
      then: ['A21'],
      answers: [{ moves: waysIn('A10/*') }],
    });
    expect([answer(step, 'A10'), answer(step, 'A10', 'R10'), answer(step, 'A10', 'R20')]).toEqual([
      ' more',
      'find done',
      'a1 again',
    ]);
  });

  it('of a game whose turns have several moves is found by all of them', () => {
    const position =
      'boardSize=6;planets=7B,3B11,5B,4B,4A9,6,8A4,8A,3A,4A;turn=15;points=2,0;order=sequential';
    const step = new StepReader(spaceCrack as unknown as AnyGame, () => () => undefined, undefined).read(
      { position, find: waysIn('7-5/5-2') },
      (field) => field,
      '1',
    );
    const go = (moves: string[]): string | undefined => playWay(spaceCrack, step, moves)?.answered.next;
    expect([go(['7-5']), go(['7-5', '5-2']), go(['7-5', '5-4'])]).toEqual(['more', 'done', 'again']);
  });

  it.each<[string, object, string, string?]>([
    ['is nowhere', {}, 'Neither data-position nor data-ply is given.'],
    [
      'is in two places',
      { ply: 1, position: '3:30.' },
      'Both data-position and data-ply are given. Leave one of them out.',
    ],
    ['is beyond the record', { ply: '4' }, 'data-ply is 4. The record has 3 moves.'],
    ['is at half a move', { ply: '1.5' }, 'data-ply is “1.5”. It takes a whole number from 0 to 3.'],
    ['has a record that cannot be played', { ply: 1 }, 'record: ', 'star/1 rings=4 | S31 S31'],
    ['has nothing to find', { ply: 1, find: [''] }, 'data-find is missing, or empty.'],
    [
      'asks for a move that the rules refuse',
      { ply: 1, find: 'S31' },
      'data-find: There is already a blue stone on S31. Choose an empty cell.',
    ],
    ['asks for what is no move', { ply: 1, find: 'Q77' }, 'data-find: '],
    [
      'asks for a move after the end',
      { position: '2:15.;over=resigned;turn=B', find: 'T10' },
      'data-find: The game is over.',
    ],
    [
      'has an answer that another one hides',
      { ply: 1, find: 'T20', answers: [{ moves: '*' }, { moves: 'T30' }] },
      'data-answers[1] is never given.',
    ],
  ])('that %s is refused in a sentence', (_, fields, sentence, record) => {
    expect(faultOf(fields, record)).toContain(sentence);
  });
});
