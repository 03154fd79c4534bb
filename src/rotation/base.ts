/** The markup of a board without what stands on it: the first that is seen, so it needs neither rules nor objects. */
import { decimal } from '../core/chart/path.js';
import { times } from '../core/basics/times.js';
import { chart, type Size } from './geometry.js';

/** The contents of a board, group by group. */
interface Groups {
  readonly lanes: string;
  readonly arrows: string;
  readonly pieces: string;
  readonly runs: string;
}

function gridPath({ width, height }: Size): string {
  const down = times(width - 1, (x) => `M${x + 1} 0V${height}`);
  const across = times(height - 1, (y) => `M0 ${y + 1}H${width}`);
  return [...down, ...across].join('');
}

/** The field with its edge; `.grid` and the groups where it bears something. */
export function boardMarkup(size: Size, groups?: Groups): string {
  const { width, height } = size;
  const { viewBox } = chart(size);
  const field = `<rect class="field" width="${width}" height="${height}"/>`;
  const edge = `<rect class="edge" width="${width}" height="${height}"/>`;
  const inside = groups
    ? `${field}<g class="lanes">${groups.lanes}</g><path class="grid" d="${gridPath(size)}"/>${edge}` +
      `<g class="arrows">${groups.arrows}</g><g class="pieces">${groups.pieces}</g><g class="runs">${groups.runs}</g>`
    : field + edge;
  const box = viewBox.map(decimal).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="picture" viewBox="${box}">${inside}</svg>`;
}
