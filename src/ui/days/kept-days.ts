/**
 * The journal of the days in local storage, beside the games that a board remembers: only where the page asks for it.
 */
import { followKept, PREFIX } from '../effects/page-storage.js';
import { enter, readJournal, writeJournal, type Entry, type Journal } from '../../core/days/journal.js';

export class KeptDays {
  readonly #keptAs: string;
  readonly #key: () => string;
  /** The text that was read last, to notice changes. */
  #text = '';
  #journal = readJournal('');

  /** `keptAs`: as the game keeps its days; `key`: what the page has named as `remember`. */
  constructor(keptAs: string, key: () => string) {
    this.#keptAs = keptAs;
    this.#key = key;
  }

  /** Storage key of the journal. It cannot clash with kept games: no key that a page gives contains a line break. */
  get #place(): string {
    return `${this.#key()}\n${this.#keptAs}`;
  }

  /** As it stands now, whichever tab has written it; undefined where nothing is kept. */
  get journal(): Journal | undefined {
    if (this.#key() === '') return undefined;
    try {
      const text = localStorage.getItem(PREFIX + this.#place) ?? '';
      if (text !== this.#text) [this.#text, this.#journal] = [text, readJournal(text)];
      return this.#journal;
    } catch {
      return undefined;
    }
  }

  /** Keeps one more day. What other tabs have kept meanwhile stays. */
  enter(date: string, entry: Entry): void {
    const before = this.journal;
    const journal = before && enter(before, date, entry);
    if (!journal || journal === before) return;
    try {
      localStorage.setItem(PREFIX + this.#place, writeJournal(journal));
    } catch {
      // Storage is full: the day goes unremembered.
    }
  }

  /** Calls back when another tab may have kept a day; returns how to end it. */
  follow(told: () => void): () => void {
    return followKept(() => this.#place, told);
  }
}
