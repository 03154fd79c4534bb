/** The board's note and its retries while the game's code cannot be loaded. */
import { html, nothing, type TemplateResult } from 'lit';
import { Tries } from '../loader/try-again.js';

/** Said before there are words. `words` may bring another sentence under this key. */
const KEY = 'kit/missing';
const SENTENCE = 'This board could not be loaded yet. It will try again.';

/** The tags of which the console has been told: a page may have a thousand boards. */
const told = new Set<string>();

export class Missing {
  readonly #tries = new Tries();
  isSo = false;

  /** It has not come: `again`, if there is one, is called when it is time for another try. */
  note(tag: string, error: unknown, again: (() => unknown) | undefined): void {
    this.isSo = true;
    if (!told.has(tag)) console.error(`<${tag}> could not load the game:`, error);
    told.add(tag);
    if (again) this.#tries.fail(again);
  }

  /** It has come. */
  end(): void {
    this.isSo = false;
    this.#tries.reset();
  }

  /** Calls off the next try. */
  stop(): void {
    this.#tries.callOff();
  }

  render(words: Readonly<Record<string, unknown>> | undefined): TemplateResult | typeof nothing {
    const own = words?.[KEY];
    return this.isSo
      ? html`<p class="missing" role="status" lang=${own === undefined ? 'en' : nothing}>${own ?? SENTENCE}</p>`
      : nothing;
  }
}
