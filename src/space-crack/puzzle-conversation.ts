/** The sentences and pictures for a puzzle (P15): its goal, and what is left to meet it with. */
import { indexed } from '../core/basics/indices.js';
import { polygon } from '../core/chart/path.js';
import type { HintPlace } from '../core/bots/bots.js';
import type { Budget } from '../core/puzzle/budget.js';
import { SOLVER } from '../core/puzzle/puzzle.js';
import { seatFact, type Words } from '../core/words/words.js';
import { areaOf, boardOf, hexagon, SHIP } from './geometry.js';
import type { State } from './state.js';
import { seatsOf } from './turns.js';

export function describePuzzleGoal(state: State, { say }: Words): string {
  const { kind = '', parts = [] } = state.puzzle?.goal ?? {};
  const others = seatsOf(state).filter((seat) => seat !== SOLVER);
  return say(`goal.${kind}`, { n: parts.length, others: others.map(seatFact) });
}

/** P15: the command points that are left, and the crack that pays for ships. */
export function budgetsOf({ puzzle, points, crack }: State, { say }: Words): readonly Budget[] {
  // Income at the end of the round comes too late.
  const [left, has] = puzzle?.isSpent ? [0, 0] : [points[SOLVER] as number, crack[SOLVER] as number];
  const sentence = say('budget.points', { n: left, crack: has });
  return [{ shape: 'diamond', left, of: (puzzle?.moves ?? 0) + left, sentence }];
}

/** How battles end, and what crack is for, where there is some. */
export function describeAbout({ puzzle, crack }: State, { say }: Words): readonly string[] {
  const builds = !puzzle?.isSpent && (crack[SOLVER] as number) > 0;
  return [say('about.battle'), ...(builds ? [say('about.crack')] : [])];
}

/** The ship that has the next move, or where a new one may be built. */
export function describeWhere(state: State, text: string, { say }: Words): HintPlace | undefined {
  const { options, owners, ships, crack } = state;
  const from = Number(/^(\d+)-/.exec(text)?.[1] ?? 0);
  if (from > 0) {
    const ship = { key: 'ship.strength', facts: { cell: `${from}`, ship: ships[from - 1] as number } };
    const area = { key: `area.${areaOf(boardOf(options.boardSize), from - 1)}` };
    return { sentence: say('hint.where-ship', { ship, area }), lit: [`${from}`] };
  }
  if (!text.startsWith('+')) return undefined;
  const lit = [...indexed(owners)].flatMap(([planet, owner]) =>
    owner === SOLVER && (options.sizes[planet] as number) <= (crack[SOLVER] as number)
      ? [`${planet + 1}`]
      : [],
  );
  return { sentence: say('hint.where-build'), lit };
}

const land = (seat: number, ...places: readonly (readonly [number, number])[]): string =>
  `<path class="land seat-${seat}" d="${places.map((place) => polygon(hexagon(place, 11))).join('')}"/>`;
/** A ship as it stands on the map. */
const ship = (seat: number, [x, y]: readonly [number, number]): string => {
  const dart = SHIP.map(([right, down]): readonly [number, number] => [x + 19 * right, y + 19 * down]);
  return `<path class="land ship seat-${seat}" d="${polygon(dart)}"/>`;
};
const ring = (x: number): string => `<circle class="than" cx="${x}" cy="22" r="7"/>`;

/** A ship that is gone, planets that are one's own, or one with all its neighbours. */
const PICTURES: Readonly<Record<string, (parts: number) => string>> = {
  break: () => `${ship(1, [43, 25])}<path class="than" d="M30 9l26 26M56 9l-26 26"/>`,
  take: (parts) =>
    parts === 1 ? `${land(0, [43, 22])}${ring(43)}` : `${land(0, [28, 22], [58, 22])}${ring(28)}${ring(58)}`,
  core: () => {
    const around = [0, 1, 2, 3, 4, 5].map((way): readonly [number, number] => {
      const angle = ((2 * way + 1) * Math.PI) / 6;
      return [43 + 12.5 * Math.cos(angle), 22 + 12.5 * Math.sin(angle)];
    });
    const small = [[43, 22] as const, ...around].map((place) => polygon(hexagon(place, 7)));
    return `<path class="land seat-0" d="${small.join('')}"/><circle class="than" cx="43" cy="22" r="4"/>`;
  },
};

export function puzzlePicture({ puzzle }: State): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="goal" viewBox="0 0 86 44">' +
    `${PICTURES[puzzle?.goal.kind ?? '']?.(puzzle?.goal.parts.length ?? 0) ?? ''}</svg>`
  );
}
