/** Draws over a board's picture: focus, hover, what is picked, hints, refusals, marks. */
import type { Chart, Point } from '../../core/chart/chart.js';
import type { Mark } from '../../core/text/marks.js';
import { circle, decimal, line } from '../../core/chart/path.js';
import {
  arrowBetween,
  cased as casedSigns,
  lastSigns,
  markSigns,
  moveTo,
  type SignShape,
} from '../../core/chart/signs.js';
import type { Spotlight } from '../contract/adapter.js';
import { Magnifier } from './magnifier.js';
import { cornersOf, planeOf } from './plane.js';
import { parseMarkup, setChanged, svgNode } from '../dom/markup.js';

/** `named`: a cell that a text names, while the name is pointed at. */
export type Sign = 'hover' | 'picked' | 'hint' | 'refused' | 'named' | 'focus';

/** Later ones lie on top. */
const ORDER: readonly (Sign | 'lit' | 'last' | 'marks' | 'reason')[] = [
  'lit',
  'last',
  'hover',
  'picked',
  'marks',
  'reason',
  'hint',
  'refused',
  'named',
  'focus',
];

function cross([x, y]: Point, r: number): string {
  const bars = [-r, r].map((to) =>
    line([
      [x - r, y - to],
      [x + r, y + to],
    ]),
  );
  return bars.join('');
}

function nodesOf(signs: readonly SignShape[]): SVGElement[] {
  return signs.map(({ tag, attributes, text }) => {
    const node = svgNode(tag, attributes);
    if (text !== undefined) node.textContent = text;
    return node;
  });
}

/** Nodes of a preview, drawn faintly. */
function ghostNodes(markup: string): Element[] {
  const nodes = [...parseMarkup(markup, 'svg').children];
  for (const node of nodes) node.classList.add('ghost');
  return nodes;
}

const cased = (d: string, sign: string): SVGElement[] => nodesOf(casedSigns(d, sign));

export class Layer {
  readonly chart: Chart;
  readonly svg: SVGSVGElement;
  readonly #nameOf: (cell: string) => string;
  readonly #groups = new Map<string, SVGGElement>();
  /** The cell that each sign is shown on. */
  readonly #shown = new Map<Sign, string | undefined>();
  readonly #corners: readonly SVGElement[];
  #marks: readonly Mark[] = [];
  #lens: Magnifier | undefined;

  /** `nameOf`: what a cell is called, where that is not its own name. */
  constructor(chart: Chart, nameOf = (cell: string): string => cell) {
    this.chart = chart;
    this.#nameOf = nameOf;
    this.svg = svgNode('svg', {
      class: 'layer',
      'aria-hidden': 'true',
      viewBox: chart.viewBox.join(' '),
    });
    for (const name of ORDER) {
      // Text measures itself by the chart's width, so that its size in px is told by how wide the board stands.
      const group = svgNode('g', { 'data-sign': name, 'font-size': chart.viewBox[2] });
      this.#groups.set(name, group);
      this.svg.append(group);
    }
    this.#corners = cornersOf(chart.viewBox, chart.pitch / 100).map((corner) =>
      svgNode('rect', { class: 'corner', ...corner }),
    );
    this.svg.prepend(...this.#corners);
  }

  /**
   * From chart units to the window's px, wherever the page has put the board. `target`: the node that the pointer is
   * on, which may be the lens.
   */
  toScreen(target?: EventTarget | null): DOMMatrix {
    const isInLens = this.#lens && target && this.#lens.node.contains(target as Node);
    return isInLens ? this.#measured().multiply(this.#lens?.matrix) : this.#measured();
  }

  #measured(): DOMMatrix {
    return planeOf(this.#corners, this.chart.viewBox);
  }

