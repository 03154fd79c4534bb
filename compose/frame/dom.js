// Makes the elements that the composers and the gallery are made of. It knows no board.

/** A function among the attributes listens to the event of that name. */
export function h(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(key, value);
    else if (value !== undefined && value !== false)
      node.setAttribute(key, value === true ? '' : String(value));
  }
  node.append(...children.filter((child) => child !== undefined));
  return node;
}

/** A field for what is written letter by letter. */
export const PLAIN = { type: 'text', spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off' };

/** What opens and closes under a heading. */
export function drawer(name, title, open, ...content) {
  return h('details', { class: name, open }, h('summary', {}, h('h3', {}, title)), h('div', {}, ...content));
}
