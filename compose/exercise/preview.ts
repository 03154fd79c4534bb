/** The exercise as a pupil gets it: after each change it is a new set, at the exercise that was in hand. */
import type { Words } from '../../src/core/words/words.js';
import { h } from '../frame/dom.js';
import { button } from '../frame/parts.js';
import type { Exercise } from './model.js';
import { makeSet, type SetElement } from './set.js';

/** Somebody who types is not to wait for boards. */
const REST_MS = 500;

export function previewPart(words: Words) {
  let shown = '';
  let set: SetElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let exercise: Exercise = { set: {}, items: [] };
  const frame = h('div', { class: 'preview' });
  const widths = ['wide', 'narrow'].map((width) =>
    h(
      'label',
      {},
      h('input', {
        type: 'radio',
        name: 'width',
        value: width,
        checked: width === 'wide',
        change: () => frame.classList.toggle('narrow', width === 'narrow'),
      }),
      words.say(`maker.${width}`),
    ),
  );
  const node = h(
    'section',
    { class: 'trial', 'aria-labelledby': 'trial' },
    h('h2', { id: 'trial', tabindex: -1 }, words.say('maker.preview')),
    h(
      'div',
      { class: 'row' },
      h('span', { class: 'scheme', role: 'radiogroup', 'aria-label': words.say('maker.width') }, ...widths),
      button(words.say('maker.again'), () => void build(0)),
    ),
    frame,
  );

  /** A new set, with this exercise in hand. In turn it would be shut, so it is opened before the order is set. */
  async function build(at: number): Promise<void> {
    clearTimeout(timer);
    // The height stays until the new boards are drawn, so that nothing below moves.
    frame.style.setProperty('min-height', `${frame.offsetHeight}px`);
    // It keeps nothing: what is tried here is no pupil’s work.
    const next = makeSet(exercise);
    next.setAttribute('order', 'free');
    set = next;
    frame.replaceChildren(...(exercise.items.length > 0 ? [next] : []));
    await next.updateComplete;
    if (set !== next) return;
    next.goTo?.(Math.min(at, exercise.items.length - 1));
    next.order = exercise.set['order'];
    setTimeout(() => set === next && frame.style.removeProperty('min-height'), REST_MS);
  }

  return {
    node,
    /** Shows it with this exercise in hand, in view. */
    see(at: number): void {
      void build(at);
      node.scrollIntoView({ block: 'start' });
      node.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    },
    show(next: Exercise): void {
      exercise = next;
      const text = JSON.stringify(next);
      if (text === shown) return;
      const isFirst = shown === '';
      shown = text;
      clearTimeout(timer);
      timer = setTimeout(() => void build(set?.at ?? 0), isFirst ? 0 : REST_MS);
    },
  };
}
