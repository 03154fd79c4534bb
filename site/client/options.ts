// Knows the attributes of a board as the manifest of the build lists them: a form to try them in.
import { h, PLAIN } from '../../compose/frame/dom.js';

/** What the manifest says of an element. */
export interface Declaration {
  readonly attributes?: readonly {
    readonly name: string;
    readonly type?: { readonly text: string };
    readonly description?: string;
  }[];
  readonly events?: readonly { readonly name: string }[];
}

interface Extra {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly suggests?: readonly string[];
}

/** What the form needs beyond the manifest, by attribute. */
export type Fields = Readonly<Record<string, Extra>>;

type Attributes = Readonly<Record<string, string>>;
type Control = HTMLInputElement | HTMLSelectElement;

interface Field extends Extra {
  readonly name: string;
  readonly kind: string;
  readonly values: readonly string[];
  readonly about: string;
}

/** Set by the page itself. */
const TAKEN = ['rules-href', 'from-hash'];

/** The attributes to try, each as a kind of control with what it may hold. */
export function fieldsOf(fields: Fields, { attributes = [] }: Declaration): readonly Field[] {
  return attributes
    .filter(({ name }) => !TAKEN.includes(name))
    .map(({ name, type, description = '' }) => {
      const text = type?.text ?? 'string';
      const values = [...text.matchAll(/'([^']+)'/g)].map(([, value]) => `${value}`);
      const kind = values.length > 0 ? 'choice' : ({ boolean: 'flag', number: 'number' }[text] ?? 'text');
      return { name, kind, values, about: description, ...fields[name] };
    });
}

/** Touches only what differs: a record that is set again would begin its game again. */
export function setAttributes(element: Element, attributes: Attributes, names: readonly string[]): void {
  for (const name of names) {
    const value = attributes[name];
    if (element.getAttribute(name) === (value ?? null)) continue;
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** A manifest’s sentence as it is printed, its `code` as code. */
function withCode(text: string): readonly (string | Node)[] {
  return text.split('`').map((part, i) => (i % 2 === 0 ? part.replaceAll("'", '’') : h('code', {}, part)));
}

let ids = 0;

function controlOf(field: Field, common: Readonly<Record<string, string>>): Control {
  const { kind, min, max, step, suggests = [] } = field;
  if (kind === 'flag') return h('input', { ...common, type: 'checkbox' });
  if (kind === 'number') return h('input', { ...common, type: 'number', min, max, step });
  if (kind === 'choice') {
    const options = field.values.map((value) => h('option', { value }, value));
    return h('select', common, h('option', { value: '' }, 'default'), ...options);
  }
  return h('input', { ...common, ...PLAIN, list: suggests.length > 0 ? `${common['id']}-list` : undefined });
}

function row(field: Field, onInput: () => void): { readonly input: Control; readonly node: HTMLElement } {
  const id = `field-${++ids}`;
  const input = controlOf(field, { id, name: field.name, 'aria-describedby': `${id}-about` });
  input.addEventListener('change', onInput);
  const list = input.getAttribute('list');
  const suggests = (field.suggests ?? []).map((value) => h('option', { value }));
  const node = h(
    'div',
    { class: `field ${field.kind}` },
    h('label', { for: id }, field.name),
    input,
    h('span', { class: 'small', id: `${id}-about` }, ...withCode(field.about)),
    list === null ? undefined : h('datalist', { id: list }, ...suggests),
  );
  return { input, node };
}

const isFlag = (input: Control): input is HTMLInputElement => input.type === 'checkbox';

/** A form whose values are the board’s attributes. */
export function optionsPart(
  fields: readonly Field[],
  onChange: (attributes: Attributes) => void,
): { readonly node: HTMLElement; show(attributes: Attributes): void } {
  const values = (): Attributes =>
    Object.fromEntries(
      rows
        .map(({ input }) => input)
        .filter((input) => (isFlag(input) ? input.checked : input.value !== ''))
        .map((input) => [input.name, isFlag(input) ? '' : input.value]),
    );
  const rows = fields.map((field) => row(field, () => onChange(values())));
  const form = h('form', { submit: (event) => event.preventDefault() }, ...rows.map(({ node }) => node));
  return {
    node: h('details', { class: 'options' }, h('summary', {}, 'All attributes'), form),
    show(attributes) {
      for (const { input } of rows) {
        if (isFlag(input)) input.checked = input.name in attributes;
        else input.value = attributes[input.name] ?? '';
      }
    },
  };
}
