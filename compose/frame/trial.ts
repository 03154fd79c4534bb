/** The board as a reader gets it at first sight: after each change it is a new one, and nothing of a trial stays. */
import type { BoardTag } from './board.js';
import { h } from './dom.js';
import type { Fields } from './texts.js';

interface TrialPart {
  readonly node: HTMLElement;
  show(attributes: Fields, caption: string): void;
}

export function trialPart(tag: BoardTag): TrialPart {
  let board = h(tag);
  let shown = { attributes: '', sentence: '' };
  /** Whether the author has tried this one. */
  let isTouched = false;
  const caption = h('figcaption', { hidden: true });
  const touch = (): void => void (isTouched = true);
  const figure = h('figure', { pointerdown: touch, keydown: touch, focusin: touch }, board, caption);
  return {
    node: h(
      'section',
      { class: 'trial', 'aria-labelledby': 'trial' },
      h('h2', { id: 'trial' }, 'As readers see it'),
      figure,
    ),
    show(attributes, sentence) {
      const before = shown;
      shown = { attributes: JSON.stringify(attributes), sentence };
      const isSame = shown.attributes === before.attributes && (sentence === before.sentence || !isTouched);
      caption.hidden = sentence === '';
      caption.textContent = sentence;
      if (isSame) return;
      isTouched = false;
      // Keep the height until the new board is drawn, so that nothing below it moves.
      figure.style.setProperty('min-height', `${figure.offsetHeight}px`);
      const next = h(tag, attributes);
      board.replaceWith(next);
      board = next;
      void next.settled.then(() => next === board && figure.style.removeProperty('min-height'));
    },
  };
}
