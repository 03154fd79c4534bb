// Knows what a page pastes to have a board: the snippet, and a button that copies it.
import { drawer, h } from './dom.js';

/** The text of an attribute as it stands between quotes. */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What a page pastes to have a board with these attributes; its script is in the folder `published`. */
export function snippetText(tag, { published, attributes }) {
  const given = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`,
  );
  return `<script type="module"\n  src="${published}cdn/planisphere.js"></script>\n\n<${tag}${given.join('')}></${tag}>`;
}

/** A button that copies what `node` holds, or selects it where copying is not allowed. */
export function copyRow(node, name = 'Copy') {
  const status = h('span', { role: 'status' });
  const isField = 'value' in node;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(isField ? node.value : node.textContent);
      status.textContent = 'Copied.';
    } catch {
      if (isField) node.select();
      else getSelection().selectAllChildren(node);
      status.textContent = 'Selected: copy it by hand.';
    }
    setTimeout(() => (status.textContent = ''), 2500);
  };
  return h('p', { class: 'row' }, h('button', { type: 'button', click: copy }, name), status);
}

export function embedPart(tag, published) {
  const code = h('code');
  const node = drawer(
    'embed',
    'Embed it',
    true,
    h('pre', { tabindex: 0, role: 'group', 'aria-label': 'Embed code' }, code),
    copyRow(code),
  );
  return {
    node,
    show: (attributes) => (code.textContent = snippetText(tag, { published, attributes })),
  };
}
