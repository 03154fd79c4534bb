/**
 * Sentences beside the board: whose turn it is, what to do, the goal, and the ending. All wording comes from the words
 * table.
 */
import type { Seat } from '../core/contract/rules.js';
import { ratingOf } from '../core/days/rating.js';
import { seatFact, type Words } from '../core/words/words.js';
import { coloursOf } from './describe.js';
import { nameOf, readCell } from './geometry.js';
import { codesOf, DIRECTIONS, findIn, gridOf, SIGNS } from './grid.js';
import type { Ui } from './interpret.js';
import { canRotate, canRotateAt, costOf, outcomeOf } from './outcome.js';
import { arrowsOn, lanePath, runPath } from './picture.js';
import type { GameView, PuzzleState, Reading, View } from './state.js';

/** The star that a finger has chosen, while it can rotate. */
export function chosenStar(view: View, { selected }: Ui): string | undefined {
  const at = selected === undefined ? undefined : readCell(gridOf(view.board), selected);
  return at !== undefined && canRotateAt(view, at) ? selected : undefined;
}

function sayRotations({ par, rotations, goals }: PuzzleState, { say }: Words): string {
  if (goals.length === 0) return say('turn.free', { turns: rotations });
  if (par === null) return say('turn.alone', { turns: rotations });
  const key = rotations === 0 ? 'start' : rotations <= par ? 'used' : 'over';
  return say(`turn.${key}`, { turns: rotations, par });
}

/** How a game ended, as a headline. */
function sayEnd(view: View, { say }: Words): string {
  const outcome = outcomeOf(view);
  if (!outcome) return '';
  const { reason, winners, scores = [] } = outcome;
  if (view.use === 'puzzle') {
    if (reason === 'rotation/stuck') return say(reason);
    const { par, rotations } = view;
    return par === null || rotations <= par
      ? say('solved', { turns: rotations })
      : say('solved.par', { turns: rotations, par });
  }
  const [points = 0, against = 0] = [...scores].sort((one, other) => other - one);
  const facts = {
    winner: seatFact(winners[0] ?? 0),
    winners: winners.map(seatFact),
    points,
    against,
    turns: view.turns,
  };
  return say(reason, facts);
}

/** Says who is to act, or how far a puzzle is; or how a game ended. */
export function describeTurn(view: View, words: Words, ui: Ui): string {
  if (outcomeOf(view)) return sayEnd(view, words);
  const star = chosenStar(view, ui);
  if (star !== undefined) {
    const grid = gridOf(view.board);
    const object = { key: `object.${SIGNS[grid.cells[readCell(grid, star) as number] as number]}` };
    return words.say('turn.picked', { object, cell: star });
  }
  if (view.use === 'puzzle') return sayRotations(view, words);
  return words.say('turn.game', { seat: seatFact(view.seat) });
}

/** The instruction for somebody who may act; for a puzzle that is over, how well it is solved (see describeWhy). */
export function describeToDo(view: View, words: Words, ui: Ui, isProven = false): string {
  const reason = outcomeOf(view)?.reason;
  if (reason === 'rotation/stuck') return words.say('do.stuck');
  if (reason === 'rotation/solved') return describeWhy(view, words, isProven);
  if (reason !== undefined) return '';
  if (chosenStar(view, ui) !== undefined) return words.say('do.picked');
  if (view.use === 'puzzle') {
    const { par, rotations } = view;
    if (par !== null && rotations >= par) return words.say('do.past-par');
  } else {
    if (view.rotated) return words.say('do.cards');
    if (!canRotate(view.board)) return words.say('do.no-star');
  }
  return words.say(arrowsOn(view).length > 0 ? 'do.first' : 'do.star');
}

/** R5, R7: where in a line a pattern begins. */
function beginning({ match, includeOrigin }: Reading): 'any' | 'next' | 'planet' {
  if (match === 'run') return 'any';
  return includeOrigin ? 'planet' : 'next';
}

/** The goal, in a sentence or two. */
export function describeGoal(view: View, words: Words): string {
  if (view.use === 'game') {
    const { turns, decay } = view.rules;
    if (decay) return words.say('goal.decay');
    return words.say(view.scores.length > 1 ? 'goal.most' : 'goal.points', { turns });
  }
  const [first, ...others] = view.goals;
  if (!first) return words.say('goal.free');
  const from = beginning(view.reading);
  if (others.length > 0) return words.say('goal.all', { n: view.goals.length, from });
  const { card, atLeast } = first;
  const colours = coloursOf(card);
  if (atLeast > 1) return words.say('goal.lines', { colours, n: atLeast, from });
  if (new Set(card).size > 1 || from === 'planet') return words.say('goal.colours', { colours, from });
  const object = { key: `object.${card[0]}` };
  return card.length > 1
    ? words.say('goal.row', { object, n: card.length, from })
    : words.say('goal.one', { object, from });
}

