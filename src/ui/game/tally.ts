/** What a game has taken of its reader so far: plies, hints, undos and time. It knows no game; its clock is handed in. */
import { hashOf } from '../../core/seed.js';

export interface Count {
  /** Also those that a long game's record no longer holds. */
  readonly plies: number;
  readonly hints: number;
  /** Which hints these were, each as the hash of what was told where. */
  readonly told: readonly number[];
  readonly undos: number;
  /** While the board was there, from the first move on. */
  readonly ms: number;
}

const NOTHING: Count = { plies: 0, hints: 0, told: [], undos: 0, ms: 0 };

/** A count as it came out of a storage, which anybody may have written. */
export function readCount(kept: unknown): Count {
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Record<string, unknown>>;
  const read = (name: string): number => {
    const value = given[name];
    return typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value : 0;
  };
  const told = Array.isArray(given['told']) ? given['told'].filter((one) => typeof one === 'number') : [];
  return { plies: read('plies'), hints: read('hints'), told, undos: read('undos'), ms: read('ms') };
}

export class Tally {
  readonly #now: () => number;
  #count = NOTHING;
  /** Since when the clock runs. */
  #since: number | undefined;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Another game begins, or one is taken up that has taken so much already. */
  begin(count = NOTHING): void {
    this.#count = count;
    this.#since = undefined;
  }

  /** Its time and undos begin anew. */
  beginAgain(): void {
    const { hints, told } = this.#count;
    this.begin({ ...NOTHING, hints, told });
  }

  get count(): Count {
    const running = this.#since === undefined ? 0 : this.#now() - this.#since;
    return { ...this.#count, ms: Math.round(this.#count.ms + running) };
  }

  /** `hint`: what was told where. A hint that is told again, or is first told and then played, is one hint. */
  addHint(hint: string): void {
    const { hints, told } = this.#count;
    const hash = hashOf(hint);
    if (told.includes(hash)) return;
    this.#count = { ...this.#count, hints: hints + 1, told: [...told, hash] };
  }

  addUndo(): void {
    this.#count = { ...this.#count, undos: this.#count.undos + 1 };
  }

  /** The clock runs while there is something to do, and stands from the move that was the last one. */
  run(isRunning: boolean): void {
    if (isRunning) this.#since ??= this.#now();
    else {
      this.#count = this.count;
      this.#since = undefined;
    }
  }
}
