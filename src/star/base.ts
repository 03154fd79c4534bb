/** The bare board as SVG in board units: what never changes, and the empty groups for the stones. */
import type { Point } from '../core/chart/chart.js';
import { indices } from '../core/basics/indices.js';
import type { Seat } from '../core/contract/rules.js';
import { chart, neatRings } from './chart.js';
import { boardOf, isQuark, isSpan, pointAt, turned, type Board, type Cell, type Shape } from './geometry.js';
import { memoize } from '../core/basics/memoize.js';
import { circle, decimal, line, polygon, scaled } from '../core/chart/path.js';
import type { Look } from './state.js';

/**
 * Widths of all strokes that grow with the board, in board units, and the radius of the piece that a mark is cut in.
 */
interface Matter {
  readonly stone: number;
  readonly join: number;
  readonly link: number;
  readonly mark: number;
}

export const MATTER: Readonly<Record<Look, Matter>> = {
  cells: { stone: 0.78, join: 0.13, link: 0.13, mark: 0.44 },
  mesh: { stone: 0.37, join: 0, link: 0.15, mark: 0.37 },
};

/** Pieces on a board, as path data and markup. */
export interface Standing {
  readonly link?: (seat: Seat) => string;
  readonly span?: (seat: Seat) => string;
  readonly pieces?: string;
  readonly bands?: string;
  /** The rings on what a goal names. */
  readonly asked?: string;
}

/** The bridge's star: how far its points reach, and the corners between them. */
export const STAR: Readonly<Record<Look, readonly [outer: number, inner: number]>> = {
  cells: [0.3, 0.125],
  mesh: [0.9, 0.2],
};

/** A corner of that star: even ones are its points, clockwise from the arm of `*`. */
export function starCorner(look: Look, i: number): Point {
  const angle = ((54 + 36 * i) * Math.PI) / 180;
  const radius = STAR[look][Math.abs(i % 2)] as number;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

function starPath(look: Look): string {
  return polygon(indices(10).map((i) => starCorner(look, i)));
}

/** A shape that the five sectors share, as path data of the first: a path for each, turned to its place. */
function inFifths(name: string, path: string): string {
  return [0, 72, 144, 216, 288]
    .map((angle) => `<path class="${name}" transform="rotate(${angle})" d="${path}"/>`)
    .join('');
}

/** A fifth of the line round a board of that many rings, from the middle of a side across the arm to the next. */
function parallel(ring: number): string {
  return line(indices(13).map((i) => pointAt(ring, (i - 6) / 12)));
}

/** The double line round a chart, with a tick at each peri and the sectors' letters at the arms. */
function neatMarkup(rings: number): string {
  const [inner, labels, outer] = neatRings(rings);
  const width = chart(rings, 'cells').viewBox[2];
  const ticks = indices(rings).map((step) =>
    line([pointAt(inner, step / rings), pointAt(inner + (labels - inner) * 0.35, step / rings)]),
  );
  const arms = indices(5).map((arm) => pointAt(labels, arm));
  const list = (axis: 0 | 1): string => arms.map((point) => decimal(point[axis])).join(' ');
  const lines = inFifths('line', parallel(inner) + parallel(outer) + ticks.join(''));
  const texts = `<text x="${list(0)}" y="${list(1)}" dy=".36em">∗STAR</text>`;
  return `<g class="neat" font-size="${decimal(width)}">${lines}${texts}</g>`;
}

function cellsBase({ sector }: Board): string {
  const rim = sector.at(-1) as readonly Cell[];
  const [quark] = rim as readonly [Cell];
  const outline = rim.flatMap(({ corners }, offset) => corners.slice(0, offset === 0 ? 3 : 2));
  const hole = sector[0]?.map(({ corners }) => corners.at(-2) as Point) as Point[];
  // Every wall once: a cell draws its sides towards outer cells and the next of its ring, in ring 1 the hole's too.
  const walls = sector.flatMap((cells, inner) =>
    cells.map(({ corners }, offset) => corners.slice(0, inner === 0 ? 6 : offset === 0 ? 5 : 4)),
  );
  const quarkLine = polygon(scaled(quark.corners, quark.centre, 0.72));
  return [
    `<path class="field" fill-rule="evenodd" d="${polygon(turned(outline))}${polygon(turned(hole))}"/>`,
    inFifths('rim', rim.map(({ corners }) => polygon(corners)).join('')),
    inFifths('line', walls.map(line).join('') + quarkLine),
  ].join('');
}

/** The lines between neighbours that both hold, but for the bridge's, as path data. */
export function edges({ shapes, neighbours }: Board, holds: (node: number) => boolean): string {
  const at = (node: number): Point => (shapes[node] as Shape).centre;
  return neighbours
    .flatMap((near, node) =>
      near
        .filter((next) => next > node && !isSpan(node, next) && holds(node) && holds(next))
        .map((next) => line([at(node), at(next)])),
    )
    .join('');
}

function meshBase(board: Board): string {
  const { shapes, rim } = board;
  const centres = shapes.map(({ centre }) => centre);
  const quarks = centres.map((centre, node) => (isQuark(board, node) ? circle(centre, 0.29) : ''));
  return [
    `<path class="field" d="${polygon(centres.slice(rim))}"/>`,
    `<path class="line" d="${edges(board, () => true)}${quarks.join('')}"/>`,
    `<path class="node" d="${centres.map((centre, node) => circle(centre, node < rim ? 0.1 : 0.17)).join('')}"/>`,
  ].join('');
}

/** The fixed markup of a board, by rings and look, in as few paths as possible. */
const baseMarkup = memoize((rings: number) =>
  memoize((look: Look) => {
    const board = boardOf(rings);
    return `${neatMarkup(rings)}<g class="base">${look === 'mesh' ? meshBase(board) : cellsBase(board)}</g>`;
  }),
);

/**
 * A board as one `<svg>`: `.neat` (the frame), `.base` (`field`, `rim`, `line`, `node`), `.links` and `.spans` (one
 * path a seat), the star of the bridge, which nothing covers, `.pieces` (`.piece.seat-n[data-c]` with `.stone` and
 * `.on`), `.asked` twice, a light line below a coloured one, and `.bands` (`.band.seat-n[data-c]`). `data-c` is the
 * node's number. Colours and hairlines come from a style sheet by class.
 */
export function boardMarkup(
  rings: number,
  look: Look,
  { link, span, pieces = '', bands = '', asked = '' }: Standing = {},
): string {
  const matter = MATTER[look];
  const bySeat = (of?: (seat: Seat) => string): string =>
    [0, 1].map((seat) => `<path class="link seat-${seat}" d="${of?.(seat) ?? ''}"/>`).join('');
  const box = chart(rings, look).viewBox.join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="picture ${look}" viewBox="${box}">`,
    baseMarkup(rings)(look),
    `<g class="links" stroke-width="${matter.link}" stroke-linejoin="round">${bySeat(link)}</g>`,
    `<g class="spans">${bySeat(span)}</g><path class="${look === 'mesh' ? 'line' : 'bridge'}" d="${starPath(look)}"/>`,
    `<g class="pieces" stroke-width="${matter.join}" stroke-linejoin="round">${pieces}</g>`,
    `<path class="asked case" d="${asked}"/><path class="asked" d="${asked}"/>`,
    `<g class="bands" fill="none" stroke-linejoin="round">${bands}</g></svg>`,
  ].join('');
}
