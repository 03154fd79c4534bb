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
