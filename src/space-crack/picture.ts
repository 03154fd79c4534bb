/** The map as SVG in board units: shapes, classes and figures, no colour. */
import type { Point } from '../core/chart/chart.js';
import { indices } from '../core/basics/indices.js';
import { circle, decimal, line, pair, polygon } from '../core/chart/path.js';
import type { Seat } from '../core/contract/rules.js';
import { isCore } from './economy.js';
import { boardOf, centreOf, chart, hexagon, RADIUS, SHIP, type Board } from './geometry.js';
import { NOBODY, type State } from './state.js';

/** A planet's radius for its size. */
const SMALLEST = 0.2;
const BY_SIZE = 0.062;
/** The area patterns of seats 1 to 3 stand on a grid of this pitch in each hexagon; a plus is this wide. */
const PITCH = [0, 0.3, 0.24, 0.3];
const PLUS = 0.12;
/** So far from a hexagon's middle a pattern reaches, and a border stands from its edge. */
const WIDE = RADIUS - 0.12;
const HIGH = 0.88;
const BORDER = 0.075;
/** The two corners of the side that faces each direction. */
const SIDES = [
  [4, 5],
  [5, 0],
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
] as const;

/**
 * Lines across a hexagon, every `pitch`, their ends on the grid and `over` beyond it: upright and level ones reach the
 * same points.
 */
function hatch([x, y]: Point, pitch: number, over: number, isUpright: boolean): string {
  const lines: string[] = [];
  for (let step = -4; step <= 4; step++) {
    const off = Math.abs(step * pitch);
    const reach = isUpright
      ? Math.min(HIGH, (WIDE - off) * Math.sqrt(3))
      : off < HIGH
        ? WIDE - off / Math.sqrt(3)
        : 0;
    if (reach < pitch / 2) continue;
    const half = Math.floor(reach / pitch) * pitch + over;
    const [across, along] = [decimal(2 * half), step * pitch];
    lines.push(
      isUpright ? `M${pair([x + along, y - half])}v${across}` : `M${pair([x - half, y + along])}h${across}`,
    );
  }
  return lines.join('');
}

function patternOf(centre: Point, seat: Seat): string {
  const pitch = PITCH[seat] as number;
  if (pitch === 0) return '';
  if (seat < 3) return hatch(centre, pitch, 0, false);
  return hatch(centre, pitch, PLUS / 2, false) + hatch(centre, pitch, PLUS / 2, true);
}

/** The drawing of a seat's land, as path data: its hexagons, the pattern on them, its border. */
export interface Land {
  readonly tint: string;
  readonly pattern: string;
  readonly border: string;
}

export function landOf(boardSize: number, owners: readonly number[], seat: Seat): Land {
  const board = boardOf(boardSize);
  const own = indices(owners.length).filter((planet) => owners[planet] === seat);
  const border = own.map((planet) => {
    const corners = hexagon(centreOf(board, planet), RADIUS - BORDER);
    return SIDES.map(([a, b], way) =>
      owners[board.facing[planet]?.[way] as number] === seat
        ? ''
        : line([corners[a] as Point, corners[b] as Point]),
    ).join('');
  });
  return {
    tint: hexagons(board, own),
    pattern: own.map((planet) => patternOf(centreOf(board, planet), seat)).join(''),
    border: border.join(''),
  };
}

function hexagons(board: Board, planets: readonly number[]): string {
  return planets.map((planet) => polygon(hexagon(centreOf(board, planet), RADIUS))).join('');
}

/** A ship with its strength, its middle at 0 0. */
export function shipMarkup(seat: Seat, ship: number): string {
  const dart = polygon(SHIP);
  const size = ship > 99 ? 0.36 : 0.47;
  return [
    `<g class="ship seat-${seat}"><path class="case" d="${dart}"/><path class="dart" d="${dart}"/>`,
    `<text class="on" y=".19" font-size="${size}">${ship}</text></g>`,
  ].join('');
}

/** How a planet stands, as one word: two planets of the same word and number look alike. */
export function planetKey({ options, owners, ships }: State, planet: number): string {
  const core = isCore(boardOf(options.boardSize), owners, planet) ? 'core' : '';
  return `${options.sizes[planet]} ${owners[planet]}${core} ${ships[planet]}`;
}

/** A planet with what stands on it; `data-c` is its number. */
export function planetMarkup({ options, owners, ships }: State, planet: number): string {
  const board = boardOf(options.boardSize);
  const [owner, ship, size] = [
    owners[planet] as number,
    ships[planet] as number,
    options.sizes[planet] as number,
  ];
  const core = isCore(board, owners, planet)
    ? `<path class="core" d="${polygon(hexagon([0, 0], RADIUS * 0.8))}"/>`
    : '';
  const figure =
    ship > 0
      ? `${shipMarkup(owner, ship)}<text class="under" y=".72" font-size=".33">${size}</text>`
      : `<text class="size" y=".19" font-size=".54">${size}</text>`;
  const [x, y] = centreOf(board, planet);
  const whose = owner === NOBODY ? 'free' : `seat-${owner}`;
  return [
    `<g class="planet ${whose}" data-c="${planet + 1}" transform="translate(${decimal(x)},${decimal(y)})">`,
    `${core}<path class="disc" d="${circle([0, 0], SMALLEST + BY_SIZE * size)}"/>${figure}</g>`,
  ].join('');
}

/** A ring round each planet that the goal of a puzzle names, as path data. */
export function askedRings({ options, puzzle }: State): string {
  const board = boardOf(options.boardSize);
  const rings = puzzle?.goal.parts.map((part) => circle(centreOf(board, Number(part) - 1), RADIUS * 0.78));
  return rings?.join('') ?? '';
}

/** The bare hexagons: what options alone tell of a map. */
export function blankMarkup(boardSize: number): string {
  return mapMarkup(boardSize, [], '');
}

function mapMarkup(boardSize: number, lands: readonly Land[], planets: string, asked = ''): string {
  const board = boardOf(boardSize);
  const all = hexagons(board, indices(board.planets.length));
  const bySeat = (draw: (land: Land, seat: Seat) => string): string =>
    [0, 1, 2, 3].map((seat) => draw(lands[seat] ?? { tint: '', pattern: '', border: '' }, seat)).join('');
  const box = chart(boardSize).viewBox.join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="picture" viewBox="${box}">`,
    `<path class="field" d="${all}"/><g class="lands">`,
    bySeat(
      ({ tint, pattern }, seat) =>
        `<path class="tint seat-${seat}" d="${tint}"/><path class="pattern seat-${seat}" d="${pattern}"/>`,
    ),
    `</g><path class="line" d="${all}"/><g class="borders">`,
    bySeat(({ border }, seat) => `<path class="border seat-${seat}" d="${border}"/>`),
    `</g><g class="planets">${planets}</g><path class="asked" d="${asked}"/></svg>`,
  ].join('');
}

/**
 * The map as it stands, as one `<svg>`: `.field`, `.line`, `.lands` and `.borders` (a `tint`, `pattern` and `border`
 * per seat), `.planets` (`.planet.seat-n[data-c]` or `.free`, with `.core`, `.disc`, and `.size` or a `.ship`).
 */
export function picture(state: State): string {
  const { owners, options } = state;
  const lands = indices(options.seats).map((seat) => landOf(options.boardSize, owners, seat));
  const planets = owners.map((_, planet) => planetMarkup(state, planet)).join('');
  return mapMarkup(options.boardSize, lands, planets, askedRings(state));
}
