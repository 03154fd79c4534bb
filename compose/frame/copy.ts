/** A button that copies. */
import { h } from './dom.js';

/** Copies what `node` holds, or selects it where copying is not allowed. */
export function copyRow(
  node: HTMLElement | HTMLInputElement | HTMLTextAreaElement,
  name = 'Copy',
): HTMLParagraphElement {
  const status = h('span', { role: 'status' });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText('value' in node ? node.value : node.textContent);
      status.textContent = 'Copied.';
    } catch {
      if ('value' in node) node.select();
      else getSelection()?.selectAllChildren(node);
      status.textContent = 'Selected: copy it by hand.';
    }
    setTimeout(() => (status.textContent = ''), 2500);
  };
  return h('p', { class: 'row' }, h('button', { type: 'button', click: copy }, name), status);
}
