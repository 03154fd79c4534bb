// What to begin with: a board as somebody has it.
import { h } from './dom.js';
import { faultPart } from './parts.js';

/** `read` takes a text over and gives its refusal, or nothing. */
export function startPart({ read, example, about }) {
  // Of lines, too, which a field of one line would run together.
  const given = h('textarea', {
    id: 'start',
    rows: 1,
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    placeholder: example,
    'aria-describedby': 'start-about',
    keydown(event) {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      given.form.requestSubmit();
    },
  });
  const fault = faultPart();
  function open(event) {
    event.preventDefault();
    const said = read(given.value);
    fault.say(said);
    if (said === undefined) given.value = '';
  }
  return h(
    'form',
    { class: 'add', submit: open },
    h('label', { for: 'start' }, 'Start from'),
    given,
    h('button', {}, 'Open'),
    h('span', { class: 'small', id: 'start-about' }, about),
    fault.node,
  );
}
