/**
 * Presses that were meant for what stood there a moment ago: a row of buttons that has just changed takes none, and a
 * round that has just ended is not passed over. Keys and scripts come when they mean to.
 */

/** How long a row that has changed its buttons takes no press. */
const ROW_MS = 400;
/** How long the end of a round stays whatever is pressed. */
const END_MS = 800;

/** The rows whose buttons change under a finger. */
const ROWS = ['.acts', '.telling'];

interface Seen {
  /** What stands there. */
  readonly what: unknown;
  /** When it came, in milliseconds of the page’s clock. */
  readonly since: number;
}

export class StrayPresses {
  readonly #seen = new Map<string, Seen>();

  #see(place: string, what: unknown): void {
    const known = this.#seen.get(place);
    // What stands there from the beginning has replaced nothing.
    if (!known) this.#seen.set(place, { what, since: -Infinity });
    else if (known.what !== what) this.#seen.set(place, { what, since: performance.now() });
  }

  #isFresh(place: string, ms: number): boolean {
    return performance.now() - (this.#seen.get(place)?.since ?? -Infinity) < ms;
  }

  /** After a rendering. `roundEnd`: the end of a round that is on show. */
  see(root: ParentNode, roundEnd: unknown): void {
    for (const row of ROWS) {
      const names = [...root.querySelectorAll<HTMLButtonElement>(`${row} button`)].map(({ name }) => name);
      this.#see(row, names.join(' '));
    }
    this.#see('round', roundEnd !== undefined);
  }

  /** Whether a click of a pointer comes too soon for the button that it is on. */
  isOnNewRow(event: MouseEvent): boolean {
    const path = event.composedPath() as Element[];
    const isIn = (row: string): boolean => path.some((node) => node.matches?.(row));
    return event.detail > 0 && ROWS.some((row) => this.#isFresh(row, ROW_MS) && isIn(row));
  }

  /** Whether a round has ended so lately that a pointer cannot mean to go on. */
  get hasRoundJustEnded(): boolean {
    return this.#isFresh('round', END_MS);
  }
}
