/** A position as search holds it: stones in typed arrays, and who places each stone to come. */
import type { Seat } from '../core/contract/rules.js';
import { boardOf } from './geometry.js';
import type { State } from './state.js';
import { EMPTY, other, SIGNS, wholeTurn } from './turns.js';
import { mazeOf, type Maze } from './borders.js';

/** The value of a node without a stone; a stone is the number of its seat. */
export const NOBODY = 2;

/** Mutable: it lives inside one thought. */
export interface Field {
  readonly maze: Maze;
  readonly names: readonly string[];
  readonly stones: Uint8Array;
  /** The empty nodes, in node order. */
  readonly empty: Int16Array;
  /** The seat that places the nth stone from here on: stones change nothing about it (S6, S9, S10). */
  readonly seats: Uint8Array;
}

export function fieldOf({ options, stones, turn, left }: State): Field {
  const { names } = boardOf(options.rings);
  const field = Uint8Array.from(stones, (sign) =>
    sign === EMPTY ? NOBODY : SIGNS.indexOf(sign as 'B' | 'R'),
  );
  const empty = Int16Array.from([...field.keys()].filter((node) => field[node] === NOBODY));
  return {
    maze: mazeOf(options.rings),
    names,
    stones: field,
    empty,
    // Every turn after this one begins on a board with a stone.
    seats: seatsOf(empty.length, turn, left, wholeTurn(options, SIGNS[0])),
  };
}

function seatsOf(count: number, turn: Seat, left: number, whole: number): Uint8Array {
  const seats = new Uint8Array(count).fill(turn, 0, left);
  for (let from = left, seat = other(turn); from < count; from += whole, seat = other(seat))
    seats.fill(seat, from, from + whole);
  return seats;
}

/** S16: the stones with all empty nodes given to one seat. */
export function filled({ stones }: Field, seat: Seat): Uint8Array {
  return stones.map((stone) => (stone === NOBODY ? seat : stone));
}
