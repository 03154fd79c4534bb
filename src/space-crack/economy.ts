/** The yield of planets, P9, P10 and P12, and how many each seat holds. Whole numbers alone. */
import { indexed } from '../core/basics/indices.js';
import type { Seat } from '../core/contract/rules.js';
import { times } from '../core/basics/times.js';
import { boardOf, type Board } from './geometry.js';
import { NOBODY, type Options, type State } from './state.js';

type Held = Pick<State, 'options' | 'owners'>;

/** P10: six neighbours, all of its own owner. Planets at the edge have fewer. */
export function isCore({ near }: Board, owners: readonly number[], planet: number): boolean {
  const owner = owners[planet];
  const around = near[planet] ?? [];
  return owner !== NOBODY && around.length === 6 && around.every((other) => owners[other] === owner);
}

/**
 * A planet's yield to its owner in hundredths of crack: its size times its percentage. Nobody's is told as if it were
 * owned.
 */
export function yieldOf({ options, owners }: Held, planet: number): number {
  const board = boardOf(options.boardSize);
  return (options.sizes[planet] ?? 0) * percentOf(board, options, owners, planet);
}

function percentOf(board: Board, options: Options, owners: readonly number[], planet: number): number {
  const { crackPct, interiorBonus, perimeterBonus } = options;
  if (isCore(board, owners, planet)) return crackPct + interiorBonus;
  // P12: whoever has a core planet has all planets beside it.
  const isPerimeter = perimeterBonus > 0 && board.near[planet]?.some((other) => isCore(board, owners, other));
  return crackPct + (isPerimeter ? perimeterBonus : 0);
}

/** P9: what each seat's crack grows by at the turn's end. One floor, on the seat's total. */
export function incomesOf(held: Held): readonly number[] {
  const hundredths = Array<number>(held.options.seats).fill(0);
  for (const [planet, owner] of indexed(held.owners))
    if (owner !== NOBODY) hundredths[owner] = (hundredths[owner] ?? 0) + yieldOf(held, planet);
  return hundredths.map((sum) => Math.floor(sum / 100));
}

export function countOf(owners: readonly number[], seat: Seat): number {
  return owners.filter((owner) => owner === seat).length;
}

/** How many planets each seat holds. */
export function planetsOf({ options, owners }: Held): readonly number[] {
  return times(options.seats, (seat) => countOf(owners, seat));
}
