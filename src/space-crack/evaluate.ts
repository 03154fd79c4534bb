/** Estimates the value of a position to a seat, for the bots that look ahead. */
import { indexed, indices } from '../core/basics/indices.js';
import type { Seat } from '../core/contract/rules.js';
import { isCore } from './economy.js';
import { boardOf, type Board } from './geometry.js';
import { NOBODY, type State } from './state.js';

/** How far each planet is from the nearest one that is not a seat's own. */
function distances({ near }: Board, owners: readonly number[], seat: Seat): readonly number[] {
  const far = owners.map((owner) => (owner === seat ? Infinity : 0));
  const queue = indices(far.length).filter((planet) => far[planet] === 0);
  for (const planet of queue)
    for (const other of near[planet] ?? [])
      if (far[other] === Infinity) {
        far[other] = (far[planet] as number) + 1;
        queue.push(other);
      }
  return far;
}

/**
 * The value of a ship to `greedy` beside its size; the share of it by the steps to new planets, at most nine of them.
 */
const SHIP = 0.9;
const SIZE = 0.05;
const STEP = 0.1;
const FAR = 9;

/** Planets and ships, and how far the ships are from new planets: what `greedy` sees. */
export function plainWorth(state: State, seat: Seat): number {
  const { options, owners, ships, crack } = state;
  const far = distances(boardOf(options.boardSize), owners, seat);
  let worth = 0.01 * (crack[seat] as number);
  for (const [planet, owner] of indexed(owners)) {
    if (owner === NOBODY) continue;
    const ship = ships[planet] as number;
    worth += (owner === seat ? 1 : -1) * (1 + (ship > 0 ? SHIP + SIZE * ship : 0));
    if (owner === seat && ship > 0) worth -= STEP * Math.min(FAR, far[planet] as number);
  }
  return worth;
}

/** The largest hostile ship beside a planet. */
function threat({ near }: Board, { owners, ships }: State, planet: number): number {
  let largest = 0;
  for (const other of near[planet] as readonly number[])
    if (owners[other] !== owners[planet]) largest = Math.max(largest, ships[other] as number);
  return largest;
}

/** The weights of `planner`, in planets. */
const WEIGHT = {
  /** A core planet's bonus and any planet's yield, by size of 5, while there is time to use it. */
  core: 0.25,
  yields: 0.1,
  crack: 0.02,
  /** A ship, by its size. */
  size: 0.1,
  /** A point that is kept for later. */
  point: 0.2,
  /** A planet without a ship beside a hostile one; a ship beside a larger hostile one. */
  exposed: 0.5,
  outgunned: 0.5,
};
/** Crack beyond this is of no more use. */
const ENOUGH_CRACK = 40;
/** Yields count in full while so many turns are to come. */
const TURNS_TO_USE = 5;

/** The same with core planets, yields, threats and points: what `planner` sees. */
export function worth(state: State, seat: Seat): number {
  const { options, owners, ships, crack, points, turn } = state;
  const board = boardOf(options.boardSize);
  const far = distances(board, owners, seat);
  const toCome = Math.max(0, options.turns - turn);
  const later = Math.min(1, toCome / TURNS_TO_USE);
  let sum = WEIGHT.crack * later * Math.min(ENOUGH_CRACK, crack[seat] as number);
  if (toCome > 0) sum += WEIGHT.point * (points[seat] as number);
  for (let planet = 0; planet < owners.length; planet++) {
    const owner = owners[planet] as number;
    if (owner === NOBODY) continue;
    const ship = ships[planet] as number;
    const sized = (options.sizes[planet] as number) / 5;
    const bonus = isCore(board, owners, planet) ? WEIGHT.core : 0;
    const hostile = threat(board, state, planet);
    let value = 1 + later * sized * (WEIGHT.yields + bonus) + WEIGHT.size * ship;
    if (ship === 0 && hostile > 0) value -= WEIGHT.exposed;
    if (ship > 0 && hostile > ship) value -= WEIGHT.outgunned * (1 + WEIGHT.size * ship);
    if (owner === seat && ship > 0) value -= STEP * Math.min(FAR, far[planet] as number);
    sum += owner === seat ? value : -value;
  }
  return sum;
}
