// The board's text as a field: it shows what is composed, and what is written into it becomes the board.
import { copyRow } from './copy.js';
import { h } from './dom.js';
import { faultPart } from './parts.js';

/** `read` takes a text over and gives its refusal, or nothing. `about` says how it is written. `onLeave`: the writer has left the field. */
export function writingPart({ about, read, onLeave }) {
  const field = h('textarea', {
    id: 'board-text',
    rows: 9,
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    'aria-describedby': 'board-text-about',
    input: () => take(),
    blur: () => onLeave(),
  });
  const fault = faultPart();
  const back = h(
    'button',
    { type: 'button', hidden: true, click: () => putBack() },
    'Show the board’s text again',
  );
  let shown = '';
  /** What is written is no board: it stays until the writer lets go of it. */
  let isFaulty = false;

  function take() {
    const said = read(field.value);
    isFaulty = said !== undefined;
    field.setAttribute('aria-invalid', String(isFaulty));
    back.hidden = !isFaulty;
    fault.say(said);
  }

  function write(text) {
    field.value = text;
    take();
  }

  function putBack() {
    write(shown);
    field.focus();
  }

  return {
    nodes: [
      h(
        'div',
        { class: 'writing' },
        h('label', { for: 'board-text' }, 'Copy it, or write and paste here'),
        field,
      ),
      fault.node,
      h('p', { class: 'small', id: 'board-text-about' }, about),
      copyRow(field, 'Copy the text'),
      back,
    ],
    write,
    /** The board's text now. What somebody is writing is left alone. */
    show(text) {
      shown = text;
      if (!isFaulty && document.activeElement !== field) field.value = text;
    },
  };
}
