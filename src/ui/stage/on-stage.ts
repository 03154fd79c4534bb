/** Brings a board what it needs in front of a class, where its page sets `stage`. */
import { html, isServer, type TemplateResult } from 'lit';
import { late, type Lazy } from '../contract/lazy.js';
import type { Board } from '../panel/board.js';
import type { ControlName } from '../panel/controls.js';
import type { MoveButtons } from '../panel/move-buttons.js';
import type { Stage } from './stage.js';

const stage = late(() => import('./stage.js'));

export class OnStage {
  readonly #board: Board;
  readonly #buttons: MoveButtons;
  readonly #press: (name: ControlName) => void;
  #stage: Stage | undefined;

  constructor(board: Board, buttons: MoveButtons, press: (name: ControlName) => void) {
    this.#board = board;
    this.#buttons = buttons;
    this.#press = press;
  }

  get #isOn(): boolean {
    return this.#board.state.settings.get<boolean>('stage');
  }

  /** Beside the board; undefined where it is not on a stage. Until the stage has come it keeps the place empty. */
  render(bring: <T>(part: Lazy<T>) => T | undefined): TemplateResult | undefined {
    if (!this.#isOn) return undefined;
    const made = isServer || this.#board.state.isHeld ? undefined : bring(stage);
    if (!made) return html``;
    this.#stage ??= new made.Stage(this.#board, this.#buttons, this.#press);
    return this.#stage.render();
  }

  /** After a rendering; `isShown`: not while a lesson is, nor once the board has left its page. */
  follow(isShown: boolean): void {
    const root = this.#board.element.shadowRoot;
    if (root) this.#stage?.follow(root, isShown && this.#isOn);
  }
}
