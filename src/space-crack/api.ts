/** A state in a few plain lists, for whoever logs or compares games. */
import { isCore } from './economy.js';
import { boardOf } from './geometry.js';
import { rules } from './rules.js';
import { NOBODY, type State } from './state.js';
import { isOver, seatsOf } from './turns.js';

/** Planets are numbered from 1; lists of planets and seats stand in their order. */
export interface Summary {
  /** The seat that owns each planet, -1 for nobody. */
  readonly owners: readonly number[];
  /** `[planet, size, seat]` for each ship. */
  readonly ships: readonly (readonly [planet: number, size: number, seat: number])[];
  readonly points: readonly number[];
  readonly crack: readonly number[];
  /** The numbers of the core planets (P10). */
  readonly core: readonly number[];
  readonly turnsLeft: number;
  /** Whether each seat has won; null while the game goes on (P11). */
  readonly winners: readonly boolean[] | null;
}

/** A state in figures: who owns what, points, crack, and who has won. */
export function summary(state: State): Summary {
  const { options, owners, ships, points, crack, turn } = state;
  const board = boardOf(options.boardSize);
  const outcome = rules.outcome(state);
  return {
    owners,
    ships: ships.flatMap((size, planet) =>
      size > 0 ? [[planet + 1, size, owners[planet] ?? NOBODY] as const] : [],
    ),
    points,
    crack,
    core: owners.flatMap((_, planet) => (isCore(board, owners, planet) ? [planet + 1] : [])),
    turnsLeft: isOver(state) ? 0 : options.turns - turn + 1,
    winners: outcome ? seatsOf(state).map((seat) => outcome.winners.includes(seat)) : null,
  };
}
