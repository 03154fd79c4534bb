// Small parts of both composers: buttons, what is said, the marks' field, the address that keeps what is composed.
import { drawer, h, PLAIN } from './dom.js';

/** A button that is off keeps the focus. */
const isOff = (node) => node.getAttribute('aria-disabled') === 'true';
export const turnOff = (node, off) => node.setAttribute('aria-disabled', String(off));

export const button = (name, click, title) =>
  h(
    'button',
    { type: 'button', title, click: ({ currentTarget }) => !isOff(currentTarget) && click() },
    name,
  );

/** What is heard, and read beside the board. `say.nodes` are its two places. */
export function sayings() {
  const status = h('p', { class: 'said', role: 'status' });
  const note = h('span', { class: 'small readout' });
  const say = (text) => (note.textContent = status.textContent = text);
  return Object.assign(say, { status, note });
}

/** Fields with an undo of their own. */
const WRITTEN = 'input:not([type=radio], [type=checkbox]), textarea';

/** Undo and redo, by buttons and by keys. */
export function undoPart({ canUndo, canRedo, onUndo, onRedo }) {
  const undoing = button('Undo', onUndo, 'Ctrl Z');
  const redoing = button('Redo', onRedo, 'Ctrl Shift Z');
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.target.closest?.(WRITTEN)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'z' && !event.shiftKey) onUndo();
    else onRedo();
  });
  return {
    nodes: [undoing, redoing],
    show() {
      turnOff(undoing, !canUndo());
      turnOff(redoing, !canRedo());
    },
  };
}

/** What is wrong with what somebody writes. `say` is given a sentence, or a list of sentences and nodes, or nothing. */
export function faultPart() {
  const node = h('p', { class: 'fault', role: 'alert', hidden: true });
  let shown;
  return {
    node,
    say(said) {
      // Heard once, when it is another.
      if (said === shown) return;
      shown = said;
      node.hidden = said === undefined;
      node.replaceChildren(...[said ?? []].flat());
    },
  };
}

/** The marks as text. `read` takes them over and gives a refusal as a sentence, or nothing. */
export function marksPart(example, read) {
  const fault = faultPart();
  const field = h('input', {
    ...PLAIN,
    id: 'marks',
    placeholder: example,
    'aria-describedby': 'marks-about',
    input() {
      const said = read(field.value);
      field.setAttribute('aria-invalid', String(said !== undefined));
      fault.say(said);
    },
  });
  const node = drawer(
    'more',
    'Marks',
    false,
    h('div', { class: 'writing' }, h('label', { for: 'marks' }, 'Cells, labels, arrows'), field),
    h(
      'p',
      { class: 'small', id: 'marks-about' },
      'A cell alone gets a ring. Add :dot, :danger, a label after =, or > and another cell for an arrow.',
    ),
    fault.node,
  );
  return {
    node,
    show(marks) {
      if (document.activeElement !== field) field.value = marks;
    },
  };
}

/** Browsers do not like an address that changes too often. */
const REMEMBERED_MS = 400;

/** Keeps what has been composed in the address, so that nothing is lost by a reload. */
export function remembering() {
  let timer;
  return (hash) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (location.hash === hash) return;
      try {
        history.replaceState(null, '', hash || location.pathname);
      } catch {
        // A page without an address of its own keeps nothing.
      }
    }, REMEMBERED_MS);
  };
}

/** A refusal, with its place in the text where it has one. */
export function sayAt(text, error, say) {
  const { offset = 0, line, column } = error.at ?? {};
  const place =
    text.includes('\n') && line !== undefined ? { line, column } : { line: 1, column: offset + 1 };
  return error.at ? `Line ${place.line}, column ${place.column}: ${say(error)}` : say(error);
}
