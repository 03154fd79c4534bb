/** The score beside a board of *Star: its figures, what each is called, and the line that tells what it means. */
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/star/geometry.js';
import { whyOf } from '../../src/star/element/score-panel.js';
import { sheetOf } from '../../src/star/element/sheet.js';
import type { State } from '../../src/star/state.js';
import { viewOf } from '../../src/ui/game/select.js';
import { logOf, scoreOf } from '../read-board.js';
import { StoreBoard, wholeSliceOf } from '../store-board.js';

const slice = await wholeSliceOf('star');

const start = (attributes: Readonly<Record<string, unknown>> = {}): StoreBoard =>
  new StoreBoard(slice, attributes);

/** The line below the score. */
const told = (board: StoreBoard): string => logOf(board).text('p', 'told');

/** What is told of a figure that the reader asks about, by its place in the table. */
function toldOf({ state }: StoreBoard, term: number): string {
  return whyOf(viewOf(state) as State, term, state.words);
}

const OPEN =
  '6:...BB.....BRRRB.......BR....RB........RBR.BRB...RB.......B.RBBR...RRB....RB.RRRB..BBRRBBRR.B.BR.RB....RB.';
const COUNT = '4:BRB.RB.R2B.B.R.2B2RB2R4B3R.2BR.RBR.RB2R2BR.R.RB;over=counted';
/** All cells of a board of four rings, each next one far from the last. */
const NODES_4 = boardOf(4).names.map((_, at, names) => names[(at * 17) % names.length] as string);
/** All fifteen nodes of the smallest board, the rim first. */
const NODES = '*20 *21 S20 S21 T20 T21 A20 A21 R20 R21 *10 S10 T10 A10 R10'.split(' ');

describe('while the game goes on the score', () => {
  it('is what each seat has so far, in columns with plain names', () => {
    const board = start({ position: OPEN });
    expect(scoreOf(board).text('caption')).toBe('The score so far');
    expect(scoreOf(board).heads).toEqual(['Rim points', 'Corners', 'Groups', 'So far']);
    expect(scoreOf(board).rows).toEqual(['Blue 5 1 of 3 2: +4 9', 'Red 11 0 of 3 4: −4 7']);
    expect(told(board)).toBe('16 points win.');
  });

  it('says what each figure means, and within what bounds each side will end', () => {
    const board = start({ position: OPEN });
    expect([4, 5, 6, 7].map((term) => toldOf(board, term))).toEqual([
      'Rim cells that are Red’s, 1 point each.',
      'Red’s corners: three or more bring 1 point.',
      'Blue has 2 groups and Red has 4: Blue gains 4 points and Red loses 4.',
      'Red will end with at least 7 points, and at most 26. 19 points are still open.',
    ]);
  });

  it('adds up in every row: rim points, what three corners bring, and what groups bring', () => {
    const board = start({ rings: 4 });
    for (const [ply, node] of NODES_4.entries()) {
      if (board.state.session?.isOver || ply === NODES_4.length) break;
      const sides = sheetOf(viewOf(board.state) as State).rows;
      for (const row of sides) {
        const figures = row.map(({ figure }) => figure);
        const total = figures.pop();
        expect(
          figures.reduce((sum, one) => sum + one, 0),
          `before ply ${ply + 1}`,
        ).toBe(total);
      }
      board.play(node);
    }
  });

  it('says what groups bring where a side has none yet', () => {
    const board = start({ rings: 6 });
    expect(toldOf(board, 2)).toBe('Nobody has a group on two rim cells yet.');
    for (const node of '*61 *10 *62'.split(' ')) board.play(node);
    expect(toldOf(board, 2)).toBe(
      'A side without a group counts as having one, so a first group brings no lead.',
    );
    for (const node of 'A10 A61 A20 A62'.split(' ')) board.play(node);
    expect(toldOf(board, 2)).toBe(
      'Blue has 2 groups, and Red has none, which counts as 1: Red gains 2 points and Blue loses 2.',
    );
  });

  it('counts a side without a group as having one, so that the first pair is 2 to 0', () => {
    const board = start({ rings: 6 });
    for (const node of '*61 *10 *62'.split(' ')) board.play(node);
    expect(scoreOf(board).rows).toEqual(['Blue 2 0 of 3 1: 0 2', 'Red 0 0 of 3 0: 0 0']);
  });

  it('says when it is decided, before the board is full', () => {
    const board = start({ rings: 2 });
    for (const node of '*20 *10 *21 S10 S20 T10 S21 A10 T20 R10 T21 A20 A21'.split(' ')) board.play(node);
    expect(told(board)).toBe(
      'Blue wins with 7 points or more, no matter how the rest of the board is filled.',
    );
    expect(scoreOf(board).text('tr', 'best')).toMatch(/^Blue/);
  });
});

describe('at the end the score', () => {
  it.each([
    ['standard', 'Each group fewer is worth 2 points.', ['Blue 4 +1 0 5', 'Red 6 0 0 6']],
    ['simplified', 'Each group costs 4 points.', ['Blue 4 +1 −4 1', 'Red 6 0 −4 2']],
    ['schmittberger', 'Each group fewer is worth 2 points.', ['Blue 5 −6 0 −1', 'Red 6 −5 0 1']],
  ])('is the whole sum, %s, each row adding up', (scoring, reward, sums) => {
    const board = start({ rings: 2, scoring });
    for (const node of NODES) board.play(node);
    expect(scoreOf(board).rows).toEqual(sums);
    expect(scoreOf(board).text('tr', 'best')).toMatch(/^Red/);
    expect(told(board)).toBe(`Blue has 1 group. Red has 1 group. ${reward}`);
  });

  it('says what each figure means', () => {
    const board = start({ position: COUNT });
    const stars = 'Blue has 1 group. Red has 3 groups. Each group fewer is worth 2 points.';
    expect(told(board)).toBe(stars);
    expect([0, 1, 2, 3, 4].map((term) => toldOf(board, term))).toEqual([
      'Rim cells that are Blue’s, 1 point each.',
      'Blue’s corners: three or more bring 1 point.',
      stars,
      'All figures of this row together.',
      'Rim cells that are Red’s, 1 point each.',
    ]);
  });

  it('calls each figure by whose it is and what it counts', () => {
    const { labels } = scoreOf(start({ position: COUNT, names: 'Ada Ben' }));
    expect(labels).toHaveLength(8);
    expect(labels[1]).toBe('Ada, Corners 0: *40, A40');
    expect(labels[6]).toMatch(
      /^Ben, Groups −4\. Group 1: .*\. Group 4: [^.]*\. Ada has 1 group\. Ben has 3 groups\. Each group fewer is worth 2 points\.$/,
    );
  });

  it('tells after an agreed count how many rim cells are nobody’s', () => {
    expect(told(start({ position: '2:B4.R9.;over=counted' }))).toMatch(/ Nobody owns \d+ rim cells\.$/);
  });
});
