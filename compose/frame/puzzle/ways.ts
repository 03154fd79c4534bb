/** Draws the solutions of a puzzle over its board: the first full, the second open beside it. It touches no page. */
import type { Chart, Point } from '../../../src/core/chart/chart.js';
import { indexed } from '../../../src/core/basics/indices.js';
import { circle, decimal, line, polygon } from '../../../src/core/chart/path.js';
import type { Step, Way } from './slice.js';

/** In steps from one cell to the next. */
const DISC = 0.09;
const FIGURE = 0.125;
/** A number with a cell for itself is larger. */
const ALONE = 1.7;
const BESIDE = 0.1;
const TIP = 0.07;
/** An arrow keeps away from the middles of its cells. */
const FREE = 0.26;

const NAMES = ['full', 'open'];

/** The point at a share of the way, moved aside. */
function along([ax, ay]: Point, [bx, by]: Point, share: number, aside: number): Point {
  const far = Math.hypot(bx - ax, by - ay) || 1;
  return [
    ax + (bx - ax) * share - ((by - ay) / far) * aside,
    ay + (by - ay) * share + ((bx - ax) / far) * aside,
  ];
}

function arrow(from: Point, to: Point, aside: number, pitch: number): string {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const share = (FREE * pitch) / far;
  const [begin, end] = [along(from, to, share, aside), along(from, to, 1 - share, aside)];
  const tip = (side: number): Point =>
    along(from, to, 1 - share - (TIP * pitch) / far, aside + side * TIP * pitch * 0.6);
  return (
    `<path class="casing" d="${line([begin, end])}"/><path class="line" d="${line([begin, end])}"/>` +
    `<path class="tip" d="${polygon([end, tip(1), tip(-1)])}"/>`
  );
}

function disc(at: Point, text: string, pitch: number): string {
  const [x, y] = at;
  return (
    `<path class="disc" d="${circle(at, DISC * pitch)}"/>` +
    `<text x="${decimal(x)}" y="${decimal(y)}" dy=".36em" font-size="${decimal(FIGURE * pitch)}">${text}</text>`
  );
}

/** Where a step has its number. `taken`: how many numbers of this way stand there already. */
function placeOf({ centre, pitch }: Chart, { from, to, isFull }: Step, place: number, taken: number): Point {
  const aside = (place === 0 ? -1 : 1) * BESIDE * pitch;
  const over = 2.1 * DISC * pitch * taken;
  if (from !== undefined) {
    const [x, y] = along(centre(from), centre(to), 0.5, aside);
    return [x + over, y];
  }
  const [x, y] = centre(to);
  if (!isFull) return [x + (place === 0 ? 0 : 2 * aside) + over, y];
  return [x + (place === 0 ? -1 : 1) * (0.3 * pitch + over), y + 0.24 * pitch];
}

/** Each way as a group, the first on top. */
export function waysMarkup(chart: Chart, ways: readonly Way[]): string {
  const shown = indexed(ways.slice(0, NAMES.length)).reverse();
  return shown
    .map(([place, { steps }]) => {
      const aside = (place === 0 ? -1 : 1) * BESIDE * chart.pitch;
      const taken = new Map<string, number>();
      const arrows = steps.map(({ from, to }) =>
        from === undefined ? '' : arrow(chart.centre(from), chart.centre(to), aside, chart.pitch),
      );
      const rings = steps.map(({ from, to, isFull }) =>
        from !== undefined || isFull ? '' : `<path class="ring" d="${chart.outline(to, 0.8)}"/>`,
      );
      const discs = indexed(steps).map(([n, step]) => {
        const key = `${step.from ?? ''}>${step.to}`;
        const before = taken.get(key) ?? 0;
        taken.set(key, before + 1);
        const isAlone = step.from === undefined && !step.isFull;
        const at = placeOf(chart, step, place, before);
        return disc(at, `${n + 1}`, chart.pitch * (isAlone ? ALONE : 1));
      });
      return `<g class="way ${NAMES[place]}">${rings.join('')}${arrows.join('')}${discs.join('')}</g>`;
    })
    .join('');
}
