/** The language of the place where an element stands. */
import { isServer } from 'lit';

/** The nearest `lang`, across shadow roots; empty where there is none. */
export function languageAt(element: Element): string {
  if (isServer) return '';
  for (let node: Element | null = element; node;) {
    const found: Element | null = node.closest('[lang]');
    if (found?.getAttribute('lang')) return found.getAttribute('lang') as string;
    const root: Node = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return '';
}
