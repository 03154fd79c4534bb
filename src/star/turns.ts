/** Turns: whose it is, and how long it lasts. */
import type { Seat } from '../core/contract/rules.js';
import type { Options, State } from './state.js';

export const EMPTY = '.';
/** The sign of each seat's stones. */
export const SIGNS = ['B', 'R'] as const;

export function other(seat: Seat): Seat {
  return 1 - seat;
}

export function signOf(seat: Seat): string {
  return SIGNS[seat] as string;
}

/** How many stones a seat has on the board. */
export function stonesOf(stones: string, seat: Seat): number {
  return stones.split(signOf(seat)).length - 1;
}

export function isFull(stones: string): boolean {
  return !stones.includes(EMPTY);
}

export function isBare(stones: string): boolean {
  return !SIGNS.some((sign) => stones.includes(sign));
}

/** S7: a full board, an accepted count and a resignation end the game; a decided score does not. */
export function isOver({ stones, phase }: State): boolean {
  return isFull(stones) || phase === 'counted' || phase === 'resigned';
}

/** How many stones a turn has that begins on this board: S10 for the first, then S6 or S9. */
export function wholeTurn({ handicap, double }: Options, stones: string): number {
  if (isBare(stones)) return handicap;
  return double ? 2 : 1;
}

/** The turn that a position implies without words: the seat with fewer stones, Blue if equal. */
export function usualTurn(stones: string): Seat {
  return stonesOf(stones, 1) < stonesOf(stones, 0) ? 1 : 0;
}

/** S10: the pie is for even games. */
export function hasPie({ pie, handicap }: Options): boolean {
  return pie && handicap === 1;
}

/**
 * S7: whether both have had a turn. A seat that has had one has a stone on the board, but for the seat whose first
 * stone was taken over: under the pie stones of one colour without an open offer tell just that (S8).
 */
export function bothHaveHadTurn({ options, stones, phase }: State): boolean {
  const counts = [stonesOf(stones, 0), stonesOf(stones, 1)] as const;
  if (counts[0] > 0 && counts[1] > 0) return true;
  return hasPie(options) && phase !== 'pie' && counts[0] + counts[1] > 0;
}
