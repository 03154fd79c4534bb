/** A figure that the reader of a puzzle spends: − and + around as many signs. */
import { times } from '../../../src/core/basics/times.js';
import { h } from '../dom.js';
import { icon } from '../icon.js';
import { button, turnOff } from '../parts.js';
import type { BudgetChoice } from './slice.js';

/** Beyond so many the figure stands alone. */
const MOST_SIGNS = 8;

const SHAPES = {
  diamond: '<path d="M12 2L22 12L12 22L2 12Z"/>',
  disc: '<circle cx="12" cy="12" r="9"/>',
  bolt: '<path d="M14 2L5 14H11L9 22L19 9H13Z"/>',
  hexagon: '<path d="M12 2L21 7V17L12 22L3 17V7Z"/>',
  slab: '<path d="M7 3H17V21H7Z"/>',
};

interface BudgetPart {
  readonly node: HTMLElement;
  show(): void;
}

export function budgetPart<S>(
  { name, shape, least, most, of, say }: BudgetChoice<S>,
  now: () => S,
  set: (n: number) => void,
): BudgetPart {
  const signs = h('span', { class: 'signs', 'aria-hidden': 'true' });
  const figure = h('span', { class: 'figure', role: 'status' });
  const less = button('−', () => set(of(now()) - 1));
  const more = button('+', () => set(of(now()) + 1));
  less.setAttribute('aria-label', `Less: ${name}`);
  more.setAttribute('aria-label', `More: ${name}`);
  return {
    node: h('div', { class: 'budget', role: 'group', 'aria-label': name }, less, signs, more, figure),
    show() {
      const n = of(now());
      turnOff(less, n <= least);
      turnOff(more, n >= most);
      const shown = shape && n <= MOST_SIGNS ? n : 0;
      if (shape && signs.childElementCount !== shown)
        signs.replaceChildren(...times(shown, () => icon(SHAPES[shape], 'pip')));
      if (figure.textContent !== say(n)) figure.textContent = say(n);
    },
  };
}
