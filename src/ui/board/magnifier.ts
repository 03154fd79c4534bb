/**
 * A magnified view of the neighbourhood of a cell, for fingers on dense boards. It stands clear of the finger, inside
 * what is seen of the board's box.
 */
import type { Chart } from '../../core/chart/chart.js';
import { circle } from '../../core/chart/path.js';
import { svgNode } from '../dom/markup.js';

/** How far from the cell under it a finger hides the board. */
const FINGER_PX = 26;
const ZOOM = 2.7;
/** Its diameter as a share of the box's height: with the finger's own room it always fits above or below. */
const SHARE = 0.42;

export class Magnifier {
  readonly node: SVGGElement;
  /** From the board to what the lens shows of it, in board units. */
  readonly matrix: DOMMatrix;

  /** `placed`: from chart units to the window's px; `shown`: the drawings that it magnifies, lowest first. */
  constructor(chart: Chart, cell: string, placed: DOMMatrix, shown: readonly SVGElement[]) {
    const [left, top, width, height] = chart.viewBox;
    const [x, y] = chart.centre(cell);
    const r = (SHARE / 2) * height;
    const { a, b, d, f } = placed;
    const gap = FINGER_PX / Math.hypot(a, b);
    // The top of the visible part of the board, which may be partly scrolled away.
    const seen = ((visualViewport as VisualViewport).offsetTop - f) / d;
    const above = y - gap - r;
    const cy = above - r < Math.max(top, seen) ? y + gap + r : above;
    const cx = Math.min(Math.max(x, left + r), left + width - r);
    this.matrix = new DOMMatrix([ZOOM, 0, 0, ZOOM, cx - ZOOM * x, cy - ZOOM * y]);
    this.node = svgNode('g', { class: 'lens' });
    const round = (name: string): SVGElement => svgNode('path', { class: name, d: circle([cx, cy], r) });
    const clip = svgNode('clipPath', { id: 'lens' });
    clip.append(round(''));
    const glass = svgNode('g', { 'clip-path': 'url(#lens)' });
    const view = svgNode('g', { transform: this.matrix.toString() });
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
