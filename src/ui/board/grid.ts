/**
 * The board as a grid for keys and screen readers: one named cell per place, and one tab stop. It is built when first
 * needed.
 */
import { neighbourTowards, type Chart, type Direction } from '../../core/chart/chart.js';
import { fold, indexed } from '../../core/basics/indices.js';
import type { Words } from '../../core/words/words.js';
import { svgNode } from '../dom/markup.js';
import { nameNode } from '../dom/name-node.js';
import { CellNames } from './cell-names.js';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** No further than needed, but not below what the page lays over itself, such as a header that stays. */
function scrollTo(node: Element): void {
  node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // The page finds what is in a shadow tree by its host.
  const { host = node } = node.getRootNode() as Partial<ShadowRoot>;
  const { x, y, width, height } = node.getBoundingClientRect();
  const onTop = (host.getRootNode() as Document).elementFromPoint(x + width / 2, y + height / 2);
  if (onTop !== host) node.scrollIntoView({ block: 'center', inline: 'nearest' });
}

export class Grid {
  readonly chart: Chart;
  readonly #grid: SVGElement;
  readonly #nodes = new Map<string, SVGElement>();
  readonly #cells = new WeakMap<EventTarget, string>();
  /** Inputs of the last `call`; equal inputs need no work. */
  #calledBy: readonly unknown[] = [];
  /** Inputs of the last naming of cells; equal inputs need no work. */
  #by: readonly unknown[] = [];
  readonly #naming = new CellNames(this.#nodes);
  /** It is apart from the signs: they change at every move, and it need not be painted with them. */
  readonly svg: SVGSVGElement;
  /** The cell that Tab leads to. */
  current: string;

  constructor(chart: Chart, current: string | undefined) {
    this.chart = chart;
    this.current = current ?? (chart.rows[0]?.[0] as string);
    this.svg = svgNode('svg', { class: 'layer', viewBox: chart.viewBox.join(' ') });
    const grid = svgNode('g', { role: 'grid' });
    this.svg.append(grid);
    this.#grid = grid;
    for (const cells of chart.rows) {
      const row = svgNode('g', { role: 'row' });
      row.append(...cells.map((cell) => this.#makeCell(cell)));
      grid.append(row);
    }
  }

  /**
   * Names the grid and its rows and marks the grid as read-only or not. Called again when other boards of the page come
   * or go.
   */
  call(words: Words, name: string, isReadonly: boolean): void {
    const by = [words, name, isReadonly];
    if (by.every((part, i) => part === this.#calledBy[i])) return;
    this.#calledBy = by;
    nameNode(this.#grid, name);
    for (const [index, row] of indexed(this.#grid.children))
      nameNode(row, words.say('cell.row', { n: index + 1 }));
    const readonly = isReadonly ? 'true' : null;
    if (this.#grid.ariaReadOnly !== readonly) this.#grid.ariaReadOnly = readonly;
  }

  #makeCell(cell: string): SVGElement {
    const [x, y] = this.chart.centre(cell);
    const node = svgNode('circle', {
      class: 'cell',
      role: 'gridcell',
      cx: x.toFixed(2),
      cy: y.toFixed(2),
      r: (this.chart.pitch * 0.45).toFixed(2),
      tabindex: cell === this.current ? 0 : -1,
    });
    this.#nodes.set(cell, node);
    this.#cells.set(node, cell);
    return node;
  }

  /** The cell of a node inside the grid. */
  cellOf(target: EventTarget | null | undefined): string | undefined {
    return target ? this.#cells.get(target) : undefined;
  }

  /**
   * Gives every cell its name, and marks what is picked and what a press picks up, where what they tell by has changed.
   * The cell in focus and its neighbours have theirs at once, the others soon.
   */
  name(
    by: readonly unknown[],
    describe: (cell: string) => string,
    picked?: string,
    drags?: (cell: string) => boolean,
  ): void {
    if (by.every((part, i) => part === this.#by[i])) return;
    this.#by = by;
    this.#naming.renew((cell, node) => {
      node.ariaSelected = cell === picked ? 'true' : null;
      if (drags && node.classList.contains('drags') !== drags(cell)) node.classList.toggle('drags');
      return describe(cell);
    });
    if (!this.svg.isConnected) return this.#naming.all();
    const { hasFocus } = this;
    if (hasFocus) this.#nameHere();
    this.#naming.soon(!hasFocus);
  }

  /** The cell that the reader is at, and those that an arrow leads to. */
  #nameHere(): void {
    this.#naming.now([this.current, ...this.chart.neighbours(this.current)]);
  }

  /** Resolves when every cell has its name, or the board has left its page. */
  async settle(): Promise<void> {
    if (this.svg.isConnected) await this.#naming.settle();
    else this.#naming.all();
  }

  /** The board has left its page: the names that wait do so until it is back. */
  leave(): void {
    this.#naming.rest();
  }

  comeBack(): void {
    this.#naming.goOn();
  }

  /** Whether the focus is on one of the cells. */
  get hasFocus(): boolean {
    return this.cellOf((this.svg.getRootNode() as ShadowRoot).activeElement) !== undefined;
  }

  /** Moves the tab stop. The focus follows a key or a pointer, and the page scrolls only for a key. */
  moveTo(cell: string, by?: 'key' | 'pointer'): void {
    const last = this.#nodes.get(this.current);
    if (last) last.tabIndex = -1;
    this.current = cell;
    const node = this.#nodes.get(cell);
    if (!node) return;
    node.tabIndex = 0;
    this.#nameHere();
    // WebKit takes a focus by script for a key's: a press of the mouse would leave its ring.
    if (by) node.focus({ preventScroll: true, ...(by === 'pointer' && { focusVisible: false }) });
    if (by === 'key') scrollTo(node);
  }

  #row(): readonly string[] {
    return this.chart.rows.find((cells) => cells.includes(this.current)) ?? [];
  }

  /** Whether later rows lie further down; rings that lie about one another do not, and there PgUp leads out. */
  get #goesDown(): boolean {
    const { rows, centre, pitch } = this.chart;
    const height = (cells: readonly string[] = []): number =>
      fold(cells, 0, (sum, cell) => sum + centre(cell)[1]) / cells.length;
    return height(rows.at(-1)) - height(rows[0]) > pitch / 2;
  }

  /** The cell that an arrow leads to along the row, which wraps around; undefined for other keys. */
  along(key: string): string | undefined {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step === undefined) return undefined;
    const row = this.#row();
    return row.at((row.indexOf(this.current) + step) % row.length);
  }

  /** The cell that a key leads to from the current one; undefined for keys that do not move. */
  target(key: string): string | undefined {
    const direction = ARROWS[key];
    if (direction) return neighbourTowards(this.chart, this.current, direction) ?? this.current;
    const { rows } = this.chart;
    const row = this.#row();
    if (key === 'Home') return row[0];
    if (key === 'End') return row.at(-1);
    if (key !== 'PageUp' && key !== 'PageDown') return undefined;
    const next = rows[rows.indexOf(row) + ((key === 'PageDown') === this.#goesDown ? 1 : -1)];
    if (!next) return this.current;
    return next[Math.floor((row.indexOf(this.current) / row.length) * next.length)];
  }
}
