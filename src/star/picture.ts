/** The board as SVG in board units: shapes and classes, no colour, no text. */
import type { Point } from '../core/chart/chart.js';
import { fold, indexed, indices } from '../core/basics/indices.js';
import { SEAT_MARKS } from '../core/chart/palette.js';
import type { Seat } from '../core/contract/rules.js';
import { memoize } from '../core/basics/memoize.js';
import { boardMarkup, edges, MATTER, starCorner } from './base.js';
import { BAND, chart, neatRings } from './chart.js';
import { boardOf, BRIDGE, isQuark, pointAt, type Board, type Shape } from './geometry.js';
import { circle, decimal, line, pair, polygon, scaled } from '../core/chart/path.js';
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

/** The place of a seat's mark (of radius 1, from the palette) in a stone, as an SVG transform. */
function markTransform(rings: number, look: Look, node: number): string {
  const [x, y] = placeAt(boardOf(rings), node);
  return `translate(${decimal(x)},${decimal(y)})scale(${decimal(MATTER[look].mark)})`;
}

/** A stone with its mark, by its sign; a dead one (`b`, `r`), which no star can ever hold, is drawn as an outline. */
export function pieceMarkup(rings: number, look: Look, node: number, kind: string): string {
  const seat = SIGNS.indexOf(kind.toUpperCase() as 'B');
  const mark = SEAT_MARKS[seat] as string;
  const cell = boardOf(rings).names[node] as string;
  const cut = mark && `<path class="on" transform="${markTransform(rings, look, node)}" d="${mark}"/>`;
  // The corner's inner line shows through its stone.
  const quark = isQuark(boardOf(rings), node)
    ? `<path class="quark" d="${chart(rings, look).outline(cell, look === 'mesh' ? 0.54 : 0.6)}"/>`
    : '';
  const name = `piece seat-${seat}${kind === SIGNS[seat] ? '' : ' dead'}`;
  const stone = `<path class="stone" d="${stonePath(rings, look, node)}"/>`;
  return `<g class="${name}" data-c="${node}">${stone}${quark}${cut}</g>`;
}

/** A corner of a cell as the stone on it has it. */
function stoneCorner({ centre, corners }: Shape, i: number): Point {
  return scaled([corners.at(i) as Point], centre, MATTER.cells.stone)[0] as Point;
}

/** The gap between the stones on both sides of a side, or, with the one beyond the next side, where the three meet. */
function gap(board: Board, node: number, side: number, next: number, third?: number): string {
  const corner = (of: number, i: number): Point => stoneCorner(shapeAt(board, of), i);
  const facing = (of: number): number => shapeAt(board, of).facing.indexOf(node);
  const points = [
    corner(node, side),
    corner(next, facing(next) - 1),
    third === undefined ? corner(next, facing(next)) : corner(third, facing(third)),
  ];
  return polygon(third === undefined ? [corner(node, side - 1), ...points] : points);
}

/** The gaps between a stone and those on some of its six sides, a bit each. */
function gaps(board: Board, node: number, joined: number): string {
  const { facing } = shapeAt(board, node);
  let path = '';
  for (const [side, next] of indexed(facing)) {
    if (!(joined & (1 << side))) continue;
    const after = (side + 1) % facing.length;
    path += gap(board, node, side, next);
    if (joined & (1 << after)) path += gap(board, node, side, next, facing[after]);
  }
  return path;
}

/** The gaps of a board, by 64 times the node and the sides that are joined. */
const gapsOn = memoize(
  (board: Board) => memoize((key: number) => gaps(board, key >> 6, key & 63)),
  new WeakMap(),
);

/**
 * Fills the gap between stones in cells: from the side of each to the side of the other, and at the points where three
 * meet.
 */
