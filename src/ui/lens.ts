/** A magnified view of the neighbourhood of a cell, for fingers on dense boards. It stands clear of the finger, inside the board's box. */
import type { Chart } from '../core/chart.js';
import { circle } from '../core/path.js';
import { svgNode } from './svg.js';

const ZOOM = 2.7;
/** Its diameter as a share of the box's height: with the finger's own room it always fits above or below. */
const SHARE = 0.42;

export class Lens {
  readonly node: SVGGElement;
  /** From the board to what the lens shows of it, in board units. */
  readonly matrix: DOMMatrix;

  /** `gap`: how far it keeps from the cell; `shown`: the drawings that it magnifies, lowest first. */
  constructor(chart: Chart, cell: string, gap: number, shown: readonly SVGElement[]) {
    const [left, top, width, height] = chart.viewBox;
    const [x, y] = chart.centre(cell);
    const r = (SHARE / 2) * height;
    const above = y - gap - r;
    const cy = above - r < top ? y + gap + r : above;
    const cx = Math.min(Math.max(x, left + r), left + width - r);
    const [dx, dy] = [cx - ZOOM * x, cy - ZOOM * y];
    this.matrix = new DOMMatrix([ZOOM, 0, 0, ZOOM, dx, dy]);
    this.node = svgNode('g', { class: 'lens', 'aria-hidden': 'true' });
    const round = (name: string): SVGElement => svgNode('path', { class: name, d: circle([cx, cy], r) });
    const clip = svgNode('clipPath', { id: 'lens' });
    clip.append(round(''));
    const glass = svgNode('g', { 'clip-path': 'url(#lens)' });
    const view = svgNode('g', { transform: `matrix(${ZOOM} 0 0 ${ZOOM} ${dx} ${dy})` });
    for (const node of shown) {
      // A picture's own element would have a box of its own: its content takes its classes along.
      const copy = svgNode('g', { class: node.getAttribute('class') ?? '' });
      copy.append(...[...node.childNodes].map((child) => child.cloneNode(true)));
      view.append(copy);
    }
    glass.append(view);
    this.node.append(clip, round('lens-ground'), glass, round('lens-edge'));
  }
}
