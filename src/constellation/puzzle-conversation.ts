/** The sentences and pictures for a puzzle (C21). All wording comes from the words table. */
import { indices } from '../core/basics/indices.js';
import type { Point } from '../core/chart/chart.js';
import { line } from '../core/chart/path.js';
import { regionOf } from '../core/chart/region.js';
import type { HintPlace } from '../core/bots/bots.js';
import type { Budget } from '../core/puzzle/budget.js';
import { SOLVER } from '../core/puzzle/puzzle.js';
import { seatFact, type Words } from '../core/words/words.js';
import { aloneBody } from './base.js';
import { skyOf } from './geometry.js';
import { cellOf } from './notation.js';
import { movesLeft } from './rounds.js';
import { rules } from './rules.js';
import type { Kind, State } from './state.js';

export function describePuzzleGoal({ puzzle, options, left }: State, { say }: Words): string {
  const others = indices(left.length).filter((team) => team !== SOLVER);
  return say(`goal.${puzzle?.goal.kind ?? ''}`, {
    of: options.wormholesToWin || 3,
    other: seatFact(others[0] as number),
    others: others.map(seatFact),
  });
}

/** That HQs are safe, in the puzzles in which they are. */
export function describeAbout({ options }: State, { say }: Words): readonly string[] {
  return options.hqImmune ? [say('about.immune')] : [];
}

/** The moves that are left of the round, and the steals among them. */
export function budgetsOf(state: State, { say }: Words): readonly Budget[] {
  const { puzzle, steals } = state;
  const n = puzzle?.isSpent ? 0 : movesLeft(state, SOLVER);
  const bolts = steals[SOLVER] as number;
  const sentence = say('budget.moves', { n, steals: bolts > 0 ? 'yes' : 'no' });
  const budgets: Budget[] = [{ shape: 'disc', left: n, of: n + (puzzle?.moves ?? 0), sentence }];
  if (bolts > 0)
    budgets.push({ shape: 'bolt', left: bolts, of: bolts, sentence: say('budget.steals', { n: bolts }) });
  return budgets;
}

/** The stars among which the next move is. */
export function describeWhere(state: State, text: string, { say }: Words): HintPlace | undefined {
  const star = cellOf(text);
  if (star === undefined) return undefined;
  const open = [...rules.moves(state, SOLVER)].flatMap((move) => ('star' in move ? [move.star] : []));
  const lit = regionOf(skyOf(state).chart, star, open);
  return { sentence: say('hint.where', { star: lit }), lit };
}

type Placed = readonly [Kind | 'hq', Point];

/** Stars of the reader's with the lines between them, by their places in the list. */
function drawn(stars: readonly Placed[], pairs: readonly (readonly [number, number])[], hqLine = ''): string {
  const at = (star: number): Point => (stars[star] as Placed)[1];
  const links = pairs.map(([a, b]) => line([at(a), at(b)])).join('');
  const own = hqLine && `<path class="hq-line seat-0" d="${hqLine}"/><path class="core" d="${hqLine}"/>`;
  const bodies = stars.map(([kind, point]) => {
    const body = aloneBody(kind, point);
    return `<g class="star ${kind} owned seat-0">${body}</g>`;
  });
  return `<path class="link seat-0" d="${links}"/>${own}${bodies.join('')}`;
}

const chain = (stars: readonly Placed[]): string => drawn(stars, [], line(stars.map(([, point]) => point)));

const bar = (team: number, d: string): string =>
  `<g class="star owned seat-${team}"><path class="body" d="${d}"/></g>`;

/** HQs in one line; two ways between them; wormholes in one network; more points than the other. */
const PICTURES: Readonly<Record<string, () => string>> = {
  hqs: () =>
    chain([
      ['hq', [0.5, 1.42]],
      ['star', [1.45, 0.6]],
      ['star', [2.45, 1.35]],
      ['hq', [3.45, 0.58]],
    ]),
  hold: () =>
    drawn(
      [
        ['hq', [0.5, 1]],
        ['star', [1.45, 0.45]],
        ['star', [2.55, 0.45]],
        ['star', [2, 1.55]],
        ['hq', [3.5, 1]],
      ],
      [
        [0, 1],
        [1, 2],
        [2, 4],
        [0, 3],
        [3, 4],
      ],
    ),
  wormholes: () =>
    drawn(
      [
        ['wormhole', [0.5, 1.3]],
        ['star', [1.3, 0.55]],
        ['wormhole', [2.1, 1.3]],
        ['wormhole', [3.4, 0.75]],
      ],
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    ),
  win: () => bar(0, 'M.3 .35h3.3v.5h-3.3Z') + bar(1, 'M.3 1.15h2.3v.5h-2.3Z'),
};

export function puzzlePicture({ puzzle }: State): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="goal" viewBox="0 0 4 2">' +
    `${PICTURES[puzzle?.goal.kind ?? '']?.() ?? ''}</svg>`
  );
}
