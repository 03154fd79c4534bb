/**
 * Bridges in the sense of connection games: two stones that share two empty nodes, of which one is enough. Pure
 * geometry.
 */
import { indices } from '../core/basics/indices.js';
import { memoize } from '../core/basics/memoize.js';
import { boardOf, BRIDGE } from './geometry.js';

/**
 * For each node the bridges that a stone there intrudes into, three numbers each: one end, the node that still
 * saves it, the other end.
 */
export interface Bridges {
  /** Start of each node's bridges in `spans`; those of the next node begin at its end. */
  readonly from: Int16Array;
  readonly spans: Int16Array;
}

/** The bridges of a board of that many rings. */
export const bridgesOf = memoize(makeBridges);

/**
 * Common neighbours of a node and its neighbour lie on either side of the neighbour; across the middle there are two
 * more (S3).
 */
function makeBridges(rings: number): Bridges {
  const { shapes } = boardOf(rings);
  const from = new Int16Array(shapes.length + 1);
  const spans: number[] = [];
  shapes.forEach(({ facing }, node) => {
    const sides = facing.length;
    for (let side = 0; side < sides; side++) {
      const one = facing[(side + sides - 1) % sides] as number;
      const saves = facing[side] as number;
      const end = facing[(side + 1) % sides] as number;
      if (saves < 0) continue;
      if (one >= 0 && end >= 0) spans.push(one, saves, end);
      else if (node < BRIDGE)
        for (const far of across(node, facing)) spans.push(Math.max(one, end), saves, far);
    }
    from[node + 1] = spans.length;
  });
  return { from, spans: Int16Array.from(spans) };
}

/** The two nodes of ring 1 that a third one touches through the middle alone. */
function across(node: number, facing: readonly number[]): readonly number[] {
  return indices(BRIDGE).filter((far) => far !== node && !facing.includes(far));
}
