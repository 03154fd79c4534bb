/**
 * Small parts of all composers: buttons, what is said, the field of the marks, the address that keeps what is composed.
 */
import type { Refusal } from '../../src/core/basics/result.js';
import { drawer, h, PLAIN, type Attributes } from './dom.js';

/** A button that is off keeps the focus. */
export const turnOff = (node: Element, off: boolean): void => node.setAttribute('aria-disabled', String(off));

export function button(name: string, click: () => unknown, title?: string): HTMLButtonElement {
  const node: HTMLButtonElement = h('button', { type: 'button', title }, name);
  node.addEventListener('click', () => {
    if (node.getAttribute('aria-disabled') !== 'true') click();
  });
  return node;
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A field for a whole number. `take` is given undefined for what is out of bounds. */
export function wholeInput(
  { min, max }: Bounds,
  attributes: Attributes,
  take: (asked: number | undefined) => void,
): HTMLInputElement {
  const field: HTMLInputElement = h('input', {
    type: 'number',
    min,
    max,
    ...attributes,
    change() {
      const asked = Math.round(Number(field.value));
      take(asked >= min && asked <= max ? asked : undefined);
    },
  });
  return field;
}

/** A value, and what it is called. */
export type Named<T> = readonly [value: T, name: string];

export interface ChoiceInput<T> {
  readonly node: HTMLSelectElement;
  show(value: T): void;
}

/** A field for one of several values. */
export function choiceInput<T extends string | number>(
  id: string,
  values: readonly Named<T>[],
  take: (value: T) => void,
): ChoiceInput<T> {
  const node: HTMLSelectElement = h(
    'select',
    {
      id,
      change() {
        for (const [value] of values) if (`${value}` === node.value) take(value);
      },
    },
    ...values.map(([value, name]) => h('option', { value }, name)),
  );
  return { node, show: (value) => void (node.value = `${value}`) };
}

/** Says a sentence to the ear and beside the board. */
export interface Say {
  (text: string): void;
  /** The live region that speaks it. */
  readonly status: HTMLElement;
  /** The text that shows it. */
  readonly note: HTMLElement;
}

export function sayings(): Say {
  const status = h('p', { class: 'said', role: 'status' });
  const note = h('span', { class: 'small readout' });
  const say = (text: string): void => void (note.textContent = status.textContent = text);
  return Object.assign(say, { status, note });
}

/** Fields with an undo of their own. */
const WRITTEN = 'input:not([type=radio], [type=checkbox]), textarea';

interface Undoing {
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

interface UndoPart {
  readonly nodes: readonly HTMLElement[];
  show(): void;
}

/** Undo and redo, by buttons and by keys. */
export function undoPart({ canUndo, canRedo, onUndo, onRedo }: Undoing): UndoPart {
  const undoing = button('Undo', onUndo, 'Ctrl Z');
  const redoing = button('Redo', onRedo, 'Ctrl Shift Z');
  addEventListener('keydown', (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(WRITTEN)) return;
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

/** An error to show: a sentence, or sentences and nodes; undefined if there is none. */
export type Fault = string | readonly (string | Node)[] | undefined;

export interface FaultPart {
  readonly node: HTMLElement;
  say(fault?: Fault): void;
}

/** Shows what is wrong with the text of a field. */
export function faultPart(): FaultPart {
  const node = h('p', { class: 'fault', role: 'alert', hidden: true });
  let shown: Fault;
  return {
    node,
    say(fault) {
      // A fault that stays is heard once.
      if (fault === shown) return;
      shown = fault;
      node.hidden = fault === undefined;
      node.replaceChildren(...(typeof fault === 'string' ? [fault] : (fault ?? [])));
    },
  };
}

/** Says of a field whether something is wrong with it. */
export const setFaulty = (field: Element, isFaulty: boolean): void =>
  field.setAttribute('aria-invalid', String(isFaulty));

interface MarksPart {
  readonly node: HTMLElement;
  show(marks: string): void;
}

/** The marks as text. `read` takes them over, or gives what is wrong with them. */
export function marksPart(example: string, read: (text: string) => Fault): MarksPart {
  const fault = faultPart();
  const field: HTMLInputElement = h('input', {
    ...PLAIN,
    id: 'marks',
    placeholder: example,
    'aria-describedby': 'marks-about',
    input() {
      const said = read(field.value);
      setFaulty(field, said !== undefined);
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
export function remembering(): (hash: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
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
export function sayAt(text: string, error: Refusal, say: (error: Refusal) => string): string {
  if (!error.at) return say(error);
  const { offset = 0, line, column } = error.at;
  const isPlaced = text.includes('\n') && line !== undefined;
  const place = isPlaced ? { line, column } : { line: 1, column: offset + 1 };
  return `Line ${place.line}, column ${place.column}: ${say(error)}`;
}
