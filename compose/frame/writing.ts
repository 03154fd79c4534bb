/** The text of the board as a field: it shows what is composed, and what is written into it becomes the board. */
import { copyRow } from './copy.js';
import { h } from './dom.js';
import { faultPart, setFaulty, type Fault } from './parts.js';

interface Writing {
  /** How the text is written. */
  readonly about: string;
  /** Takes a text over, or gives what is wrong with it. */
  readonly read: (text: string) => Fault;
  /** The writer has left the field. */
  readonly onLeave: () => void;
}

interface WritingPart {
  readonly nodes: readonly HTMLElement[];
  /** Puts a text into the field as if somebody had written it. */
  write(text: string): void;
  /** Shows the text of the board. What somebody is writing is left alone. */
  show(text: string): void;
}

export function writingPart({ about, read, onLeave }: Writing): WritingPart {
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
  /** The text is no board. It stays until the writer leaves the field. */
  let isFaulty = false;

  function take(): void {
    const said = read(field.value);
    isFaulty = said !== undefined;
    setFaulty(field, isFaulty);
    back.hidden = !isFaulty;
    fault.say(said);
  }

  function write(text: string): void {
    field.value = text;
    take();
  }

  function putBack(): void {
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
    show(text) {
      shown = text;
      if (!isFaulty && document.activeElement !== field) field.value = text;
    },
  };
}
