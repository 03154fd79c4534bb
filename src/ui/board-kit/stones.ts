/** The stock picture of a simple game, kept up to date. */
import type { SimpleState } from '../../core/simple/simple-game.js';
import { stoneMarkup, stonesPicture, type Stones } from '../../core/simple/stones.js';
import { KeyedGroup } from '../board/keyed-group.js';
import type { Motion } from '../contract/parts.js';
import type { Patch, Picture } from './picture.js';
import { stonesStyles } from './stones.css.js';

const LANDING: Keyframe[] = [{ transform: 'scale(.6)' }, { transform: 'scale(1)' }];
const TOUCHDOWN = { duration: 140, easing: 'cubic-bezier(.2,.8,.2,1)' };

function makePatch(motion: Motion): Patch<{ readonly stones: Stones }> {
  let kept: SVGSVGElement | undefined;
  let pieces: KeyedGroup | undefined;
  return (picture, { stones }, { chart }) => {
    const isNew = picture !== kept;
    if (isNew) pieces = new KeyedGroup(picture.querySelector('.pieces') as Element);
    kept = picture;
    const standing = Object.entries(stones).map(([key, kind]) => ({ key, kind }));
    const made = pieces?.hold(standing, ({ key, kind }) => stoneMarkup(chart, key, kind));
    if (!isNew) for (const node of made?.values() ?? []) motion.play(node, LANDING, TOUCHDOWN);
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
