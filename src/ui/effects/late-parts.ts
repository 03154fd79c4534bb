/**
 * Brings the late parts of a board when they are needed; earlier where the reader points at the button that needs one,
 * or where the page is idle.
 */
import type { Lazy } from '../contract/lazy.js';
import { whenIdle } from '../dom/time-slicing.js';

/** Events by which a reader turns to a button. */
const TURNED = ['pointerover', 'focusin'];

/** Whether the reader wants as little as possible to be loaded. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Loads a part before it is needed. If that fails, it is loaded again when it is needed. */
function fetchEarly(part: Lazy<unknown>): void {
  if (part.now() === undefined) part.load().catch(() => {});
}

export class LateParts {
  readonly #element: Element;
  readonly #pointed: Readonly<Record<string, readonly Lazy<unknown>[]>>;
  readonly #small: readonly Lazy<unknown>[];
  readonly #redraw: () => void;
  readonly #sentFor = new Map<Lazy<unknown>, Promise<void>>();
  #callOff: (() => void) | undefined;

  /**
   * `pointed`: what readers ask for, by the name of the button that needs it; `small`: what is fetched although nobody
   * may ask for it.
   */
  constructor(
    element: Element,
    pointed: Readonly<Record<string, readonly Lazy<unknown>[]>>,
    small: readonly Lazy<unknown>[],
    redraw: () => void,
  ) {
    this.#element = element;
    this.#pointed = pointed;
    this.#small = small;
    this.#redraw = redraw;
  }

  /** The part, if it is there; else it is sent for, and the board drawn again when it has come. */
  readonly bring = <T>(part: Lazy<T>): T | undefined => {
    const there = part.now();
    if (there === undefined && !this.#sentFor.has(part)) this.#sentFor.set(part, this.#send(part));
    return there;
  };

  async #send(part: Lazy<unknown>): Promise<void> {
    try {
      await part.load();
      this.#redraw();
    } catch {
      // It is asked for again at the next rendering.
    } finally {
      this.#sentFor.delete(part);
    }
  }

  readonly #onTurned = (event: Event): void => {
    for (const node of event.composedPath()) {
      const parts = node instanceof HTMLButtonElement ? this.#pointed[node.name] : undefined;
      parts?.forEach(fetchEarly);
    }
  };

  connected(): void {
    for (const type of TURNED) this.#element.addEventListener(type, this.#onTurned);
    if (!savesData()) this.#callOff = whenIdle(() => this.#small.forEach(fetchEarly));
  }

  disconnected(): void {
    for (const type of TURNED) this.#element.removeEventListener(type, this.#onTurned);
    this.#callOff?.();
  }

  /** Resolves when what was sent for has come, or cannot be had. */
  async idle(): Promise<void> {
    await Promise.all(this.#sentFor.values());
  }
}
