/**
 * The cells that a piece in hand can go to, over the picture of a described game: a dot, or a ring round what stands
 * there.
 */
import type { Chart } from '../../core/chart/chart.js';
import { circle, decimal } from '../../core/chart/path.js';
import type { Stones } from '../../core/simple/stones.js';
import { KeyedGroup } from '../board/keyed-group.js';
import { svgNode } from '../dom/markup.js';
import { css } from '../styles/sheet.js';

/** Shares of the distance between neighbours. */
const DOT = 0.11;
const RING = 0.43;
const WIDTH = 0.06;

export class Targets {
  readonly #group = svgNode('g', { class: 'targets' });
  readonly #dots = new KeyedGroup(this.#group);

  show(picture: SVGSVGElement, { centre, pitch }: Chart, cells: readonly string[], stones: Stones): void {
    // A picture that is drawn again has lost what was over it.
    if (picture.lastElementChild !== this.#group) picture.append(this.#group);
    const width = decimal(WIDTH * pitch);
    const marks = cells.map((key) => ({ key, kind: stones[key] === undefined ? 'dot' : 'ring' }));
    this.#dots.hold(marks, ({ key, kind }) => {
      const d = circle(centre(key), (kind === 'dot' ? DOT : RING) * pitch);
      return `<path class="target ${kind}" data-c="${key}" stroke-width="${width}" d="${d}"/>`;
    });
  }
}

export const targetStyles = css`
  .picture .target {
    fill: var(--ink);
    stroke: none;
    opacity: 0.55;
  }
  .picture .target.ring {
    fill: none;
    stroke: var(--ink);
  }
`;
