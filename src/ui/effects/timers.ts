/** Timers for things that stand for a while: each makes a request when its time is over. */
import type { Dispatch, Moment, Request } from '../contract/requests.js';

interface Standing {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly done: Promise<void>;
  readonly end: () => void;
}

export class Timers {
  readonly #dispatch: Dispatch;
  readonly #standing = new Map<Moment, Standing>();

  constructor(dispatch: Dispatch) {
    this.#dispatch = dispatch;
  }

  /** Asks later, in place of what was to be asked then. */
  later(what: Moment, ms: number, request: Request): void {
    this.callOff(what);
    let end = (): void => {};
    const done = new Promise<void>((resolve) => (end = resolve));
    const timer = setTimeout(() => {
      this.callOff(what);
      this.#dispatch(request);
    }, ms);
    this.#standing.set(what, { timer, done, end });
  }

  callOff(what: Moment): void {
    const { timer, end } = this.#standing.get(what) ?? {};
    clearTimeout(timer);
    this.#standing.delete(what);
    end?.();
  }

  /** Resolves when it stands no more, and nothing in its place. */
  async idle(what: Moment): Promise<void> {
    for (let one = this.#standing.get(what); one; one = this.#standing.get(what)) await one.done;
  }
}
