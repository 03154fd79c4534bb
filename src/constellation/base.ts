/** The bare chart as SVG in board units: what never changes, and the empty groups that come to bear networks. */
import type { Point } from '../core/chart/chart.js';
import { memoize } from '../core/basics/memoize.js';
import { circle, line, pair } from '../core/chart/path.js';
import { times } from '../core/basics/times.js';
import type { Sky } from './geometry.js';
import type { Kind } from './state.js';

/** How large a mark of radius 1 is cut into a star. */
const MARKS: Readonly<Record<Kind | 'hq', number>> = {
  star: 0.22,
  cluster: 0.25,
  wormhole: 0.2,
  blackhole: 0.2,
  hq: 0.24,
};

function turns(count: number, radius: (i: number) => number): readonly Point[] {
  return times(count, (i): Point => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return [radius(i) * Math.cos(angle), radius(i) * Math.sin(angle)];
  });
}

/**
 * C19: the outline of each kind, as path data that goes on from its star's own place: a transform for each star would
 * cost each frame more. Black holes are two halves.
 */
export const SHAPES: Readonly<Record<Kind | 'hq', string>> = {
  star: 'm-.3 0a.3 .3 0 1 0 .6 0a.3 .3 0 1 0-.6 0Z',
  // Eight points at .47, and between them at .31.
  cluster:
    'm0-.47l.12 .18 .21-.04-.04 .21 .18 .12-.18 .12 .04 .21-.21-.04-.12 .18-.12-.18-.21 .04 .04-.21-.18-.12 .18-.12-.04-.21 .21 .04Z',
  wormhole: 'm0-.42l.42 .72h-.84Z',
  blackhole: 'm-.05-.38a.38 .38 0 0 0 0 .76Z',
  hq: 'm0-.45l.45 .45-.45 .45-.45-.45Z',
};
/** A gap in the edges around a star, as path data. */
const GAP = 'm-.38 0a.38 .38 0 1 0 .76 0a.38 .38 0 1 0-.76 0Z';
export const HALF = 'm.08-.38a.38 .38 0 0 1 0 .76Z';
/** Beside a team's cluster: its whole network is guarded. It goes on from its own middle. */
export const SHIELD = 'm-.24-.22l.24-.09 .24.09v.2c0 .17-.12 .27-.24 .33-.12-.06-.24-.16-.24-.33Z';
/** The frame of an HQ, which pulses. */
const FRAME = 'm0-.62l.62 .62-.62 .62-.62-.62Z';
/** Maps with few stars have their HQs close together: there an HQ is drawn at 70%, so that it covers no connection. */
const FEW_STARS = 20;
const SMALL_HQ = 'm0-.32l.32 .32-.32 .32-.32-.32Z';
const SMALL_FRAME = 'm0-.43l.43 .43-.43 .43-.43-.43Z';

function hasSmallHqs({ ids }: Sky): boolean {
  return ids.length <= FEW_STARS;
}

/** The frame of this map's HQs, as path data that goes on from the star's place. */
export function frameOn(sky: Sky): string {
  return hasSmallHqs(sky) ? SMALL_FRAME : FRAME;
}

/** How large a mark of radius 1 is cut into a star of this map. */
export function markScale(sky: Sky, kind: Kind | 'hq'): number {
  return kind === 'hq' && hasSmallHqs(sky) ? 0.17 : MARKS[kind];
}

/** What stands beside a star is so far from its middle, and so far from those of others: then it hides none. */
const [BESIDE, FREE] = [0.59, 0.95];
/** Where it may stand: at the upper right, else round the star. */
const SIDES = times(16, (i) => (2 * Math.PI * ((i + 14) % 16)) / 16).map((angle): Point => [
  BESIDE * Math.cos(angle),
  BESIDE * Math.sin(angle),
]);

/** By place, where a sign beside a star hides no other: its team on a black hole, the shield of a cluster. */
export const besideAt = memoize((sky: Sky): readonly Point[] => {
  const points = sky.ids.map((_, place) => pointAt(sky, place));
  return points.map(([x, y], own): Point => {
    const roomAt = ([dx, dy]: Point): number =>
      Math.min(
        FREE,
        ...points.flatMap(([px, py], place) => (place === own ? [] : [Math.hypot(x + dx - px, y + dy - py)])),
      );
    const most = Math.max(...SIDES.map(roomAt));
    const [dx, dy] = SIDES.find((side) => roomAt(side) === most) as Point;
    return [x + dx, y + dy];
  });
}, new WeakMap());

export function pointAt({ chart, ids }: Sky, place: number): Point {
  return chart.centre(ids[place] as string);
}

/** C19: a star by itself, as in the picture of a goal. The frame that pulses around an HQ is left to the board. */
export function aloneBody(kind: Kind | 'hq', point: Point): string {
  return kind === 'hq' ? pathAt(point, 'body', SHAPES.hq) : bodyOf(kind, point);
}

