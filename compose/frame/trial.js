// The board as a reader gets it, at first sight: whatever changes, it is a new one, and nothing of a trial stays.
import { h } from './dom.js';

export function trialPart(tag) {
  let board = h(tag);
  let [worn, said] = ['', ''];
  /** Whether the author has tried this one. */
  let isTouched = false;
  const caption = h('figcaption', { hidden: true });
  const touch = () => (isTouched = true);
  const figure = h('figure', { pointerdown: touch, keydown: touch, focusin: touch }, board, caption);
  return {
    node: h(
      'section',
      { class: 'trial', 'aria-labelledby': 'trial' },
      h('h2', { id: 'trial' }, 'As readers see it'),
      figure,
    ),
    /** `attributes` are the board's, `sentence` is its caption. */
    show(attributes, sentence) {
      const asked = JSON.stringify(attributes);
      const isSame = asked === worn && (sentence === said || !isTouched);
      [worn, said] = [asked, sentence];
      caption.hidden = sentence === '';
      caption.textContent = sentence;
      if (isSame) return;
      isTouched = false;
      // What stands below stays where it is until the new one is drawn.
      figure.style.setProperty('min-height', `${figure.offsetHeight}px`);
      const next = h(tag, attributes);
      board.replaceWith(next);
      board = next;
      void next.settled.then(() => next === board && figure.style.removeProperty('min-height'));
    },
  };
}
