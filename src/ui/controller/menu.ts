/** Opens the menu of a board, which is loaded when it is first opened. */
import { late } from '../contract/lazy.js';
import type { Board } from '../panel/board.js';
import { markPending } from '../panel/controls.js';
import type { FromGame } from './menu-content.js';

/** The code for the content of menus, loaded when one first opens. */
export const menuContent = late(() => import('./menu-content.js'));

export class Menu {
  readonly #board: Board;
  /** How often it was opened or shut. */
  #opened = 0;

  constructor(board: Board) {
    this.#board = board;
  }

  get #dialog(): HTMLDialogElement | null | undefined {
    return this.#board.element.shadowRoot?.querySelector('dialog');
  }

  /** Also one that is still being loaded. */
  close(): void {
    this.#opened++;
    this.#dialog?.close();
    this.#dialog?.remove();
  }

  /**
   * The board has been moved with its menu open, which is modal no more: it would lie over the page, and no key would
   * close it.
   */
  closeMoved(): void {
    if (this.#dialog && !this.#dialog.matches(':modal')) this.close();
  }

  async open(): Promise<void> {
    const { element, focus, dispatch } = this.#board;
    const opened = ++this.#opened;
    const lost = (): void => void dispatch({ type: 'missing', part: 'menu', at: 'controls' });
    const loaded = await markPending(this.#board, 'menu', this.#load()).catch(lost);
    if (!loaded) return;
    dispatch({ type: 'mend', source: 'menu' });
    if (!element.isConnected || opened !== this.#opened) return;
    const { held } = focus;
    const [{ openWith }, fromGame] = loaded;
    const dialog = openWith(this.#board, fromGame);
    // The game goes on behind it: what it was opened from may be gone.
    dialog.addEventListener('close', () => focus.keep(held));
  }

  /** A picture of the game for others to see; undefined where it cannot be had. */
  async picture(): Promise<Blob | undefined> {
    try {
      const { pictureOf } = await menuContent.load();
      return await pictureOf(this.#board);
    } catch {
      return undefined;
    }
  }

  async #load() {
    return Promise.all([menuContent.load(), this.#loadFromGame(), this.#loadNotation()]);
  }

  async #loadFromGame(): Promise<FromGame> {
    const { adapter, definition } = this.#board.state;
    const [how, part, puzzles] = await Promise.all([
      adapter.load?.how?.(),
      adapter.load?.menuPart?.(),
      // Without them there is still a menu.
      definition.puzzles?.load().catch(() => undefined),
    ]);
    return {
      how: how?.howWords ?? {},
      makePart: part?.makeMenuPart,
      makePuzzles: puzzles?.puzzlePart.makeMenuPart,
    };
  }

  async #loadNotation(): Promise<void> {
    const { state, dispatch } = this.#board;
    try {
      const notation = await state.adapter.start?.foreign?.load();
      if (notation) dispatch({ type: 'notation', notation });
    } catch {
      dispatch({ type: 'missing', part: 'record' });
    }
  }
}
