/**
 * Tree search by playouts that learn from all their stones: a stone that did well anywhere in a playout is taken to
 * do well at once (rapid action value estimation, RAVE).
 */
import { chance } from '../core/basics/seed.js';
import type { Field } from './field.js';
import { clear, fill, playoutOn, take, type Playout } from './playout.js';
import { blueLead } from './borders.js';

/** A line goes on in the tree when it has been played so often. */
const GROWS_AT = 4;
/** No more branchings than this are kept, so that a long thought stays within some megabytes. */
const MOST_BRANCHINGS = 2000;
/** The more, the longer a stone is judged by what it did elsewhere as well. */
const RAVE = 700;
/** The prior of a stone: this many playouts, half of them won. */
const PRIOR = 6;
/** The lead counts so much beside the win: a game that is won or lost is still played well. */
const LEAD_SHARE = 0.1;

/**
 * Mutable: it lives inside one thought. A branching is where a seat chooses among all empty nodes, and has a slot
 * for each of them; the first is the position itself. Records are from the point of view of the seat that chooses.
 */
interface Search {
  readonly playout: Playout;
  /** How many slots a branching has room for; the nth begins at n times as many. */
  readonly width: number;
  readonly nodes: Int16Array;
  readonly visits: Int32Array;
  readonly won: Float32Array;
  /** In how many of them its seat won the game. */
  readonly wins: Int32Array;
  readonly raveVisits: Float32Array;
  readonly raveWon: Float32Array;
  /** The branching that follows a slot; 0: none yet. */
  readonly leads: Int16Array;
  /** The slots that the present playout has chosen. */
  readonly path: Int32Array;
  branchings: number;
}

export function searchOf(field: Field, limits: { readonly seed: number; readonly nodes: number }): Search {
  const width = field.empty.length;
  const size = width * (1 + Math.min(MOST_BRANCHINGS, Math.floor(limits.nodes / GROWS_AT)));
  const search: Search = {
    playout: playoutOn(field, chance(limits.seed)),
    width,
    nodes: new Int16Array(size),
    visits: new Int32Array(size),
    won: new Float32Array(size),
    wins: new Int32Array(size),
    raveVisits: new Float32Array(size),
    raveWon: new Float32Array(size),
    leads: new Int16Array(size),
    path: new Int32Array(width),
    branchings: 0,
  };
  grow(search, 0);
  return search;
}

/** Plays one playout and learns from it. */
export function explore(search: Search): void {
  const { playout, path, nodes, visits, leads, width } = search;
  let depth = 0;
  let branching = 0;
  do {
    const slot = choose(search, branching * width, width - depth);
    path[depth] = slot;
    take(playout, depth, nodes[slot] as number);
    branching = leads[slot] as number;
    depth++;
  } while (branching > 0 && depth < width);
  const last = path[depth - 1] as number;
  if ((visits[last] as number) + 1 >= GROWS_AT && depth < width && hasRoom(search)) {
    leads[last] = search.branchings;
    grow(search, depth);
  }
  fill(playout, depth, nodes[last] as number);
  const won = blueWon(playout.field);
  for (let at = 0; at < depth; at++) learn(search, at, won);
  clear(playout);
}

/** The node that was tried most, what share of its playouts the seat to act has, and how many of them it won. */
export function bestOf({ nodes, visits, won, wins, width }: Search): {
  readonly node: number;
  readonly share: number;
  readonly tried: number;
  readonly wins: number;
} {
  let best = 0;
  for (let slot = 1; slot < width; slot++)
    if ((visits[slot] as number) > (visits[best] as number)) best = slot;
  const tried = visits[best] as number;
  const share = tried === 0 ? 0.5 : (won[best] as number) / tried;
  return { node: nodes[best] as number, share, tried, wins: wins[best] as number };
}

function hasRoom({ branchings, nodes, width }: Search): boolean {
  return (branchings + 1) * width <= nodes.length;
}

/** Adds a branching after `depth` stones. Its records begin a little apart, so that chance settles ties. */
function grow(search: Search, depth: number): void {
  const { playout, nodes, raveVisits, raveWon, width } = search;
  const from = search.branchings * width - depth;
  for (let at = depth; at < width; at++) {
    nodes[from + at] = playout.order.nodes[at] as number;
    raveVisits[from + at] = PRIOR;
    raveWon[from + at] = PRIOR * (0.5 + playout.luck.below(256) / 2 ** 14);
  }
  search.branchings++;
}

/** The slot that promises most. No bonus for the untried: their records elsewhere are enough to try them. */
function choose({ visits, won, raveVisits, raveWon }: Search, from: number, count: number): number {
  let best = from;
  let most = -1;
  for (let slot = from; slot < from + count; slot++) {
    const tried = visits[slot] as number;
    let value = (raveWon[slot] as number) / (raveVisits[slot] as number);
    if (tried > 0) {
      const trust = Math.sqrt(RAVE / (3 * tried + RAVE));
      value = trust * value + ((1 - trust) * (won[slot] as number)) / tried;
    }
    if (value > most) {
      most = value;
      best = slot;
    }
  }
  return best;
}

/** Blue's result on a full board, from 0 to 1. */
function blueWon({ maze, stones }: Field): number {
  const lead = blueLead(maze, stones);
  return (1 - LEAD_SHARE) * (lead > 0 ? 1 : 0) + LEAD_SHARE * (0.5 + lead / (12 * maze.rings));
}

/**
 * Enters a full board into the branching at this depth: for the slot that was chosen, and for all stones of its seat.
 */
function learn(search: Search, depth: number, blue: number): void {
  const { playout, path, nodes, visits, won, wins, raveVisits, raveWon, width } = search;
  const { stones, seats } = playout.field;
  const seat = seats[depth] as number;
  const share = seat === 0 ? blue : 1 - blue;
  const slot = path[depth] as number;
  visits[slot] = (visits[slot] as number) + 1;
  won[slot] = (won[slot] as number) + share;
  // The lead alone never makes a half.
  if (share > 0.5) wins[slot] = (wins[slot] as number) + 1;
  const from = slot - (slot % width);
  for (let at = from; at < from + width - depth; at++) {
    if (stones[nodes[at] as number] !== seat) continue;
    raveVisits[at] = (raveVisits[at] as number) + 1;
    raveWon[at] = (raveWon[at] as number) + share;
  }
}
