/** Shows the cell that a text beside the board names, while that name is pointed at, focused or tapped. */

import { takeKey } from '../dom/keys.js';

/** A name in a text, or a line that tells of a cell. */
const NAME = '[data-cell]';

const EVENTS = ['pointerover', 'pointerout', 'focusin', 'focusout', 'click', 'keydown'];

export class NamedCells {
  readonly #show: (cell: string | undefined) => void;
  #panel: Element | undefined;
  /** Lit by a tap, until another tap or Escape. */
  #kept: string | undefined;

  /** `show`: lights a cell by its name, or none. */
  constructor(show: (cell: string | undefined) => void) {
    this.#show = show;
  }

  /** Follows the names in this panel from now on. */
  watch(panel: Element | null): void {
    if (!panel || panel === this.#panel) return;
    for (const type of EVENTS) {
      this.#panel?.removeEventListener(type, this.#onEvent);
      panel.addEventListener(type, this.#onEvent);
    }
    this.#panel = panel;
  }

  readonly #onEvent = (event: Event): void => {
    const node = (event.target as Element).closest<HTMLElement>(NAME);
    const name = node?.dataset['cell'];
    if (event.type === 'keydown') {
      if ((event as KeyboardEvent).key !== 'Escape' || this.#kept === undefined) return;
      this.#keep(undefined);
      takeKey(event as KeyboardEvent);
    } else if (event.type === 'click') {
      // A press on a line goes to its move.
      if (node?.matches('.cell-name')) this.#keep(this.#kept === name ? undefined : name);
    } else if (event.type === 'pointerover' || event.type === 'focusin') {
      if (name !== undefined) this.#show(name);
    } else if (name !== undefined) this.#show(this.#kept);
  };

  #keep(name: string | undefined): void {
    this.#kept = name;
    this.#show(name);
  }

  /** The game has gone on: what was pointed at may be gone. */
  forget(): void {
    if (this.#kept !== undefined) this.#keep(undefined);
  }
}
