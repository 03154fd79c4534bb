/** The acts of the row of controls: undo and redo, hints, sharing, the menu. panel/controls draws it. */
import { nothing, type TemplateResult } from 'lit';
import type { Result } from '../../core/basics/result.js';
import { readMove } from '../../core/session/ply.js';
import { renderNotice, share } from '../conversation/share.js';
import { isTurn, shownOf } from '../game/select.js';
import type { Bots } from '../effects/bots.js';
import { ask, renderAsked } from '../panel/asking.js';
import type { Board } from '../panel/board.js';
import type { ControlName, Controls, ControlState, Pressed } from '../panel/controls.js';
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
    const { session, adapter, isReadonly } = state;
    const { ply = 0, plies = 0, canUndo = false, canRedo = false } = shownOf(state) ?? {};
    const isLooking = ply < plies;
    return {
      controls,
      ply,
      plies,
      move: sayMove(state, ply),
      hasHint: adapter.bots.hint !== undefined,
      // A reader who only looks goes through the game with the same buttons.
      captions: {
        ...((isReadonly || isLooking) && { redo: 'forward' }),
        ...(isReadonly && { undo: 'back', restart: 'first' }),
      },
      enabled: isReadonly
        ? { undo: ply > 0, redo: isLooking, restart: ply > 0, hint: false }
        : {
            undo: canUndo || parts.draft?.canTakeBack() === true,
            redo: canRedo || isLooking,
            // A reader cannot give up moves that others have played.
            restart: plies > 0 && session?.hasOthersPlies !== true,
            hint: isTurn(state),
          },
    };
  }

  step(ply: number): void {
    this.#board.dispatch({ type: 'go', ply, isQuiet: true });
  }

  press(name: ControlName): void {
    const { parts } = this.#board;
    if (name === 'menu' || name === 'copy') void this.#menu.open(name === 'menu' ? 'how' : 'copy');
    else if (name === 'share') void share(this.#board, 'controls');
    else if (name === 'hint') this.#pending = this.#hint();
    else if (name === 'undo' && parts.draft?.canTakeBack()) parts.draft.takeBack();
    else if (name === 'restart' && this.#isAsked) ask(this.#board, name);
    else this.#act(name);
  }

  /** Whether the reader is asked before a game that is not over begins again. */
  get #isAsked(): boolean {
    const { isReadonly, session } = this.#board.state;
    return !isReadonly && session?.isOver === false && !session.hasOthersPlies;
  }

  renderAbove(): unknown {
    return [this.#renderAsked(), renderNotice(this.#board, 'controls')];
  }

  #renderAsked(): TemplateResult | typeof nothing {
    return this.#isAsked ? renderAsked(this.#board, 'restart', () => this.#act('restart')) : nothing;
  }

  #act(name: 'undo' | 'redo' | 'restart'): void {
    const result = this.#move(name);
    if (!result.ok && !this.#board.state.isReadonly)
      this.#board.dispatch({ type: 'note-refusal', refusal: result.error });
  }

  #move(name: 'undo' | 'redo' | 'restart'): Result<number> {
    const { state, dispatch } = this.#board;
    const { ply = 0, plies = 0 } = state.session ?? {};
    const to = { undo: ply - 1, redo: ply + 1, restart: 0 }[name];
    if (state.isReadonly || (name === 'redo' && ply < plies)) return dispatch({ type: 'go', ply: to });
    return dispatch({ type: name === 'restart' ? 'begin-again' : name });
  }

  /** Resolves when the last hint that was asked for has been given, or if there is none. */
  async idle(): Promise<void> {
    await this.#pending;
  }

  /** Asks for a hint; resolves with its move. */
  async #hint(): Promise<string | undefined> {
    const { state } = this.#board;
    if (state.isReadonly || !isTurn(state)) return undefined;
    return (await this.#bots.advise())?.text;
  }

  /** Plays what a hint advises, as the reader: a solution step by step. */
  follow(): Promise<void> {
    const following = this.#follow();
    this.#pending = following;
    return following;
  }

  async #follow(): Promise<void> {
    const text = await this.#hint();
    const { state, dispatch } = this.#board;
    const { session } = state;
    const read = text === undefined || !session ? undefined : readMove(session.game, session.state, text);
    if (read?.ok) dispatch({ type: 'mean', move: read.value.move });
  }
}
