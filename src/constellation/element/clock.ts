/** A round's time (C11): it waits, runs, stands and ends. */

/**
 * `ready`: it begins with the first move. `waiting`: until somebody starts the round. `off`: nothing is timed.
 */
export type ClockState = 'off' | 'ready' | 'waiting' | 'running' | 'paused';

/** Events of a clock. */
export interface ClockEvents {
  /** There is another time to show. */
  tick(): void;
  /** The round will soon be over. */
  warn(): void;
  end(): void;
}

/** Before the end there is half a minute to ask for more; half of a short round. */
const WARNING_MS = 30_000;

export class Clock {
  readonly #events: ClockEvents;
  #state: ClockState = 'off';
  /** Of which round it keeps the time, and how long that is. */
  #round = 0;
  #whole = 0;
  /** Milliseconds that were left at `#since`, or are left while it stands. */
  #rest = 0;
  #since = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isHeld = false;
  #isWarned = false;

  constructor(events: ClockEvents) {
    this.#events = events;
  }

  get state(): ClockState {
    return this.#state;
  }

  /** Whole seconds left; undefined before the first move and where nothing is timed. */
  get left(): number | undefined {
    if (this.#state === 'off' || this.#state === 'ready') return undefined;
    return Math.max(0, Math.ceil(this.#left / 1000 - 0.05));
  }

  /** Whether the round will soon be over. */
  get isShort(): boolean {
    return this.left !== undefined && this.#left <= Math.min(WARNING_MS, this.#whole / 2);
  }

  get #left(): number {
    return this.#timer === undefined ? this.#rest : this.#rest - (performance.now() - this.#since);
  }

  /**
   * Keeps the time of this round: another one, or one of another length, begins anew, as `begin` says.
   * A round that need not wait any more begins at once: there may be nobody left who could start it.
   */
  keep(round: number, seconds: number, begin: 'ready' | 'waiting' | 'running'): void {
    const isSame = this.#state !== 'off' && round === this.#round && 1000 * seconds === this.#whole;
    if (isSame && begin === 'running' && this.#state === 'waiting') return this.#turn('running');
    if (isSame && (begin === 'ready') === (this.#state === 'ready')) return;
    const isFirstMove = isSame && begin !== 'ready';
    this.stop();
    [this.#round, this.#whole, this.#rest] = [round, 1000 * seconds, 1000 * seconds];
    this.#turn(isFirstMove ? 'running' : begin);
  }

  /** Nothing is timed any more. */
  stop(): void {
    this.#turn('off');
    this.#isWarned = false;
  }

  /** It stands while this lasts, and then goes on as before. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#turn(this.#state);
  }

  /** False where it is not running: a round that waits is not paused. */
  pause(): boolean {
    if (this.#state !== 'running') return false;
    this.#turn('paused');
    return true;
  }

  /** False where no time begins to run by it, as while it is held. */
  goOn(): boolean {
    if (this.#state !== 'waiting' && this.#state !== 'paused') return false;
    this.#turn('running');
    return !this.#isHeld;
  }

  add(seconds: number): true {
    this.#rest += 1000 * seconds;
    this.#isWarned = this.isShort;
    return true;
  }

  #turn(state: ClockState): void {
    this.#state = state;
    const runs = state === 'running' && !this.#isHeld;
    if (runs === (this.#timer !== undefined)) return;
    this.#rest = this.#left;
    clearInterval(this.#timer);
    this.#since = performance.now();
    this.#timer = runs ? setInterval(() => this.#beat(), 1000) : undefined;
  }

  #beat(): void {
    this.#events.tick();
    if (this.#left <= 0) {
      this.stop();
      this.#events.end();
    } else if (this.isShort && !this.#isWarned) {
      this.#isWarned = true;
      this.#events.warn();
    }
  }
}
