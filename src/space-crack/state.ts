/** The types of Space Crack: options, states, moves and events, all of them plain data. Nothing runs here. */
import type { Seat } from '../core/contract/rules.js';
import type { MaybePuzzle } from '../core/puzzle/puzzle.js';

/** P1, with the rulings of P3, P6, P7, P8 and P12. */
export interface Options {
  readonly seats: number;
  readonly turns: number;
  readonly boardSize: number;
  /** Moves that a turn grants to each seat (P4). */
  readonly commandPoints: number;
  /** The yield of a planet, in percent of its size (P9). */
  readonly crackPct: number;
  /** The extra yield of a core planet (P10). */
  readonly interiorBonus: number;
  /** The order in which seats act (P7). */
  readonly order: 'alternate' | 'sequential' | 'free';
  /** The fate of the points of a seat that ends its turn (P8). */
  readonly endTurn: 'save' | 'forfeit' | 'off';
  readonly buildOnOccupied: 'merge' | 'forbid';
  /** The extra yield of an own planet next to an own core planet (P12). */
  readonly perimeterBonus: number;
  /** The planets' sizes in planet order; empty: drawn by the seed (P3). */
  readonly sizes: readonly number[];
}

/** Whoever owns no planet. */
export const NOBODY = -1;

/** Lists of planets stand in planet order, planet 1 first; lists of seats in seat order. */
export interface State extends MaybePuzzle {
  /** `sizes` holds every planet's size here, drawn or given. */
  readonly options: Options;
  /** The seat that owns each planet, or NOBODY. */
  readonly owners: readonly number[];
  /** The ship at each planet, 0 for none. It belongs to the planet's owner (P5). */
  readonly ships: readonly number[];
  readonly crack: readonly number[];
  readonly points: readonly number[];
  /** By seat, whether it has ended this turn (P8). */
  readonly ended: readonly boolean[];
  /** From 1; one more than there are turns once the game is over. */
  readonly turn: number;
  /** The seat that acts, if the order tells (P7); 0 in free order and after the end. */
  readonly next: Seat;
}

/** Planets by their numbers, from 1. */
export type Move =
  | { readonly type: 'move'; readonly from: number; readonly to: number }
  | { readonly type: 'build'; readonly planet: number }
  | { readonly type: 'end' };

/**
 * How a ship fares that moves (P5): `moved` to an own planet, `took` another's or nobody's without a battle,
 * `merged` with an own ship, `won`, `lost`, or destroyed together with the other (`both`).
 */
export type Meeting = 'moved' | 'took' | 'merged' | 'won' | 'lost' | 'both';

/** A ninth of the map, by which a planet is told where its number would say nothing. */
export type Area =
  'north-west' | 'north' | 'north-east' | 'west' | 'middle' | 'east' | 'south-west' | 'south' | 'south-east';

/**
 * `against`: the ship that it met, 0 for none. `left`: the ship that stands there afterwards. `was`: the planet's owner
 * before. `size` and `area`: of the planet that it came to.
 */
export interface Moved {
  readonly type: Meeting;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly ship: number;
  readonly against: number;
  readonly left: number;
  readonly was: number;
  readonly size: number;
  readonly area: Area;
}

/** `ship`: what stands there afterwards. `price` is the planet's size too. */
export interface Built {
  readonly type: 'built';
  readonly seat: Seat;
  readonly planet: number;
  readonly price: number;
  readonly ship: number;
  readonly area: Area;
}

/** P9: what each seat's crack grew by, and how many planets each had. */
export interface TurnOver {
  readonly type: 'turn';
  readonly turn: number;
  readonly incomes: readonly number[];
  readonly planets: readonly number[];
}

export type Event = Moved | Built | TurnOver | { readonly type: 'ended'; readonly seat: Seat };
