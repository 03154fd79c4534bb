/** Has the boards of a set wait for their turn: none loads anything before. */
import type { LitElement } from 'lit';
import { isBoard } from './entries.js';

/** How long a board may take to come before its item says so. */
const LATE_MS = 10_000;

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

/** Resolves when a board is there; `late` is called when that takes long. False where it is no board. */
export async function whenThere(element: Element, late: () => void): Promise<boolean> {
  const timer = setTimeout(late, LATE_MS);
  await customElements.whenDefined(element.localName);
  customElements.upgrade(element);
  const isOne = isBoard(element);
  if (isOne) await element.updateComplete;
  clearTimeout(timer);
  return isOne;
}
