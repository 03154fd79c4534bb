/** The rating of a puzzle as stars, which come one after the other when it has just been solved. It counts nothing. */
import { html, type TemplateResult } from 'lit';
import { indexed } from '../../core/basics/indices.js';
import { bare } from '../../core/words/language.js';
import type { Motion } from '../contract/parts.js';
import { pictureTemplate } from '../dom/picture-template.js';
import { langOf } from '../dom/sentence.js';

const STAR = 'M0-.42L.12-.15L.41-.13L.18.06L.26.34L0 .18L-.26.34L-.18.06L-.41-.13L-.12-.15Z';
const STRUCK = 'M-.42 .42L.42-.42';

export interface Rating {
  /** How many stars are won; undefined while the puzzle goes on. */
  readonly won: number | undefined;
  /** How many can still be won; the others are struck through. */
  readonly open: number;
  /** For screen readers. */
  readonly told: string;
}

export function renderStars({ won, open, told }: Rating): TemplateResult {
  const shapes = [0, 1, 2].map((n) => {
    const place = `transform="translate(${n * 1.1})"`;
    const struck = n < open || n < (won ?? 0) ? '' : `<path class="struck" ${place} d="${STRUCK}"/>`;
    return `<path class="${n < (won ?? 0) ? 'won' : ''}" ${place} d="${STAR}"/>${struck}`;
  });
  const stars = pictureTemplate(`<svg viewBox="-.5 -.5 3.2 1" aria-hidden="true">${shapes.join('')}</svg>`);
  return html`<b class="stars" role="img" aria-label=${bare(told)} lang=${langOf(told)}>${stars}</b>`;
}

const EACH = 120;

export class Stars {
  readonly #motion: Motion;
  /** Whether there was a rating at the last rendering. */
  #wasRated: boolean | undefined;

  constructor(motion: Motion) {
    this.#motion = motion;
  }

  show(root: ShadowRoot): void {
    const isRated = root.querySelector('.rated[data-won]') !== null;
    if (isRated && this.#wasRated === false)
      for (const [n, star] of indexed(root.querySelectorAll('.rated .won')))
        this.#motion.play(star, [{ opacity: 0 }, { opacity: 1 }], {
          duration: EACH,
          delay: n * EACH,
          fill: 'backwards',
        });
    this.#wasRated = isRated;
  }
}
