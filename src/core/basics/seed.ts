/** Seeded chance: the only source of chance in the pure code. A seed is a whole number from 0 to 2^32 - 1. */
import { SEEDS } from './limits.js';

/** The next seed of a chain; the chain visits all 2^32 seeds before it repeats. */
export function nextSeed(seed: number): number {
  return (seed + 0x9e3779b9) >>> 0;
}

/**
 * A well-mixed whole number from 0 to 2^32 - 1 that belongs to this seed (the finaliser of MurmurHash3, public domain).
 */
export function mix(seed: number): number {
  let h = seed >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A whole number from 0 to 2^32 - 1 that belongs to this text. */
export function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = mix(hash ^ text.charCodeAt(at));
  return hash;
}

/** A seed for one of several uses of a parent seed, so that the uses do not disturb each other. */
export function fork(seed: number, use: number): number {
  return mix(mix(seed) ^ Math.imul(use + 1, 0x9e3779b1));
}

/**
 * A fork for code that must not know what its parent decides. A fork alone can be undone step by step, since each step
 * is one to one; here what went in is added to what came out, and no step back is left but to try all seeds.
 */
export function veil(seed: number, use: number): number {
  return mix(fork(seed, use) + seed);
}

/** A stream of chance. It mutates itself, so it lives inside one call and never in a state. */
export interface Chance {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  /** One of the items. */
  pick<T>(items: readonly T[]): T;
  /** The items in a fresh, fair order (Fisher and Yates). */
  shuffle<T>(items: readonly T[]): T[];
  /** A seed for later: keep this in the state. */
  seed(): number;
}

/** Draws from a seed: the same seed gives the same draws. */
export function chance(seed: number): Chance {
  let at = seed >>> 0;
  const draw = (): number => mix((at = nextSeed(at)));
  const below = (n: number): number => Math.floor((draw() / SEEDS) * n);
  return {
    below,
    pick: <T>(items: readonly T[]): T => items[below(items.length)] as T,
    shuffle: <T>(items: readonly T[]): T[] => {
      const result = items.slice();
      for (let i = result.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [result[i], result[j]] = [result[j] as T, result[i] as T];
      }
      return result;
    },
    seed: draw,
  };
}
