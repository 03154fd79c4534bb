/** Plays a board by keys alone, as a reader without a mouse does, and checks in every frame where the focus is. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { until, type Board } from './board.js';

/** More stops than any board has. */
const STOPS = 120;

export class ByKeys {
  readonly board: Board;
  /** The keys pressed, the last at the end. */
  readonly #pressed: string[] = [];
  /** The presses after which the focus was not in the board, and where it was. */
  readonly #astray: string[] = [];
  #frame = 0;

  /** Goes to the board by Tab, and watches from then on. */
  static async enter(board: Board): Promise<ByKeys> {
    const keys = new ByKeys(board);
    await sendKeys({ press: 'Tab' });
    await board.settled();
    const onFrame = (): void => {
      keys.#look();
      keys.#frame = requestAnimationFrame(onFrame);
    };
    onFrame();
    return keys;
  }

  private constructor(board: Board) {
    this.board = board;
  }

  get focused(): Element | null {
    return this.board.root.activeElement;
  }

  #look(): void {
    const { activeElement } = document;
    const isHere = activeElement === this.board.element && this.focused !== null;
    if (isHere && !this.focused?.matches(':disabled')) return;
    const last = this.#pressed.slice(-4).join(' ');
    const told = `${activeElement?.localName ?? 'nothing'} after ${last}`;
    if (this.#astray.at(-1) !== told) this.#astray.push(told);
  }

  /** Presses keys, one after another; the focus was in the board all the while. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.#pressed.push(key);
      const isBack = key === 'Shift+Tab';
      if (isBack) await sendKeys({ down: 'Shift' });
      await sendKeys({ press: isBack ? 'Tab' : key });
      if (isBack) await sendKeys({ up: 'Shift' });
      this.#look();
    }
    await this.board.settled();
    this.#look();
    expect(this.#astray, 'where the focus was').to.deep.equal([]);
  }

  /** Goes with Tab, forward or back, to what the selector finds. A board hands the focus on to its first cell. */
  async tabTo(selector: string): Promise<void> {
    const to = this.board.find(selector);
    for (let stop = 0; stop < STOPS && !to.contains(this.focused); stop++) {
      const isAfter = this.focused?.compareDocumentPosition(to) === Node.DOCUMENT_POSITION_FOLLOWING;
      await this.press(isAfter ? 'Tab' : 'Shift+Tab');
    }
    expect(to.contains(this.focused), selector).to.equal(true);
  }

  /** Goes to a button and presses it. */
  async activate(name: string): Promise<void> {
    await this.tabTo(`button[name="${name}"]`);
    await this.press('Enter');
  }

  async toGrid(): Promise<void> {
    if (this.focused?.getAttribute('role') === 'gridcell') return;
    // Before there is a grid the board itself is the stop.
    await this.tabTo('.chart[tabindex="0"], .chart [role=gridcell][tabindex="0"]');
  }

  /** Presses Enter on a cell. */
  async act(cell: string): Promise<void> {
    await this.toGrid();
    await this.board.walkTo(cell);
    await this.press('Enter');
  }

  /** Opens the menu, and closes it again. */
  async menu(): Promise<void> {
    await this.press('?');
    await until(() => this.board.all('dialog[open]').length === 1);
    await this.press('Tab', 'Escape');
    await until(() => this.board.all('dialog').length === 0);
  }

  leave(): void {
    cancelAnimationFrame(this.#frame);
  }
}
