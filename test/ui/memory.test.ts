import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Kept } from '../../src/ui/contract/start.js';
import { recall, remember } from '../../src/ui/effects/page-storage.js';
import { keptNews, mayKeep, NO_MEMORY, seeKept } from '../../src/ui/start/memory.js';

const NOTHING = { plies: 0, hints: 0, told: [], undos: 0, tries: 0, ms: 0 };
const game = (...moves: string[]): Kept => ({
  record: ['star/1', ...(moves.length > 0 ? ['|'] : []), ...moves].join(' '),
  count: { ...NOTHING, plies: moves.length },
});

/** A board in one tab, as far as it keeps games. */
class Tab {
  #memory = NO_MEMORY;

  read(key: string, start: string): Kept | undefined {
    const kept = recall(key, start);
    this.#memory = seeKept(key, start, kept);
    return kept;
  }

  news(key: string, start: string): Kept | undefined {
    return keptNews(this.#memory, key, start, recall(key, start));
  }

  write(key: string, start: string, kept: Kept): void {
    remember(key, start, kept);
    this.#memory = seeKept(key, start, kept);
  }

  writeOn(key: string, start: string, kept: Kept): boolean {
    const may = mayKeep(this.news(key, start), kept);
    if (may) this.write(key, start, kept);
    return may;
  }
}

/** Storage that all tabs of a browser share. */
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the memory of a board', () => {
  it('keeps a game with what it has taken of its reader', () => {
    const kept = { ...game('a'), count: { plies: 1, hints: 2, told: [7, 9], undos: 1, tries: 0, ms: 500 } };
    new Tab().write('key', 'start', kept);
    expect(new Tab().read('key', 'start')).toEqual(kept);
    expect(new Tab().read('key', 'other')).toBeUndefined();
  });

  it('counts from nothing what was kept without a count', () => {
    localStorage.setItem('planisphere:key', JSON.stringify([['start', 'star/1 | a']]));
    expect(new Tab().read('key', 'start')).toEqual({ ...game('a'), count: NOTHING });
  });

  it('keeps eight games under a key however long they are, and further ones as long as all are short: those played last', () => {
    const keptOf = (length: number, games: number): boolean[] => {
      const key = `${length}`;
      const starts = Array.from({ length: games }, (_, n) => `${n}`);
      for (const start of starts) new Tab().write(key, start, game('a'.repeat(length)));
      return starts.map((start) => new Tab().read(key, start) !== undefined);
    };
    expect(keptOf(100, 100)).toEqual(Array(100).fill(true));
    expect(keptOf(20_000, 10)).toEqual([false, false, ...Array(8).fill(true)]);
    const some = keptOf(1000, 100);
    expect(some).toEqual([...some].sort());
    expect(localStorage.getItem('planisphere:1000')?.length).toBeLessThan(61_000);
  });

  it('writes over what it has seen, shorter or not: taking back is the reader’s own', () => {
    const memory = new Tab();
    expect(memory.writeOn('key', 'start', game('a', 'b'))).toBe(true);
    expect(memory.writeOn('key', 'start', game('a'))).toBe(true);
    expect(memory.writeOn('key', 'start', game())).toBe(true);
    expect(memory.read('key', 'start')).toEqual(game());
  });

  it('does not write over a longer game that another tab has kept, nor over one as long', () => {
    const [one, other] = [new Tab(), new Tab()];
    one.write('key', 'start', game('a'));
    other.read('key', 'start');
    one.writeOn('key', 'start', game('a', 'b', 'c'));
    expect(other.writeOn('key', 'start', game('a', 'x'))).toBe(false);
    expect(other.writeOn('key', 'start', game('a', 'x', 'y'))).toBe(false);
    expect(other.news('key', 'start')).toEqual(game('a', 'b', 'c'));
    expect(other.writeOn('key', 'start', game('a', 'x', 'y', 'z'))).toBe(true);
    expect(one.news('key', 'start')).toEqual(game('a', 'x', 'y', 'z'));
  });

  it('counts the plies that were played, of which a long game’s record holds the last alone', () => {
    const [one, other] = [new Tab(), new Tab()];
    const long = { ...game('y', 'z'), count: { ...NOTHING, plies: 900 } };
    one.write('key', 'start', long);
    expect(other.writeOn('key', 'start', game('a', 'b', 'c'))).toBe(false);
    expect(other.read('key', 'start')).toEqual(long);
  });

  it('has no news of what it has written or read itself', () => {
    const memory = new Tab();
    expect(memory.news('key', 'start')).toBeUndefined();
    memory.write('key', 'start', game('a'));
    expect(memory.news('key', 'start')).toBeUndefined();
    new Tab().write('key', 'other', game('b'));
    expect(memory.news('key', 'start')).toBeUndefined();
    new Tab().write('key', 'start', { ...game('a'), count: { ...NOTHING, hints: 1 } });
    expect(memory.news('key', 'start')?.count.hints).toBe(1);
    memory.read('key', 'start');
    expect(memory.news('key', 'start')).toBeUndefined();
  });

  it('gives way to what the page itself asks to keep', () => {
    new Tab().write('key', 'start', game('a', 'b', 'c'));
    new Tab().write('key', 'start', game('d'));
    expect(new Tab().read('key', 'start')).toEqual(game('d'));
  });
});
