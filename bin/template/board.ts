/** The board: squares by column and row. */
import { memoize, polygonChart, times, type Board } from 'planisphere/core';

const LETTERS = 'abcdefghi';

export const nameOf = (column: number, row: number) => `${LETTERS[column]}${row + 1}`;
export const columnOf = (cell: string) => LETTERS.indexOf(cell.charAt(0));
export const rowOf = (cell: string) => Number(cell.slice(1)) - 1;

/** The same board for the same size: what hangs on it is made once. */
export const boardOf = memoize((size: number): Board => ({
  chart: polygonChart({
    // As a screen reader walks them. Cells with a side in common are neighbours.
    rows: times(size, (row) => times(size, (column) => nameOf(column, row))),
    corners: (cell) => {
      const [x, y] = [columnOf(cell), rowOf(cell)];
      return [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];
    },
    margin: 0.6,
  }),
  labels: [
    ...times(size, (column) => ({ text: LETTERS.charAt(column), at: [column + 0.5, -0.3] as const })),
    ...times(size, (row) => ({ text: `${row + 1}`, at: [-0.3, row + 0.5] as const })),
  ],
}));
