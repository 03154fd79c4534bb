/** What the views of a board are given: its state, how to change it, and where it is shown. Types alone. */
import type { LitElement } from 'lit';
import type { BoardState } from '../contract/board-state.js';
import type { BoardParts, Motion } from '../contract/parts.js';
import type { Focus } from '../dom/focus.js';
import type { World } from '../contract/requests.js';
import type { Dispatch } from '../contract/requests.js';

export interface Board {
  readonly state: BoardState;
  readonly dispatch: Dispatch;
  readonly world: World;
  /** The game's own components. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the kit handles views it knows nothing about
  readonly parts: BoardParts<any>;
  readonly element: LitElement;
  readonly motion: Motion;
  readonly focus: Focus;
}
