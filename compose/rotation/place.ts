/** Where a cell is, by its name. */
import type { Chart } from '../../src/core/chart.js';

export function placeIn({ rows }: Chart, name: string): readonly [column: number, row: number] {
  const y = rows.findIndex((row) => row.includes(name));
  return [rows[y]?.indexOf(name) ?? -1, y];
}
