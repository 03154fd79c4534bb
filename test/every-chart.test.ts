/** On the chart of every board, arrow keys alone lead everywhere, and back. */
import { describe, expect, it } from 'vitest';
import { chart as bugcatcher } from '../src/bugcatcher/geometry.js';
import { builtIn, chart as constellation, generateMap } from '../src/constellation/index.js';
import { neighbourTowards, type Chart, type Direction } from '../src/core/chart/chart.js';
import { chart as rotation } from '../src/rotation/geometry.js';
import { chart as spaceCrack } from '../src/space-crack/geometry.js';
import { chart as star } from '../src/star/chart.js';
import { standing, start } from './constellation/harness.js';

const sizes = (...all: readonly string[]): readonly (readonly [number, number])[] =>
  all.map((size) => size.split('x').map(Number) as [number, number]);

const CHARTS: readonly (readonly [string, Chart])[] = [
  ...[2, 3, 6, 12].flatMap((rings) =>
    (['cells', 'mesh'] as const).map(
      (look) => [`*Star, ${rings} rings, ${look}`, star(rings, look)] as const,
    ),
  ),
  ...sizes('5x5', '9x7', '25x25').map(
    ([width, height]) => [`Rotation, ${width}x${height}`, rotation({ width, height })] as const,
  ),
  ...[5, 7, 12, 30].map((size) => [`Space Crack, size ${size}`, spaceCrack(size)] as const),
  ...sizes('2x2', '2x9', '6x5', '9x9').map(
    ([cols, rows]) => [`Bugcatcher, ${cols}x${rows}`, bugcatcher({ cols, rows })] as const,
  ),
  ...builtIn.map((map) => [`Constellation, ${map}`, constellation(start({ map }))] as const),
  ...[2, 4, 8].map(
    (teams) =>
      [
        `Constellation, made for ${teams} teams`,
        constellation(standing([''], { map: generateMap({ teams, stars: 30 * teams }) })),
      ] as const,
  ),
];

const BACK: Readonly<Record<Direction, Direction>> = { up: 'down', down: 'up', left: 'right', right: 'left' };
const TURNED: Readonly<Record<Direction, number>> = { right: 0, down: 90, left: 180, up: 270 };

interface Step {
  readonly from: string;
  readonly way: Direction;
  readonly to: string;
}

function stepsOf(chart: Chart): readonly Step[] {
  return chart.rows.flat().flatMap((from) =>
    (['up', 'down', 'left', 'right'] as const).flatMap((way) => {
      const to = neighbourTowards(chart, from, way);
      return to === undefined ? [] : [{ from, way, to }];
    }),
  );
}

/** The cells that a walk along the pairs can come to, from the first of them. */
function reached(pairs: readonly (readonly [string, string])[]): number {
  const next = new Map<string, string[]>();
  for (const [from, to] of pairs) next.set(from, [...(next.get(from) ?? []), to]);
  const seen = new Set([pairs[0]?.[0] as string]);
  for (const cell of seen) for (const to of next.get(cell) ?? []) seen.add(to);
  return seen.size;
}

/** How far a cell lies aside of an arrow's direction, in degrees. */
function aside(chart: Chart, from: string, to: string, way: Direction): number {
  const [[x, y], [u, v]] = [chart.centre(from), chart.centre(to)];
  const turn = Math.abs((Math.atan2(v - y, u - x) * 180) / Math.PI - TURNED[way]) % 360;
  return Math.min(turn, 360 - turn);
}

describe.each(CHARTS)('%s', (_, chart) => {
  const steps = stepsOf(chart);
  const cells = chart.rows.flat().length;

  it('arrows alone lead from any cell to any other', () => {
    // From one cell to all, and from all to that one.
    expect(reached(steps.map(({ from, to }) => [from, to]))).toBe(cells);
    const first = steps[0]?.from;
    const home = steps.filter(({ to }) => to === first).concat(steps.filter(({ to }) => to !== first));
    expect(reached(home.map(({ from, to }) => [to, from]))).toBe(cells);
  });

  it('the opposite arrow leads back, unless a cell lies nearer to its direction', () => {
    for (const { from, way, to } of steps) {
      const back = neighbourTowards(chart, to, BACK[way]) as string;
      if (back === from) continue;
      const [there, here] = [back, from].map((cell) => aside(chart, to, cell, BACK[way])) as [number, number];
      expect(there, `${from} ${way} ${to}, and back to ${back}`).toBeLessThanOrEqual(
        Math.min(60, here) + 1e-6,
      );
    }
  });
});

it.each(CHARTS.filter(([name]) => /Rotation|Bugcatcher/.test(name)))(
  '%s has a cell straight back from every step',
  (_, chart) => {
    for (const { from, way, to } of stepsOf(chart)) expect(neighbourTowards(chart, to, BACK[way])).toBe(from);
  },
);
