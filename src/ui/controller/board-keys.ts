/** Keyboard input of a board: walking its grid, moves, asking about a place, the next of one's own pieces, controls. */
import type { Grid } from '../board/grid.js';
import { pressedKey, takeKey } from '../dom/keys.js';
import { foretellMeant, hasHints, isTurn, mineOf, shownOf } from '../game/select.js';
import type { Board } from '../panel/board.js';
import { KEYS, PIECE_KEY, PLACE_KEY, type ControlName } from '../panel/controls.js';
import { describePlace, nextOf } from '../words/describe-place.js';

/** What keys need of the board’s view. */
interface Keyed {
  /** Undefined while there is nothing to see. */
  readonly grid: Grid | undefined;
  /** Shows the focus on a cell that a key has led to: not every engine does so where a script moves the focus. */
  see(cell: string): void;
  nameOf(view: unknown, cell: string): string;
}

export class BoardKeys {
  readonly #board: Board;
  readonly #keyed: Keyed;
  readonly #pressControl: (name: ControlName) => void;

  constructor(board: Board, keyed: Keyed, pressControl: (name: ControlName) => void) {
    this.#board = board;
    this.#keyed = keyed;
    this.#pressControl = pressControl;
  }

  handle(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const { grid } = this.#keyed;
    if (!grid) return;
    const key = pressedKey(event);
    const { shiftKey } = event;
    // A held Enter acts once; a held arrow walks on.
    if (event.repeat && (key === 'Enter' || key === ' ')) return takeKey(event);
    const to =
      (shiftKey ? grid.along(key) : undefined) ?? grid.target(key) ?? this.#piece(key, shiftKey, grid);
    if (to !== undefined) {
      grid.moveTo(to, 'key');
      this.#keyed.see(to);
    } else if (!this.#press(key, grid)) return;
    takeKey(event);
  }

  /** True where the key means something. */
  #press(key: string, grid: Grid): boolean {
    const { state, dispatch } = this.#board;
    const { adapter, words } = state;
    const cell = grid.current;
    const say = (sentence: string): unknown => dispatch({ type: 'say', sentences: [sentence] });
    if (key === 'Enter' || key === ' ') dispatch({ type: 'input', input: { type: 'act', cell } });
    // With nothing to cancel, Escape bubbles: the page may close what the board is in.
    else if (key === 'Escape' || key === 'Backspace')
      return dispatch({ type: 'input', input: { type: 'cancel' } }).ok;
    else if (adapter.input.types?.test(key)) dispatch({ type: 'input', input: { type: 'type', cell, key } });
    else if (key.toLowerCase() === PLACE_KEY) say(this.#describePlace(grid));
    else if (key.toLowerCase() === PIECE_KEY && mineOf(state) !== undefined) say(words.say('place.no-piece'));
    else if (key === ',' || key === '.')
      dispatch({ type: 'go', ply: (state.session?.ply ?? 0) + (key === '.' ? 1 : -1) });
    else {
      const control = KEYS[key.toLowerCase()];
      if (!control || (control === 'hint' && !hasHints(state))) return false;
      this.#pressControl(control);
    }
    return true;
  }

  /** The next of the reader's pieces; undefined for a reader without a seat here. */
  #piece(key: string, shiftKey: boolean, grid: Grid): string | undefined {
    const { state } = this.#board;
    const { pieces } = state.adapter.board;
    const view = shownOf(state)?.view;
    const mine = mineOf(state);
    if (key.toLowerCase() !== PIECE_KEY || view === undefined || mine === undefined || !pieces)
      return undefined;
    return nextOf(grid.chart, pieces(view, mine), grid.current, shiftKey);
  }

  #describePlace(grid: Grid): string {
    const { state } = this.#board;
    const { adapter, words, isReadonly } = state;
    // A board with a grid shows a position.
    const view = shownOf(state)?.view;
    const cell = grid.current;
    return describePlace({
      chart: grid.chart,
      cell,
      words,
      name: this.#keyed.nameOf(view, cell),
      glance: (other) => adapter.say.glance?.(view, other, words) ?? other,
      would: isTurn(state) && !isReadonly ? this.#foretell(view, cell) : '',
    });
  }

  /** Previews in words what Enter would do. */
  #foretell(view: unknown, cell: string): string {
    const { state } = this.#board;
    const { adapter, words, reader } = state;
    const told = adapter.say.foretell?.(view, cell, words, reader);
    if (told) return told;
    const { move, by } = adapter.input.interpret(view, { type: 'act', cell }, reader);
    return move === undefined ? '' : foretellMeant(state, move, by);
  }
}
