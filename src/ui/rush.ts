/** Moves that come faster than anybody reads: the picture shows each of them, all else follows a few times a second. */
import type { LitElement, ReactiveController } from 'lit';

/** So many moves within so many milliseconds are a rush. No hand plays at that rate: a page, a record or bots without a pace do. */
const MANY = 4;
const WITHIN_MS = 150;
/** So long all else then stays as it is. */
const HELD_MS = 400;

export class Rush implements ReactiveController {
  readonly #element: LitElement;
  /** When the last moves came. */
  readonly #moves: number[] = [];
  /** When all was drawn last. */
  #drawn = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the reader may do without the newest for a moment. */
  readonly #mayWait: () => boolean;

  constructor(element: LitElement, mayWait: () => boolean) {
    this.#element = element;
    this.#mayWait = mayWait;
    element.addController(this);
  }

  hostDisconnected(): void {
    this.#stop();
  }

  noteMove(): void {
    if (this.#moves.push(performance.now()) > MANY) this.#moves.shift();
  }

  /** Whether this rendering waits; what waits is drawn later of itself. */
  holds(): boolean {
    const now = performance.now();
    const left = this.#drawn + HELD_MS - now;
    const isRush = this.#moves.length === MANY && now - (this.#moves[0] as number) <= WITHIN_MS;
    const waits = left > 0 && isRush && this.#mayWait();
    if (waits) this.#timer ??= setTimeout(() => this.end(), left);
    else {
      this.#stop();
      this.#drawn = now;
    }
    return waits;
  }

  get isHolding(): boolean {
    return this.#timer !== undefined;
  }

  /** The next rendering draws all, and one comes at once if something waits. */
  end(): void {
    this.#drawn = -Infinity;
    if (this.isHolding) this.#element.requestUpdate();
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
