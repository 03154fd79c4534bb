/** Plays a field to its end by chance, but saves a bridge that was intruded into. */
import type { Chance } from '../core/basics/seed.js';
import { bridgesOf, type Bridges } from './bridges.js';
import { NOBODY, type Field } from './field.js';

/** The empty nodes of a field in the order in which they are taken; those from the nth on are still empty. */
export interface Order {
  readonly nodes: Int16Array;
  /** Each node's place in the order. */
  readonly places: Int16Array;
}

export interface Playout {
  readonly field: Field;
  readonly order: Order;
  readonly bridges: Bridges;
  readonly luck: Chance;
}

export function playoutOn(field: Field, luck: Chance): Playout {
  const nodes = field.empty.slice();
  const places = new Int16Array(field.stones.length);
  nodes.forEach((node, place) => (places[node] = place));
  return { field, order: { nodes, places }, bridges: bridgesOf(field.maze.rings), luck };
}

/** Makes a node the one that is taken as the nth, and puts the stone there. */
export function take({ field, order: { nodes, places } }: Playout, nth: number, node: number): void {
  const before = nodes[nth] as number;
  const place = places[node] as number;
  nodes[place] = before;
  places[before] = place;
  nodes[nth] = node;
  places[node] = nth;
  field.stones[node] = field.seats[nth] as number;
}

/** Fills the board from the nth stone to come; `last` is the node taken before it, -1 if none is known. */
export function fill(playout: Playout, nth: number, last: number): void {
  const { field, order, luck } = playout;
  const { seats } = field;
  const count = order.nodes.length;
  for (let at = nth, before = last; at < count; at++) {
    const isReply = at > 0 && before >= 0 && seats[at] !== seats[at - 1];
    const saved = isReply ? saving(playout, before, seats[at] as number) : -1;
    const node = saved >= 0 ? saved : (order.nodes[at + luck.below(count - at)] as number);
    take(playout, at, node);
    before = node;
  }
}

/** Takes all stones up again that a playout has put down. */
export function clear({ field, order: { nodes } }: Playout): void {
  for (let at = 0; at < nodes.length; at++) field.stones[nodes[at] as number] = NOBODY;
}

/** A node that saves a bridge of the seat's which a stone on `intruder` cuts into, by chance one of them; -1: none. */
function saving(
  { field: { stones }, bridges: { from, spans }, luck }: Playout,
  intruder: number,
  seat: number,
): number {
  let found = -1;
  let count = 0;
  const end = from[intruder + 1] as number;
  for (let at = from[intruder] as number; at < end; at += 3) {
    if (stones[spans[at] as number] !== seat || stones[spans[at + 2] as number] !== seat) continue;
    const node = spans[at + 1] as number;
    if (stones[node] !== NOBODY) continue;
    count++;
    if (count === 1 || luck.below(count) === 0) found = node;
  }
  return found;
}
