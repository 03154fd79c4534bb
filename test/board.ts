/** A board as verbs for tests: pointing, pressing keys, reading its sentences. */
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { GameElement } from '../src/ui/elements/game-element.js';

export interface Heard {
  readonly type: string;
  readonly event: Event;
}

const EVENTS = [
  'move-request',
  'move-refused',
  'game-start',
  'game-change',
  'seat-turn',
  'game-end',
  'goal-met',
  'goal-lost',
  'game-shared',
  'hint-given',
  'board-error',
];

export class Board<E extends GameElement = GameElement> {
  readonly element: E;
  readonly heard: Heard[] = [];

  constructor(element: E) {
    this.element = element;
    for (const type of EVENTS) element.addEventListener(type, (event) => this.heard.push({ type, event }));
  }

  /** The first of its bots, as `seats` names it. */
  get bot(): string {
    return `bot:${(this.element.constructor as typeof GameElement).definition.bots[0] ?? ''}`;
  }

  get root(): ShadowRoot {
    return this.element.shadowRoot as ShadowRoot;
  }

  find<T extends Element = HTMLElement>(selector: string): T {
    const found = this.root.querySelector<T>(selector);
    if (!found) throw new Error(`the board has no ${selector}`);
    return found;
  }

  all(selector: string): Element[] {
    return [...this.root.querySelectorAll(selector)];
  }

  text(selector: string): string {
    return (this.root.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
  }

  /** The status: whose turn it is, or how it ended, and what to do. */
  get status(): string {
    return this.text('.status');
  }

  /** The refusal or error on show. */
  get note(): string {
    return this.text('.note');
  }

  /** The last event, as the panel tells it. */
  get told(): string {
    return this.text('.told');
  }

  get chart(): HTMLElement {
    return this.find('.chart');
  }

  get dialogs(): Element[] {
    return this.all('dialog[open]');
  }

  /** The screen between two people. */
  get handOver(): string {
    return this.text('.hand-over');
  }

  /** The next person is there. */
  async takeOver(): Promise<void> {
    this.find('.hand-over button').click();
    await this.settled();
  }

  /** Everything that the live region has said and still has, one paragraph each. */
  get said(): string[] {
    return this.all('.said p').map((line) => line.textContent ?? '');
  }

  /** Everything of the board that a page can read without reaching into its code. */
  get readable(): string {
    const { element } = this;
    return [
      this.root.querySelector('.frame')?.outerHTML.replace(/lit\$\d+\$/g, ''),
      // A test sets a position to show one world or another.
      [...element.attributes]
        .filter(({ name }) => name !== 'position')
        .map(({ name, value }) => `${name}=${value}`)
        .join(),
      element.record,
      element.position,
      String(element.seed),
      JSON.stringify(element.save('public')),
    ].join('\n');
  }

  types(): string[] {
    return this.heard.map(({ type }) => type);
  }

  /** The last event of a type. */
  last<T extends Event>(type: string): T {
    const found = [...this.heard].reverse().find((one) => one.type === type);
    if (!found) throw new Error(`the board has not fired ${type}, only ${this.types().join(' ')}`);
    return found.event as T;
  }

  async settled(): Promise<void> {
    await this.element.settled;
  }

  /** Makes the grid appear, as a first tab stop would. */
  async focus(): Promise<void> {
    (
      this.root.querySelector<HTMLElement>('.chart[tabindex="0"]') ??
      this.find('[role=gridcell][tabindex="0"]')
    ).focus();
    await this.settled();
  }

  get cells(): SVGElement[] {
    return this.all('[role=gridcell]') as SVGElement[];
  }

  #cellNamed(name: string): SVGElement | undefined {
    return this.cells.find((node) => node.getAttribute('aria-label')?.split(',')[0] === name);
  }

  has(name: string): boolean {
    return this.#cellNamed(name) !== undefined;
  }

  /** The grid's cell whose name begins with this cell's. */
  cell(name: string): SVGElement {
    const found = this.#cellNamed(name);
    if (!found) {
      const all = this.cells.map((node) => node.getAttribute('aria-label') ?? 'unnamed');
      throw new Error(`the grid has no cell ${name}, but ${all.join('; ') || 'none at all'}`);
    }
    return found;
  }

  get focused(): string {
    return this.root.activeElement?.getAttribute('aria-label') ?? '';
  }