function sayWhySolved({ par, rotations }: PuzzleState, { say }: Words, isProven: boolean): string {
  if (par === null) return say('why.solved');
  const over = rotations - par;
  if (over < 0) return say('why.fewer', { par });
  if (over === 0) return say(isProven ? 'why.par' : 'why.asked');
  return ratingOf(rotations, par, 0) > 0 ? say('why.over', { over }) : say('why.far', { most: par + 2 });
}

function sayWhyGame(view: GameView, reason: string, { say }: Words): string {
  const { scores, turns } = view;
  const [points = 0, second = 0] = [...scores].sort((one, other) => other - one);
  switch (reason) {
    case 'rotation/spent':
      return say('why.spent', { turn: turns, cost: costOf(turns) });
    case 'rotation/alone':
      return say('why.alone', { turns, each: Math.round(points / turns) });
    case 'rotation/shared':
      return say('why.shared', { points });
    default:
      return say('why.points', {
        seat: seatFact(scores.indexOf(points)),
        other: seatFact(scores.indexOf(second)),
        gain: points - second,
      });
  }
}

/** Why it ended so. `isProven`: no shorter solution exists, as of our own puzzles. */
export function describeWhy(view: View, words: Words, isProven = false): string {
  const reason = outcomeOf(view)?.reason;
  if (reason === undefined) return '';
  if (view.use === 'game') return sayWhyGame(view, reason, words);
  return reason === 'rotation/stuck' ? words.say('why.stuck') : sayWhySolved(view, words, isProven);
}

const leads = ({ scores }: GameView, seat: Seat): boolean =>
  scores.every((points, one) => one === seat || points < (scores[seat] as number));

/** The ply that put the winner of a card game ahead for good. */
export function decidedAt(viewAt: (ply: number) => View, plies: number): number | undefined {
  const end = viewAt(plies);
  const winners = outcomeOf(end)?.winners ?? [];
  const [winner] = winners;
  if (end.use === 'puzzle' || winner === undefined || winners.length > 1 || end.scores.length < 2)
    return undefined;
  for (let ply = plies; ply > 0; ply--) {
    const before = viewAt(ply - 1);
    if (before.use === 'game' && !leads(before, winner)) return ply;
  }
  return undefined;
}

/** The items of the ending that the board shows, one after the other. */
interface Shown {
  readonly sentence: string;
  readonly stays?: boolean;
  readonly light?: { readonly holes: string; readonly edges: string };
}

/** The lines of a solved puzzle, each lit, the last until the next act; the points of a card game, the least first. */
export function scoreSteps(view: View, words: Words): readonly Shown[] {
  const outcome = outcomeOf(view);
  if (!outcome) return [];
  if (view.use === 'game') {
    const points = view.scores.map((each, seat) => ({ seat: seatFact(seat), points: each }));
    points.sort((one, other) => one.points - other.points);
    return points.map((facts) => ({ sentence: words.say('walk.points', facts) }));
  }
  if (outcome.reason === 'rotation/stuck') return [];
  const grid = gridOf(view.board);
  const lines = view.goals.flatMap(({ card }) =>
    findIn(grid, codesOf(card), view.reading).map((found): Shown => ({
      sentence: words.say('walk.line', {
        planet: nameOf(grid, found.planet),
        colours: coloursOf(card),
        way: DIRECTIONS[found.way] as string,
      }),
      light: { holes: lanePath(grid, found), edges: runPath(grid, found) },
    })),
  );
  const last = lines.pop();
  return last ? [...lines, { ...last, stays: true }] : [];
}

/** A line to share of a card game that is over; a puzzle's knows its title. `you`: the one reader who plays. */
export function describeShare(view: View, words: Words, you: Seat | undefined): string {
  const outcome = outcomeOf(view);
  if (!outcome || view.use === 'puzzle') return '';
  const { reason, winners, scores = [] } = outcome;
  const [points = 0, against = 0] = [...scores].sort((one, other) => other - one);
  const facts = {
    winners: winners.map(seatFact),
    points,
    turns: view.rules.decay ? view.turns : view.rules.turns,
  };
  if (reason !== 'rotation/by-points') return words.say(`share.${reason.slice('rotation/'.length)}`, facts);
  const [winner = 0] = winners;
  return you === undefined || you === winner
    ? words.say('share.won', { ...facts, seat: seatFact(winner), against })
    : words.say('share.lost', { ...facts, points: scores[you] ?? 0, against: points });
}
