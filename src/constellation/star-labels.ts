/** The names of stars as they are drawn on a map: a letter at each row, and a name beside each star. */
import type { Point } from '../core/chart/chart.js';
import { indexed } from '../core/basics/indices.js';
import { memoize } from '../core/basics/memoize.js';
import { decimal, pair } from '../core/chart/path.js';
import { times } from '../core/basics/times.js';
import { pointAt } from './base.js';
import type { Sky } from './geometry.js';
import { rowLetter, starNames } from './star-names.js';

/** A box by its middle and half its sides. */
interface Box {
  readonly middle: Point;
  readonly half: Point;
}

/** A name is so high, as a share of the map's height: 36 px on a board of 1048. */
const SHARE = 36 / 1048;
/** With more stars there is no room for names so large. */
const MANY = 81;
/** The sides of bold capitals and figures, as shares of the size of their letters. */
const [WIDE, HIGH] = [0.68, 0.74];
/** So many places round a star are tried, on three rings. */
const WAYS = 16;

/** The size of the letters, in units of the map. */
function sizeOn({ chart, ids }: Sky): number {
  const size = SHARE * chart.viewBox[3];
  return ids.length > MANY ? size / 2 : size;
}

const meets = (one: Box, other: Box): boolean =>
  [0, 1].every(
    (axis) =>
      Math.abs((one.middle[axis] as number) - (other.middle[axis] as number)) <
      (one.half[axis] as number) + (other.half[axis] as number),
  );

/** How much of a line lies in a box: points on it are tried. */
function covers({ middle: [x, y], half: [w, h] }: Box, [ax, ay]: Point, [bx, by]: Point): number {
  const [left, right] = [Math.min(ax, bx), Math.max(ax, bx)];
  const [top, bottom] = [Math.min(ay, by), Math.max(ay, by)];
  if (right < x - w || left > x + w || bottom < y - h || top > y + h) return 0;
  const isIn = (part: number): boolean =>
    Math.abs(ax + part * (bx - ax) - x) < w && Math.abs(ay + part * (by - ay) - y) < h;
  return times(17, (i) => i / 16).filter(isIn).length;
}

/** How easily a name is taken for another star's: those that are as near count. */
function doubts({ middle: [x, y] }: Box, own: number, points: readonly Point[]): number {
  const awayFrom = ([px, py]: Point): number => Math.hypot(px - x, py - y);
  const near = 1.35 * awayFrom(points[own] as Point);
  return 4 * points.filter((point, place) => place !== own && awayFrom(point) < near).length;
}

/** The places for a name of this box beside a star, the nearer ring and the right side first. */
function placesFor([x, y]: Point, [w, h]: Point): readonly Box[] {
  return [0.44, 0.56, 0.74].flatMap((reach) =>
    times(WAYS, (i) => (2 * Math.PI * i) / WAYS).map((angle): Box => {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return { middle: [x + cos * (reach + w), y + sin * (reach + h)], half: [w, h] };
    }),
  );
}

/**
 * Where each name stands: at the place that covers the fewest lines, inside the map, on no star and on no other name
 * where there is room for that.
 */
export const labelPlaces = memoize((sky: Sky): readonly Point[] => {
  const size = sizeOn(sky);
  const names = starNames(sky);
  const [left, top, width, height] = sky.chart.viewBox;
  const points = sky.ids.map((_, place) => pointAt(sky, place));
  // A shape reaches farther where it may be an HQ, in its frame.
  const stars = points.map((middle): Box => ({ middle, half: [0.42, 0.42] }));
  const taken: Box[] = [];
  const halfOf = (id: string): Point => [
    (WIDE * size * ((names[id] as string).length + 0.3)) / 2,
    (HIGH * size) / 2,
  ];
  const crowd = (place: number): number => sky.near[place]?.length ?? 0;
  const order = points.map((_, place) => place).sort((a, b) => crowd(b) - crowd(a));
  const found: Point[] = [...points];
  for (const place of order) {
    let best: Box | undefined;
    let least = Infinity;
    for (const box of placesFor(points[place] as Point, halfOf(sky.ids[place] as string))) {
      const [x, y] = box.middle;
      const isOut =
        x - box.half[0] < left ||
        x + box.half[0] > left + width ||
        y - box.half[1] < top ||
        y + box.half[1] > top + height;
      const hits = stars.filter((star, other) => other !== place && meets(box, star)).length;
      const meeting = taken.filter((other) => meets(box, other)).length;
      let cost = (isOut ? 400 : 0) + 1000 * meeting + 60 * hits + doubts(box, place, points);
      if (cost >= least) continue;
      for (const { a, b } of sky.edges) cost += covers(box, points[a] as Point, points[b] as Point);
      if (cost >= least) continue;
      best = box;
      least = cost;
    }
    if (!best) continue;
    taken.push(best);
    found[place] = best.middle;
  }
  return found;
}, new WeakMap());

/** From where to where each row reaches, from above. */
function bandsOf(sky: Sky): readonly (readonly [top: number, bottom: number])[] {
  const [, top, , height] = sky.chart.viewBox;
  const ends = sky.chart.rows.map((ids) => {
    const ys = ids.map((id) => sky.chart.centre(id)[1]);
    return [Math.min(...ys), Math.max(...ys)] as const;
  });
  const between = ends.slice(1).map(([from], at) => (from + (ends[at]?.[1] ?? from)) / 2);
  return ends.map((_, row) => [between[row - 1] ?? top, between[row] ?? top + height] as const);
}

/** Names and letters as markup in the units of the map, to lie over the lines and below nothing. */
export const labelsMarkup = memoize((sky: Sky): string => {
  const size = sizeOn(sky);
  const names = starNames(sky);
  const [left] = sky.chart.viewBox;
  const text = (kind: string, [x, y]: Point, told: string): string =>
    `<text class="${kind}" x="${decimal(x)}" y="${decimal(y)}">${told}</text>`;
  const rows = bandsOf(sky).map(([from, to], row) =>
    text('row-letter', [left + 0.6 * size, (from + to) / 2], rowLetter(row)),
  );
  const stars = labelPlaces(sky).map((point, place) =>
    text('star-name', point, names[sky.ids[place] as string] as string),
  );
  return `<g font-size="${decimal(size)}">${rows.join('')}${stars.join('')}</g>`;
}, new WeakMap());

/** Every second row is tinted, so that a row can be followed from its letter. */
export const rowsMarkup = memoize((sky: Sky): string => {
  const [left, , width] = sky.chart.viewBox;
  const band = (from: number, to: number): string =>
    `M${pair([left, from])}h${decimal(width)}v${decimal(to - from)}h${decimal(-width)}Z`;
  const drawn = indexed(bandsOf(sky)).flatMap(([row, [from, to]]) => (row % 2 === 1 ? band(from, to) : []));
  return `<path class="row-band" d="${drawn.join('')}"/>`;
}, new WeakMap());
