/** The bots `gentle` and `easy`: they look one stone ahead at the sure bounds (S16), and not very closely. */
import { indexed } from '../core/basics/indices.js';
import type { Seat } from '../core/contract/rules.js';
import { chance } from '../core/basics/seed.js';
import type { Think } from '../core/bots/think.js';
import { fieldOf, filled, NOBODY, type Field } from './field.js';
import { boardOf } from './geometry.js';
import { ACCEPT, accepts, placing, SWAP } from './offers.js';
import type { Move, State } from './state.js';
import { other } from './turns.js';
import { blueLead } from './borders.js';

/** How closely a bot looks. */
interface Sight {
  /** It is wrong about a cell by up to this many points. */
  readonly noise: number;
  /** It sees only cells next to a stone, and one in this many of those. */
  readonly oneIn?: number;
}

/** Cells that are looked at in one step; each is two full boards. */
const A_STEP = 16;

function oneAhead({ noise, oneIn }: Sight): Think<State, Move> {
  return function* (state, seat, { seed, nodes }) {
    const field = fieldOf(state);
    if (accepts(state, field)) return ACCEPT;
    yield undefined;
    const luck = chance(seed);
    const guess = (worth: number): number => worth + (noise * luck.below(256)) / 256;
    const worth = worthIn(field, seat);
    const seen = luck.shuffle(oneIn === undefined ? [...field.empty] : besideStones(state, field));
    const looked = seen.slice(0, Math.max(1, Math.min(nodes >> 1, Math.ceil(seen.length / (oneIn ?? 1)))));
    let best = looked[0] as number;
    let most = -Infinity;
    for (const [at, node] of indexed(looked)) {
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
}

export const easyThink = oneAhead({ noise: 2 });

/**
 * As somebody plays who has just learned the rules: next to the stones that are there, without seeing most of what is
 * possible.
 */
export const gentleThink = oneAhead({ noise: 6, oneIn: 4 });

/** The empty cells next to a stone; all of them where there is none. */
function besideStones({ options }: State, { empty, stones }: Field): number[] {
  const { neighbours } = boardOf(options.rings);
  const beside = [...empty].filter((node) => neighbours[node]?.some((next) => stones[next] !== NOBODY));
  return beside.length > 0 ? beside : [...empty];
}

/** The value of a cell to a seat: the points that it secures to it, and those that it would secure to the other. */
function worthIn(field: Field, seat: Seat): (node: number) => number {
  const fills = [filled(field, 0), filled(field, 1)] as const;
  /** The lead of a cell's owner if the other gets all the rest. */
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
