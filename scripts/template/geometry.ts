/**
 * The row as cells on a plane, in lines of ten. It knows no turn: which stars shine is none of its business.
 * To replace: all but the shape of `chart`, which the kit points, focuses, marks and reads aloud by.
 */
import type { Chart, Point } from '../../src/core/chart.js';
import { memoize } from '../../src/core/memoize.js';
import { times } from '../../src/core/times.js';

const LINE = 10;

/** D2: stars are numbered from 1, line by line. The middle of a star's square, whose side is 1. */
export function centreOf(star: number): Point {
  return [((star - 1) % LINE) + 0.5, Math.floor((star - 1) / LINE) + 0.5];
}

/** D2: a star's number as a reader writes it; undefined where the row has no such star. */
export function readStar(stars: number, text: string): number | undefined {
  const star = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return star >= 1 && star <= stars ? star : undefined;
}

/** The same chart for the same row: boards alike share what hangs on it. */
export const chart = memoize(makeChart);

function makeChart(stars: number): Chart {
  const cells = times(stars, (index) => `${index + 1}`);
  const lines = Math.ceil(stars / LINE);
  const isBeside = (cell: string, other: string): boolean => {
    const [[x1, y1], [x2, y2]] = [centreOf(Number(cell)), centreOf(Number(other))];
    return Math.abs(x1 - x2) + Math.abs(y1 - y2) === 1;
  };
  return {
    viewBox: [0, 0, Math.min(stars, LINE), lines],
    rows: times(lines, (line) => cells.slice(line * LINE, (line + 1) * LINE)),
    pitch: 1,
    centre: (cell) => centreOf(Number(cell)),
    neighbours: (cell) => cells.filter((other) => isBeside(cell, other)),
    outline: (cell, scale) => {
      const [x, y] = centreOf(Number(cell));
      const half = scale / 2;
      return `M${x - half} ${y - half}h${scale}v${scale}h${-scale}Z`;
    },
    find: (name) => readStar(stars, name)?.toString(),
  };
}
