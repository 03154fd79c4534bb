/** The bare board: all that is there before anybody has moved. Boards of one size share it. */
import { decimal } from '../core/path.js';
import { chart, type Grid } from './geometry.js';

/** Cells, centres and coordinates; `groups` is what is shown on them. */
export function boardMarkup(grid: Grid, groups: Readonly<Record<string, string>> = {}): string {
  const { cols, rows } = grid;
  const { viewBox } = chart(grid);
  const inner = [
    ...Array.from({ length: cols - 1 }, (_, x) => `M${x + 1} 0v${rows}`),
    ...Array.from({ length: rows - 1 }, (_, y) => `M0 ${y + 1}h${cols}`),
  ].join('');
  const centres = Array.from(
    { length: cols * rows },
    (_, i) => `M${(i % cols) + 0.42} ${Math.floor(i / cols) + 0.5}h.16m-.08-.08v.16`,
  ).join('');
  const letters = Array.from(
    { length: cols },
    (_, x) => `<text x="${x + 0.5}" y="-.2">${String.fromCharCode(65 + x)}</text>`,
  );
  const numbers = Array.from(
    { length: rows },
    (_, y) => `<text x="-.33" y="${decimal(y + 0.57)}">${y + 1}</text>`,
  );
  const filled = ['paths', 'plan', 'bursts', 'nodes'].map(
    (name) => `<g class="${name}">${groups[name] ?? ''}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="picture" viewBox="${viewBox.map(decimal).join(' ')}"><path class="field" d="M0 0H${cols}V${rows}H0Z"/><path class="centres" d="${centres}"/><path class="line" d="${inner}M0 0H${cols}V${rows}H0Z"/><g class="coords">${letters.join('')}${numbers.join('')}</g>${filled.join('')}</svg>`;
}
