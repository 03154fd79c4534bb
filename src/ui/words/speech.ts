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

export class Speech {
  readonly #tag: string;
  readonly #warned = new Set<string>();
  #errors: BoardErrorEvent[] = [];
  #unsaid: { readonly text: string; readonly source: string | undefined }[] = [];
  #isSilenced = false;

  constructor(tag: string) {
    this.#tag = tag;
  }

  /** Adds a paragraph, which is said once. Of several with one source, the last is said. */
  say(text: string, source?: string): void {
    if (source !== undefined) this.#unsaid = this.#unsaid.filter((line) => line.source !== source);
    this.#unsaid = [...this.#unsaid, { text, source }].slice(-MOST);
  }

  /** Forgets what was said: another person is at the screen. */
  silence(): void {
    this.#unsaid = [];
    this.#isSilenced = true;
  }

  /** A value of the page's cannot be used. */
  fail(event: BoardErrorEvent, text: string, source: string): void {
    this.say(text, source);
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
    if (this.#isSilenced) region.replaceChildren();
    this.#isSilenced = false;
    const lines = this.#unsaid.splice(0).map(({ text }) => {
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
