/** What keys mean on a board: walking its grid, moves, asking about a place, the next piece of one's own, controls. It knows no pointer. */
import type { Input } from '../../core/input.js';
import type { Seat } from '../../core/rules.js';
import type { Words } from '../../core/words.js';
import type { Grid } from '../board/grid.js';
import type { Adapter } from '../contract/adapter.js';
import type { Reader } from '../contract/parts.js';
import { keyOf, takeKey } from '../dom/keys.js';
import { KEYS, PIECE_KEY, PLACE_KEY, type ControlName } from '../panel/controls.js';
import { describePlace, nextOf } from '../words/describe-place.js';

/** What they need of the controller. */
interface Host<V, U> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- keys handle moves they know nothing about
  readonly adapter: Adapter<any, any, any, any, V, U>;
  readonly reader: Reader<U>;
  readonly words: Words;
  readonly view: V | undefined;
  readonly shown: { readonly ply: number } | undefined;
  readonly isReadonly: boolean;
  readonly isTurn: boolean;
  /** Whom the reader plays. */
  readonly mine: Seat | undefined;
  readonly gridForKeys: Grid | undefined;
  nameOf(view: V, cell: string): string;
  seeByKey(cell: string): void;
  feel(input: Input): boolean;
  say(...sentences: readonly string[]): void;
  goTo(ply: number): unknown;
  pressControl(name: ControlName): void;
  /** What a move that the reader might mean would bring, as sentences. */
  foretell(move: unknown, by?: Seat): string;
}

export class BoardKeys<V, U> {
  readonly #host: Host<V, U>;

  constructor(host: Host<V, U>) {
    this.#host = host;
  }

  handle(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const grid = this.#host.gridForKeys;
    if (!grid) return;
    const key = keyOf(event);
    const { shiftKey } = event;
    // A held Enter acts once; a held arrow walks on.
    if (event.repeat && (key === 'Enter' || key === ' ')) return takeKey(event);
    const to =
      (shiftKey ? grid.along(key) : undefined) ?? grid.target(key) ?? this.#piece(key, shiftKey, grid);
    if (to !== undefined) {
      grid.moveTo(to, 'key');
      this.#host.seeByKey(to);
    } else if (!this.#press(key, grid)) return;
    takeKey(event);
  }

  /** True where the key means something. */
  #press(key: string, grid: Grid): boolean {
    const host = this.#host;
    const { adapter, words } = host;
    const cell = grid.current;
    if (key === 'Enter' || key === ' ') host.feel({ type: 'act', cell });
    // With nothing to cancel, Escape bubbles: the page may close what the board is in.
    else if (key === 'Escape' || key === 'Backspace') return host.feel({ type: 'cancel' });
    else if (adapter.types?.test(key)) host.feel({ type: 'type', cell, key });
    else if (key.toLowerCase() === PLACE_KEY) host.say(this.#describePlace(grid));
    else if (key.toLowerCase() === PIECE_KEY && host.mine !== undefined)
      host.say(words.say('place.no-piece'));
    else if (key === ',' || key === '.') host.goTo((host.shown?.ply ?? 0) + (key === '.' ? 1 : -1));
    else {
      const control = KEYS[key.toLowerCase()];
      if (!control || (control === 'hint' && adapter.hint === undefined)) return false;
      host.pressControl(control);
    }
    return true;
  }

  /** Where the key for the next of the reader's pieces leads; nowhere for a reader without a seat here. */
  #piece(key: string, shiftKey: boolean, grid: Grid): string | undefined {
    const { view, adapter, mine } = this.#host;
    if (key.toLowerCase() !== PIECE_KEY || view === undefined || mine === undefined || !adapter.pieces)
      return undefined;
    return nextOf(grid.chart, adapter.pieces(view, mine), grid.current, shiftKey);
  }

  #describePlace(grid: Grid): string {
    const { adapter, words, isTurn, isReadonly } = this.#host;
    // Where there is a grid there is something to see.
    const view = this.#host.view as V;
    const cell = grid.current;
    return describePlace({
      chart: grid.chart,
      cell,
      words,
      name: this.#host.nameOf(view, cell),
      glance: (other) => adapter.glance?.(view, other, words) ?? other,
      would: isTurn && !isReadonly ? this.#foretell(view, cell) : '',
    });
  }

  /** What Enter would bring. */
  #foretell(view: V, cell: string): string {
    const { adapter, words, reader } = this.#host;
    const told = adapter.foretell?.(view, cell, words, reader);
    if (told) return told;
    const { move, by } = adapter.interpret(reader.ui, { type: 'act', cell }, view, reader);
    return move === undefined ? '' : this.#host.foretell(move, by);
  }
}
