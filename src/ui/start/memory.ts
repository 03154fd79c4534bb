/** What one board remembers of the browser's memory: so it never writes over a longer game that another tab has kept meanwhile. */
import type { Kept } from '../contract/start.js';

/** What was last read or written, and the key and the start that this is about. */
export interface Memory {
  readonly about: string;
  readonly seen: string;
}

export const NO_MEMORY: Memory = { about: '', seen: '' };

/** What was read, or is being written: from now on it may be written over. */
export function seeKept(key: string, start: string, kept: Kept | undefined): Memory {
  return { about: JSON.stringify([key, start]), seen: JSON.stringify(kept ?? '') };
}

/** Whether what is kept of this start has been read or written here before. */
export function knowsKept({ about }: Memory, key: string, start: string): boolean {
  return about === JSON.stringify([key, start]);
}

/** What is kept, where it was not seen yet. */
export function keptNews(
  memory: Memory,
  key: string,
  start: string,
  kept: Kept | undefined,
): Kept | undefined {
  return knowsKept(memory, key, start) && JSON.stringify(kept ?? '') === memory.seen ? undefined : kept;
}

/** Whether a game that goes on may be kept. Where another tab has kept as many plies or more, these must not be lost. */
export function mayKeep(there: Kept | undefined, kept: Kept): boolean {
  return !there || there.record === kept.record || there.count.plies < kept.count.plies;
}
