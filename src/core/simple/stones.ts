/**
 * The stock picture of a simple game as markup: cells, lines that belong to seats, names of rows and columns, stones.
 */
import type { Chart } from '../chart/chart.js';
import { css } from '../chart/css.js';
import { SEAT_MARKS } from '../chart/palette.js';
import { circle, decimal, line } from '../chart/path.js';
import type { Seat } from '../contract/rules.js';
import type { Board, SimpleState } from './simple-game.js';

/** Shares of the distance between neighbours. */
const STONE = 0.37;
const MARK = 0.19;
const SIDE = 0.16;
const LETTER = 0.5;
/** Letters are no larger than this share of the board's width. */
const LARGEST = 0.035;

export type Stones = SimpleState<unknown>['stones'];

export function stoneMarkup({ centre, pitch }: Chart, cell: string, seat: Seat): string {
  const [x, y] = centre(cell);
  const mark = SEAT_MARKS[seat % SEAT_MARKS.length];
  const at = `translate(${decimal(x)},${decimal(y)})scale(${decimal(MARK * pitch)})`;
  const cut = mark ? `<path class="on" transform="${at}" d="${mark}"/>` : '';
  const stone = `<path class="stone" d="${circle([x, y], STONE * pitch)}"/>`;
  return `<g class="piece seat-${seat}" data-c="${cell}">${stone}${cut}</g>`;
}

/** Seat 0 has a line, the others beads: a reader of one ink tells them apart. */
function sidesMarkup({ chart, sides = [] }: Board): string {
  const width = SIDE * chart.pitch;
  return sides
    .map(({ seat, points }) => {
      const beads = seat === 0 ? '' : ` stroke-dasharray="0 ${decimal(1.8 * width)}"`;
      return `<path class="side seat-${seat}" stroke-width="${decimal(width)}"${beads} d="${line(points)}"/>`;
    })
    .join('');
}

function labelsMarkup({ chart, labels = [] }: Board): string {
  const [, , width] = chart.viewBox;
  const size = Math.min(LETTER * chart.pitch, LARGEST * width);
  const texts = labels.map(
    ({ text, at: [x, y] }) => `<text x="${decimal(x)}" y="${decimal(y)}" dy=".36em">${text}</text>`,
  );
  return `<g class="coordinates" font-size="${decimal(size)}">${texts.join('')}</g>`;
}

export function stonesPicture({ stones }: { readonly stones: Stones }, board: Board): string {
  const { chart } = board;
  const cells = chart.rows.flat();
  const pieces = cells.flatMap((cell) => {
    const seat = stones[cell];
    return seat === undefined ? [] : stoneMarkup(chart, cell, seat);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="picture" viewBox="${chart.viewBox.join(' ')}">`,
    `<path class="field" d="${cells.map((cell) => chart.outline(cell, 1)).join('')}"/>`,
    sidesMarkup(board),
    labelsMarkup(board),
    `<g class="pieces">${pieces.join('')}</g></svg>`,
  ].join('');
}

/** The ink of each class. */
export const stonesStyle = css`
  .picture .field {
    fill: var(--field);
    stroke: var(--line);
    stroke-width: 1px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .picture .side {
    fill: none;
    stroke: var(--seat);
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .stone {
    fill: var(--seat);
  }
  .on {
    fill: var(--on);
  }
  .coordinates text {
    font-weight: 600;
    fill: var(--ink2);
    text-anchor: middle;
  }
`;
