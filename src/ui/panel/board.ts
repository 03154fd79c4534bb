/** A board as its views get it: its state, how to change it, and where it is shown. Types alone. */
import type { LitElement } from 'lit';
import type { BoardParts, Motion } from '../contract/parts.js';
import type { Focus } from '../dom/focus.js';
import type { BoardStore, World } from '../contract/requests.js';

export interface Board extends BoardStore {
  readonly world: World;
  /** The game's own parts. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles views it knows nothing about
  readonly parts: BoardParts<any>;
  readonly element: LitElement;
  readonly motion: Motion;
  readonly focus: Focus;
}
