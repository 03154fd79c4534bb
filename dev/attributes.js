// Knows the attributes of a board as the manifest of the build lists them: a form to try them in.
import { drawer, h, PLAIN } from '../compose/frame/dom.js';

/** Set by the gallery itself. */
const TAKEN = ['rules-href', 'from-hash'];

/** The attributes to try, each as a kind of control with what it may hold. */
export function fieldsOf({ fields }, { attributes = [] } = {}) {
  return attributes
    .filter(({ name }) => !TAKEN.includes(name))
    .map(({ name, type, description = '' }) => {
      const text = type?.text ?? 'string';
      const values = [...text.matchAll(/'([^']+)'/g)].map(([, value]) => value);
      const kind = values.length > 0 ? 'choice' : ({ boolean: 'flag', number: 'number' }[text] ?? 'text');
      return { name, kind, values, about: description, ...fields[name] };
    });
}

/** Touches only what differs: a record that is set again would begin its game again. */
export function setAttributes(element, attributes, names) {
  for (const name of names) {
    const value = attributes[name] ?? null;
    if (element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** A manifest's sentence as it is printed, its `code` as code. */
function withCode(text) {
  return text.split('`').map((part, i) => (i % 2 === 0 ? part.replaceAll("'", '’') : h('code', {}, part)));
}

let ids = 0;

function control(field, onInput) {
  const id = `field-${++ids}`;
  const common = { id, name: field.name, 'aria-describedby': `${id}-about`, change: onInput };
  let input;
  const extra = [];
  if (field.kind === 'flag') input = h('input', { ...common, type: 'checkbox' });
  else if (field.kind === 'choice') {
    const options = field.values.map((value) => h('option', { value }, value));
    input = h('select', common, h('option', { value: '' }, 'default'), ...options);
  } else if (field.kind === 'number') {
    const { min, max, step } = field;
    input = h('input', { ...common, type: 'number', min, max, step });
  } else {
    const list = field.suggests?.length > 0 ? `${id}-list` : undefined;
    input = h('input', { ...common, ...PLAIN, list });
    if (list)
      extra.push(h('datalist', { id: list }, ...field.suggests.map((value) => h('option', { value }))));
  }
  const label = h('label', { for: id }, field.name);
  return {
    input,
    nodes: [
      label,
      input,
      h('span', { class: 'small', id: `${id}-about` }, ...withCode(field.about)),
      ...extra,
    ],
  };
}

/** A form whose values are the board's attributes. */
export function attributesPart(fields, onChange) {
  const inputs = new Map();
  const tell = () => onChange(values());
  const values = () => {
    const given = {};
    for (const [name, input] of inputs) {
      if (input.type === 'checkbox' ? input.checked : input.value !== '')
        given[name] = input.type === 'checkbox' ? '' : input.value;
    }
    return given;
  };
  const rows = fields.map((field) => {
    const { input, nodes } = control(field, tell);
    inputs.set(field.name, input);
    return h('div', { class: `field ${field.kind}` }, ...nodes);
  });
  const form = h('form', { submit: (event) => event.preventDefault() }, ...rows);
  return {
    node: drawer('attributes', 'Its attributes', false, form),
    show(attributes) {
      for (const [name, input] of inputs) {
        if (input.type === 'checkbox') input.checked = name in attributes;
        else input.value = attributes[name] ?? '';
      }
    },
  };
}
