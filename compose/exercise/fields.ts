/** Fields of the maker: each is shown, taken and found wanting by the name of its attribute. */
import type { Words } from '../../src/core/words/words.js';
import { h } from '../frame/dom.js';
import { faultPart, setFaulty } from '../frame/parts.js';
import type { Fields } from '../frame/texts.js';

/** A field in a form. */
export interface Field {
  readonly node: HTMLElement;
  readonly name: string;
  /** `usual`: what holds while it is empty, where that can change. */
  show(fields: Fields, fault: string | undefined, usual?: string): void;
}

interface FieldOptions {
  /** Of its attribute. */
  readonly name: string;
  /** By which its input is found: unique in the page. */
  readonly id: string;
  readonly words: Words;
  /** What holds while it is empty. */
  readonly usual?: string;
  /** For numbers, phones show digits. */
  readonly isNumber?: boolean;
  /** A sentence below it. */
  readonly about?: string;
}

/** Takes a value over; undefined where there is none. */
type Take = (name: string, value: string | undefined) => void;

/** The parts of a field below each other: its label and input, what is said about it, and what is wrong. */
function framed(
  { name, id, words, about }: FieldOptions,
  input: HTMLElement,
  className: string,
): { readonly node: HTMLElement; say(fault: string | undefined): void } {
  const fault = faultPart();
  fault.node.id = `${id}-fault`;
  const told = about === undefined ? undefined : h('p', { class: 'small', id: `${id}-about` }, about);
  input.setAttribute('aria-describedby', [...(told ? [told.id] : []), fault.node.id].join(' '));
  return {
    node: h(
      'div',
      { class: className },
      h('label', { for: id }, words.say(`field.${name}`)),
      input,
      told,
      fault.node,
    ),
    say(sentence) {
      setFaulty(input, sentence !== undefined);
      fault.say(sentence);
    },
  };
}

/** A line of text. What is typed is kept as it is, right or wrong. */
export function textField(options: FieldOptions, take: Take): Field {
  const { name, id, usual, isNumber = false } = options;
  const input: HTMLInputElement = h('input', {
    type: 'text',
    id,
    class: 'prose',
    autocomplete: 'off',
    maxlength: isNumber ? 12 : 500,
    inputmode: isNumber ? 'decimal' : undefined,
    placeholder: usual,
    input: () => take(name, input.value.trim() === '' ? undefined : input.value),
  });
  const { node, say } = framed(options, input, isNumber ? 'field' : 'writing');
  return {
    node,
    name,
    show(fields, fault, now = usual) {
      if (now !== undefined) input.placeholder = now;
      const value = fields[name] ?? '';
      if (input.value !== value && (input.value.trim() !== '' || value !== '')) input.value = value;
      say(fault);
    },
  };
}

/** Lines of text. */
export function linesField(options: FieldOptions, take: Take): Field {
  const { name, id } = options;
  const input: HTMLTextAreaElement = h('textarea', {
    id,
    class: 'prose',
    rows: 3,
    maxlength: 2000,
    input: () => take(name, input.value.trim() === '' ? undefined : input.value),
  });
  const { node, say } = framed(options, input, 'writing');
  return {
    node,
    name,
    show(fields, fault) {
      const value = fields[name] ?? '';
      if (input.value !== value && (input.value.trim() !== '' || value !== '')) input.value = value;
      say(fault);
    },
  };
}

/** A flag. `value`: what stands in it while it is on. */
export function flagField(options: FieldOptions, value: () => string, take: Take): Field {
  const { name, id } = options;
  const box: HTMLInputElement = h('input', {
    type: 'checkbox',
    id,
    change: () => take(name, box.checked ? value() : undefined),
  });
  const { node } = framed(options, box, 'field flag');
  return { node, name, show: (fields) => void (box.checked = fields[name] !== undefined) };
}

/** One of several values; the first one is the usual, and is not written. */
export function choiceField(
  options: FieldOptions,
  values: readonly (readonly [value: string, name: string])[],
  take: Take,
): Field {
  const { name, id } = options;
  const usual = values[0]?.[0];
  const input: HTMLSelectElement = h(
    'select',
    { id, change: () => take(name, input.value === usual ? undefined : input.value) },
    ...values.map(([value, text]) => h('option', { value }, text)),
  );
  const { node, say } = framed(options, input, 'field');
  return {
    node,
    name,
    show(fields, fault) {
      input.value = fields[name] ?? `${usual}`;
      say(fault);
    },
  };
}
