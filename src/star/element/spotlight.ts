/** Lights up the cells that a term of the score counts, as shapes, when the reader asks for it. It counts nothing. */
import type { Point } from '../../core/chart/chart.js';
import { circle, line, polygon } from '../../core/chart/path.js';
import type { Spotlight } from '../../ui/contract/adapter.js';
import { boardOf, type Shape } from '../geometry.js';
import type { Look } from '../state.js';

/** Cells of a group that touch are lit as one shape. */
export function spotlightOn(rings: number, look: Look, groups: readonly (readonly string[])[]): Spotlight {
  const { shapes, byName } = boardOf(rings);
  const parts = groups.flatMap((cells) => {
    const nodes = new Set(cells.map((cell) => byName.get(cell) as number));
    return [...nodes].map((node) => {
      const { centre, corners, facing } = shapes[node] as Shape;
      if (look === 'mesh') return [circle(centre, 0.46), circle(centre, 0.46)] as const;
      const sides = facing.map((next, side) =>
        nodes.has(next) ? '' : line([corners.at(side - 1) as Point, corners[side] as Point]),
      );
      return [polygon(corners), sides.join('')] as const;
    });
  });
  // A cell that two stars share is one hole.
  return {
    holes: [...new Set(parts.map(([hole]) => hole))].join(''),
    edges: parts.map(([, edge]) => edge).join(''),
  };
}
