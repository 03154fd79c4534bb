/** The stars of a rating come one after the other when a puzzle has just been solved. It counts nothing. */
import type { Motion } from '../../ui/contract/parts.js';
import { indexed } from '../../core/basics/indices.js';

const EACH = 120;

export class Stars {
  readonly #motion: Motion;
  /** Whether there was a rating at the last rendering. */
  #wasRated: boolean | undefined;

  constructor(motion: Motion) {
    this.#motion = motion;
  }

  show(root: ShadowRoot): void {
    const rated = root.querySelector('.stars[role]');
    if (rated && this.#wasRated === false)
      for (const [n, star] of indexed(rated.querySelectorAll('.won')))
        this.#motion.play(star, [{ opacity: 0 }, { opacity: 1 }], {
          duration: EACH,
          delay: n * EACH,
          fill: 'backwards',
        });
    this.#wasRated = rated !== null;
  }
}
