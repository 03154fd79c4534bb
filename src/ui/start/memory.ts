/**
 * Tracks how much of the browser's storage one board has seen, so that it never overwrites a longer game kept by
 * another tab.
 */
import type { Kept } from '../contract/start.js';

/** The game that was last read or written, with its key and its start. */
export interface Memory {
  readonly about: string;
  readonly seen: string;
}

export const NO_MEMORY: Memory = { about: '', seen: '' };

/** Remembers a kept game as seen; from now on it may be overwritten. */
export function seeKept(key: string, start: string, kept: Kept | undefined): Memory {
  return { about: JSON.stringify([key, start]), seen: JSON.stringify(kept ?? '') };
}

/** Whether what is kept of this start has been read or written here before. */
export function knowsKept({ about }: Memory, key: string, start: string): boolean {
  return about === JSON.stringify([key, start]);
}

/** The kept game, if it has not been seen yet. */
export function keptNews(
  memory: Memory,
  key: string,
  start: string,
  kept: Kept | undefined,
): Kept | undefined {
  return knowsKept(memory, key, start) && JSON.stringify(kept ?? '') === memory.seen ? undefined : kept;
}

/**
 * Whether a game that goes on may be kept. Where another tab has kept as many plies or more, these must not be lost.
 */
export function mayKeep(there: Kept | undefined, kept: Kept): boolean {
  return !there || there.record === kept.record || there.count.plies < kept.count.plies;
}
