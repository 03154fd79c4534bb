/**
 * The names of a grid's cells: those that the reader is at have theirs at once, the others a few milliseconds at a
 * time.
 */

import { nameNode } from '../dom/name-node.js';

/** How long names wait for more moves if no cell has the focus: fast moves are named once. */
const CALM_MS = 100;
/** Frames come between slices of this length. */
const SLICE_MS = 4;

export class CellNames {
  readonly #nodes: ReadonlyMap<string, SVGElement>;
  readonly #names = new Map<string, string>();
  /** The cells that have not been looked at since what names them has changed. */
  readonly #stale = new Set<string>();
  #describe: ((cell: string, node: SVGElement) => string) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  /** Callbacks to run once every cell has its name. */
  readonly #waiting: (() => void)[] = [];

  constructor(nodes: ReadonlyMap<string, SVGElement>) {
    this.#nodes = nodes;
  }

  /** Names every cell again. Only a name that differs touches the page. */
  renew(describe: (cell: string, node: SVGElement) => string): void {
    this.#describe = describe;
    for (const cell of this.#nodes.keys()) this.#stale.add(cell);
  }

  /** Names these cells now. */
  now(cells: Iterable<string>): void {
    for (const cell of cells) {
      const node = this.#nodes.get(cell);
      if (!node || !this.#describe || !this.#stale.delete(cell)) continue;
      const name = this.#describe(cell, node);
      if (this.#names.get(cell) !== name) nameNode(node, name);
      this.#names.set(cell, name);
    }
  }

  all(): void {
    this.now(this.#stale);
  }

  /**
   * Names the others soon, in slices; `isCalm`: as soon as nothing new has come for a moment, unless somebody waits.
   */
  soon(isCalm: boolean): void {
    const waits = isCalm && this.#waiting.length === 0;
    this.#asked = performance.now() - (waits ? 0 : CALM_MS);
    this.#timer ??= setTimeout(this.#beat, waits ? CALM_MS : 0);
  }

  /** Stops naming, for instance while the board is out of its page. `goOn` continues with the cells that are left. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  goOn(): void {
    if (this.#stale.size > 0) this.soon(false);
  }

  /** Names some cells, then sets the timer for the next ones, until every cell has its name. */
  readonly #beat = (): void => {
    const left = this.#asked + CALM_MS - performance.now();
    if (left > 1) this.#timer = setTimeout(this.#beat, left);
    else if (this.#slice()) this.rest();
    else this.#timer = setTimeout(this.#beat);
  };

  /** True when every cell has its name. */
  #slice(): boolean {
    const end = performance.now() + SLICE_MS;
    for (const cell of this.#stale) {
      if (performance.now() > end) return false;
      this.now([cell]);
    }
    return true;
  }

  /** Names that wait no longer; resolves when every cell has its own, or `rest` ends the naming. */
  settle(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#asked = -Infinity;
      clearTimeout(this.#timer);
      this.#beat();
    });
  }
}
