/** The signs on a board: marks, what was last, hinted, refused, lit, magnified or under the pointer. */
import type { Chart } from '../../core/chart/chart.js';
import { parseMarks, type Mark } from '../../core/text/marks.js';
import type { Result } from '../../core/basics/result.js';
import type { Spotlight } from '../contract/adapter.js';
import { Layer, type Sign } from './overlay-svg.js';

const REFUSED_MS = 1500;

/** The chart that the signs belong to, the box that shows them, and what cells are called where that is no id. */
type Place = readonly [chart: Chart, box: HTMLElement | undefined, nameOf?: (cell: string) => string];

export class Overlay {
  /** Marks that the page has drawn on the board. */
  marks: readonly Mark[] = [];
  /** The last tap was a finger's where it cannot aim: what it picked is magnified. */
  isDense = false;
  /** The text and chart that `marks` was parsed from. */
  #read: readonly [text: string, chart: Chart | undefined] = ['', undefined];
  #layer: Layer | undefined;
  #refused: ReturnType<typeof setTimeout> | undefined;
  readonly #place: () => Place;

  constructor(place: () => Place) {
    this.#place = place;
  }

  /** The layer for the signs, made on first use. */
  get layer(): Layer {
    if (!this.#layer) {
      const [chart, box, nameOf] = this.#place();
      this.#layer = new Layer(chart, nameOf);
      box?.append(this.#layer.svg);
    }
    return this.#layer;
  }

  /** The box or the chart has changed: what is drawn goes. Only another chart makes the marks be read again. */
  forget(): void {
    this.stop();
    this.#layer?.svg.remove();
    this.#layer = undefined;
  }

  /** Removes what would go by itself: its timer must not outlast the page. */
  stop(): void {
    clearTimeout(this.#refused);
    this.show('refused', undefined);
  }

  /** Shows a sign on one cell, or on none. For none, no layer has to be made. */
  show(sign: Sign, cell: string | undefined, ghost?: string): void {
    if (cell !== undefined || this.#layer) this.layer.show(sign, cell, ghost);
  }

  /** A cross that goes by itself. */
  refuse(cell: string): void {
    clearTimeout(this.#refused);
    this.show('refused', cell);
    this.#refused = setTimeout(() => this.stop(), REFUSED_MS);
  }

  /** A hint: the cell of its move, the one that the move begins at, and those that its reason speaks of. */
  showHint(cell: string | undefined, from: string | undefined, lit: readonly string[]): void {
    const way = cell !== undefined && from !== undefined ? ([from, cell] as const) : undefined;
    if (way || lit.length > 0 || this.#layer) this.layer.showReason(lit, way);
    this.show('hint', cell);
  }

  clearRefusal(): void {
    this.show('refused', undefined);
  }

  light(lit?: Spotlight): void {
    if (lit || this.#layer) this.layer.light(lit);
  }

  /** Reads a page's marks; undefined if they have not changed. */
  readMarks(given: string, chart: Chart): Result<readonly Mark[]> | undefined {
    const [text, readBy] = this.#read;
    if (given === text && (chart === readBy || text === '')) return undefined;
    if (chart !== readBy) this.marks = [];
    this.#read = [given, chart];
    const read = parseMarks(given, (name) => chart.find(name));
    if (read.ok) this.marks = read.value;
    return read;
  }

  /** After the picture: what was played last, what is picked, and over a finger's pick the lens. */
  draw(
    picture: SVGSVGElement,
    last: string | undefined,
    picked: string | undefined,
    isPiece: (cell: string) => boolean,
  ): void {
    if (this.marks.length > 0 || this.#layer) this.layer.showMarks(this.marks);
    if (last !== undefined || this.#layer) this.layer.showLast(last, last !== undefined && isPiece(last));
    this.show('picked', picked);
    this.#layer?.showLens(this.isDense ? picked : undefined, picture);
  }
}
