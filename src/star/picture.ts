/** The board as SVG in board units: shapes and classes, no colour, no text. It knows no page and no gesture. */
import type { Point } from '../core/chart.js';
import { SEAT_MARKS } from '../core/palette.js';
import type { Seat } from '../core/rules.js';
import { blankMarkup, boardMarkup, MATTER } from './base.js';
import { BAND, boardOf, BRIDGE, pointAt, type Board, type Shape } from './geometry.js';
import { circle, decimal, line, polygon, scaled } from '../core/path.js';
import { bounds } from './score.js';
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
  const cut = mark && `<path class="on" transform="${markTransform(rings, look, node)}" d="${mark}"/>`;
  return `<g class="piece seat-${seat}${dead ? ' dead' : ''}" data-c="${node}"><path class="stone" d="${stonePath(rings, look, node)}"/>${cut}</g>`;
}

/** The stones that links may join: the dead ones stay single outlines. */
export function linkable({ options, stones }: State, dead: readonly string[]): string {
  const { names } = boardOf(options.rings);
  return dead.length === 0
    ? stones
    : names.map((name, node) => (dead.includes(name) ? EMPTY : stones[node])).join('');
}

/** Whether a link leads across the bridge rather than along ring 1. */
function isSpan(a: number, b: number): boolean {
  return b < BRIDGE && b - a !== 1 && b - a !== BRIDGE - 1;
}

/** Pairs of neighbouring stones of one seat, the lower node first. */
function likePairs(board: Board, stones: string, seat: Seat): readonly (readonly [number, number])[] {
  const sign = signOf(seat);
  return board.neighbours.flatMap((near, node) =>
    stones[node] === sign
      ? near.filter((next) => next > node && stones[next] === sign).map((next) => [node, next] as const)
      : [],
  );
}

/** What fuses a seat's neighbouring stones into one shape: lines, and in cells the triangles of three, as path data. */
export function linkPath(rings: number, look: Look, stones: string, seat: Seat): string {
  const board = boardOf(rings);
  const nearOf = (node: number): readonly number[] => board.neighbours[node] as readonly number[];
  const links = likePairs(board, stones, seat).filter(([a, b]) => look === 'mesh' || !isSpan(a, b));
  return links
    .map(([a, b]) => {
      const thirds = nearOf(a).filter(
        (c) => look === 'cells' && c >= BRIDGE && stones[c] === signOf(seat) && nearOf(b).includes(c),
      );
      if (thirds.length === 0) return line([placeAt(board, a), placeAt(board, b)]);
      // The triangle's own sides are links, so each triangle is drawn once, from its lowest pair.
      return thirds
        .map((c) => (c > b ? polygon([a, b, c].map((node) => placeAt(board, node))) : ''))
        .join('');
    })
    .join('');
}

/** In cells, what joins a seat's stones across the bridge, as path data: thin lines, since nobody can fill it. */
export function spanPath(rings: number, stones: string, seat: Seat): string {
  const board = boardOf(rings);
  return likePairs(board, stones.slice(0, BRIDGE), seat)
    .filter(([a, b]) => isSpan(a, b))
    .map(([a, b]) => line([placeAt(board, a), placeAt(board, b)]))
    .join('');
}

/** The sign of a secured peri, outside the rim, as path data. */
export function bandPath(rings: number, node: number): string {
  const step = node - boardOf(rings).rim;
  const points = [-2, -1, 0, 1, 2].map((i) => pointAt(rings + BAND, (step + 5 * rings + i / 5) / rings));
  return line(points);
}

export function bandMarkup(rings: number, node: number, seat: Seat): string {
  return `<path class="band seat-${seat}" data-c="${node}" ${BANDS[seat]} d="${bandPath(rings, node)}"/>`;
}

/** Solid for seat 0, beads for seat 1. */
const BANDS: readonly string[] = [
  'stroke-width=".13"',
  'stroke-width=".15" stroke-linecap="round" stroke-dasharray=".01 .23"',
];

/** The board as it stands, as one `<svg>`; boardMarkup() says what it is made of. */
export function picture(state: State, look: Look): string {
  const {
    options: { rings },
    stones,
  } = state;
  if (isBare(stones)) return blankMarkup(rings, look);
  const { names } = boardOf(rings);
  const { secured, dead } = bounds(state);
  const linked = linkable(state, dead);
  const pieces = names.map((name, node) => {
    const seat = SIGNS.findIndex((sign) => sign === stones[node]);
    return seat < 0 ? '' : pieceMarkup(rings, look, node, seat, dead.includes(name));
  });
  const bands = secured.flatMap((peries, seat) =>
    peries.map((name) => bandMarkup(rings, names.indexOf(name), seat)),
  );
  return boardMarkup(rings, look, {
    link: (seat) => linkPath(rings, look, linked, seat),
    span: (seat) => spanPath(rings, linked, seat),
    pieces: pieces.join(''),
    bands: bands.join(''),
  });
}
