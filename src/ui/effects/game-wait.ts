/** The one thing that a game waits for before it can begin, for the game that would start now. It decides nothing. */
import { samePlan } from '../start/plans.js';
import type { Wait } from '../contract/start.js';

interface Pending {
  readonly wait: Wait;
  readonly stop: AbortController;
  readonly done: Promise<void>;
}

function isSame(one: Wait, other: Wait): boolean {
  if (!('plan' in one && 'plan' in other)) return one.for === other.for;
  return one.for === other.for && samePlan(one.plan, other.plan);
}

export class GameWait {
  #pending: Pending | undefined;
  readonly #bring: (wait: Wait, signal: AbortSignal) => Promise<void>;
  readonly #fail: (wait: Wait) => void;
  readonly #come: (wait: Wait) => void;

  /** `bring` brings a thing, `fail` hears that it cannot be had, `come` that the wait is over either way. */
  constructor(
    bring: (wait: Wait, signal: AbortSignal) => Promise<void>,
    fail: (wait: Wait) => void,
    come: (wait: Wait) => void,
  ) {
    this.#bring = bring;
    this.#fail = fail;
    this.#come = come;
  }

  /** Resolves when what is awaited has come, or cannot be had; undefined while nothing is. */
  get done(): Promise<void> | undefined {
    return this.#pending?.done;
  }

  want(wait: Wait): void {
    const last = this.#pending;
    if (last && isSame(last.wait, wait)) return;
    const stop = new AbortController();
    const bringing = this.#bring(wait, stop.signal).catch(
      () => this.#pending === pending && this.#fail(wait),
    );
    const pending: Pending = { wait, stop, done: bringing.then(() => this.#end(pending)) };
    this.#pending = pending;
    // Only now: both may wait for the same search.
    last?.stop.abort();
  }

  drop(): void {
    this.#pending?.stop.abort();
    this.#pending = undefined;
  }

  #end(pending: Pending): void {
    if (this.#pending !== pending) return;
    this.#pending = undefined;
    this.#come(pending.wait);
  }
}
