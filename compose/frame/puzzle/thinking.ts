/** Goes through steps in slices of time, so that the page stays awake. What is asked later stops what was before. */

const SLICE_MS = 12;

const waiting: (() => void)[] = [];
const channel = new MessageChannel();
channel.port1.onmessage = () => waiting.shift()?.();

/** Lets the page do all else. */
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });

export interface Thinker<T> {
  /** Begins anew. `tell` hears of each thing that the steps yield, and of the last one. */
  ask(steps: Generator<T | undefined, T>, tell: (told: T, isLast: boolean) => void): void;
}

export function thinker<T>(): Thinker<T> {
  let asked = 0;
  return {
    async ask(steps, tell) {
      const id = ++asked;
      await rest();
      for (let from = performance.now(); id === asked;) {
        const { done, value } = steps.next();
        // What was done before it was asked has no last value.
        if (value !== undefined) tell(value, done === true);
        if (done) return;
        if (performance.now() - from < SLICE_MS) continue;
        await rest();
        from = performance.now();
      }
    },
  };
}
