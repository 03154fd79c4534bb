/** A round's time (C11): counts seconds while a round is played, and ends it. It knows no rule. */

export class Clock {
  readonly #tick: () => void;
  readonly #end: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #ends = 0;
  #running = '';

  /** `tick`: there is another time to show. `end`: the time is up. */
  constructor(tick: () => void, end: () => void) {
    this.#tick = tick;
    this.#end = end;
  }

  /** Keeps the time of a round that is called so; another round begins anew, an empty name stops. */
  keep(round: string, seconds: number): void {
    if (round === this.#running) return;
    clearInterval(this.#timer);
    this.#running = round;
    this.#tick();
    if (round === '') return;
    this.#ends = performance.now() + 1000 * seconds;
    this.#timer = setInterval(() => {
      this.#tick();
      if (performance.now() < this.#ends) return;
      this.keep('', 0);
      this.#end();
    }, 1000);
  }

  /** Whole seconds left; undefined while no time is kept. */
  get left(): number | undefined {
    return this.#running === ''
      ? undefined
      : Math.max(0, Math.ceil((this.#ends - performance.now()) / 1000 - 0.05));
  }
}
