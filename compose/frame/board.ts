/** The board to compose on: the element as readers get it, and over it the kit's grid, gestures and signs. */
import { cellAt, type Chart } from '../../src/core/chart/chart.js';
import type { Input } from '../../src/core/contract/input.js';
import type { Words } from '../../src/core/words/words.js';
import { Grid } from '../../src/ui/board/grid.js';
import { Overlay } from '../../src/ui/board/overlay.js';
import { PointerGestures } from '../../src/ui/board/pointer-gestures.js';
import { parseNode } from '../../src/ui/dom/markup.js';
import { pressedKey } from '../../src/ui/dom/keys.js';
import type { BoardElement } from '../../src/ui/elements/board-element.js';
import { h } from './dom.js';
import type { Hand } from './hand.js';
import type { Fields } from './texts.js';

/** The tags of all boards. */
export type BoardTag = {
  [K in keyof HTMLElementTagNameMap]: HTMLElementTagNameMap[K] extends BoardElement ? K : never;
}[keyof HTMLElementTagNameMap];

/** The state of the board on show. */
export interface Shown {
  readonly chart: Chart;
  /** Those of the element. */
  readonly attributes: Fields;
  /** The board's name. */
  readonly name: string;
  /** The composed state. Cells are named again when it changes. */
  readonly state: unknown;
  /** The name of a cell. */
  readonly nameOf: (cell: string) => string;
  /** Whether a cell holds a piece. */
  readonly isFull: (cell: string) => boolean;
  /** SVG markup over the cells, in units of the chart. */
  readonly drawn: string;
}

export interface BoardPart {
  readonly node: HTMLElement;
  /** Calls off a line that is being drawn. */
  calm(): void;
  show(shown: Shown): void;
}

/** The events from which gestures are recognised. */
const EVENTS = 'pointerdown pointermove pointerup pointerleave pointercancel click touchmove'.split(' ');

/** A finger finds a cell that is as wide as this, in px. */
const FINGER_PX = 24;

/** The cell in the middle of a board. */
function middleOf(chart: Chart): string | undefined {
  const [left, top, width, height] = chart.viewBox;
  return cellAt(chart, [left + width / 2, top + height / 2]);
}

/** The board of a tag, on this chart at first. */
export function boardPart(tag: BoardTag, chart: Chart, hand: Hand, words: Words): BoardPart {
  const picture = h(tag, { controls: 'none', readonly: true, inert: true });
  const over = h('div', { class: 'over' });
  const pinch = h('p', { class: 'small pinch', hidden: true }, 'Small cells: zoom in with two fingers.');
  let grid = new Grid(chart, middleOf(chart));
  const overlay = new Overlay(() => [grid.chart, over]);
  let drawing: Element | undefined;
  /** What is drawn, and on which chart. */
  let drew = { markup: '', chart };
  /** The cell under the pointer. */
  let pointed: string | undefined;

  /** Lays the cells over those of the picture, which may keep some room for letters around it. */
  function align(): void {
    const drawing = picture.shadowRoot?.querySelector('[part~=board] > svg');
    if (!drawing) return;
    const outer = picture.getBoundingClientRect();
    const { x, y, width, height } = drawing.getBoundingClientRect();
    over.style.setProperty('left', `${x - outer.x}px`);
    over.style.setProperty('top', `${y - outer.y}px`);
    over.style.setProperty('width', `${width}px`);
    over.style.setProperty('height', `${height}px`);
    over.style.setProperty('padding', getComputedStyle(drawing).padding);
    const { a, b } = overlay.layer.toScreen();
    pinch.hidden = grid.chart.pitch * Math.hypot(a, b) >= FINGER_PX;
  }

  /** A line is an arrow from cell to cell; one that has only begun is its first cell. */
  function showSigns(): void {
    const { line } = hand;
    overlay.show('picked', line?.from);
    overlay.show('hover', line?.to ?? pointed);
    overlay.layer.showMarks(line && line.from !== line.to ? [{ type: 'arrow', ...line }] : []);
  }

  function feel(input: Input): void {
    const at = input.type === 'tap' ? input.cell : input.type === 'drop' ? input.to : undefined;
    if (at !== undefined) grid.moveTo(at, 'pointer');
    hand.feel(input);
    showSigns();
  }

  const gestures = new PointerGestures(() => ({
    chart: grid.chart,
    toScreen: (target) => overlay.layer.toScreen(target),
    input: feel,
    cellOf: (target) => grid.cellOf(target),
    drags: (cell, isFinger) => hand.drags(cell, isFinger),
    hover(cell) {
      pointed = cell;
      showSigns();
    },
  }));

  /** True where the key means something. */
  function press(event: KeyboardEvent): boolean {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const key = pressedKey(event);
    const cell = grid.current;
    const to = grid.target(key);
    if (to !== undefined) {
      grid.moveTo(to, 'key');
      hand.moveTo(cell, to, event.shiftKey);
      return true;
    }
    if (key === 'Escape') return hand.feel({ type: 'cancel' });
    if (key !== 'Enter' && key !== ' ') return hand.feel({ type: 'type', cell, key });
    // A held Enter acts once.
    return event.repeat || hand.feel({ type: 'act', cell });
  }

  function onKey(event: KeyboardEvent): void {
    if (!press(event)) return;
    event.preventDefault();
    overlay.show('focus', grid.current);
    showSigns();
  }

  /** Only who comes by keys is shown where the focus is. */
  function onFocus({ target }: FocusEvent): void {
    const cell = grid.cellOf(target);
    if (cell === undefined) return;
    grid.moveTo(cell);
    overlay.show('focus', target instanceof Element && target.matches(':focus-visible') ? cell : undefined);
  }

  for (const type of EVENTS) over.addEventListener(type, gestures);
  over.addEventListener('keydown', onKey);
  over.addEventListener('focusin', onFocus);
  over.addEventListener('focusout', () => overlay.show('focus', undefined));
  new ResizeObserver(align).observe(picture);

  /** Another grid, on the same place of the board. */
  function lay(next: Chart): void {
    const current = cellAt(next, grid.chart.centre(grid.current));
    overlay.forget();
    grid.svg.remove();
    grid = new Grid(next, current);
    pointed = undefined;
  }

  function draw(markup: string): void {
    if (markup === drew.markup && grid.chart === drew.chart) return;
    drew = { markup, chart: grid.chart };
    drawing?.remove();
    drawing = undefined;
    if (markup === '') return;
    const box = grid.chart.viewBox.join(' ');
    drawing = parseNode(`<svg class="layer drawn" aria-hidden="true" viewBox="${box}">${markup}</svg>`);
    over.append(drawing);
  }

  return {
    node: h('div', { class: 'easel' }, h('div', { class: 'board' }, picture, over), pinch),
    calm() {
      hand.calm();
      showSigns();
    },
    show({ chart: next, attributes, name, state, nameOf, isFull, drawn }) {
      const { hasFocus } = grid;
      if (next !== grid.chart) lay(next);
      grid.call(words, name, false);
      // Cells have their names before they are in the page; later the grid names them one after another.
      grid.name([state], nameOf, undefined, isFull);
      if (!grid.svg.isConnected) over.prepend(grid.svg);
      draw(drawn);
      if (hasFocus && !grid.hasFocus) grid.moveTo(grid.current, 'key');
      for (const [attribute, value] of Object.entries(attributes)) picture.setAttribute(attribute, value);
      void picture.updateComplete.then(align);
    },
  };
}
