/** Data that a page puts inside a board's tag as `<script type="application/json" slot="map">`: read once it is parsed, however late. */
import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';

export class DataChildren implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #names: readonly string[];
  readonly #give: (name: string, text: string | undefined) => void;
  readonly #texts = new Map<string, string>();
  #observer: MutationObserver | undefined;
  /** The page, where it was still being parsed. */
  #parsing: Document | undefined;

  /** `give` gets a child's text, or undefined when the child is gone. */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    names: readonly string[],
    give: (name: string, text: string | undefined) => void,
  ) {
    this.#host = host;
    this.#names = names;
    this.#give = give;
    host.addController(this);
  }

  hostConnected(): void {
    if (isServer) return;
    this.#observer = new MutationObserver(this.#read);
    this.#observer.observe(this.#host, { childList: true, characterData: true, subtree: true });
    this.#parsing = document.readyState === 'loading' ? document : undefined;
    this.#parsing?.addEventListener('DOMContentLoaded', this.#read);
    this.#read();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#parsing?.removeEventListener('DOMContentLoaded', this.#read);
  }

  readonly #read = (): void => {
    for (const name of this.#names) {
      const child = this.#host.querySelector(`:scope > script[slot="${name}"]`);
      if (child && !this.#isWhole(child)) continue;
      const text = child?.textContent ?? undefined;
      if (text === this.#texts.get(name)) continue;
      if (text === undefined) this.#texts.delete(name);
      else this.#texts.set(name, text);
      this.#give(name, text);
    }
  };

  /** While the page is parsed a script may still be half there: whole is what something follows. */
  #isWhole(child: Element): boolean {
    return document.readyState !== 'loading' || child.nextSibling !== null || this.#host.nextSibling !== null;
  }
}
