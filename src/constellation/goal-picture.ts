/** The goal, drawn as a sentence: a chain of stars with the scoring parts of this mode. */
import type { Point } from '../core/chart/chart.js';
import { line } from '../core/chart/path.js';
import { aloneBody } from './base.js';
import { hqsEach } from './soundness.js';
import type { Kind, State } from './state.js';

/** Places of the chain's stars, in board units: 22 px each at the size of the goal. */
const CHAIN: readonly Point[] = [
  [0.5, 1.42],
  [1.45, 0.6],
  [2.45, 1.35],
  [3.45, 0.58],
];

/** HQs at both ends; two black holes where only what they destroy scores. */
function kindsOf({ options }: State): readonly (Kind | 'hq')[] {
  if (options.mode === 'blackhole') return ['blackhole', 'star', 'star', 'blackhole'];
  const end = hqsEach(options) > 0 ? 'hq' : 'star';
  return [end, 'star', 'star', hqsEach(options) > 1 ? end : 'star'];
}

export function goalPicture(state: State): string {
  const stars = kindsOf(state).map((kind, i) => {
    const point = CHAIN[i] as Point;
    const body = aloneBody(kind, point);
    return `<g class="star ${kind} seat-0">${body}</g>`;
  });
  const lane = line(CHAIN);
  // Two connected HQs are joined by a double line, as on the map.
  const hqLine =
    hqsEach(state.options) > 1 && state.options.mode !== 'blackhole'
      ? `<path class="hq-line seat-0" d="${lane}"/><path class="core" d="${lane}"/>`
      : '';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="goal" viewBox="0 0 4 2">' +
    `<path class="link seat-0" d="${line(CHAIN)}"/>${hqLine}${stars.join('')}</svg>`
  );
}
