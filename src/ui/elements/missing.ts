/** What a board does whose game has not come: it says so, and tries again. */
import { html, nothing, type TemplateResult } from 'lit';
import { timeToTryAgain } from '../loader/try-again.js';

/** Said before there are words. `words` may bring another sentence under this key. */
const KEY = 'kit/missing';
const SENTENCE = 'This board could not be loaded yet. It will try again.';

export class Missing {
  #tries = 0;
  #waiting: AbortController | undefined;
  isSo = false;

  /** It has not come: `again`, if there is one, is called when it is time for another try. */
  note(again: (() => unknown) | undefined): void {
    this.isSo = true;
    if (!again) return;
    this.#waiting = new AbortController();
    void timeToTryAgain(this.#tries++, this.#waiting.signal).then(again);
  }

  /** It has come. */
  end(): void {
    this.isSo = false;
    this.#tries = 0;
  }

  /** Calls off the next try. */
  stop(): void {
    this.#waiting?.abort();
  }

  render(words: Readonly<Record<string, unknown>> | undefined): TemplateResult | typeof nothing {
    return this.isSo ? html`<p class="missing" role="status">${words?.[KEY] ?? SENTENCE}</p>` : nothing;
  }
}
