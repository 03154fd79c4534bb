// The goals as a list to edit: each a card in pictures and by its signs, how often it is asked for, how often it is found.
import { h, PLAIN } from '../frame/dom.js';
import { faultPart } from '../frame/parts.js';
import { TIMES } from './model.js';

/** `say` gives the sentence of a refusal, `nameOf` a card's colours in words. */
export function goalsPart({ card, nameOf, read, say, onSet, onRemove, onAdd }) {
  const list = h('ol', { class: 'goals' });
  const none = h('p', { class: 'small' }, 'None yet.');
  const fault = faultPart();
  const typed = h('input', {
    ...PLAIN,
    id: 'add-goal',
    maxlength: 60,
    autocapitalize: 'characters',
    placeholder: 'YGR',
    'aria-describedby': 'add-goal-about',
  });
  const form = h(
    'form',
    { class: 'add', submit: add },
    h('label', { for: 'add-goal' }, 'Or type a pattern'),
    typed,
    h('button', {}, 'Add'),
    h(
      'span',
      { class: 'small', id: 'add-goal-about' },
      'Colours outward from the planet. YG*2 asks for two lines.',
    ),
  );
  const node = h(
    'section',
    { class: 'aims', 'aria-labelledby': 'goals' },
    h('h2', { id: 'goals' }, 'Goals'),
    list,
    none,
    form,
    fault.node,
  );
  const shown = [];

  function add(event) {
    event.preventDefault();
    if (typed.value.trim() === '') return;
    const result = read(typed.value);
    fault.say(result.ok ? undefined : say(result.error));
    if (!result.ok) return;
    typed.value = '';
    onAdd(result.value);
  }

  function row(n) {
    const pictures = h('span', { class: 'card' });
    const signs = h('input', {
      ...PLAIN,
      class: 'signs',
      maxlength: 5,
      autocapitalize: 'characters',
      'aria-label': `Goal ${n + 1}, its signs`,
      input: () => {
        const result = read(signs.value);
        const isCard = result.ok && result.value.length === 1;
        signs.setAttribute('aria-invalid', String(!isCard));
        fault.say(isCard ? undefined : say(result.error ?? read('').error));
        if (isCard) onSet(n, { card: result.value[0].card });
      },
      blur: () => {
        signs.value = shown[n]?.goal.card ?? '';
        signs.removeAttribute('aria-invalid');
        fault.say();
      },
    });
    const times = h('input', {
      ...TIMES,
      type: 'number',
      'aria-label': `Goal ${n + 1}, at least so often`,
      change: () => {
        const asked = Math.round(Number(times.value));
        if (asked >= TIMES.min && asked <= TIMES.max) onSet(n, { atLeast: asked });
        else times.value = shown[n].goal.atLeast;
      },
    });
    const found = h('span', { class: 'found' });
    const remove = h('button', { type: 'button', class: 'remove', click: () => onRemove(n) }, '×');
    const item = h(
      'li',
      {},
      pictures,
      signs,
      h('span', { class: 'times' }, h('span', {}, 'at least'), times),
      found,
      remove,
    );
    return { item, pictures, signs, times, found, remove, goal: {} };
  }

  return {
    node,
    /** `goals` with how often each is found now. */
    show(goals) {
      const before = shown.length;
      const focused = shown.findIndex(({ remove }) => remove === document.activeElement);
      while (shown.length > goals.length) shown.pop().item.remove();
      while (shown.length < goals.length) {
        shown.push(row(shown.length));
        list.append(shown.at(-1).item);
      }
      none.hidden = goals.length > 0;
      goals.forEach(({ found, ...goal }, n) => {
        const line = shown[n];
        if (line.goal.card !== goal.card) line.pictures.replaceChildren(...card(goal.card));
        line.goal = goal;
        if (document.activeElement !== line.signs) line.signs.value = goal.card;
        line.times.value = goal.atLeast;
        const isMet = found >= goal.atLeast;
        line.item.classList.toggle('met', isMet);
        line.found.textContent = `${Math.min(found, goal.atLeast)} of ${goal.atLeast} now${isMet ? ' ✓' : ''}`;
        line.item.setAttribute('aria-label', nameOf(goal.card));
        line.remove.setAttribute('aria-label', `Remove the goal ${nameOf(goal.card)}`);
      });
      // What had the focus may be gone.
      if (goals.length < before && focused >= 0)
        (shown[Math.min(focused, goals.length - 1)]?.remove ?? typed).focus();
    },
  };
}
