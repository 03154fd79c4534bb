/**
 * What a seat may want of a full board. All of it is monotone: a stone more of the seat's own never hurts (S15). So it
 * is certain once it holds with all empty nodes the other's, and out of reach once it does not hold with all its own.
 */
import type { Seat } from '../core/contract/rules.js';
import { blueLead, mazeOf } from './borders.js';
import { boardOf, type Board } from './geometry.js';

/** Whether a full board has it. A stone is the number of its seat. */
export type Aim = (stones: Uint8Array) => boolean;

type Found = (node: number) => boolean;

/** Walks the group of a stone until a node is found; allocates nothing while it walks. */
function walkOn({ neighbours }: Board): (stones: Uint8Array, from: number, isFound: Found) => boolean {
  /** The walk in which a node was come to last. */
  const seen = new Uint32Array(neighbours.length);
  const open = new Int16Array(neighbours.length);
  let walk = 0;
  return (stones, from, isFound) => {
    const sign = stones[from];
    walk++;
    seen[from] = walk;
    open[0] = from;
    for (let count = 1; count > 0;) {
      const at = open[--count] as number;
      if (isFound(at)) return true;
      const near = neighbours[at] as readonly number[];
      for (let i = 0; i < near.length; i++) {
        const next = near[i] as number;
        if (stones[next] !== sign || seen[next] === walk) continue;
        seen[next] = walk;
        open[count++] = next;
      }
    }
    return false;
  };
}

/** The stones on both nodes, which are of one colour, are in one group. */
export function together(rings: number, a: number, b: number): Aim {
  const walk = walkOn(boardOf(rings));
  return (stones) => walk(stones, a, (node) => node === b);
}

/** The stone on this node is part of a star (S11). */
export function starred(rings: number, node: number): Aim {
  const board = boardOf(rings);
  const walk = walkOn(board);
  let peries = 0;
  const isSecond: Found = (at) => at >= board.rim && ++peries === 2;
  return (stones) => {
    peries = 0;
    return walk(stones, node, isSecond);
  };
}

/** The seat has won (S13). */
export function won(rings: number, seat: Seat): Aim {
  const maze = mazeOf(rings);
  return (stones) => blueLead(maze, stones) > 0 === (seat === 0);
}

export function not(aim: Aim): Aim {
  return (stones) => !aim(stones);
}
