/** Names the direction from one cell to another as the board is drawn: one of eight. */
import type { Chart } from './chart.js';

/** Clockwise from above. */
export const WAYS = [
  'up',
  'up-right',
  'right',
  'down-right',
  'down',
  'down-left',
  'left',
  'up-left',
] as const;

export type Way = (typeof WAYS)[number];

/** The nearest of the eight ways from the centre of one cell to that of another. */
export function wayTo(chart: Pick<Chart, 'centre'>, from: string, to: string): Way {
  const [x, y] = chart.centre(from);
  const [u, v] = chart.centre(to);
  const eighths = Math.round(Math.atan2(u - x, y - v) / (Math.PI / 4));
  return WAYS[(eighths + 8) % 8] as Way;
}
