/** A board as the kit sees it: named cells on a plane. The kit points, focuses, marks and reads aloud by this alone. */

export type Point = readonly [x: number, y: number];

/** Lengths are in board units, y grows downward. A chart depends on options and look only, so slices cache it. */
export interface Chart {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  /** Every cell once, by rows: the rows of the grid as a screen reader walks them (docs/rules says what a row is). */
  readonly rows: readonly (readonly string[])[];
  /** The least distance between neighbouring centres: under 24 px on screen the board is too dense for a finger. */
  readonly pitch: number;
  /** How far from its centre a cell's hint is drawn, in pitches; left out: 0.4. */
  readonly hintRadius?: number;
  centre(cell: string): Point;
  /** The cells that arrow keys can go to. */
  neighbours(cell: string): readonly string[];
  /** The cell that an arrow leads to, on boards where that is not the neighbour nearest to its direction. */
  towards?(cell: string, direction: Direction): string | undefined;
  /** The cell's own shape as SVG path data, its size times `scale` about its centre. */
  outline(cell: string, scale: number): string;
  /** Offsets from a cell's centre for the ticks that mark the last move, on boards whose pieces fill their cells. */
  readonly corners?: readonly Point[];
  /** The proper name of a cell for one that a reader might write; undefined if there is no such cell. */
  find(name: string): string | undefined;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const ANGLES: Readonly<Record<Direction, number>> = {
  right: 0,
  down: Math.PI / 2,
  left: Math.PI,
  up: -Math.PI / 2,
};

function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}

/** Angles nearer to each other than this are the same. */
const SAME = 1e-9;

/**
 * The cell that an arrow key leads to: the chart's own answer, else the neighbour nearest to the arrow's direction and
 * within 60 degrees of it. If two are equally near, the first.
 */
export function neighbourTowards(chart: Chart, from: string, direction: Direction): string | undefined {
  if (chart.towards) return chart.towards(from, direction);
  const [x, y] = chart.centre(from);
  let best: string | undefined;
  let least = Math.PI / 3 + 2 * SAME;
  for (const cell of chart.neighbours(from)) {
    const [cx, cy] = chart.centre(cell);
    const turn = turnBetween(Math.atan2(cy - y, cx - x), ANGLES[direction]);
    if (turn > least - SAME) continue;
    best = cell;
    least = turn;
  }
  return best;
}

/** The cell whose centre is nearest to a point, within `reach`; undefined beyond it. */
export function cellAt(chart: Chart, [x, y]: Point, reach = Infinity): string | undefined {
  let best: string | undefined;
  let least = reach * reach;
  for (const row of chart.rows) {
    for (const cell of row) {
      const [cx, cy] = chart.centre(cell);
      const distance = (cx - x) ** 2 + (cy - y) ** 2;
      // On a board without a size a point is not a number, and near to no cell.
      if (!(distance < least)) continue;
      best = cell;
      least = distance;
    }
  }
  return best;
}
