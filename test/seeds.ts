/** Chance for tests that try many cases: the same at every run, and told where one fails. */
import { chance, fork, type Chance } from '../src/core/basics/seed.js';

/** Does something with that many seeds, one after another. */
export function eachSeed(many: number, act: (luck: Chance) => void): void {
  for (let i = 0; i < many; i++) {
    const seed = fork(0, i);
    try {
      act(chance(seed));
    } catch (error) {
      throw new Error(`seed ${seed}`, { cause: error });
    }
  }
}
