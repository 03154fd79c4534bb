/** Hands over a file. */
import { h } from './dom.js';

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = h('a', { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
