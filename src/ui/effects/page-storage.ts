/** Games that outlast the page in local storage, only where the page asks. Silent where storage is forbidden. */
import { toJson } from '../../core/basics/json.js';
import { listenAmongOthers } from '../dom/page.js';
import type { Kept } from '../contract/start.js';
import { readCount } from '../game/count.js';

/** Before every key of ours. */
export const PREFIX = 'planisphere:';

/** The last 8 games of a key are kept, and older ones up to 60,000 characters. */
const KEPT = 8;
const MOST = 60_000;

/** The games kept under a key, the one played last first: how each began, its record, its count. */
function read(key: string): readonly (readonly unknown[])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(Array.isArray) : [];
  } catch {
    return [];
  }
}

/** The kept game under this key that begins like this one. */
export function recall(key: string, start: string): Kept | undefined {
  const [, record, count] = read(key).find(([begun]) => begun === start) ?? [];
  return typeof record === 'string' ? { record, count: readCount(count) } : undefined;
}

export function remember(key: string, start: string, { record, count }: Kept): void {
  try {
    const games = [[start, record, count], ...read(key).filter(([begun]) => begun !== start)];
    let room = MOST;
    const texts = games.map((game) => toJson(game) as string);
    const kept = texts.filter((text, n) => (room -= text.length) >= 0 || n < KEPT);
    localStorage.setItem(PREFIX + key, `[${kept.join(',')}]`);
  } catch {
    // Storage is full or forbidden: the game goes on unremembered.
  }
}

/**
 * Calls back when another tab may have kept something under the key, and when a page comes back that could not hear;
 * returns how to end it.
 */
export function followKept(key: () => string, told: () => void): () => void {
  // When all storage is cleared, the event names no key.
  const hearStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key === PREFIX + key()) told();
  };
  const comeBack = (event: PageTransitionEvent): void => {
    if (event.persisted) told();
  };
  const ends = [
    listenAmongOthers(window, 'storage', hearStorage),
    listenAmongOthers(window, 'pageshow', comeBack),
  ];
  return () => {
    for (const end of ends) end();
  };
}
