/** What a round has brought, for a reader to read: it stands for a moment, or until the reader goes on. It knows no game. */
import type { Told } from '../contract/parts.js';

/** Long enough to be read. */
const STANDS_MS = 2000;

export class RoundEnd {
  readonly #redraw: () => void;
  #sentence: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: Promise<void> | undefined;
  #resolve: (() => void) | undefined;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  get isOn(): boolean {
    return this.#sentence !== undefined;
  }

  get told(): Told | undefined {
    return this.#sentence === undefined ? undefined : { kind: 'event', sentence: this.#sentence };
  }

  begin(sentence: string): void {
    this.end();
    this.#sentence = sentence;
    this.#done = new Promise((resolve) => (this.#resolve = resolve));
    this.#timer = setTimeout(() => this.end(), STANDS_MS);
    this.#redraw();
  }

  /** The reader goes on. */
  end(): void {
    if (!this.isOn) return;
    clearTimeout(this.#timer);
    this.#sentence = undefined;
    this.#resolve?.();
    this.#redraw();
  }

  /** Resolves when it has been read. */
  async idle(): Promise<void> {
    await this.#done;
  }
}
