/** The bot `easy`: looks one stone ahead at the sure bounds (S16), and not very closely. */
import type { Seat } from '../core/rules.js';
import { chance } from '../core/seed.js';
import type { Think } from '../core/think.js';
import { fieldOf, filled, NOBODY, type Field } from './field.js';
import { ACCEPT, accepts, placing, SWAP } from './offers.js';
import type { Move, State } from './state.js';
import { other } from './turns.js';
import { blueLead } from './walk.js';

/** It is mistaken about a node by up to so many points. */
const NOISE = 2;
/** Nodes that are looked at in one step; each is two full boards. */
const A_STEP = 16;

export const easyThink: Think<State, Move> = function* (state, seat, { seed, nodes }) {
  const field = fieldOf(state);
  if (accepts(state, field)) return ACCEPT;
  yield undefined;
  const luck = chance(seed);
  const guess = (worth: number): number => worth + (NOISE * luck.below(256)) / 256;
  const worth = worthIn(field, seat);
  const looked = luck.shuffle([...field.empty]).slice(0, Math.max(1, nodes >> 1));
  let best = looked[0] as number;
  let most = -Infinity;
  for (const [at, node] of looked.entries()) {
    const value = guess(worth(node));
    if (value > most) {
      most = value;
      best = node;
    }
    if (at % A_STEP === A_STEP - 1) yield placing(field, best);
  }
  if (state.phase === 'pie' && guess(worth(firstStone(field))) > guess(worth(best))) return SWAP;
  return placing(field, best);
};

/** What it is worth to a seat to have a node: what the node secures to it, and what it would secure to the other. */
function worthIn(field: Field, seat: Seat): (node: number) => number {
  const fills = [filled(field, 0), filled(field, 1)] as const;
  /** The lead of a node's owner if the other gets all the rest. */
  const leadOf = (owner: Seat, node: number): number => {
    const stones = fills[other(owner) as 0 | 1];
    const before = stones[node] as number;
    stones[node] = owner;
    const blue = blueLead(field.maze, stones);
    stones[node] = before;
    return owner === 0 ? blue : -blue;
  };
  return (node) => leadOf(seat, node) + leadOf(other(seat), node);
}

function firstStone({ stones }: Field): number {
  return stones.findIndex((stone) => stone !== NOBODY);
}
