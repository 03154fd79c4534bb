/** Games that outlast the page: in local storage, only where the page asks, and in the address. Silent where storage is forbidden. */
import { checkText } from '../core/notation.js';
import { RECORD_CAP } from '../core/limits.js';

const PREFIX = 'planisphere:';
const HASH = '#planisphere=';

/** The record kept under a key, if it belongs to a game that begins like this one. */
export function recall(key: string, start: string): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    if (!Array.isArray(kept) || kept[0] !== start || typeof kept[1] !== 'string') return undefined;
    return kept[1];
  } catch {
    return undefined;
  }
}

export function remember(key: string, start: string, record: string): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify([start, record]));
  } catch {
    // Storage is full or forbidden: the game goes on unremembered.
  }
}

/** The record in the page's address, as a copied link has it, if it is one of this game: several boards may share a page. */
export function recordInHash(game: string): string | undefined {
  if (!location.hash.startsWith(HASH)) return undefined;
  try {
    const record = decodeURIComponent(location.hash.slice(HASH.length));
    return checkText(record, RECORD_CAP) || !record.startsWith(`${game}/`) ? undefined : record;
  } catch {
    return undefined;
  }
}

export function linkWith(record: string): string {
  return `${location.href.split('#')[0]}${HASH}${encodeURIComponent(record)}`;
}
