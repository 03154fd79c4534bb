/**
 * Why a move is advised: what the rotation does for the goals, or what cards bring. Each can be checked on the board.
 */
import type { Reason } from '../core/bots/bots.js';
import { fold } from '../core/basics/indices.js';
import type { Facts } from '../core/basics/result.js';
import { coloursOf } from './describe.js';
import { nameOf, readCell, rotationsOn } from './geometry.js';
import { codesOf, findIn, gridOf, rangeAt, rotated, SIGNS, starsIn, type Found, type Grid } from './grid.js';
import { handOf, playable } from './outcome.js';
import type { Card, GameState, Goal, Move, PuzzleState, Reading } from './state.js';
import { sumOf } from './worth.js';

function reason(grid: Grid, code: string, facts: Facts, places: readonly number[] = []): Reason {
  return { code, facts, lit: places.map((place) => nameOf(grid, place)) };
}

function rotationFacts(grid: Grid, star: number): Facts {
  return { cell: nameOf(grid, star), object: { key: `object.${SIGNS[grid.cells[star] as number]}` } };
}

const cellsOf = ({ planet, run }: Found): readonly number[] => [
  planet,
  ...run.filter((cell) => cell !== planet),
];

/** The longest beginning of a pattern's colours that a line holds. */
function beginningOf(grid: Grid, card: Card, reading: Reading): readonly number[] {
  const codes = codesOf(card);
  const lengths = codes.map((_, n) => codes.length - n);
  const most = lengths.find((length) => findIn(grid, codes.slice(0, length), reading).length > 0) ?? 0;
  return codes.slice(0, most);
}

/** R13: the goal that the last rotation meets. */
function whyLast({ goals, reading }: PuzzleState, before: Grid, after: Grid): Reason | undefined {
  const found = (grid: Grid, { card }: Goal): readonly Found[] => findIn(grid, codesOf(card), reading);
  const goal = goals.find((one) => found(before, one).length < one.atLeast);
  const isNew = (one: Found): boolean =>
    goal !== undefined && !found(before, goal).some((other) => cellsOf(other).join() === cellsOf(one).join());
  const line = goal && found(after, goal).find(isNew);
  return goal && line && reason(after, 'hint.last', { colours: coloursOf(goal.card) }, cellsOf(line));
}

/** A line holds more of a goal's colours, from the first on, than any did before. */
function whyHalfway({ goals, reading }: PuzzleState, before: Grid, after: Grid): Reason | undefined {
  for (const goal of goals) {
    const codes = beginningOf(after, goal.card, reading);
    if (codes.length < 2 || codes.length <= beginningOf(before, goal.card, reading).length) continue;
    const [line] = findIn(after, codes, reading);
    const facts = { done: codes.length, length: goal.card.length };
    return line && reason(after, 'hint.halfway', facts, cellsOf(line));
  }
  return undefined;
}

/** The cell from which a rotation moved an object to `to`. */
const sourceOf = (grid: Grid, star: number, to: number): number =>
  rotationsOn(grid)(star, rangeAt(grid, star))[to] as number;

/** Traces the object at `end` back through the rotations: its cell before the first one, and after it. */
function trace(
  grids: readonly Grid[],
  stars: readonly number[],
  end: number,
): readonly [from: number, to: number] {
  const to = stars.slice(1).reduceRight((at, star, n) => sourceOf(grids[n + 1] as Grid, star, at), end);
  return [sourceOf(grids[0] as Grid, stars[0] as number, to), to];
}

/** The first rotation takes a line's planet to where it stays, or moves others of what the line will hold. */
function whyMoved(
  { goals, reading }: PuzzleState,
  grids: readonly Grid[],
  stars: readonly number[],
): Reason | undefined {
  const end = grids.at(-1) as Grid;
  const lines = goals.flatMap(({ card }) => findIn(end, codesOf(card), reading));
  for (const { planet } of lines) {
    const [from, to] = trace(grids, stars, planet);
    if (to === planet && from !== to) return reason(end, 'hint.moves-planet', {}, [from]);
  }
  for (const line of lines) {
    const moved = cellsOf(line)
      .map((cell) => trace(grids, stars, cell))
      .flatMap(([from, to]) => (from === to ? [] : [from]));
    if (moved.length > 0) return reason(end, 'hint.moves-line', { moved: moved.length }, moved);
  }
  return undefined;
}

/** Why a puzzle is to be solved by these rotations: what the first of them does. */
export function whySolve(state: PuzzleState, stars: readonly number[]): Reason {
  const before = gridOf(state.board);
  const grids = fold(stars, [before], (all, star) => [...all, rotated(all.at(-1) as Grid, star)]);
  const after = grids[1] as Grid;
  const n = stars.length;
  const facts = { ...rotationFacts(before, stars[0] as number), n, left: n - 1 };
  const found =
    n === 1
      ? whyLast(state, before, after)
      : (whyHalfway(state, before, after) ?? whyMoved(state, grids, stars));
  const { code, lit, facts: more } = found ?? reason(before, 'hint.to-go', {});
  return { code, lit, facts: { ...facts, ...more } };
}

/** Tells what a rotation brings the hand at once, or how near it brings a card, or that no rotation brings anything. */
function whyTableRotation(state: GameState, cell: string): Reason | undefined {
  const { board, reading } = state;
  const before = gridOf(board);
  const star = readCell(before, cell) as number;
  const after = rotated(before, star);
  const hand = handOf(state);
  const facts = rotationFacts(before, star);
  const points = sumOf(after, hand, reading);
  if (points > 0) {
    const runs = hand.flatMap((card) => findIn(after, codesOf(card), reading)).flatMap(cellsOf);
    return reason(before, 'hint.brings', { ...facts, points }, [...new Set(runs)]);
  }
  for (const card of hand) {
    const codes = beginningOf(after, card, reading);
    if (codes.length === 0 || codes.length <= beginningOf(before, card, reading).length) continue;
    const [line] = findIn(after, codes, reading);
    const more = { card: coloursOf(card), done: codes.length, length: card.length };
    return line && reason(before, 'hint.nearer', { ...facts, ...more }, cellsOf(line));
  }
  const isVain = starsIn(before).every((other) => sumOf(rotated(before, other), hand, reading) === 0);
  return isVain ? reason(before, 'hint.none-brings', facts) : undefined;
}

/** Why a move of the card game is advised, by the cards of the seat that is to act. */
export function whyCards(state: GameState, move: Move): Reason | undefined {
  const { board, reading } = state;
  const grid = gridOf(board);
  switch (move.type) {
    case 'rotate':
      return whyTableRotation(state, move.cell);
    case 'card': {
      const found = findIn(grid, codesOf(move.card), reading);
      const facts = { card: coloursOf(move.card), n: found.length };
      return reason(grid, 'hint.found', facts, [...new Set(found.flatMap(cellsOf))]);
    }
    case 'done':
      return playable(state, handOf(state)).length === 0 ? reason(grid, 'hint.no-card', {}) : undefined;
  }
}
