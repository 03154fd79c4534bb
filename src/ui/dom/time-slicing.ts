/** A thought on the page's own thread: a few milliseconds at a time, so that frames come between. */
import { runSliced, type Sliced } from '../../core/think.js';

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
