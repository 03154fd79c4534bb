/** The bench publishes figures of an idle machine only, and reports its goals as they are. */
import { describe, expect, it } from 'vitest';

import { whyNotKept } from '../scripts/bench/busy.mjs';
import { chosen, QUESTIONS, tableOf } from '../scripts/bench/tell.mjs';

describe('figures are kept', () => {
  it('of an idle machine', () => {
    expect(whyNotKept({ load: 0.1, others: 0.02 })).toBeUndefined();
  });

  it('not of a machine that is busy before the bench begins', () => {
    expect(whyNotKept({ load: 0.9 })).toBe(
      'The machine is busy: its load is 0.90 per core, and 0.25 is the most for figures that are kept. Wait until it is idle, or leave out --write.',
    );
  });

  it('not of a machine on which other programs work meanwhile', () => {
    expect(whyNotKept({ load: 0.1, others: 0.3 })).toBe(
      'Other programs took 30% of the processor while the bench ran, and 5% is the most for figures that are kept. Nothing is written.',
    );
  });

  it('where nobody can tell what other programs take, by the load alone', () => {
    expect(whyNotKept({ load: 0.1, others: undefined })).toBeUndefined();
  });
});

describe('what is asked', () => {
  it('is everything, unless it is chosen', () => {
    expect(chosen('')).toEqual({ questions: QUESTIONS, tag: '' });
  });

  it('is one question, of all boards or of some', () => {
    expect(chosen('cold')).toEqual({ questions: ['cold'], tag: '' });
    expect(chosen('move,star')).toEqual({ questions: ['move'], tag: 'star' });
  });

  it('is everything about some boards but the cold page, which has its own', () => {
    expect(chosen('star')).toEqual({ questions: QUESTIONS.slice(1), tag: 'star' });
  });
});

describe('the cold page', () => {
  const page = (name: string, picture: number, move: number, more = {}) => ({
    name,
    picture,
    move,
    kb: 60,
    requests: 1,
    came: 400,
    ...more,
  });
  const star = ['star-board'];
  const told = {
    cold: [
      page('`<star-board>`, single file', 999.9, 1400, { tags: star }),
      page('`<star-board>`, loader', 1006, 1300, { tags: star, kb: 62.2 }),
      page('`<star-board>` and `<rotation-puzzle>`, loader', 2000, 2000, {
        tags: [...star, 'rotation-puzzle'],
        kb: 93,
      }),
      page('chessboard-element', 1190, 1000),
      page('cm-chessboard', 1000, 800),
    ],
  };
  const rows = tableOf('cold', told)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

  it('gives times as multiples of the picture of cm-chessboard', () => {
    expect(rows[2]?.slice(4, 7)).toEqual(['0.40x', '1.00x', '1.40x']);
    expect(rows[6]?.slice(4, 7)).toEqual(['0.40x', '1.00x', '0.80x']);
  });

  it('says of each goal whether it is met, and of a missed one by what', () => {
    expect(rows.slice(2, 5).map((row) => row[7])).toEqual([
      'picture 1x: met; first move 1.3x that of chessboard-element: **missed**, 1.40x',
      'picture 1x: **missed**, 1.01x; first move 1.3x that of chessboard-element: met; 62 KB: **missed**, 62.2',
      'adds 0.5x the KB of one board: met',
    ]);
  });

  it('has no goal for the boards of others', () => {
    expect(rows.slice(5).map((row) => row[7])).toEqual(['', '']);
  });
});
