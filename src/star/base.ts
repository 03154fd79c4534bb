/** The bare board as SVG in board units: what never changes, and the empty groups that stones come to stand in. It knows no rule. */
import type { Point } from '../core/chart.js';
import type { Seat } from '../core/rules.js';
import { boardOf, BRIDGE, chart, isQuark, type Board } from './geometry.js';
import { circle, line, pair, polygon, scaled } from '../core/path.js';
import type { Look } from './state.js';

/** Widths of all strokes that grow with the board, in board units, and the radius of the piece that a mark is cut in. */
interface Matter {
  readonly stone: number;
  readonly join: number;
  readonly link: number;
  readonly span: number;
  readonly mark: number;
}

export const MATTER: Readonly<Record<Look, Matter>> = {
  cells: { stone: 0.78, join: 0.13, link: 0.56, span: 0.12, mark: 0.44 },
  mesh: { stone: 0.37, join: 0, link: 0.15, span: 0.15, mark: 0.37 },
};

/** What stands on a board, as path data and markup. */
export interface Standing {
  link(seat: Seat): string;
  span(seat: Seat): string;
  readonly pieces: string;
  readonly bands: string;
}

const NOTHING: Standing = { link: () => '', span: () => '', pieces: '', bands: '' };

function starPath(outer: number, inner: number): string {
  const points = [...Array(10).keys()].map((i): Point => {
    const angle = ((54 + 36 * i) * Math.PI) / 180;
    const radius = i % 2 === 0 ? outer : inner;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  return polygon(points);
}

/** Every wall once: a cell draws its sides towards later nodes and towards none. */
function walls(board: Board): string {
  return board.shapes
    .map(({ corners, facing }, node) =>
      facing
        .map((next, side) => {
          if (next >= 0 && next < node) return '';
          const ends = [corners.at(side - 1) as Point, corners[side] as Point];
          const before = facing.at(side - 1) as number;
          const goesOn = side > 0 && (before < 0 || before > node);
          return goesOn ? `L${pair(ends[1] as Point)}` : line(ends);
        })
        .join(''),
    )
    .join('');
}

function cellsBase(board: Board): string {
  const { shapes, rim, rings } = board;
  const rimShapes = shapes.slice(rim);
  const outline = rimShapes.flatMap(({ corners }, step) => corners.slice(0, step % rings === 0 ? 3 : 2));
  const hole = shapes.slice(0, BRIDGE).map(({ corners }) => corners.at(-2) as Point);
  const quarks = rimShapes.filter((_, step) => isQuark(board, rim + step));
  return [
    `<path class="field" fill-rule="evenodd" d="${polygon(outline)}${polygon(hole)}"/>`,
    `<path class="rim" d="${rimShapes.map(({ corners }) => polygon(corners)).join('')}"/>`,
    `<path class="line" d="${walls(board)}"/>`,
    `<path class="line" d="${quarks.map(({ centre, corners }) => polygon(scaled(corners, centre, 0.72))).join('')}"/>`,
    `<path class="bridge" d="${starPath(0.28, 0.12)}"/>`,
  ].join('');
}

function meshBase(board: Board): string {
  const { shapes, rim, neighbours } = board;
  const centres = shapes.map(({ centre }) => centre);
  const edges = neighbours.flatMap((near, node) =>
    near.filter((next) => next > node).map((next) => line([centres[node] as Point, centres[next] as Point])),
  );
  return [
    `<path class="field" d="${polygon(centres.slice(rim))}"/>`,
    `<path class="line" d="${edges.join('')}"/>`,
    `<path class="node" d="${centres.map((centre, node) => circle(centre, node < rim ? 0.1 : 0.17)).join('')}"/>`,
    `<path class="line" d="${centres.flatMap((centre, node) => (isQuark(board, node) ? [circle(centre, 0.29)] : [])).join('')}"/>`,
  ].join('');
}

const bases = new Map<string, string>();

/** What never changes on a board, as few paths as can be. */
function baseMarkup(rings: number, look: Look): string {
  const key = `${look} ${rings}`;
  const known = bases.get(key);
  if (known !== undefined) return known;
  const board = boardOf(rings);
  const made = `<g class="base">${look === 'mesh' ? meshBase(board) : cellsBase(board)}</g>`;
  bases.set(key, made);
  return made;
}

/**
 * A board as one `<svg>`: `.base` (`field`, `rim`, `line`, `node`, `bridge`), `.links` and `.spans` (one path a
 * seat), `.pieces` (`.piece.seat-n[data-c]` with `.stone` and `.on`) and `.bands` (`.band.seat-n[data-c]`).
 * `data-c` is the node's number. Colours and hairlines come from a style sheet by class.
 */
export function boardMarkup(rings: number, look: Look, standing: Standing): string {
  const { join, link, span } = MATTER[look];
  const bySeat = (of: (seat: Seat) => string): string =>
    [0, 1].map((seat) => `<path class="link seat-${seat}" d="${of(seat)}"/>`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="picture ${look}" viewBox="${chart(rings, look).viewBox.join(' ')}">`,
    baseMarkup(rings, look),
    `<g class="links" stroke-width="${link}" stroke-linejoin="round">${bySeat(standing.link)}</g>`,
    look === 'cells' ? `<g class="spans" stroke-width="${span}">${bySeat(standing.span)}</g>` : '',
    `<g class="pieces" stroke-width="${join}" stroke-linejoin="round">${standing.pieces}</g>`,
    `<g class="bands" fill="none" stroke-linejoin="round">${standing.bands}</g></svg>`,
  ].join('');
}

export function blankMarkup(rings: number, look: Look): string {
  return boardMarkup(rings, look, NOTHING);
}
