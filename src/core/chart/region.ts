/** The part of a board that something lies in, without telling where in it. */
import type { Chart } from './chart.js';

/** As many cells as a reader looks at one by one. */
const FEW = 3;

/** A cell and those of the others that are nearest to it, in the order of their names. */
export function regionOf(
  { centre }: Pick<Chart, 'centre'>,
  cell: string,
  others: Iterable<string>,
): readonly string[] {
  const [x, y] = centre(cell);
  const far = (other: string): number => {
    const [ox, oy] = centre(other);
    return Math.hypot(ox - x, oy - y);
  };
  const near = [...new Set(others)].filter((other) => other !== cell).sort((a, b) => far(a) - far(b));
  return [cell, ...near.slice(0, FEW - 1)].sort();
}