function seams(board: Board, stones: string, seat: Seat): string {
  const gapsAt = gapsOn(board);
  const sign = signOf(seat);
  let path = '';
  for (let node = stones.indexOf(sign); node >= 0; node = stones.indexOf(sign, node + 1)) {
    const { facing } = shapeAt(board, node);
    let joined = 0;
    for (let side = 0; side < facing.length; side++) {
      const next = facing[side] as number;
      // From the lower node alone.
      if (next > node && stones[next] === sign) joined |= 1 << side;
    }
    path += gapsAt(64 * node + joined);
  }
  return path;
}

/**
 * Fuses a seat's neighbouring stones into one shape, as path data: in cells by the gaps between them, else by lines.
 */
export function linkPath(rings: number, look: Look, stones: string, seat: Seat): string {
  const board = boardOf(rings);
  if (look === 'cells') return seams(board, stones, seat);
  return edges(board, (node) => stones[node] === signOf(seat));
}

/**
 * Joins a seat's stones over the bridge, as path data: the arms of its star that lead to them. So two seats'
 * links never cross, though the bridge joins the stones of both.
 */
export function spanPath(rings: number, look: Look, stones: string, seat: Seat): string {
  const board = boardOf(rings);
  const isOwn = (arm: number): boolean => stones[arm % BRIDGE] === signOf(seat);
  const arms = indices(BRIDGE).filter(isOwn);
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
  const seat = SIGNS.indexOf(kind as 'B');
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
  const texts = indices(5 * rings).map((step) => {
    const [x, y] = pointAt(labels, step / rings);
    const offset = step % rings;
    return offset < first || offset > rings - first
      ? ''
      : `<text x="${decimal(x)}" y="${decimal(y)}" dy=".36em">${offset}</text>`;
  });
  return `<g class="offsets">${texts.join('')}</g>`;
}

/** One sign per node for what is on it: `.` is nothing. */
export interface Kinds {
  /** `B` or `R`; a dead stone is `b` or `r`. */
  readonly pieces: string;
  /** `B` or `R` at a peri that is secured. */
  readonly bands: string;
}

/** The pieces and bands of a board. */
export function kindsOf({ options: { rings }, stones }: State, { secured, dead }: Bounds): Kinds {
  const { byName } = boardOf(rings);
  const marked = (signs: string, names: readonly string[], mark: (sign: string) => string): string => {
    if (names.length === 0) return signs;
    const list = [...signs];
    for (const name of names) {
      const node = byName.get(name) as number;
      list[node] = mark(signs[node] as string);
    }
    return list.join('');
  };
  const none = EMPTY.repeat(stones.length);
  return {
    pieces: marked(stones, dead, (sign) => sign.toLowerCase()),
    bands: fold(secured, none, (bands, peries, seat) => marked(bands, peries, () => signOf(seat))),
  };
}

/** A ring on a stone of each group that the goal of a puzzle marks (S17), as path data. */
export function askedRings({ options: { rings }, puzzle }: State, look: Look): string {
  const board = boardOf(rings);
  const nodes = puzzle?.goal.parts.map((part) => board.byName.get(part) as number) ?? [];
  return nodes.map((node) => circle(placeAt(board, node), look === 'mesh' ? 0.5 : 0.29)).join('');
}

/** The board as it stands, as one `<svg>`; boardMarkup() says what it is made of. */
export function picture(state: State, look: Look): string {
  const {
    options: { rings },
    stones,
  } = state;
  if (isBare(stones)) return boardMarkup(rings, look);
  const { pieces, bands } = kindsOf(state, bounds(state));
  const each = (kinds: string, markup: (node: number, kind: string) => string): string =>
    [...kinds].map((kind, node) => (kind === EMPTY ? '' : markup(node, kind))).join('');
  return boardMarkup(rings, look, {
    link: (seat) => linkPath(rings, look, pieces, seat),
    span: (seat) => spanPath(rings, look, pieces, seat),
    pieces: each(pieces, (node, kind) => pieceMarkup(rings, look, node, kind)),
    bands: each(bands, (node, kind) => bandMarkup(rings, node, kind)),
    asked: askedRings(state, look),
  });
}
