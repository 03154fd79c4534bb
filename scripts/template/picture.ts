/**
 * The row as SVG in board units: shapes and classes, no colour, no text. It knows no page and no gesture.
 * To replace: the markup. What never changes is one path; what changes bears `data-c`, for patch.ts to find.
 */
import { centreOf, chart } from './geometry.js';
import type { State } from './state.js';

const STAR = 'M0-.4L.1-.14L.38-.12L.16.05L.24.32L0 .17L-.24.32L-.16.05L-.38-.12L-.1-.14Z';

function starMarkup(star: number, left: number): string {
  const [x, y] = centreOf(star);
  return `<path class="star${star > left ? ' out' : ''}" data-c="${star}" transform="translate(${x},${y})" d="${STAR}"/>`;
}

/** A row of so many stars, of which the first `left` shine: `.line` behind, then `.star[data-c]`, some of them `.out`. */
export function rowMarkup(stars: number, left: number): string {
  const { viewBox, rows } = chart(stars);
  const line = rows.map((row, index) => `M.5 ${index + 0.5}h${row.length - 1}`).join('');
  const shapes = rows.flat().map((cell) => starMarkup(Number(cell), left));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="picture" viewBox="${viewBox.join(' ')}">`,
    `<path class="line" d="${line}"/>${shapes.join('')}</svg>`,
  ].join('');
}

export function picture({ options: { stars }, left }: State): string {
  return rowMarkup(stars, left);
}
