/** The sentences and pictures for a puzzle (S17). All wording comes from the words table. */
import type { Point } from '../core/chart/chart.js';
import { circle, polygon } from '../core/chart/path.js';
import { regionOf } from '../core/chart/region.js';
import { SEAT_MARKS } from '../core/chart/palette.js';
import type { Seat } from '../core/contract/rules.js';
import type { HintPlace } from '../core/bots/bots.js';
import type { Budget } from '../core/puzzle/budget.js';
import { SOLVER } from '../core/puzzle/puzzle.js';
import { seatFact, type Words } from '../core/words/words.js';
import { chart } from './chart.js';
import { boardOf } from './geometry.js';
import { bounds } from './score.js';
import type { State } from './state.js';
import { EMPTY, other } from './turns.js';

export function describePuzzleGoal({ puzzle, options }: State, { say }: Words): string {
  const of = 5 * options.rings + 1;
  const half = Math.floor(of / 2);
  const facts = { of, half, n: half + 1, tie: of % 2 === 0 ? 'yes' : 'no' };
  return say(`goal.${puzzle?.goal.kind ?? ''}`, { other: seatFact(other(SOLVER)), ...facts });
}

/** Explains hollow stones, if there are any. */
export function describeAbout(state: State, { say }: Words): readonly string[] {
  return bounds(state).dead.length > 0 ? [say('about.hollow')] : [];
}

/** The stones that are left to par, which are no more than that: a puzzle goes on without. */
export function budgetsOf({ puzzle }: State, { say }: Words): readonly Budget[] {
  const { moves: placed = 0, par } = puzzle ?? {};
  const of = par ?? 0;
  const left = of - placed;
  const key = of === 0 ? 'placed' : left < 0 ? 'over' : 'stones';
  const n = of === 0 ? placed : Math.abs(left);
  return [{ shape: 'hexagon', left: Math.max(0, left), of, sentence: say(`budget.${key}`, { n }) }];
}

/** The cells among which the next stone is. */
export function describeWhere({ options, stones }: State, node: string, { say }: Words): HintPlace {
  const { names } = boardOf(options.rings);
  const empty = names.filter((_, at) => stones[at] === EMPTY);
  const lit = regionOf(chart(options.rings, 'cells'), node, empty);
  return { sentence: say('hint.where', { stones: lit }), lit };
}

const hexagon = ([x, y]: Point, radius: number): string =>
  polygon(
    [0, 1, 2, 3, 4, 5].map((corner): Point => {
      const angle = ((2 * corner + 1) * Math.PI) / 6;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );

function stone(seat: Seat, place: Point, radius = 12): string {
  const [x, y] = place;
  const mark = SEAT_MARKS[seat] as string;
  const cut =
    mark && `<path class="on" transform="translate(${x},${y})scale(${radius * 0.55})" d="${mark}"/>`;
  return `<g class="seat-${seat}"><path class="stone" d="${hexagon(place, radius)}"/>${cut}</g>`;
}

const ringed = (seat: Seat, place: Point): string =>
  `${stone(seat, place)}<path class="asked" d="${circle(place, 7.5)}"/>`;
const bars = (d: string): string => `<g class="seat-${SOLVER}"><path class="edge" d="${d}"/></g>`;
const SHORE = '<path class="shore" d="M3 35Q43 -9 83 35"/>';

const PICTURES: Readonly<Record<string, () => string>> = {
  connect: () => `${ringed(0, [17, 22])}${ringed(0, [69, 22])}${bars('M34 18v8M40 18v8M46 18v8M52 18v8')}`,
  cut: () => `${ringed(1, [17, 22])}${ringed(1, [69, 22])}${bars('M43 4v36')}`,
  live: () => `${SHORE}${bars('M38 24L30 15M48 24L56 15')}${ringed(0, [43, 30])}`,
  kill: () => `${SHORE}${ringed(1, [43, 31])}${bars('M22 30Q43 5 64 30')}`,
  win: () => {
    const bar = (seat: Seat, d: string): string =>
      `<g class="seat-${seat}"><path class="stone" d="${d}"/></g>`;
    return `${bar(0, 'M6 14h46v16h-46z')}${bar(1, 'M54 14h26v16h-26z')}<path class="shore" d="M43 8v28"/>`;
  },
};

export function puzzlePicture({ puzzle }: State): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="goal" viewBox="0 0 86 44">' +
    `${PICTURES[puzzle?.goal.kind ?? '']?.() ?? ''}</svg>`
  );
}
