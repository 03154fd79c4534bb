/**
 * Brings Daybreak's picture from whatever it shows to a state, touching only the nodes that changed.
 * To replace: what is kept and what is compared. Motion explains what happened; where none is wanted it is skipped.
 */
import type { Motion } from '../../../src/ui/contract/parts.js';
import type { State } from '../state.js';

const FADING: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

export class Patch {
  readonly #motion: Motion;
  #picture: SVGSVGElement | undefined;
  #stars: readonly Element[] = [];

  constructor(motion: Motion) {
    this.#motion = motion;
  }

  show(picture: SVGSVGElement, { left }: State): void {
    const isNew = picture !== this.#picture;
    if (isNew) this.#stars = [...picture.querySelectorAll('.star')];
    this.#picture = picture;
    for (const [index, star] of this.#stars.entries()) {
      const isOut = index >= left;
      if (star.classList.contains('out') === isOut) continue;
      star.classList.toggle('out', isOut);
      if (!isNew) this.#motion.play(star, FADING, { duration: 200, easing: 'ease-out' });
    }
  }
}
