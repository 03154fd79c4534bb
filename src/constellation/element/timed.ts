/** What a page may ask of a board's clock, by element: the works themselves stay out of its reach. */
import { refuse, type Result } from '../../core/result.js';

/** Each answers with the whole seconds left. */
export interface Timed {
  pause(): Result<number>;
  goOn(): Result<number>;
  addTime(seconds: number): Result<number>;
}

const clocks = new WeakMap<Element, Timed>();

export function setClock(element: Element, clock: Timed): void {
  clocks.set(element, clock);
}

export function askClock(element: Element, ask: (clock: Timed) => Result<number>): Result<number> {
  const clock = clocks.get(element);
  return clock ? ask(clock) : refuse('session/not-ready');
}
