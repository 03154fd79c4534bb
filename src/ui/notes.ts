/** What a board has to tell its reader: the note on show, the sentences still to be said, the errors still to be fired. */
import { isServer } from 'lit';
import type { Refusal } from '../core/result.js';
import { sayRefusal, type Words } from '../core/words.js';
import { BoardErrorEvent } from './events.js';

export interface Note {
  readonly kind: 'refused' | 'error';
  readonly sentence: string;
  /** The rule's number. */
  readonly rule?: string | undefined;
  /** The attribute or method that an error came by. */
  readonly source?: string;
}

const KEPT = 6;

export class Notes {
  readonly #tag: string;
  readonly #words: () => Words;
  readonly #warned = new Set<string>();
  #errors: BoardErrorEvent[] = [];
  #unsaid: string[] = [];
  note: Note | undefined;

  constructor(tag: string, words: () => Words) {
    this.#tag = tag;
    this.#words = words;
  }

  /** Adds a line to what will be said; it is said once. */
  tell(...sentences: readonly string[]): void {
    if (sentences.length > 0) this.#unsaid.push(sentences.join(' '));
  }

  /** A refused move. Returns its sentence. */
  refuse(refusal: Refusal): string {
    return this.#show({ kind: 'refused', sentence: sayRefusal(this.#words(), refusal), rule: refusal.rule });
  }

  /** A value from the page that cannot be used; `source` is the attribute or method that it came by. */
  fail(refusal: Refusal, source: string): void {
    const sentence = sayRefusal(this.#words(), refusal);
    const told = this.#show({
      kind: 'error',
      sentence: `${source}: ${sentence}`,
      rule: refusal.rule,
      source,
    });
    this.#errors.push(new BoardErrorEvent(refusal, sentence, source));
    if (this.#warned.has(told) || isServer) return;
    this.#warned.add(told);
    console.warn(`<${this.#tag}> ${told}`);
  }

  #show(note: Note): string {
    this.note = note;
    this.tell(note.sentence);
    return note.sentence;
  }

  /** A refusal's note goes when the game goes on. */
  forgive(): void {
    if (this.note?.kind === 'refused') this.note = undefined;
  }

  /** An error's note goes when the page has mended what it came by. */
  mend(source: string): void {
    if (this.note?.source === source) this.note = undefined;
  }

  /** Says in the live region what is still unsaid, a paragraph each; older ones leave. */
  flush(region: Element | null): void {
    for (const line of region ? this.#unsaid.splice(0) : []) {
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      region?.append(paragraph);
    }
    while (region && region.childElementCount > KEPT) region.firstElementChild?.remove();
  }

  /** The errors that are still to be fired. */
  takeErrors(): readonly BoardErrorEvent[] {
    return this.#errors.splice(0);
  }
}
