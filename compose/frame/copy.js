// A button that copies.
import { h } from './dom.js';

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
