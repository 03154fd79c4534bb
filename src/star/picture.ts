/** The board as SVG in board units: shapes and classes, no colour, no text. It knows no page and no gesture. */
import type { Point } from '../core/chart.js';
import { SEAT_MARKS } from '../core/palette.js';
import type { Seat } from '../core/rules.js';
import { boardMarkup, edges, MATTER, starCorner } from './base.js';
import {
  BAND,
  boardOf,
  BRIDGE,
  chart,
  isQuark,
  neatRings,
  pointAt,
  type Board,
  type Shape,
} from './geometry.js';
import { circle, decimal, line, pair, polygon, scaled } from '../core/path.js';
import { bounds, type Bounds } from './score.js';
import type { Look, State } from './state.js';
import { EMPTY, isBare, SIGNS, signOf } from './turns.js';

function shapeAt(board: Board, node: number): Shape {
  return board.shapes[node] as Shape;
}

function placeAt(board: Board, node: number): Point {
  return shapeAt(board, node).centre;
}

/** The body of a stone, as path data. */
export function stonePath(rings: number, look: Look, node: number): string {
  const { centre, corners } = shapeAt(boardOf(rings), node);
  const { stone } = MATTER[look];
  return look === 'mesh' ? circle(centre, stone) : polygon(scaled(corners, centre, stone));
}

/** Where a seat's mark (of radius 1, from the palette) is cut into a stone, as an SVG transform. */
export function markTransform(rings: number, look: Look, node: number): string {
  const [x, y] = placeAt(boardOf(rings), node);
  return `translate(${decimal(x)},${decimal(y)})scale(${decimal(MATTER[look].mark)})`;
}

/** A stone with its mark. `dead`: no star can ever hold it, and it is drawn as an outline. */
export function pieceMarkup(rings: number, look: Look, node: number, seat: Seat, dead: boolean): string {
  const mark = SEAT_MARKS[seat] as string;
  const cell = boardOf(rings).names[node] as string;
  const cut = mark && `<path class="on" transform="${markTransform(rings, look, node)}" d="${mark}"/>`;
  // The corner's inner line shows through its stone.
  const quark = isQuark(boardOf(rings), node)
    ? `<path class="quark" d="${chart(rings, look).outline(cell, look === 'mesh' ? 0.54 : 0.6)}"/>`
    : '';
  return `<g class="piece seat-${seat}${dead ? ' dead' : ''}" data-c="${node}"><path class="stone" d="${stonePath(rings, look, node)}"/>${quark}${cut}</g>`;
}

/** The stones that links may join: the dead ones stay single outlines. */
export function linkable({ options, stones }: State, dead: readonly string[]): string {
  const { names } = boardOf(options.rings);
  return dead.length === 0
    ? stones
    : names.map((name, node) => (dead.includes(name) ? EMPTY : stones[node])).join('');
}

/** A corner of a cell as the stone on it has it. */
function stoneCorner({ centre, corners }: Shape, i: number): Point {
  return scaled([corners.at(i) as Point], centre, MATTER.cells.stone)[0] as Point;
}

/** Path data of gaps, made when they are first filled. */
const gaps = new Map<string, string>();

/** The gap between the stones on both sides of a side, or, with the one beyond the next side, where the three meet. */
function gap(board: Board, node: number, side: number, next: number, third?: number): string {
  const key = `${board.rings} ${node} ${next} ${third}`;
  const known = gaps.get(key);
  if (known) return known;
  const corner = (of: number, i: number): Point => stoneCorner(shapeAt(board, of), i);
  const facing = (of: number): number => shapeAt(board, of).facing.indexOf(node);
  const points = [
    corner(node, side),
    corner(next, facing(next) - 1),
    third === undefined ? corner(next, facing(next)) : corner(third, facing(third)),
  ];
  const path = polygon(third === undefined ? [corner(node, side - 1), ...points] : points);
  gaps.set(key, path);
  return path;
}

/** What fills the gap between stones in cells: from the side of each to the side of the other, and where three meet. */
function seams(board: Board, stones: string, seat: Seat): string {
  const sign = signOf(seat);
  let path = '';
  for (const [node, { facing }] of board.shapes.entries()) {
    if (stones[node] !== sign) continue;
    // From the lower node alone.
    const joins = (next: number): boolean => next > node && stones[next] === sign;
    for (const [side, next] of facing.entries()) {
      if (!joins(next)) continue;
      path += gap(board, node, side, next);
      const third = facing[(side + 1) % facing.length] as number;
      if (joins(third)) path += gap(board, node, side, next, third);
    }
  }
  return path;
}

