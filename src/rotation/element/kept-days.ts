/** The journal of the days in local storage, beside the games that a board remembers: only where the page asks for it. */
import { followKept, PREFIX } from '../../ui/effects/page-storage.js';
import { enter, readJournal, writeJournal, type Entry, type Journal } from '../journal.js';

/** What it is kept under, beside the games of the same key: no key that a page gives has a line break. */
const placeOf = (key: string): string => `${key}\nof days`;

export class KeptDays {
  readonly #key: () => string;
  /** What was read last. */
  #text = '';
  #journal = readJournal('');

  /** `key`: what the page has named as `remember`. */
  constructor(key: () => string) {
    this.#key = key;
  }

  /** As it stands now, whichever tab has written it; undefined where nothing is kept. */
  get journal(): Journal | undefined {
    const key = this.#key();
    if (key === '') return undefined;
    try {
      const text = localStorage.getItem(PREFIX + placeOf(key)) ?? '';
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
      localStorage.setItem(PREFIX + placeOf(this.#key()), writeJournal(journal));
    } catch {
      // Storage is full: the day goes unremembered.
    }
  }

  /** Calls back when another tab may have kept a day; returns how to end it. */
  follow(told: () => void): () => void {
    return followKept(() => placeOf(this.#key()), told);
  }
}
