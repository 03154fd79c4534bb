/** Prepares whatever takes a game long to make, in slices before the game begins, once for all boards that wait. */
import type { Sliced } from '../../core/bots/think.js';
import { inSlices } from '../dom/time-slicing.js';
import type { Making } from '../contract/adapter.js';

/** Something that is being made, and who waits for it. */
interface Work {
  readonly sliced: Sliced<unknown>;
  readonly done: Promise<void>;
  readonly waiting: Set<AbortSignal>;
}

export class Pregenerator {
  readonly #works = new Map<string, Work>();

  /**
   * Makes and keeps the result of `thought`. Work starts with the first board that waits for the key and goes on while
   * any does.
   */
  making(key: string, thought: () => Generator<undefined, unknown>): Making {
    return {
      make: async (signal) => {
        if (signal.aborted) return;
        await this.#wait(key, this.#works.get(key) ?? this.#begin(key, thought()), signal);
      },
    };
  }

  #begin(key: string, thought: Generator<undefined, unknown>): Work {
    const sliced = inSlices(thought);
    const work: Work = {
      sliced,
      done: sliced.answer.then(() => {}).finally(() => this.#forget(key, work)),
      waiting: new Set<AbortSignal>(),
    };
    this.#works.set(key, work);
    return work;
  }

  #forget(key: string, work: Work): void {
    if (this.#works.get(key) === work) this.#works.delete(key);
  }

  async #wait(key: string, work: Work, signal: AbortSignal): Promise<void> {
    work.waiting.add(signal);
    const leave = (): void => {
      work.waiting.delete(signal);
      if (work.waiting.size > 0) return;
      work.sliced.stop();
      this.#forget(key, work);
    };
    signal.addEventListener('abort', leave);
    await work.done.finally(() => signal.removeEventListener('abort', leave));
  }
}
