/** A reader who only hears: it presses keys and gets what a screen reader would say, nothing else. */
import { sendKeys } from '@web/test-runner-commands';
import type { Board } from './board.js';

/** The announcement when the focus comes to a node. */
function spoken(node: Element | null): string {
  if (!node) return '';
  const label = node.closest('label');
  const name = node.getAttribute('aria-label') ?? (label ?? node).textContent ?? '';
  return name.replace(/\s+/g, ' ').trim();
}

export class Ear {
  readonly #board: Board;
  /** Lines of the live region that have been heard. */
  readonly #heard = new WeakSet<Element>();
  #at: Element | null = null;
  #name = '';

  constructor(board: Board) {
    this.#board = board;
  }

  /** The name of what has the focus, as it was said last. */
  get here(): string {
    return this.#name;
  }

  /** The cell that has the focus: names begin with it. */
  get cell(): string {
    return this.#name.split(',')[0] as string;
  }

  /** Begins to listen, with the focus on the board as Tab brings it there. */
  async begin(): Promise<string> {
    await this.#board.focus();
    return this.#listen();
  }

  #listen(): string {
    const lines = this.#board.all('.said p').filter((line) => !this.#heard.has(line));
    for (const line of lines) this.#heard.add(line);
    const node = this.#board.root.activeElement;
    const name = spoken(node);
    const isNew = node !== this.#at || name !== this.#name;
    [this.#at, this.#name] = [node, name];
    return [...(isNew ? [name] : []), ...lines.map((line) => line.textContent ?? '')].join('\n');
  }

  /** Presses keys, one after another; `Shift+` holds Shift. Returns everything that is said meanwhile. */
  async press(...keys: string[]): Promise<string> {
    const told: string[] = [];
    for (const key of keys) {
      const [, shift, plain = ''] = /^(Shift\+)?(.+)$/s.exec(key) ?? [];
      if (shift) await sendKeys({ down: 'Shift' });
      await sendKeys({ press: plain });
      if (shift) await sendKeys({ up: 'Shift' });
      await this.#board.settled();
      told.push(this.#listen());
    }
    return told.filter((line) => line !== '').join('\n');
  }

  /** Presses Tab until something with this name has the focus. */
  async tabTo(name: RegExp, key = 'Tab'): Promise<void> {
    for (let n = 0; n < 60; n++) if (name.test(await this.press(key))) return;
    throw new Error(`no ${name.toString()} comes into focus`);
  }

  /** Every cell of the board, row after row: `visit` is asked at each, and its place is kept for `goTo`. */
  async sweep(visit: (name: string) => Promise<void> | void = () => {}): Promise<void> {
    while ((await this.press('PageUp')) !== '');
    this.#places.clear();
    for (let row = 0; ; row++) {
      await this.press('Home');
      const first = this.cell;
      let col = 0;
      do {
        this.#places.set(this.cell, [row, col++]);
        await visit(this.here);
        await this.press('Shift+ArrowRight');
      } while (this.cell !== first);
      if ((await this.press('PageDown')) === '') return;
    }
  }

  readonly #places = new Map<string, readonly [row: number, col: number]>();

  /** Goes to a cell that a sweep has passed. */
  async goTo(cell: string): Promise<void> {
    const [row, col] = this.#places.get(cell) ?? [0, 0];
    const [now] = this.#places.get(this.cell) ?? [0];
    for (let n = 0; n < Math.abs(row - now); n++) await this.press(row > now ? 'PageDown' : 'PageUp');
    await this.press('Home');
    for (let n = 0; n < col; n++) await this.press('Shift+ArrowRight');
    if (this.cell !== cell) throw new Error(`${cell} is not where it was: here is ${this.here}`);
  }
}
