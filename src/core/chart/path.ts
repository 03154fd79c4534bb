/** SVG path data from points, with two decimals per number. */
import type { Point } from './chart.js';

/** A number as short as it can be: `.5`, `-3`, `2.31`. */
export function decimal(value: number): string {
  const text = `${Math.round(value * 100) / 100}`;
  return value < 1 && value > -1 ? text.replace('0.', '.') : text;
}

/** A point in SVG path data. */
export function pair(point: Point): string {
  return `${decimal(point[0])} ${decimal(point[1])}`;
}

/** A line through points, as SVG path data. */
export function line(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}`;
}

/** A closed line through points, as SVG path data. */
export function polygon(points: readonly Point[]): string {
  return `${line(points)}Z`;
}

/** A circle as SVG path data. */
export function circle([x, y]: Point, radius: number): string {
  // Half and whole are rounded alike: if the half were larger by a hair, two arcs would bulge to an oval.
  const half = Math.round(radius * 100) / 100;
  const r = decimal(half);
  const d = decimal(2 * half);
  return `M${pair([x - half, y])}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0-${d} 0Z`;
}

/** Points drawn towards a centre (or away from it) by a factor. */
export function scaled(points: readonly Point[], [cx, cy]: Point, factor: number): readonly Point[] {
  return points.map((point) => [cx + (point[0] - cx) * factor, cy + (point[1] - cy) * factor]);
}