/** What fuses a seat's neighbouring stones into one shape, as path data: in cells the gaps between them, else lines. */
export function linkPath(rings: number, look: Look, stones: string, seat: Seat): string {
  const board = boardOf(rings);
  if (look === 'cells') return seams(board, stones, seat);
  return edges(board, (node) => stones[node] === signOf(seat));
}

/**
 * What joins a seat's stones over the bridge, as path data: the arms of its star that lead to them. So two seats'
 * links never cross, though the bridge joins the stones of both.
 */
export function spanPath(rings: number, look: Look, stones: string, seat: Seat): string {
  const board = boardOf(rings);
  const isOwn = (arm: number): boolean => stones[arm % BRIDGE] === signOf(seat);
  const arms = [...Array(BRIDGE).keys()].filter(isOwn);
  if (arms.length < 2) return '';
  return arms
    .map((arm) => {
      const shape = shapeAt(board, arm);
      const next = shapeAt(board, (arm + 1) % BRIDGE);
      const tip = look === 'mesh' ? [shape.centre] : [stoneCorner(shape, -2), stoneCorner(shape, -1)];
      // Stones side by side close the gap between their arms.
      const gap = look === 'cells' && isOwn(arm + 1) ? [stoneCorner(next, -1)] : [];
      return polygon([...tip, starCorner(look, 2 * arm - 1), starCorner(look, 2 * arm + 1), ...gap]);
    })
    .join('');
}

/** The sign of a secured peri, outside the rim: a line for seat 0, beads for seat 1. */
export function bandMarkup(rings: number, node: number, seat: Seat): string {
  const step = node - boardOf(rings).rim;
  const at = (share: number): Point => pointAt(rings + BAND, (step + 5 * rings + share) / rings);
  const [width, d] =
    seat === 0
      ? [0.13, line([-2, -1, 0, 1, 2].map((i) => at(i / 5)))]
      : [0.15, [-3, -1, 1, 3].map((i) => `M${pair(at(i / 8))}h0`).join('')];
  return `<path class="band seat-${seat}" data-c="${node}" stroke-width="${decimal(width)}" d="${d}"/>`;
}

/** The offsets along the rim, beside the letters of the sectors, as labels between the neatline's lines (S2). */
export function offsetsMarkup(rings: number): string {
  const [, labels] = neatRings(rings);
  // On large boards those next to a letter would run into it.
  const first = rings > 10 ? 2 : 1;
  const texts = [...Array(5 * rings).keys()].map((step) => {
    const [x, y] = pointAt(labels, step / rings);
    const offset = step % rings;
    return offset < first || offset > rings - first
      ? ''
      : `<text x="${decimal(x)}" y="${decimal(y)}" dy=".36em">${offset}</text>`;
  });
  return `<g class="offsets">${texts.join('')}</g>`;
}

/** What stands at a node: its kind, '' for nothing, and its markup. */
export type Thing = readonly [kind: string, markup: () => string];

/** The pieces and bands of a board, by node. */
export function thingsOf(
  { options: { rings }, stones }: State,
  look: Look,
  { secured, dead }: Bounds,
): { readonly pieces: readonly Thing[]; readonly bands: readonly Thing[] } {
  const { names, rim } = boardOf(rings);
  return {
    pieces: names.map((name, node) => {
      const seat = SIGNS.findIndex((sign) => sign === stones[node]);
      const isDead = dead.includes(name);
      return [seat < 0 ? '' : `${seat}${isDead}`, () => pieceMarkup(rings, look, node, seat, isDead)];
    }),
    bands: names.map((name, node) => {
      const seat = node < rim ? -1 : secured.findIndex((peries) => peries.includes(name));
      return [seat < 0 ? '' : `${seat}`, () => bandMarkup(rings, node, seat)];
    }),
  };
}

/** The board as it stands, as one `<svg>`; boardMarkup() says what it is made of. */
export function picture(state: State, look: Look): string {
  const {
    options: { rings },
    stones,
  } = state;
  if (isBare(stones)) return boardMarkup(rings, look);
  const sure = bounds(state);
  const linked = linkable(state, sure.dead);
  const { pieces, bands } = thingsOf(state, look, sure);
  const drawn = (things: readonly Thing[]): string =>
    things.map(([kind, markup]) => kind && markup()).join('');
  return boardMarkup(rings, look, {
    link: (seat) => linkPath(rings, look, linked, seat),
    span: (seat) => spanPath(rings, look, linked, seat),
    pieces: drawn(pieces),
    bands: drawn(bands),
  });
}
