/** Registers `<board-steps>`; a second loading is harmless. */
import { defineOnce } from '../elements/define.js';
import { BoardSteps } from './board-steps.js';
import type { StepEventMap } from './events.js';

defineOnce('board-steps', BoardSteps);

export { BoardSteps };

declare global {
  interface HTMLElementTagNameMap {
    'board-steps': BoardSteps;
  }
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merges the events of steps into the page's
  interface GlobalEventHandlersEventMap extends StepEventMap {}
}
