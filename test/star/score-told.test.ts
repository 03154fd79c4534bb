/** The score beside a board of *Star: its figures, what each is called, and the line that tells what it means. */
import { describe, expect, it } from 'vitest';
import { renderScore } from '../../src/star/element/score-panel.js';
import type { State } from '../../src/star/state.js';
import { viewOf } from '../../src/ui/game/select.js';
import { partOf, scoreOf } from '../read-board.js';
import { StoreBoard, wholeSliceOf } from '../store-board.js';

const slice = await wholeSliceOf('star');

const start = (attributes: Readonly<Record<string, unknown>> = {}): StoreBoard =>
  new StoreBoard(slice, attributes);

/** The line below the score. */
const told = (board: StoreBoard): string => scoreOf(board).text('p', 'told');

/** The same while the reader asks about a figure, by its place in the table. */
function toldOf({ state }: StoreBoard, term: number): string {
  return partOf(renderScore(viewOf(state) as State, state.words, String, false, term, () => {})).text(
    'p',
    'told',
  );
}

const OPEN =
  '6:...BB.....BRRRB.......BR....RB........RBR.BRB...RB.......B.RBBR...RRB....RB.RRRB..BBRRBBRR.B.BR.RB....RB.';
const COUNT = '4:BRB.RB.R2B.B.R.2B2RB2R4B3R.2BR.RBR.RB2R2BR.R.RB;over=counted';
/** All fifteen nodes of the smallest board, the rim first. */
const NODES = '*20 *21 S20 S21 T20 T21 A20 A21 R20 R21 *10 S10 T10 A10 R10'.split(' ');

describe('while the game goes on the score', () => {
  it('is what is sure: secured peries and quarks, and the range of each final score', () => {
    const board = start({ position: OPEN });
    expect(scoreOf(board).text('caption')).toBe('What is certain');
    expect(scoreOf(board).rows).toEqual(['Blue 5 1 5–24', 'Red 11 0 7–26']);
    expect(told(board)).toBe('19 of 31 points are still open. 16 points win.');
  });

  it.each([
    ['standard', 'Final score'],
    ['simplified', 'Standard score'],
    ['schmittberger', 'Standard score'],
  ])(
    'S16: has its range under a head of its own where the end is told by another sum, %s: %s',
    (scoring, head) => {
      const board = start({ rings: 2, scoring });
      expect(scoreOf(board).heads.at(-1)).toBe(head);
      expect(toldOf(board, 2)).toBe('Blue will end with no fewer and no more than this.');
    },
  );

  it('says what each figure means', () => {
    const board = start({ rings: 2 });
    expect([3, 4, 5].map((term) => toldOf(board, term))).toEqual([
      'Rim cells that stay Red’s, however the game goes on.',
      'Corners that stay Red’s; three or more bring 1 extra point.',
      'Red will end with no fewer and no more than this.',
    ]);
  });

  it('says when it is decided, before the board is full', () => {
    const board = start({ rings: 2 });
    for (const node of '*20 *10 *21 S10 S20 T10 S21 A10 T20 R10 T21 A20 A21'.split(' ')) board.play(node);
    expect(told(board)).toBe('Blue wins, however the rest of the board is filled.');
    expect(scoreOf(board).text('tr', 'best')).toMatch(/^Blue/);
  });
});

describe('at the end the score', () => {
  it.each([
    ['standard', 'Each star fewer brings 2 points.', ['Blue 4 +1 0 5', 'Red 6 0 0 6']],
    ['simplified', 'Each star costs 4 points.', ['Blue 4 −4 +1 1', 'Red 6 −4 0 2']],
    ['schmittberger', 'Each star fewer brings 2 points.', ['Blue 5 −6 0 −1', 'Red 6 −5 0 1']],
  ])('is the whole sum, %s, each row adding up', (scoring, reward, sums) => {
    const board = start({ rings: 2, scoring });
    for (const node of NODES) board.play(node);
    expect(scoreOf(board).rows).toEqual(sums);
    expect(scoreOf(board).text('tr', 'best')).toMatch(/^Red/);
    expect(told(board)).toBe(`Blue has 1 star. Red has 1 star. ${reward}`);
  });

  it('says what each figure means', () => {
    const board = start({ position: COUNT });
    const stars = 'Blue has 1 star. Red has 3 stars. Each star fewer brings 2 points.';
    expect(told(board)).toBe(stars);
    expect([0, 1, 2, 3, 4].map((term) => toldOf(board, term))).toEqual([
      'The rim cells that Blue’s stars stand on or enclose.',
      'The 1 extra point for owning at least three quarks.',
      stars,
      'All figures of this row together.',
      'The rim cells that Red’s stars stand on or enclose.',
    ]);
  });

  it('calls each figure by whose it is and what it counts', () => {
    const { labels } = scoreOf(start({ position: COUNT, names: 'Ada Ben' }));
    expect(labels).toHaveLength(8);
    expect(labels[1]).toBe('Ada, Quark peri 0: *40, A40');
    expect(labels[6]).toMatch(
      /^Ben, Reward −4\. Star 1: .*\. Star 4: [^.]*\. Ada has 1 star\. Ben has 3 stars\. Each star fewer brings 2 points\.$/,
    );
  });

  it('tells after an agreed count how many peries are nobody’s', () => {
    expect(told(start({ position: '2:B4.R9.;over=counted' }))).toMatch(/ Nobody owns \d+ rim cells\.$/);
  });
});
