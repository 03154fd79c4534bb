/** The bare board: all that is there before anybody has moved. Boards of one size share it. */
import { decimal } from '../core/chart/path.js';
import { times } from '../core/basics/times.js';
import { chart, type Grid } from './geometry.js';

/** Cells, centres and coordinates; `groups` is what is shown on them. */
export function boardMarkup(grid: Grid, groups: Readonly<Record<string, string>> = {}): string {
  const { cols, rows } = grid;
  const { viewBox } = chart(grid);
  const inner = [
    ...times(cols - 1, (x) => `M${x + 1} 0v${rows}`),
    ...times(rows - 1, (y) => `M0 ${y + 1}h${cols}`),
  ].join('');
  const centres = times(
    cols * rows,
    (i) => `M${(i % cols) + 0.42} ${Math.floor(i / cols) + 0.5}h.16m-.08-.08v.16`,
  ).join('');
  const letters = times(cols, (x) => `<text x="${x + 0.5}" y="-.2">${String.fromCharCode(65 + x)}</text>`);
  const numbers = times(rows, (y) => `<text x="-.33" y="${decimal(y + 0.57)}">${y + 1}</text>`);
  const filled = ['paths', 'plan', 'bursts', 'nodes'].map(
    (name) => `<g class="${name}">${groups[name] ?? ''}</g>`,
  );
  const box = viewBox.map(decimal).join(' ');
  const outline = `M0 0H${cols}V${rows}H0Z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="picture" viewBox="${box}">` +
    `<path class="field" d="${outline}"/><path class="centres" d="${centres}"/>` +
    `<path class="line" d="${inner}${outline}"/>` +
    `<g class="coords" font-size="${decimal(viewBox[2])}">${letters.join('')}${numbers.join('')}</g>` +
    `${filled.join('')}</svg>`
  );
}
