/** How ships meet, P5. */
import type { Seat } from '../core/contract/rules.js';
import { areaOf, boardOf } from './geometry.js';
import type { Meeting, Moved, State } from './state.js';

/**
 * The outcome of a ship meeting a hostile one: the smaller is destroyed and takes half of itself, rounded down, with
 * it.
 */
export function battle(
  attacker: number,
  defender: number,
): { readonly attacker: number; readonly defender: number } {
  return {
    attacker: attacker > defender ? attacker - (defender >> 1) : 0,
    defender: defender > attacker ? defender - (attacker >> 1) : 0,
  };
}

/** The event of a seat's ship moving between two planets, by their numbers, and of just that move. */
export function foresee({ options, owners, ships }: State, seat: Seat, from: number, to: number): Moved {
  const ship = ships[from - 1] ?? 0;
  const was = owners[to - 1] as number;
  const against = ships[to - 1] ?? 0;
  const [size, area] = [options.sizes[to - 1] as number, areaOf(boardOf(options.boardSize), to - 1)];
  const met = (type: Meeting, left: number): Moved => {
    return { type, seat, from, to, ship, against, left, was, size, area };
  };
  if (was === seat) return met(against > 0 ? 'merged' : 'moved', ship + against);
  if (against === 0) return met('took', ship);
  const after = battle(ship, against);
  if (after.attacker > 0) return met('won', after.attacker);
  return after.defender > 0 ? met('lost', after.defender) : met('both', 0);
}
