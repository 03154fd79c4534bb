/** Registers `<board-set>`; a second loading is harmless. */
import { defineOnce } from '../elements/define.js';
import { BoardSet } from './board-set.js';
import type { SetEventMap } from './events.js';

defineOnce('board-set', BoardSet);

export { BoardSet };

declare global {
  interface HTMLElementTagNameMap {
    'board-set': BoardSet;
  }
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merges a set's events into the page's
  interface GlobalEventHandlersEventMap extends SetEventMap {}
}
