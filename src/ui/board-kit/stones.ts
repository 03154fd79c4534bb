/** The stock picture of a simple game, kept up to date. It knows no rule. */
import type { SimpleState } from '../../core/simple/simple-game.js';
import { stoneMarkup, stonesPicture, type Stones } from '../../core/simple/stones.js';
import type { Motion } from '../contract/parts.js';
import { parseNode } from '../dom/markup.js';
import type { Patch, Picture } from './picture.js';
import { stonesStyles } from './stones.css.js';

const LANDING: Keyframe[] = [{ transform: 'scale(.6)' }, { transform: 'scale(1)' }];
const TOUCHDOWN = { duration: 140, easing: 'cubic-bezier(.2,.8,.2,1)' };

/** Nodes by cell: the content of a shared picture, or of one from a server, is taken over, and replaced where it differs. */
function makePatch(motion: Motion): Patch<{ readonly stones: Stones }> {
  let kept: SVGSVGElement | undefined;
  let shown: Stones = {};
  const nodes = new Map<string, Element>();
  return (picture, { stones }, { chart }) => {
    const isNew = picture !== kept;
    if (!isNew && stones === shown) return;
    const group = picture.querySelector('.pieces') as Element;
    if (isNew) {
      nodes.clear();
      for (const node of group.children) nodes.set(node.getAttribute('data-c') as string, node);
    }
    for (const cell of chart.rows.flat()) {
      const seat = stones[cell];
      if (isNew ? seat === undefined && !nodes.has(cell) : seat === shown[cell]) continue;
      nodes.get(cell)?.remove();
      nodes.delete(cell);
      if (seat === undefined) continue;
      const node = parseNode(stoneMarkup(chart, cell, seat));
      group.append(node);
      nodes.set(cell, node);
      if (!isNew) motion.play(node, LANDING, TOUCHDOWN);
    }
    kept = picture;
    shown = stones;
  };
}

/** Stones on cells, with the sides and labels that the board has. */
export function stones(): Picture<SimpleState<unknown>> {
  return {
    draw: stonesPicture,
    makePatch,
    isPiece: ({ stones: there }, cell) => there[cell] !== undefined,
    ghost: ({ stones: there, turn }, cell, { chart }) =>
      there[cell] === undefined ? stoneMarkup(chart, cell, turn) : undefined,
    styles: stonesStyles,
  };
}