/** Lines between stars, as path data. */
export function linesBetween(sky: Sky, pairs: readonly (readonly [number, number])[]): string {
  return pairs.map(([a, b]) => line([pointAt(sky, a), pointAt(sky, b)])).join('');
}

/** Lines outward all round. */
function spokes(count: number, from: (i: number) => number, to: number): string {
  const ends = turns(count, () => to);
  return turns(count, from)
    .map((point, i) => line([point, ends[i] as Point]))
    .join('');
}

/** Hour lines and circles of declination behind a round map, a plain field behind any other. */
function ground(sky: Sky): string {
  const [left, top, width, height] = sky.chart.viewBox;
  const { radius } = sky;
  if (radius === undefined)
    return `<path class="field" d="M${pair([left, top])}h${width}v${height}h${-width}Z"/>`;
  const rim = radius + 0.62;
  const hours = spokes(12, () => 0.25 * rim, rim);
  const ticks = spokes(72, (i) => rim + (i % 6 === 0 ? 0.06 : 0.18), rim + 0.28);
  const circles = [0.25, 0.5, 0.75].map((part) => circle([0, 0], part * rim));
  return [
    `<path class="field" d="${circle([0, 0], rim)}"/>`,
    `<path class="graticule" d="${circles.join('')}${hours}${ticks}"/>`,
    `<path class="line" d="${circle([0, 0], rim)}${circle([0, 0], rim + 0.28)}"/>`,
  ].join('');
}

/** Pieces on a map, as path data and markup. */
export interface Standing {
  readonly edges: string;
  link(team: number): string;
  line(team: number): string;
  readonly stars: string;
}

/** A star that nobody owns. */
export function freeStar(sky: Sky, place: number): string {
  const kind = sky.kinds[place] as Kind;
  return `<g class="star ${kind}" data-c="${place}">${bodyOf(kind, pointAt(sky, place))}</g>`;
}

function pathAt([x, y]: Point, name: string, d: string): string {
  return `<path class="${name}" d="M${pair([x, y])}${d}"/>`;
}

/** An HQ in its frame, where it stands. */
export function hqBody(sky: Sky, place: number): string {
  const point = pointAt(sky, place);
  const body = pathAt(point, 'body', hasSmallHqs(sky) ? SMALL_HQ : SHAPES.hq);
  return pathAt(point, 'halo', frameOn(sky)) + body;
}

/** C19: the body of a star by its kind, where it stands. */
export function bodyOf(kind: Kind, point: Point): string {
  const path = (name: string, d: string): string => pathAt(point, name, d);
  const body = path('body', SHAPES[kind]);
  return kind === 'blackhole' ? `<g class="spin">${path('gap', GAP)}${path('half', HALF)}${body}</g>` : body;
}

/** The edges of which both ends are among these stars. */
export function edgesAmong(
  sky: Sky,
  holds: (place: number) => boolean,
): readonly (readonly [number, number])[] {
  return sky.edges.flatMap(({ a, b }) => (holds(a) && holds(b) ? [[a, b] as const] : []));
}

const groundOf = memoize(ground, new WeakMap());

/**
 * A map as one `<svg>`: `.base`, `.edges` (what can be connected), `.glow` (round what is lit), `.links` and `.lines`
 * (a path for each team: connections, and HQ lines with their cores), `.traces` (of what was stolen), `.stars`
 * (`.star.<kind>.seat-n[data-c]`), `.leaving`, `.rings`. `data-c` is the star's place in the map. Colours and hairlines
 * come from a style sheet by class.
 */
export function boardMarkup(sky: Sky, teams: number, standing: Standing): string {
  const each = times(teams, (team) => team);
  const links = each.map((team) => `<path class="link seat-${team}" d="${standing.link(team)}"/>`);
  const lines = each.map((team) => {
    const d = standing.line(team);
    return `<path class="hq-line seat-${team}" d="${d}"/><path class="core" d="${d}"/>`;
  });
  const box = sky.chart.viewBox.join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="picture" viewBox="${box}">`,
    `<g class="base">${groundOf(sky)}</g><path class="edges" d="${standing.edges}"/>`,
    '<path class="glow" d=""/><path class="glow of-line" d=""/>',
    '<path class="glow-gap" d=""/><path class="glow-gap of-line" d=""/>',
    `<g class="links">${links.join('')}</g><g class="lines">${lines.join('')}</g>`,
    `<g class="traces"></g><g class="stars">${standing.stars}</g><g class="leaving"></g><g class="rings"></g></svg>`,
  ].join('');
}

export function blankMarkup(sky: Sky, teams: number): string {
  const stars = sky.ids.map((_, place) => freeStar(sky, place));
  return boardMarkup(sky, teams, {
    edges: linesBetween(
      sky,
      edgesAmong(sky, () => true),
    ),
    link: () => '',
    line: () => '',
    stars: stars.join(''),
  });
}
