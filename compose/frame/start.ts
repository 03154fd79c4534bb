/** The field to begin with: a board as somebody has it. */
import { h } from './dom.js';
import { faultPart, type Fault } from './parts.js';

export interface StartTexts {
  /** An example, shown while the field is empty. */
  readonly example: string;
  /** Says which texts the field takes. */
  readonly about: string;
}

/** `read` takes a text over, or gives what is wrong with it. */
export function startPart({ example, about }: StartTexts, read: (text: string) => Fault): HTMLFormElement {
  // An input would run several lines together.
  const given: HTMLTextAreaElement = h('textarea', {
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
      given.form?.requestSubmit();
    },
  });
  const fault = faultPart();
  function open(event: Event): void {
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
