/** The outbox of a board: sentences for the live region, errors for the page, warnings for its console. */
import { isServer, render } from 'lit';
import { withoutIsolates } from '../../core/words/bidi.js';
import { bare } from '../../core/words/language.js';
import type { BoardErrorEvent } from '../contract/events.js';
import { renderLine } from '../dom/sentence.js';

/** How many paragraphs stand in the live region. */
const KEPT = 6;
/** How many wait to be said while nobody listens, as behind a lesson. */
const MOST = 20;
/** How many warnings are remembered, so that none is written twice. */
const WARNED = 100;

interface Line {
  readonly text: string;
  readonly source: string | undefined;
  readonly isFault: boolean;
}

/** Paragraphs that are still to be said, each once. */
export class Unsaid {
  #lines: readonly Line[] = [];
  #isSilenced = false;

  /** Of several with one source, the last is said. `isFault`: a value of the page's cannot be used. */
  add(text: string, source?: string, isFault = false): void {
    const others = source === undefined ? this.#lines : this.#lines.filter((line) => line.source !== source);
    this.#lines = [...others, { text, source, isFault }].slice(-MOST);
  }

  /** Another person is at the screen, who is to hear of the page’s values alone: whoever looks, those are wrong. */
  silence(): void {
    this.#lines = this.#lines.filter((line) => line.isFault);
    this.#isSilenced = true;
  }

  /** Hands over what is to be said now; `isSilenced`: what was said before is forgotten. */
  take(): { readonly isSilenced: boolean; readonly texts: readonly string[] } {
    const taken = { isSilenced: this.#isSilenced, texts: this.#lines.map(({ text }) => text) };
    this.#lines = [];
    this.#isSilenced = false;
    return taken;
  }
}

export class Speech {
  readonly #tag: string;
  readonly #warned = new Set<string>();
  readonly #unsaid = new Unsaid();
  #errors: BoardErrorEvent[] = [];

  constructor(tag: string) {
    this.#tag = tag;
  }

  say(text: string, source?: string): void {
    this.#unsaid.add(text, source);
  }

  /** Forgets what was said: another person is at the screen. */
  silence(): void {
    this.#unsaid.silence();
  }

  /** A value of the page's cannot be used. */
  fail(event: BoardErrorEvent, text: string, source: string): void {
    this.#unsaid.add(text, source, true);
    this.#errors.push(event);
    this.#warn(bare(text));
  }

  /** The page has probably mistaken something, which harms no game: it is told once. */
  advise(event: BoardErrorEvent, text: string): void {
    if (this.#warn(bare(text))) this.#errors.push(event);
  }

  /** Once each; of many it is the oldest that may come again. Returns whether this was the time. */
  #warn(told: string): boolean {
    if (this.#warned.has(told) || isServer) return false;
    const [oldest] = this.#warned;
    if (this.#warned.size >= WARNED) this.#warned.delete(oldest as string);
    this.#warned.add(told);
    console.warn(`<${this.#tag}> ${told}`);
    return true;
  }

  /** Says in the live region what is still unsaid, a paragraph each; older ones leave. */
  flush(region: Element | null): void {
    if (!region) return;
    const { isSilenced, texts } = this.#unsaid.take();
    if (isSilenced) region.replaceChildren();
    const lines = texts.map((text) => {
      const line = document.createElement('p');
      render(renderLine(withoutIsolates(text)), line);
      return line;
    });
    if (lines.length === 0) return;
    region.append(...lines);
    const kept = Math.max(KEPT, lines.length);
    while (region.childElementCount > kept) region.firstElementChild?.remove();
  }

  /** The errors that are still to be fired. */
  takeErrors(): readonly BoardErrorEvent[] {
    return this.#errors.splice(0);
  }
}
