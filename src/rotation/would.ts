/** Previews a rotation in words. */
import type { Words } from '../core/words/words.js';
import { scoreCard } from './api.js';
import { baseOf } from './cards.js';
import { centreOf, readCell, rings } from './geometry.js';
import { boardOf, countIn, gridOf, objectsAround, rangeAt, rotated } from './grid.js';
import { metBy } from './outcome.js';
import type { Card, Reading, View } from './state.js';
import { fold, indexed } from '../core/basics/indices.js';

/** The same game after the star in this cell has rotated. */
export function afterRotation<V extends View>(view: V, star: number): V {
  const board = boardOf(rotated(gridOf(view.board), star));
  return view.use === 'game' ? { ...view, board, turned: true } : { ...view, board };
}

/** R3: whether an object would jump along its ring, over cells that the board does not have. */
export function jumpsAtEdge({ board }: View, cell: string): boolean {
  const grid = gridOf(board);
  const star = readCell(grid, cell);
  if (star === undefined) return false;
  return rings(grid, star, rangeAt(grid, star)).some((cells) =>
    indexed(cells).some(([n, to]) => {
      const from = cells.at(n - 1) as number;
      const [[x1, y1], [x2, y2]] = [centreOf(grid, from), centreOf(grid, to)];
      return grid.cells[from] !== 0 && Math.abs(x2 - x1) + Math.abs(y2 - y1) > 1;
    }),
  );
}

export const sum = (counts: readonly number[]): number => fold(counts, 0, (total, count) => total + count);

/** R8: how many lines of a board hold a card, and what it scores there. */
export function worthOf(
  { board, reading }: { readonly board: View['board']; readonly reading: Reading },
  card: Card,
): { readonly found: number; readonly points: number } {
  const found = countIn(board, card, reading);
  return { found, points: scoreCard(baseOf(card), found) };
}

/**
 * The objects that would move; in the card game also the score of the acting seat's cards. How many patterns of a
 * puzzle would be found then is the reader's to see, but in a lesson (`tellsGoals`).
 */
export function describeWould(view: View, cell: string, words: Words, tellsGoals: boolean): string {
  const grid = gridOf(view.board);
  const star = readCell(grid, cell);
  if (star === undefined) return '';
  const after = afterRotation(view, star);
  const moved = objectsAround(grid, star);
  if (after.use === 'game') {
    const hand = after.hands[after.seat] ?? [];
    return words.say('preview.cards', {
      moved,
      points: sum(hand.map((card) => worthOf(after, card).points)),
    });
  }
  if (!tellsGoals || after.goals.length === 0) return words.say('preview.moved', { moved });
  const of = sum(after.goals.map(({ atLeast }) => atLeast));
  return words.say('preview.goals', { moved, done: sum(metBy(after)), of });
}
