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
function markTransform(rings: number, look: Look, node: number): string {
  const [x, y] = placeAt(boardOf(rings), node);
  return `translate(${decimal(x)},${decimal(y)})scale(${decimal(MATTER[look].mark)})`;
}

/** A stone with its mark. Its kind is its seat's number; a dead one, which no star can ever hold, is drawn as an outline. */
export function pieceMarkup(rings: number, look: Look, node: number, kind: string): string {
  const mark = SEAT_MARKS[parseInt(kind)] as string;
  const cell = boardOf(rings).names[node] as string;
  const cut = mark && `<path class="on" transform="${markTransform(rings, look, node)}" d="${mark}"/>`;
  // The corner's inner line shows through its stone.
  const quark = isQuark(boardOf(rings), node)
    ? `<path class="quark" d="${chart(rings, look).outline(cell, look === 'mesh' ? 0.54 : 0.6)}"/>`
    : '';
  return `<g class="piece seat-${kind}" data-c="${node}"><path class="stone" d="${stonePath(rings, look, node)}"/>${quark}${cut}</g>`;
}

/** The stones that links may join: the dead ones stay single outlines. */
export function linkable({ options, stones }: State, dead: readonly string[]): string {
  if (dead.length === 0) return stones;
  const { byName } = boardOf(options.rings);
  const joined = [...stones];
  for (const name of dead) joined[byName.get(name) as number] = EMPTY;
  return joined.join('');
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
export function bandMarkup(rings: number, node: number, kind: string): string {
  const step = node - boardOf(rings).rim;
  const at = (share: number): Point => pointAt(rings + BAND, (step + 5 * rings + share) / rings);
  const [width, d] =
    kind === '0'
      ? [0.13, line([-2, -1, 0, 1, 2].map((i) => at(i / 5)))]
      : [0.15, [-3, -1, 1, 3].map((i) => `M${pair(at(i / 8))}h0`).join('')];
  return `<path class="band seat-${kind}" data-c="${node}" stroke-width="${decimal(width)}" d="${d}"/>`;
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

/** What stands at each node, by its kind; '': nothing. */
export interface Kinds {
  /** `0`, `1`, `0 dead` or `1 dead`. */
  readonly pieces: readonly string[];
  /** The seat of a secured peri. */
  readonly bands: readonly string[];
}

/** The pieces and bands of a board. */
export function kindsOf({ options: { rings }, stones }: State, { secured, dead }: Bounds): Kinds {
  const { byName } = boardOf(rings);
  const pieces = Array.from(stones, (sign) => (sign === EMPTY ? '' : `${SIGNS.indexOf(sign as 'B')}`));
  for (const name of dead) pieces[byName.get(name) as number] += ' dead';
  const bands = pieces.map(() => '');
  for (const [seat, peries] of secured.entries())
    for (const name of peries) bands[byName.get(name) as number] = `${seat}`;
  return { pieces, bands };
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
  const { pieces, bands } = kindsOf(state, sure);
  return boardMarkup(rings, look, {
    link: (seat) => linkPath(rings, look, linked, seat),
    span: (seat) => spanPath(rings, look, linked, seat),
    pieces: pieces.map((kind, node) => kind && pieceMarkup(rings, look, node, kind)).join(''),
    bands: bands.map((kind, node) => kind && bandMarkup(rings, node, kind)).join(''),
  });
}
