/** How a position stands: what is met, what can still be done, whether it is over and who won. It plays nothing. */
import type { Outcome, Seat, Viewer } from '../core/contract/rules.js';
import { countIn, gridOf, objectsAround, starsIn } from './grid.js';
import type { Board, Card, GameState, GameView, PuzzleState, State, View } from './state.js';

/** R4: whether any star of the board can rotate. */
export function canRotate(board: Board): boolean {
  const grid = gridOf(board);
  return starsIn(grid).some((star) => objectsAround(grid, star) > 0);
}

/** R4, R9: whether the star in this cell can rotate now. */
export function canRotateAt(view: State | View, cell: number): boolean {
  return (
    objectsAround(gridOf(view.board), cell) > 0 && !(view.use === 'game' && view.rotated) && !outcomeOf(view)
  );
}

/** R9: whether the turn in hand has come to its cards: at once where no star can rotate. */
export function canPlayCards(view: GameState | GameView): boolean {
  return view.rotated || !canRotate(view.board);
}

/** R13: how many of the cards that the goals ask for are found now, goal by goal. */
export function metBy({
  board,
  goals,
  reading,
}: Pick<PuzzleState, 'board' | 'goals' | 'reading'>): readonly number[] {
  return goals.map(({ card, atLeast }) => Math.min(atLeast, countIn(board, card, reading)));
}

/** R13: whether all goals hold now. */
export function areMet(puzzle: Pick<PuzzleState, 'board' | 'goals' | 'reading'>): boolean {
  const met = metBy(puzzle);
  return puzzle.goals.every(({ atLeast }, n) => met[n] === atLeast);
}

/** R13: goals are met by a rotation, and all at the same time; a board without goals is never solved. */
export function isSolved(state: PuzzleState): boolean {
  return state.rotations > 0 && state.goals.length > 0 && areMet(state);
}

/** R12: whether a table's game is over. */
export function isOver({ rules: { turns, decay }, scores, turns: taken }: GameState | GameView): boolean {
  return decay ? (scores[0] as number) < 0 : taken >= turns * scores.length;
}

/** R12: what a turn costs where points run out, by its number from 1. */
export function costOf(turn: number): number {
  return Math.ceil((5 + turn) ** 2 / 125);
}

/** R8: the cards of a hand that are found on the board, in the hand's order. */
export function playable(
  { board, reading }: Pick<GameState, 'board' | 'reading'>,
  hand: readonly Card[],
): readonly Card[] {
  return hand.filter((card) => countIn(board, card, reading) > 0);
}

/** The cards of the seat that is to act. */
export function handOf({ hands, seat }: GameState): readonly Card[] {
  return hands[seat] as readonly Card[];
}

/** R12, R13: how a position, or what a viewer knows of it, ended; undefined while it goes on. */
export function outcomeOf(state: State | View): Outcome | undefined {
  if (state.use === 'puzzle') {
    if (isSolved(state)) return { winners: [0], reason: 'rotation/solved' };
    return canRotate(state.board) ? undefined : { winners: [], reason: 'rotation/stuck' };
  }
  if (!isOver(state)) return undefined;
  const { scores, rules } = state;
  if (rules.decay) return { winners: [], reason: 'rotation/spent', scores };
  const most = Math.max(...scores);
  const winners = scores.flatMap((points, seat) => (points === most ? [seat] : []));
  const reason = scores.length === 1 ? 'alone' : winners.length === 1 ? 'by-points' : 'shared';
  return { winners, reason: `rotation/${reason}`, scores };
}

/** Whether a viewer sees a seat's cards. */
export function sees(state: GameState, viewer: Viewer, seat: Seat): boolean {
  return viewer === 'all' || viewer === seat || state.rules.hands === 'open' || isOver(state);
}
