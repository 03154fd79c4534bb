/** When to try again what the network has not brought: soon, then ever later, and at once when the network is back. */

const LONGEST_MS = 60_000;

/** Resolves when it is time for another try after so many. `signal` ends the waiting; then it never resolves. */
export function timeToTryAgain(tries: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', act);
    };
    const act = (): void => {
      end();
      resolve();
    };
    const timer = setTimeout(act, Math.min(LONGEST_MS, 1000 * 2 ** tries));
    addEventListener('online', act);
    signal?.addEventListener('abort', end);
  });
}

/** The tries of one thing until it has come. */
export class Tries {
  /** How many in a row have failed. */
  #failures = 0;
  /** Ends the time until the next try. */
  #waiting: AbortController | undefined;

  /** Whether a try has failed and the next one is still to come. */
  get isWaiting(): boolean {
    return this.#waiting !== undefined;
  }

  /** A try has failed: `again` is called for the next one. True for the first failure in a row, the one to tell of. */
  fail(again: () => unknown): boolean {
    this.callOff();
    const waiting = (this.#waiting = new AbortController());
    void timeToTryAgain(this.#failures, waiting.signal).then(() => {
      this.#waiting = undefined;
      again();
    });
    return this.#failures++ === 0;
  }

  /** Nobody waits for the next try any more; later ones still count those before. */
  callOff(): void {
    this.#waiting?.abort();
    this.#waiting = undefined;
  }

  /** It has come, or something else is asked for: the next failure is the first again. */
  reset(): void {
    this.callOff();
    this.#failures = 0;
  }
}
