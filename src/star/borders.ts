/**
 * Scores a full board, fast enough for search: it walks along the borders between the colours instead of
 * visiting nodes, and allocates nothing. For full boards only; `score.ts` explains any position.
 *
 * On a full board every border that touches the rim begins and ends there, or ends at the bridge, so that the borders
 * tell how many groups hold peries, and which of these hold only one. That is all that S15's closed form needs.
 */
import { memoize } from '../core/basics/memoize.js';
import { boardOf, BRIDGE, type Board } from './geometry.js';

/**
 * The board as a maze. A place in it is a triangle of nodes that a border enters between a Blue and a Red node: 16
 * times the third node, and twice the position of the Blue one among the third's neighbours.
 */
export interface Maze {
  readonly rings: number;
  readonly rim: number;
  /** For each peri, the place that a border enters where this peri is Blue and the next one clockwise Red. */
  readonly entries: Int16Array;
  /** The place after a place, by the colour of its third node (+ 1: Red); below 0: `outAt(step)`, or `IN_BRIDGE`. */
  readonly next: Int16Array;
  /** The change of Blue's score by a border: its exit less its entry, plus the number of peries. */
  readonly worth: Int8Array;
}

/** The border ends in the middle, between two nodes of ring 1. */
const IN_BRIDGE = -1000;

/** The border leaves between this peri and the next one clockwise. Its own inverse. */
function outAt(step: number): number {
  return -1 - step;
}

/** The maze of a board of that many rings. */
export const mazeOf = memoize((rings: number) => makeMaze(boardOf(rings)));

function makeMaze({ rings, rim, shapes }: Board): Maze {
  const around = shapes.map(({ facing }) => facing);
  const peries = shapes.length - rim;
  /** The neighbour clockwise after one of a node's neighbours; -1 if the board ends there. */
  const after = (node: number, neighbour: number): number => {
    const near = around[node] as readonly number[];
    return near[(near.indexOf(neighbour) + 1) % near.length] as number;
  };
  const place = (blue: number, red: number): number => {
    const third = after(blue, red);
    if (third >= 0) return 16 * third + 2 * (around[third] as readonly number[]).indexOf(blue);
    return red < BRIDGE ? IN_BRIDGE : outAt(red - rim);
  };
  const next = new Int16Array(16 * shapes.length);
  around.forEach((near, node) =>
    near.forEach((blue, i) => {
      const red = near[(i + 1) % near.length] as number;
      if (blue < 0 || red < 0) return;
      next[16 * node + 2 * i] = place(node, red);
      next[16 * node + 2 * i + 1] = place(blue, node);
    }),
  );
  const entries = Int16Array.from({ length: peries }, (_, step) =>
    place(rim + step, rim + ((step + 1) % peries)),
  );
  return { rings, rim, entries, next, worth: Int8Array.from({ length: 2 * peries }, worthAt(peries)) };
}

/**
 * S15: Blue's score is its peries, less 2 for each of its groups, plus 2 for each of Red's, where a group of one peri
 * takes half of that back. Along the rim each border sets apart the group that lies behind its first end, beside the
 * group of the first peri of all: a Red one if it goes in before it comes out.
 */
function worthAt(peries: number): (_: unknown, at: number) => number {
  return (_, at) => {
    const way = at - peries;
    const isLoneRed = way === 1 || way === 1 - peries;
    const isLoneBlue = way === -1 || way === peries - 1;
    return (way > 0 ? 2 : -2) + Number(isLoneBlue) - Number(isLoneRed);
  };
}

/** Blue's standard score (S13) on a full board; Red's is 5R + 1 less that (S15). A stone is the number of its seat. */
export function blueScore(maze: Maze, stones: Uint8Array): number {
  return reckon(maze, stones) >> 3;
}

/** By how much Blue is ahead on a full board: never 0, since quarks settle a tie as half a point (S13). */
export function blueLead(maze: Maze, stones: Uint8Array): number {
  const reckoned = reckon(maze, stones);
  const lead = 2 * (reckoned >> 3) - (5 * maze.rings + 1);
  if (lead !== 0) return lead;
  return (reckoned & 7) >= 3 ? 0.5 : -0.5;
}

/**
 * 8 times Blue's score, and its quarks. Borders run with Blue on one hand and Red on the other, so that those which
 * go in at Blue-Red come out at Red-Blue. The Red-Blue ends that none comes out at lead to the bridge, like the
 * Blue-Red ends that were walked there. Of them it is enough to know the sum of their steps: a pair counts like a
 * border between its two ends; and two pairs, whose groups the bridge joins in both colours, like one border.
 */
function reckon({ rings, rim, entries, next, worth }: Maze, stones: Uint8Array): number {
  const peries = entries.length;
  const first = stones[rim] as number;
  let blue = first === 0 ? -2 : 2;
  let quarks = 0;
  /** The last step from which a border led to the bridge. */
  let toBridge = -1;
  let unmet = 0;
  let here = first;
  for (let step = 0; step < peries; step++) {
    const there = step + 1 < peries ? (stones[rim + step + 1] as number) : first;
    if (here !== 0) {
      if (there === 0) unmet += step;
    } else {
      blue++;
      if (there !== 0) {
        let at = entries[step] as number;
        do at = next[at + (stones[at >> 4] as number)] as number;
        while (at >= 0);
        if (at === IN_BRIDGE) {
          toBridge = step;
          unmet -= step;
        } else {
          const out = outAt(at);
          const change = worth[peries + out - step] as number;
          unmet -= out;
          blue += change;
          if ((change & 1) !== 0) quarks += quarkAt(rings, step, change);
        }
      }
    }
    here = there;
  }
  if (toBridge >= 0) {
    const change = worth[peries + unmet] as number;
    blue += change;
    if ((change & 1) !== 0) quarks += quarkAt(rings, toBridge, change);
  }
  for (let corner = rim; corner < rim + peries; corner += rings) quarks += 1 - (stones[corner] as number);
  return 8 * (quarks >= 3 ? blue + 1 : blue) + quarks;
}

/**
 * S11: a group of one peri is no star, so that the other has its quark. It lies beside the border's entry. An odd
 * change is 1 or -3 for a lone Red peri, -1 or 3 for a lone Blue one.
 */
function quarkAt(rings: number, step: number, change: number): number {
  const gain = 2 - (change & 3);
  const peri = gain > 0 ? step + 1 : step;
  return peri % rings === 0 ? gain : 0;
}
