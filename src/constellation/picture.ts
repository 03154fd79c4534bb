/** The board as SVG in board units: shapes and classes, no colour, no text. */
import type { Point } from '../core/chart/chart.js';
import { line, pair } from '../core/chart/path.js';
import { SEAT_MARKS } from '../core/chart/palette.js';
import type { Seat } from '../core/contract/rules.js';
import {
  besideAt,
  boardMarkup,
  bodyOf,
  edgesAmong,
  freeStar,
  hqBody,
  linesBetween,
  markScale,
  pointAt,
  SHIELD,
} from './base.js';
import { skyOf, type Sky } from './geometry.js';
import { knownLine } from './lines.js';
import { FREE, GONE, isHq, ownerAt } from './networks.js';
import type { Kind, State } from './state.js';

/** A star as it stands; an empty group where it is gone. */
export function starMarkup(state: State, place: number): string {
  const sky = skyOf(state);
  const sign = state.owners[place];
  if (sign === GONE) return '<g></g>';
  if (sign === FREE) return freeStar(sky, place);
  return ownedStar(sky, place, ownerAt(state.owners, place), isHq(state, place));
}

/** A team's star with the team's mark cut into it. */
function ownedStar(sky: Sky, place: number, team: Seat, hq: boolean): string {
  const kind = hq ? 'hq' : (sky.kinds[place] as Kind);
  const mark = SEAT_MARKS[team] as string;
  const [x, y] = pointAt(sky, place);
  const beside = besideAt(sky)[place] as Point;
  // A black hole bears its mark beside it, since it is dark in one half alone.
  const middle: Point = kind === 'blackhole' ? beside : [x, kind === 'wormhole' ? y + 0.1 : y];
  const badge = kind === 'blackhole' ? `<circle class="badge" r="1.3"/>` : '';
  const at = `translate(${pair(middle)})scale(${markScale(sky, kind)})`;
  const sign = `${badge}<path class="on" fill-rule="evenodd" d="${mark}"/>`;
  const cut = mark || badge ? `<g class="seal" transform="${at}">${sign}</g>` : '';
  // C9: whatever hangs together with it cannot be stolen.
  const shield = kind === 'cluster' ? `<path class="shield" d="M${pair(beside)}${SHIELD}"/>` : '';
  const body = kind === 'hq' ? hqBody(sky, place) : bodyOf(kind, [x, y]);
  return `<g class="star ${kind} owned seat-${team}" data-c="${place}">${body}${cut}${shield}</g>`;
}

/** C2: a team's connections. */
export function linkPath({ owners }: State, sky: Sky, team: Seat): string {
  const pairs = edgesAmong(sky, (place) => ownerAt(owners, place) === team);
  return linesBetween(sky, pairs);
}

/** C12: a team's HQ line, where it is known without a long search. */
export function linePath(state: State, sky: Sky, team: Seat): string {
  const { stars = [] } = knownLine(state, team) ?? {};
  return stars.length < 2 ? '' : line(stars.map((place) => pointAt(sky, place)));
}

/** The edges that are still on the map. */
export function edgePath({ owners }: State, sky: Sky): string {
  const pairs = edgesAmong(sky, (place) => owners[place] !== GONE);
  return linesBetween(sky, pairs);
}

/** The board as it stands, as one `<svg>`; boardMarkup() says what it is made of. */
export function picture(state: State): string {
  const sky = skyOf(state);
  return boardMarkup(sky, state.options.teams, {
    edges: edgePath(state, sky),
    link: (team) => linkPath(state, sky, team),
    line: (team) => linePath(state, sky, team),
    stars: sky.ids.map((_, place) => starMarkup(state, place)).join(''),
  });
}
