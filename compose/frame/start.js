// What to begin with: a board as somebody has it.
import { h, PLAIN } from './dom.js';

/** `read` takes a text over and gives its refusal as a sentence, or nothing. */
export function startPart({ read, example, about }) {
  const given = h('input', {
    ...PLAIN,
    id: 'start',
    placeholder: example,
    'aria-describedby': 'start-about',
  });
  const fault = h('p', { class: 'fault', role: 'alert', hidden: true });
  function open(event) {
    event.preventDefault();
    const said = read(given.value);
    fault.hidden = said === undefined;
    fault.textContent = said ?? '';
    if (said === undefined) given.value = '';
  }
  return h(
    'form',
    { class: 'add', submit: open },
    h('label', { for: 'start' }, 'Start from'),
    given,
    h('button', {}, 'Open'),
    h('span', { class: 'small', id: 'start-about' }, about),
    fault,
  );
}
