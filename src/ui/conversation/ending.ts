/** The end of a game that has just been played: while its pieces still move, what stands beside the board waits. */
import type { LitElement, TemplateResult } from 'lit';
import type { Motion } from '../contract/parts.js';

interface Place {
  readonly element: LitElement;
  readonly motion: Motion;
}

export class Ending {
  readonly #place: Place;
  #isMoving = false;
  #panel: TemplateResult | undefined;
  #done: Promise<void> | undefined;
  /** Rises with each end: one that another has followed leads nowhere. */
  #run = 0;

  constructor(place: Place) {
    this.#place = place;
  }

  /** Whether pieces may still move after the last move. */
  get isMoving(): boolean {
    return this.#isMoving;
  }

  /** `then`: what follows when all has come to rest and is told. */
  begin(then: () => void): void {
    this.#isMoving = this.#place.motion.isOn;
    this.#done = this.#end(then);
  }

  /** Another game begins. */
  stop(): void {
    this.#isMoving = false;
  }

  /** Keeps showing the state before the end until the end is announced. */
  hold(render: () => TemplateResult): TemplateResult {
    if (!this.#isMoving || !this.#panel) this.#panel = render();
    return this.#panel;
  }

  async #end(then: () => void): Promise<void> {
    const { element, motion } = this.#place;
    const run = ++this.#run;
    if (this.#isMoving) {
      await element.updateComplete;
      await motion.idle();
      this.#isMoving = false;
      element.requestUpdate();
      await element.updateComplete;
    }
    await motion.idle();
    if (run === this.#run) then();
  }

  /** Resolves when the last end is told. */
  async idle(): Promise<void> {
    await this.#done;
  }
}