  /** The corner of the frame, if the board is in one. */
  #frameAt(): [number, number] {
    const frame = this.element.ownerDocument.defaultView?.frameElement;
    if (!frame) return [0, 0];
    const { x, y } = frame.getBoundingClientRect();
    return [x + frame.clientLeft, y + frame.clientTop];
  }

  /** A click of the mouse on a cell's centre. */
  async pick(name: string): Promise<void> {
    if (this.cells.length === 0) await this.focus();
    const cell = this.cell(name);
    cell.scrollIntoView({ block: 'center' });
    const box = cell.getBoundingClientRect();
    const [left, top] = this.#frameAt();
    const position: [number, number] = [
      Math.round(box.x + box.width / 2 + left),
      Math.round(box.y + box.height / 2 + top),
    ];
    await sendMouse({ type: 'click', position });
    await this.settled();
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await sendKeys({ press: key });
    await this.settled();
  }

  /** Walks with the arrow keys to a cell, by the shortest way that the keys allow. */
  async walkTo(name: string): Promise<void> {
    const seen = new Set<string>();
    const here = (): string => this.focused.split(',')[0] as string;
    const aim = (): [number, number] => {
      const from = this.cell(here()).getBoundingClientRect();
      const to = this.cell(name).getBoundingClientRect();
      return [to.x - from.x, to.y - from.y];
    };
    for (let step = 0; step < 60 && here() !== name; step++) {
      const [dx, dy] = aim();
      const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
      const along = dy > 0 ? 'ArrowDown' : 'ArrowUp';
      const keys = Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
      const from = here();
      for (const key of [...keys, 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
        if (seen.has(`${from} ${key}`)) continue;
        seen.add(`${from} ${key}`);
        await sendKeys({ press: key });
        if (here() !== from) break;
      }
    }
    expect(here()).to.equal(name);
  }

  button(name: string): HTMLButtonElement {
    return this.find<HTMLButtonElement>(`button[name="${name}"]`);
  }

  /** What does not stand beside the board is in the menu. */
  async click(name: string): Promise<void> {
    await this.reach(name);
    this.button(name).click();
    await this.settled();
  }

  /** Opens the menu where the button is not beside the board. */
  async reach(name: string): Promise<void> {
    if (this.all(`button[name="${name}"]`).length > 0) return;
    this.button('menu').click();
    await until(() => this.dialogs.length === 1);
  }

  /** Goes past the score that is shown at an end: any act ends its last step. */
  async passScore(): Promise<void> {
    for (const line of this.all('.telling.end'))
      line.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
    await this.settled();
  }
}

/** An attribute that stops all motion, for whole games: they take long enough without it. */
export const STILL = 'style="--board-motion: 0"';

/** A board in the page, settled, from its tag and attributes as a page would write them. */
export async function mount<E extends GameElement = GameElement>(
  markup: string,
  width = 480,
): Promise<Board<E>> {
  const [, tag = '', attributes = ''] = /^<([\w-]+)([^>]*)>/.exec(markup) ?? [];
  const frame = await fixture<HTMLElement>(html`<div></div>`);
  frame.style.width = `${width}px`;
  const element = document.createElement(tag) as E;
  for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g))
    element.setAttribute(name, value.replaceAll('&quot;', '"'));
  const inside = document.createElement('template');
  inside.innerHTML = markup.replace(/^<[^>]*>|<\/[\w-]+>$/g, '');
  element.append(inside.content);
  const board = new Board(element);
  frame.append(element);
  await board.settled();
  return board;
}

/** Less than a test may take, so that the test says what did not come. */
const PATIENCE_MS = 20_000;
/** Tests may set other clocks. */
const clock = performance.now.bind(performance);

/**
 * Waits, looking once a frame, for what comes with time: a lazy part of the board, a bot's move, the end of a round.
 */
export async function until(holds: () => boolean): Promise<void> {
  // Frames are no measure of time: an engine can draw hundreds while a second of the board's clock passes.
  const end = clock() + PATIENCE_MS;
  while (!holds()) {
    if (clock() > end) throw new Error(`still not so: ${holds.toString()}`);
    await new Promise(requestAnimationFrame);
  }
}

/** An empty document in a frame of the page, loaded. */
export async function framed(): Promise<HTMLIFrameElement> {
  const iframe = await fixture<HTMLIFrameElement>(
    html`<iframe title="another document" width="420" height="700" srcdoc="&lt;!doctype html&gt;&lt;body&gt;&lt;p&gt;"></iframe>`,
  );
  await until(() => !!iframe.contentDocument?.querySelector('p'));
  return iframe;
}

/**
 * Plays a game on by its own bot, without motion: up to this ply and no further, however busy the machine is; less far
 * if the game ends.
 */
export async function playOn(board: Board, plies: number): Promise<void> {
  const { element } = board;
  const { seats } = element;
  const style = element.getAttribute('style');
  const isFar = (): boolean => (element.ply ?? 0) >= plies || board.types().includes('game-end');
  // Between two frames bots play on: they stop in the moment of the move.
  const stop = (): void => {
    // Other numbers of seats would begin another game.
    if (isFar()) element.seats = seats;
  };
  element.style.setProperty('--board-motion', '0');
  element.addEventListener('game-change', stop);
  element.seats = seats.replaceAll(/\S+/g, board.bot);
  element.botPace = 0;
  stop();
  await until(isFar);
  element.removeEventListener('game-change', stop);
  element.seats = seats;
  await board.settled();
  if (style === null) element.removeAttribute('style');
  else element.setAttribute('style', style);
}
