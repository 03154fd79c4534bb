/** The one board of a page, whatever its tag: a reader who points at cells, walks to them by keys, and reads. */
import type { Page } from '../../scripts/engines/index.mjs';

interface Seen {
  readonly record: string;
  readonly status: string;
  readonly focused: string;
}

export class BoardAt {
  readonly #page: Page;
  readonly #tag: string;

  constructor(page: Page, tag: string) {
    this.#page = page;
    this.#tag = tag;
  }

  /** When the board has drawn itself and nothing is going on. */
  async see(): Promise<Seen> {
    return this.#page.evaluate(async (tag: string) => {
      await customElements.whenDefined(tag);
      const board = document.querySelector(tag) as HTMLElement & {
        readonly settled: Promise<void>;
        readonly record: string;
      };
      await board.settled;
      const root = board.shadowRoot as ShadowRoot;
      const status = root.querySelector('.status')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      return { record: board.record, status, focused: root.activeElement?.getAttribute('aria-label') ?? '' };
    }, this.#tag);
  }

  /** The centre of a cell on the screen; the grid comes with the first focus. */
  async #placeOf(cell: string): Promise<readonly [number, number]> {
    return this.#page.evaluate(
      (tag: string, name: string) => {
        const root = document.querySelector(tag)?.shadowRoot as ShadowRoot;
        root.querySelector<HTMLElement>('.chart[tabindex]')?.focus();
        const node = [...root.querySelectorAll('[role=gridcell]')].find(
          // In Arabic, marks around the name keep directions apart, and the comma is another.
          (one) =>
            one
              .getAttribute('aria-label')
              ?.replace(/[\u2066-\u2069]/g, '')
              .split(/[,،]/)[0] === name,
        );
        const box = (node as Element).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2] as [number, number];
      },
      this.#tag,
      cell,
    );
  }

  async pick(cell: string): Promise<Seen> {
    await this.see();
    await this.#page.mouse.click(...(await this.#placeOf(cell)));
    return this.see();
  }

  async press(...keys: readonly string[]): Promise<Seen> {
    for (const key of keys) await this.#page.keyboard.press(key);
    return this.see();
  }

  /** A button of the game’s own, or of the controls, by its name. */
  async click(name: string): Promise<Seen> {
    await this.see();
    await this.#page.evaluate(
      (tag: string, button: string) =>
        document
          .querySelector(tag)
          ?.shadowRoot?.querySelector<HTMLElement>(`button[name="${button}"]`)
          ?.click(),
      this.#tag,
      name,
    );
    return this.see();
  }
}
