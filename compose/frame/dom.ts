/** Makes the nodes that the composers and the site’s own parts consist of. */

/** True sets an attribute without a value; false and undefined leave it out. */
type Value = string | number | boolean | undefined;

/** Declared as a method, so that a listener may take the event of its own name. */
type Listener = { listen(event: Event): unknown }['listen'];

type Listeners = {
  readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => unknown;
};

/** Attributes by name. A function listens to the event of that name. */
export interface Attributes extends Listeners {
  readonly [name: string]: Value | Listener;
}

export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(key, value);
    else if (value !== undefined && value !== false)
      node.setAttribute(key, value === true ? '' : String(value));
  }
  node.append(...children.filter((child) => child !== undefined));
  return node;
}

/** A field for what is typed letter by letter. */
export const PLAIN = { type: 'text', spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off' };

/** A part that opens and closes under its title. */
export function drawer(
  name: string,
  title: string,
  open: boolean,
  ...content: readonly (Node | string)[]
): HTMLDetailsElement {
  return h('details', { class: name, open }, h('summary', {}, h('h3', {}, title)), h('div', {}, ...content));
}
