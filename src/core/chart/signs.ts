/**
 * Signs over a picture: marks, the last move, and the shapes that other signs are made of. Boards and files draw them
 * alike.
 */
import type { Chart, Point } from './chart.js';
import type { Mark } from '../text/marks.js';
import { circle, decimal, line, pair } from './path.js';

/** One SVG element, its text not yet escaped. */
export interface SignShape {
  readonly tag: 'path' | 'text';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

function path(names: string, d: string, more: SignShape['attributes'] = {}): SignShape {
  return { tag: 'path', attributes: { class: names, ...more, d } };
}

/** A line on paper, so that it stands out from every piece. */
export function cased(d: string, sign: string, names = sign): readonly SignShape[] {
  return [path(`casing of-${sign}`, d), path(names, d)];
}

/** A finder's reticle: a ring and four ticks, about the origin. */
function reticle(r: number): string {
  const ticks = [-r, r].map((to) => {
    const [from, length] = [decimal(0.8 * to), decimal(0.7 * to)];
    return `M${from} 0h${length}M0 ${from}v${length}`;
  });
  return circle([0, 0], r) + ticks.join('');
}

/** An angle in each corner of a cell about the origin, a quarter of its sides long. */
function angles(corners: readonly Point[]): string {
  const angle = ([a, b]: Point, at: number): string =>
    line(
      [at - 1, at, at + 1 - corners.length].map((near): Point => {
        const [c, d] = corners.at(near) as Point;
        return [(3 * a + c) / 4, (3 * b + d) / 4];
      }),
    );
  return corners.map(angle).join('');
}

/** From one centre to another, both ends drawn back by `gap`, with a head at the second. */
function arrow([x1, y1]: Point, [x2, y2]: Point, gap: number, head: number): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const tip: Point = [x2 - gap * dx, y2 - gap * dy];
  const barb = (turn: number): Point => [
    tip[0] - head * Math.cos(angle + turn),
    tip[1] - head * Math.sin(angle + turn),
  ];
  return line([[x1 + gap * dx, y1 + gap * dy], tip]) + line([barb(-0.55), tip, barb(0.55)]);
}

/** An arrow from one cell to another, as path data. */
export function arrowBetween({ centre, pitch }: Chart, from: string, to: string): string {
  return arrow(centre(from), centre(to), pitch * 0.46, pitch * 0.34);
}

/** The transform that moves a sign about the origin to a cell. */
export function moveTo({ centre }: Chart, cell: string): string {
  return `translate(${pair(centre(cell))})`;
}

/**
 * Signs of the last move: cut into the piece on the cell, or if none covers it, drawn over the cell and visible on any
 * ground.
 */
export function lastSigns(chart: Chart, cell: string, isCut: boolean): readonly SignShape[] {
  const { corners, pitch } = chart;
  const d = corners ? angles(corners) : reticle(pitch * 0.24);
  const at = { transform: moveTo(chart, cell) };
  return isCut ? [path('last', d, at)] : [path('casing of-last', d, at), path('last over', d, at)];
}

function labelSigns({ pitch }: Chart, [x, y]: Point, label: string): readonly SignShape[] {
  const r = pitch * 0.3;
  const size = (r * 1.5) / Math.max(1, label.length * 0.6);
  // Engines do not agree on a central baseline, so the figure is set down by half its height.
  const at = { x: decimal(x), y: decimal(y + size * 0.36), 'font-size': decimal(size) };
  return [
    ...cased(circle([x, y], r), 'mark', 'mark filled'),
    { tag: 'text', attributes: { class: 'label', ...at }, text: label },
  ];
}

/** Shapes of a mark that a page draws on a board. */
export function markSigns(chart: Chart, mark: Mark): readonly SignShape[] {
  const { pitch } = chart;
  const stroked = (d: string, extra = ''): readonly SignShape[] => cased(d, 'mark', `mark${extra}`);
  if (mark.type === 'arrow') return stroked(arrowBetween(chart, mark.from, mark.to));
  const centre = chart.centre(mark.cell);
  if (mark.type === 'label') return labelSigns(chart, centre, mark.label);
  if (mark.kind === 'dot') return stroked(circle(centre, pitch * 0.16), ' filled');
  return stroked(circle(centre, pitch * 0.44), mark.kind === 'danger' ? ' danger' : '');
}
