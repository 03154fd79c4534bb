/**
 * When the page's own thread has time: a few milliseconds at a time so that frames come between, or when it is idle.
 */
import { runSliced, type Sliced } from '../../core/bots/think.js';

/** Slices leave room for the page's own work in a frame of 16 ms. */
const SLICE_MS = 4;

/** `deadline`: the milliseconds after which the best so far is taken. */
export function inSlices<M>(thought: Generator<M | undefined, M>, deadline = Infinity): Sliced<M> {
  return runSliced(thought, {
    now: () => performance.now(),
    later: (callback) => {
      const timer = setTimeout(callback);
      return () => clearTimeout(timer);
    },
    slice: SLICE_MS,
    deadline,
  });
}

/** Resolves when it is done, or the signal has stopped it. */
export async function finishInSlices<M>(
  thought: Generator<M | undefined, M>,
  signal: AbortSignal,
): Promise<void> {
  const { answer, stop } = inSlices(thought);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  await answer;
}

/** Calls back when the page is idle. Returns how to call that off. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(callback);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(callback, 50);
  return () => clearTimeout(id);
}
