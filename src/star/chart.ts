/** The board as the kit sees it, in rings: its box, the lines around it, cells to point at and to walk. */
import type { Chart } from '../core/chart/chart.js';
import { indices } from '../core/basics/indices.js';
import { memoize } from '../core/basics/memoize.js';
import { circle, polygon, scaled } from '../core/chart/path.js';
import { boardOf, findNode, nodesWithin, pointAt, readAddress, type Board, type Shape } from './geometry.js';
import type { Look } from './state.js';

/** Secured peries are marked this far outside the rim; nothing on the board lies farther out. */
export const BAND = 0.86;
const MARGIN = 0.14;

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function viewBoxOf(rings: number): Chart['viewBox'] {
  let [left, top, right, bottom] = [0, 0, 0, 0];
  for (let step = 0; step < 5 * rings; step++) {
    const [x, y] = pointAt(rings + BAND, step / rings);
    left = Math.min(left, x - MARGIN);
    top = Math.min(top, y - MARGIN);
    right = Math.max(right, x + MARGIN);
    bottom = Math.max(bottom, y + MARGIN);
  }
  return [round(left), round(top), round(right - left), round(bottom - top)];
}

/** Radii of the neatline's two lines and of the labels between them, in rings; a margin of 5% of the box makes room. */
export function neatRings(rings: number): readonly [inner: number, labels: number, outer: number] {
  const [, , width] = chart(rings, 'cells').viewBox;
  const at = (share: number): number => rings + BAND + MARGIN + (share * width) / 18;
  return [at(0.08), at(0.52), at(0.94)];
}

/** How far a node's disc reaches in the mesh, for pointing and focus. */
const DISC = 0.46;

const charts = memoize((rings: number) => memoize((look: Look) => makeChart(boardOf(rings), look)));

/** The board as the kit sees it: rows are rings, inside outward; both looks share places and viewBox. */
export function chart(rings: number, look: Look): Chart {
  return charts(rings)(look);
}

function makeChart(board: Board, look: Look): Chart {
  const { rings, names } = board;
  const nodeOf = (cell: string): number => {
    const node = board.byName.get(cell);
    if (node === undefined) throw new RangeError(`There is no cell “${cell}” on a board of ${rings} rings.`);
    return node;
  };
  const shape = (cell: string): Shape => board.shapes[nodeOf(cell)] as Shape;
  const near = (node: number): readonly number[] => board.neighbours[node] as readonly number[];
  let pitch: number | undefined;
  return {
    viewBox: viewBoxOf(rings),
    rows: indices(rings).map((ring) => names.slice(nodesWithin(ring), nodesWithin(ring + 1))),
    // Pointers ask for it, pictures do not.
    get pitch() {
      return (pitch ??= round(
        Math.min(
          ...board.shapes.flatMap(({ centre: [x, y] }, node) =>
            near(node).map((other) => {
              const [ox, oy] = (board.shapes[other] as Shape).centre;
              return Math.hypot(ox - x, oy - y);
            }),
          ),
        ),
      ));
    },
    centre: (cell) => shape(cell).centre,
    neighbours: (cell) => near(nodeOf(cell)).map((node) => names[node] as string),
    outline: (cell, scale) => {
      const { centre, corners } = shape(cell);
      return look === 'mesh' ? circle(centre, DISC * scale) : polygon(scaled(corners, centre, scale));
    },
    find: (name) => {
      const address = readAddress(name);
      const node = address && findNode(board, address);
      return node?.ok ? names[node.value] : undefined;
    },
  };
}