  /** Fades everything outside the spotlight. */
  light(lit?: Spotlight): void {
    const [x, y, width, height] = this.chart.viewBox;
    const veil = lit && `M${x} ${y}h${width}v${height}h${-width}Z${lit.holes}`;
    (this.#groups.get('lit') as SVGGElement).replaceChildren(
      ...(veil ? [svgNode('path', { class: 'veil', d: veil }), ...cased(lit.edges, 'lit')] : []),
    );
  }

  /** Shows a sign on one cell, or on none; `ghost`: markup of the slice's own in its stead. */
  show(sign: Sign, cell: string | undefined, ghost?: string): void {
    if (this.#shown.get(sign) === (ghost ?? cell)) return;
    this.#shown.set(sign, ghost ?? cell);
    const group = this.#groups.get(sign) as SVGGElement;
    group.replaceChildren(
      ...(ghost ? ghostNodes(ghost) : cell === undefined ? [] : this.#signNodes(sign, cell)),
    );
  }

  /** Outlines the cells that a hint speaks of; `way`: an arrow leads from its first cell to its second. */
  showReason(cells: readonly string[], way?: readonly [from: string, to: string]): void {
    const outlines = cells.map((cell) => this.chart.outline(cell, 0.85)).join('');
    const d = outlines + (way ? arrowBetween(this.chart, ...way) : '');
    (this.#groups.get('reason') as SVGGElement).replaceChildren(...(d ? cased(d, 'reason') : []));
  }

  /** It is on another cell after every move: while it looks the same its nodes stay. */
  showLast(cell: string | undefined, isPiece: boolean): void {
    const group = this.#groups.get('last') as SVGGElement;
    const nodes = [...group.children];
    if (cell === undefined) return group.replaceChildren();
    const count = isPiece ? 1 : 2;
    if (nodes.length !== count)
      return group.replaceChildren(...nodesOf(lastSigns(this.chart, cell, isPiece)));
    for (const node of nodes) setChanged(node, 'transform', moveTo(this.chart, cell));
  }

  /** Magnifies the neighbourhood of a cell, or of none; `picture`: what lies under the signs. */
  showLens(cell: string | undefined, picture: SVGElement): void {
    this.#lens?.node.remove();
    this.#lens = undefined;
    if (cell === undefined) return;
    const placed = this.#measured();
    // A board that is hidden has no place.
    if (!Number.isFinite(placed.e)) return;
    this.#lens = new Magnifier(this.chart, cell, placed, [picture, ...this.#groups.values()]);
    this.svg.append(this.#lens.node);
  }

  #signNodes(sign: Sign, cell: string): SVGElement[] {
    const { chart } = this;
    const centre = chart.centre(cell);
    switch (sign) {
      case 'focus':
      case 'named':
        return [...cased(chart.outline(cell, 0.98), sign), this.#nameNode(cell, centre)];
      case 'refused':
        return [...cased(cross(centre, chart.pitch * 0.25), sign), this.#nameNode(cell, centre)];
      case 'hint':
        return [
          ...cased(circle(centre, chart.pitch * (chart.hintRadius ?? 0.4)), sign),
          this.#nameNode(cell, centre),
        ];
      case 'picked':
        return cased(chart.outline(cell, 0.85), sign);
      default:
        return [svgNode('path', { class: sign, d: chart.outline(cell, 0.9) })];
    }
  }

  /** The cell's name above it, below it at the top of the board. */
  #nameNode(cell: string, [x, y]: Point): SVGElement {
    const { viewBox, pitch } = this.chart;
    const gap = pitch * (y - pitch < viewBox[1] ? 1 : -0.68);
    const text = svgNode('text', { class: 'name', x: decimal(x), y: decimal(y + gap) });
    text.textContent = this.#nameOf(cell);
    return text;
  }

  showMarks(marks: readonly Mark[]): void {
    if (marks === this.#marks) return;
    this.#marks = marks;
    (this.#groups.get('marks') as SVGGElement).replaceChildren(
      ...nodesOf(marks.flatMap((mark) => markSigns(this.chart, mark))),
    );
  }
}
