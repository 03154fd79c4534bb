/** Registering elements, and the types of what they fire. */
import type { BoardEventMap } from '../contract/events.js';

/** Registers an element unless its name is taken: two files on one page may bring the same board. */
export function defineOnce(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}

// They bubble: document and window hear them as well as any element.
declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merges the boards' events into the page's
  interface GlobalEventHandlersEventMap extends BoardEventMap {}
}
