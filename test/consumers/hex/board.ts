/** The rhombus of Hex (H2): hexagons by column and row, and the two sides of each seat. */
import { memoize, polygonChart, times, type Board, type Point } from 'planisphere/core';

const LETTERS = 'abcdefghijklm';
const WIDTH = Math.sqrt(3);

const centre = (column: number, row: number): Point => [WIDTH * (column + row / 2), 1.5 * row];

const hexagon = ([x, y]: Point): Point[] =>
  times(6, (corner) => [x + Math.sin((corner * Math.PI) / 3), y - Math.cos((corner * Math.PI) / 3)]);

export const nameOf = (column: number, row: number): string => `${LETTERS[column]}${row + 1}`;

export const columnOf = (cell: string): number => LETTERS.indexOf(cell.charAt(0));
export const rowOf = (cell: string): number => Number(cell.slice(1)) - 1;

/** A line along one side of the board, a little outside its cells. */
function side(seat: number, from: Point, to: Point, [dx, dy]: Point): NonNullable<Board['sides']>[number] {
  return { seat, points: [from, to].map(([x, y]): Point => [x + dx, y + dy]) };
}

export const boardOf = memoize((size: number): Board => {
  const last = size - 1;
  const [topLeft, topRight, bottomLeft, bottomRight] = [
    centre(0, 0),
    centre(last, 0),
    centre(0, last),
    centre(last, last),
  ];
  return {
    chart: polygonChart({
      rows: times(size, (row) => times(size, (column) => nameOf(column, row))),
      corners: (cell) => hexagon(centre(columnOf(cell), rowOf(cell))),
      margin: 1.8,
    }),
    sides: [
      side(0, topLeft, topRight, [0, -1.25]),
      side(0, bottomLeft, bottomRight, [0, 1.25]),
      side(1, topLeft, bottomLeft, [-1.3, 0]),
      side(1, topRight, bottomRight, [1.3, 0]),
    ],
    labels: [
      ...times(size, (column) => {
        const [x, y] = centre(column, 0);
        return { text: LETTERS.charAt(column), at: [x - 0.4, y - 1.9] as const };
      }),
      ...times(size, (row) => {
        const [x, y] = centre(0, row);
        return { text: `${row + 1}`, at: [x - 1.95, y] as const };
      }),
    ],
  };
});
