/** Answers to a count (S7), and moves by the numbers of their nodes. Bots offer nothing themselves. */
import type { Seat } from '../core/contract/rules.js';
import { filled, type Field } from './field.js';
import type { Move, State } from './state.js';
import { blueLead } from './borders.js';

export const ACCEPT: Move = { type: 'accept' };
export const SWAP: Move = { type: 'swap' };

export function placing(field: Field, node: number): Move {
  return { type: 'place', node: field.names[node] as string };
}

/** S7: to play on is worth a try as long as either seat can still win. */
export function accepts(state: State, field: Field): boolean {
  return state.phase === 'count' && isDecided(field);
}

/** S16: the same seat leads, whichever seat gets the empty nodes. */
function isDecided(field: Field): boolean {
  const leader = (owner: Seat): number => Math.sign(blueLead(field.maze, filled(field, owner)));
  return leader(0) === leader(1);
}
