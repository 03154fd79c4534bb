/** What one board remembers: its game under its key, and never over a longer one that another tab has kept meanwhile. */
import { recall, remember, type Kept } from './page-storage.js';

export class GameStorage {
  /** The key and the start that `#seen` is about. */
  #about = '';
  /** What was read or written last. */
  #seen = '';

  #see(key: string, start: string, kept: Kept | undefined): void {
    this.#about = JSON.stringify([key, start]);
    this.#seen = JSON.stringify(kept ?? '');
  }

  /** What is kept; from now on it may be written over. */
  read(key: string, start: string): Kept | undefined {
    const kept = recall(key, start);
    this.#see(key, start, kept);
    return kept;
  }

  /** Whether what is kept of this start has been read or written here before. */
  knows(key: string, start: string): boolean {
    return this.#about === JSON.stringify([key, start]);
  }

  /** What is kept and was not seen yet. */
  news(key: string, start: string): Kept | undefined {
    const kept = recall(key, start);
    const isSeen = this.knows(key, start) && JSON.stringify(kept ?? '') === this.#seen;
    return isSeen ? undefined : kept;
  }

  /** Keeps a game, as the page asks for it. */
  write(key: string, start: string, kept: Kept): void {
    remember(key, start, kept);
    this.#see(key, start, kept);
  }

  /** Keeps a game that goes on; false where another tab has kept as many plies or more, which are then not lost. */
  writeOn(key: string, start: string, kept: Kept): boolean {
    const there = this.news(key, start);
    if (there && there.record !== kept.record && there.count.plies >= kept.count.plies) return false;
    this.write(key, start, kept);
    return true;
  }
}
