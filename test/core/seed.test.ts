import { describe, expect, it } from 'vitest';
import { SEEDS } from '../../src/core/basics/limits.js';
import { chance, fork, mix, nextSeed, veil } from '../../src/core/basics/seed.js';

const isSeed = (n: number): boolean => Number.isInteger(n) && n >= 0 && n < SEEDS;

describe('seeds', () => {
  it('stay whole numbers from 0 to 2^32 - 1', () => {
    for (const seed of [0, 1, 7, 2 ** 31, SEEDS - 1])
      for (const next of [nextSeed(seed), mix(seed), fork(seed, 0), fork(seed, 99)])
        expect(isSeed(next)).toBe(true);
  });

  it('give the same on every machine: records depend on it', () => {
    expect([mix(1), mix(SEEDS - 1), fork(1, 0), fork(1, 1), nextSeed(SEEDS - 1)]).toEqual([
      1364076727, 2180083513, 1114155158, 163005474, 2654435768,
    ]);
    const luck = chance(2026);
    expect([luck.below(6), luck.below(6), luck.below(1000), luck.seed(), luck.pick(['a', 'b', 'c'])]).toEqual(
      [5, 1, 118, 917415618, 'a'],
    );
    const cards = chance(7);
    expect(cards.shuffle([0, 1, 2, 3, 4, 5, 6, 7])).toEqual([4, 6, 0, 7, 2, 5, 3, 1]);
    expect(cards.seed()).toBe(1107288293);
  });

  it('fork into uses that differ from each other and from the parent', () => {
    const forks = Array.from({ length: 1000 }, (_, use) => fork(42, use));
    expect(new Set([42, ...forks]).size).toBe(1001);
    expect(new Set(Array.from({ length: 1000 }, (_, seed) => fork(seed, 3))).size).toBe(1000);
  });

  it('are veiled so that what the parent was cannot be computed: not one to one, as all that can be undone is', () => {
    const SEEDS_TRIED = 400_000;
    const veiled = new Uint32Array(SEEDS_TRIED).map((_, seed) => veil(seed, 3));
    expect(veiled.every(isSeed)).toBe(true);
    const { size } = new Set(veiled);
    expect(size).toBeLessThan(SEEDS_TRIED);
    // Not so crowded either that chance would suffer.
    expect(size).toBeGreaterThan(SEEDS_TRIED - 100);
    expect(new Set(Array.from({ length: 1000 }, (_, use) => veil(42, use))).size).toBe(1000);
  });

  it('are mixed one to one', () => {
    expect(new Set(Array.from({ length: 20_000 }, (_, seed) => mix(seed))).size).toBe(20_000);
  });
});

describe('chance', () => {
  it('is the same for the same seed and another for another', () => {
    const draw = (seed: number): number[] => {
      const luck = chance(seed);
      return Array.from({ length: 20 }, () => luck.below(100));
    };
    expect(draw(5)).toEqual(draw(5));
    expect(draw(5)).not.toEqual(draw(6));
  });

  it('is fair: neighbouring seeds and long streams alike (chi squared, 0.1 % limit for 9 degrees is 27.9)', () => {
    const unfairness = (counts: readonly number[], each: number): number =>
      counts.reduce((sum, n) => sum + (n - each) ** 2 / each, 0);
    const stream = Array<number>(10).fill(0);
    const luck = chance(1);
    for (let i = 0; i < 10_000; i++) (stream[luck.below(10)] as number)++;
    const firsts = Array<number>(10).fill(0);
    for (let seed = 0; seed < 10_000; seed++) (firsts[chance(seed).below(10)] as number)++;
    expect(
      unfairness(
        stream.map((n) => n),
        1000,
      ),
    ).toBeLessThan(27.9);
    expect(unfairness(firsts, 1000)).toBeLessThan(27.9);
  });

  it('shuffles fairly, keeps all items and leaves the list as it is', () => {
    const counts = new Map<string, number>();
    const items = Object.freeze(['a', 'b', 'c']);
    const luck = chance(3);
    for (let i = 0; i < 6000; i++) {
      const order = luck.shuffle(items).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(luck.shuffle([])).toEqual([]);
  });

  it('gives seeds for later', () => {
    const luck = chance(9);
    const seeds = Array.from({ length: 100 }, () => luck.seed());
    expect(seeds.every(isSeed)).toBe(true);
    expect(new Set(seeds).size).toBe(100);
  });
});
