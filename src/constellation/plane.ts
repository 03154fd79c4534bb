/**
 * Points of a map that is being made, to a thousandth of a unit. Nothing here depends on how an engine rounds.
 */
import type { Point } from '../core/chart/chart.js';
import { times } from '../core/basics/times.js';

/** Thousandths of a unit: points are rounded before anything is decided by them. */
export const FINE = 1000;

export function round(value: number): number {
  return Math.round(value * FINE) / FINE || 0;
}

export function turned([x, y]: Point, step: number, sectors: number): Point {
  const angle = (2 * Math.PI * step) / sectors;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [round(x * cos - y * sin), round(x * sin + y * cos)];
}

/** A point in every sector, the first as it is given. */
export function around(p: Point, sectors: number): Point[] {
  return times(sectors, (step) => turned(p, step, sectors));
}

/** A point in whole thousandths: what is reckoned with these is exact. */
export function fine([x, y]: Point): Point {
  return [Math.round(x * FINE), Math.round(y * FINE)];
}

export function squared(p: Point, q: Point): number {
  const [dx, dy] = [p[0] - q[0], p[1] - q[1]];
  return dx * dx + dy * dy;
}

/** By the square root, which every engine rounds alike. Engines differ in the last digit of `Math.hypot`. */
export function distance(p: Point, q: Point): number {
  return Math.sqrt(squared(p, q));
}
