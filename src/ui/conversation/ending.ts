/** The end of a game that has just been played: while its pieces still move, what stands beside the board waits. It knows no game. */
import type { LitElement, TemplateResult } from 'lit';
import type { Motion } from '../contract/parts.js';

interface Host {
  readonly element: LitElement;
  readonly motion: Motion;
}

export class Ending {
  readonly #host: Host;
  /** What follows when all has come to rest and is told. */
  readonly #then: () => Promise<void>;
  #isMoving = false;
  #panel: TemplateResult | undefined;
  #done: Promise<void> | undefined;

  constructor(host: Host, then: () => Promise<void>) {
    this.#host = host;
    this.#then = then;
  }

  /** Whether pieces may still move after the last move. */
  get isMoving(): boolean {
    return this.#isMoving;
  }

  begin(): void {
    this.#isMoving = this.#host.motion.isOn;
    this.#done = this.#end();
  }

  /** The game has gone on, or another one begins. */
  stop(): void {
    this.#isMoving = false;
  }

  /** What was there before the end, until it is told. */
  hold(render: () => TemplateResult): TemplateResult {
    if (!this.#isMoving || !this.#panel) this.#panel = render();
    return this.#panel;
  }

  async #end(): Promise<void> {
    const { element, motion } = this.#host;
    if (this.#isMoving) {
      await element.updateComplete;
      await motion.idle();
      this.#isMoving = false;
      element.requestUpdate();
      await element.updateComplete;
    }
    await this.#then();
  }

  /** Resolves when the last end is told. */
  async idle(): Promise<void> {
    await this.#done;
  }
}
