/** Keeps the focus in the board when a rendering or a dialog that closes takes away what had it. */
import { isServer, type LitElement } from 'lit';

/** The screen between two players is shown instead of the board. */
const HAND_OVER = '.hand-over p';

/** A safe place for the focus: nothing there can be pressed by accident. */
const STATUS = '.status';

/** The element that had the focus, in terms that survive a rendering. */
export interface Held {
  readonly isBoard: boolean;
  /** The name of a button or a field that a rendering may replace. */
  readonly name: string | null;
  /** Whether the reader saw where the focus was. */
  readonly isSeen: boolean;
}

/** Puts the focus on the board; false where there is none. */
type ToBoard = (isSeen: boolean) => boolean;

/** Boxes that are watched. */
const watched = new WeakSet<Element>();

/**
 * Makes a box that scrolls a stop of the Tab key, so that arrows scroll it, and only while there is more in it than it
 * shows. Its first child holds all that is in it.
 */
export function stopWhileScrolling(box: HTMLElement): void {
  const all = box.firstElementChild;
  if (!all || watched.has(box)) return;
  watched.add(box);
  const sizes = new ResizeObserver(() => {
    if (getComputedStyle(box).overflowY === 'auto' && box.scrollHeight > box.clientHeight + 1)
      box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  sizes.observe(box);
  sizes.observe(all);
}

export class Focus {
  readonly #element: LitElement;
  readonly #toBoard: ToBoard;
  #next: string | undefined;

  constructor(element: LitElement, toBoard: ToBoard) {
    this.#element = element;
    this.#toBoard = toBoard;
  }

  /** Moves the focus there after the next rendering, if it is in the board. */
  lead(selector: string): void {
    this.#next = selector;
  }

  /** The focus now, if it is in the board. */
  get held(): Held | undefined {
    const held = isServer ? undefined : this.#root?.activeElement;
    return held
      ? {
          isBoard: held.closest('.chart, .hand-over') !== null,
          name: held.getAttribute('name'),
          isSeen: held.matches(':focus-visible'),
        }
      : undefined;
  }

  /** Restores the focus after a rendering: where it was, where `lead` said, or else where the reader can continue. */
  keep(held: Held | undefined): void {
    const next = this.#next;
    this.#next = undefined;
    if (held && (next !== undefined || this.#isLost)) this.#place(held, next);
  }

  get #root(): ShadowRoot | null {
    return this.#element.shadowRoot;
  }

  /** Nothing that takes keys has the focus, here or anywhere in the page. */
  get #isLost(): boolean {
    const active = this.#root?.activeElement;
    if (active) return active.matches(':disabled');
    const { activeElement, body } = this.#element.ownerDocument;
    return activeElement === null || activeElement === body;
  }

  #place({ isBoard, name, isSeen }: Held, next: string | undefined): void {
    const to = (selector: string | undefined): boolean => {
      const node = selector === undefined ? null : this.#root?.querySelector<HTMLElement>(selector);
      // An engine that does not know the option tells by itself what a press of the mouse has brought.
      node?.focus({ preventScroll: true, ...(!isSeen && { focusVisible: false }) });
      return node !== null && !this.#isLost;
    };
    const again = name === null ? undefined : `[name="${CSS.escape(name)}"]`;
    // Tries one after the other, until one of them is there and takes it.
    void (
      to(next) ||
      to(again) ||
      to(HAND_OVER) ||
      (isBoard && this.#toBoard(isSeen)) ||
      to(STATUS) ||
      this.#toBoard(isSeen)
    );
  }
}
