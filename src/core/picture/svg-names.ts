/** The names of a board’s cells, written beside their middles, for files of boards that show none. */
import type { Chart, Point } from '../chart/chart.js';
import { css } from '../chart/css.js';
import { decimal } from '../chart/path.js';
import { element, escaped } from './svg-text.js';

export const nameStyle = css`
  .cell-names {
    fill: var(--ink2);
    stroke: var(--field);
    stroke-width: 0.12;
    stroke-linejoin: round;
    paint-order: stroke;
    text-anchor: middle;
  }
`;

/** `beside`: how far from a cell’s middle the middle of its name is, and `size`: its font size, in board units. */
export function namesOf({ rows, centre }: Chart, [dx, dy]: Point, size: number): string {
  const texts = rows.flat().map((cell) => {
    const [x, y] = centre(cell);
    return element('text', { x: decimal(x + dx), y: decimal(y + dy + 0.36 * size) }, escaped(cell));
  });
  return element('g', { class: 'cell-names', 'font-size': size }, texts.join(''));
}
