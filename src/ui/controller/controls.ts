/** The acts of the row of controls: undo and redo, hints, sharing, the menu. panel/controls draws it. */
import type { Result } from '../../core/basics/result.js';
import type { Notice } from '../contract/board-state.js';
import { renderNotice, share } from '../conversation/share.js';
import { hasHints, hasLessonButton, isTurn, shownOf } from '../game/select.js';
import type { Bots } from '../effects/bots.js';
import type { Board } from '../panel/board.js';
import {
  markPending,
  type ControlName,
  type Controls,
  type ControlState,
  type Pressed,
} from '../panel/controls.js';
import { sayMove } from '../words/describe-move.js';
import type { Menu } from './menu.js';

export class ControlRow implements Pressed {
  readonly #board: Board;
  readonly #bots: Bots;
  readonly #menu: Menu;
  /** The hint that is being thought about. */
  #pending: Promise<unknown> | undefined;

  constructor(board: Board, bots: Bots, menu: Menu) {
    this.#board = board;
    this.#bots = bots;
    this.#menu = menu;
  }

  /** The row as it stands now. */
  state(controls: Controls): ControlState {
    const { state, parts } = this.#board;
    const { isReadonly, pending } = state;
    const { ply = 0, plies = 0, canUndo = false, canRedo = false } = shownOf(state) ?? {};
    const isLooking = ply < plies;
    return {
      controls,
      ply,
      plies,
      move: sayMove(state, ply),
      without: [
        ...(isReadonly ? (['hint'] as const) : (['first'] as const)),
        ...(hasHints(state) ? [] : (['hint'] as const)),
        ...(hasLessonButton(state) ? [] : (['lesson'] as const)),
      ],
      // A reader who only looks goes through the game with the same buttons.
      captions: {
        ...((isReadonly || isLooking) && { redo: 'forward' }),
        ...(isReadonly && { undo: 'back' }),
      },
      enabled: isReadonly
        ? { first: ply > 0, undo: ply > 0, redo: isLooking }
        : {
            undo: canUndo || parts.draft?.canTakeBack() === true,
            redo: canRedo || isLooking,
            hint: isTurn(state),
          },
      pending,
    };
  }

  step(ply: number): void {
    this.#board.dispatch({ type: 'go', ply, isQuiet: true });
  }

  press(name: ControlName): void {
    const { parts } = this.#board;
    if (name === 'menu') void this.#menu.open();
    else if (name === 'share') this.#board.dispatch({ type: 'share', row: 'controls' });
    else if (name === 'lesson') this.#board.dispatch({ type: 'open-lesson' });
    else if (name === 'hint') this.#pending = this.#hint();
    else if (name === 'undo' && parts.draft?.canTakeBack()) parts.draft.takeBack();
    else this.#act(name);
  }

  /** Hands the game on, with a picture of it where the system's sheet takes one. */
  share(row: Notice['row']): void {
    void share(this.#board, row, () => this.#menu.picture());
  }

  renderAbove(): unknown {
    return renderNotice(this.#board, 'controls');
  }

  #act(name: 'undo' | 'redo' | 'first'): void {
    const result = this.#move(name);
    if (!result.ok && !this.#board.state.isReadonly)
      this.#board.dispatch({ type: 'note-refusal', refusal: result.error });
  }

  #move(name: 'undo' | 'redo' | 'first'): Result<number> {
    const { state, dispatch } = this.#board;
    const { ply = 0, plies = 0 } = state.session ?? {};
    const to = { undo: ply - 1, redo: ply + 1, first: 0 }[name];
    const isLooking = state.isReadonly || (name === 'redo' && ply < plies);
    return isLooking || name === 'first' ? dispatch({ type: 'go', ply: to }) : dispatch({ type: name });
  }

  /** Resolves when the last hint that was asked for has been given, or if there is none. */
  async idle(): Promise<void> {
    await this.#pending;
  }

  /** Asks for a hint; resolves with its move. */
  async #hint(): Promise<string | undefined> {
    const { state } = this.#board;
    if (state.isReadonly || !isTurn(state)) return undefined;
    const { rest } = state.advice ?? {};
    if (rest) {
      this.#board.dispatch({ type: 'advise-on' });
      return rest.text;
    }
    return (await markPending(this.#board, 'hint', this.#bots.advise()))?.text;
  }
}
