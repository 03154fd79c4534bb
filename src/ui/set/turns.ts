/** Has the boards of a set wait for their turn: none loads anything before. */
import type { LitElement } from 'lit';

export class Turns {
  readonly #open = new WeakSet<Element>();
  readonly #waiting = new WeakSet<Element>();

  /** Whether a board has to wait. It is connected again when its turn comes. */
  holds(board: Element): boolean {
    if (this.#open.has(board)) return false;
    this.#waiting.add(board);
    return true;
  }

  isOpen(board: Element): boolean {
    return this.#open.has(board);
  }

  /** The turn of all boards in an item has come. */
  open(child: Element): void {
    for (const one of [child, ...child.querySelectorAll('*')]) {
      this.#open.add(one);
      if (this.#waiting.delete(one)) (one as LitElement).connectedCallback();
    }
  }
}
