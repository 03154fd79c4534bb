/** What the board says of a puzzle, P15. All wording comes from the words table. */
import { polygon } from '../core/chart/path.js';
import { endOf, leftOf, SOLVER } from '../core/puzzle/puzzle.js';
import { seatFact, type Words } from '../core/words/words.js';
import { hexagon } from './geometry.js';
import { puzzles } from './puzzles.js';
import type { State } from './state.js';
import { seatsOf } from './turns.js';

/** The status: who solves, or how it ended. */
export function describePuzzle(state: State, { say }: Words): string {
  const n = state.puzzle?.moves ?? 0;
  const end = endOf(puzzles, state);
  if (end === 'met') return say('puzzle.solved', { n });
  return end === 'lost' ? say('puzzle/lost') : say('puzzle.turn', { seat: seatFact(SOLVER) });
}

/** What to do when it is over; empty while it goes on. */
export function describePuzzleEnd(state: State, { say }: Words): string {
  const end = endOf(puzzles, state);
  return end === undefined ? '' : say(end === 'met' ? 'puzzle.share' : 'puzzle.again');
}

/** What its goal still lacks; empty where it is met. */
export function describeLeft(state: State, { say }: Words): string {
  const left = leftOf(puzzles, state);
  return left ? say(left.key, left.facts) : '';
}

export function describePuzzleGoal(state: State, { say }: Words): string {
  const { kind = '', parts = [] } = state.puzzle?.goal ?? {};
  const others = seatsOf(state).filter((seat) => seat !== SOLVER);
  return say(`goal.${kind}`, { n: parts.length, others: others.map(seatFact) });
}

/** How it ended and what it took, to share: no solution. */
export function describePuzzleShare(state: State, { say }: Words, hints: number): string {
  const { moves = 0, par = null } = state.puzzle ?? {};
  return say('puzzle.result', { n: moves, par: par ?? 0, hints });
}

/** How many of the moves that the puzzle began with are left. */
export function movesLeft({ puzzle, points }: State): number {
  return puzzle?.isSpent ? 0 : (points[SOLVER] as number);
}

const land = (seat: number, ...places: readonly (readonly [number, number])[]): string =>
  `<path class="land seat-${seat}" d="${places.map((place) => polygon(hexagon(place, 11))).join('')}"/>`;
const ring = (x: number): string => `<circle class="than" cx="${x}" cy="22" r="7"/>`;

/** A ship that is gone, planets that are one's own, or one with all its neighbours. */
const PICTURES: Readonly<Record<string, () => string>> = {
  break: () => `${land(1, [43, 22])}<path class="than" d="M30 9l26 26M56 9l-26 26"/>`,
  take: () => `${land(0, [28, 22], [58, 22])}${ring(28)}${ring(58)}`,
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
    `${PICTURES[puzzle?.goal.kind ?? '']?.() ?? ''}</svg>`
  );
}
