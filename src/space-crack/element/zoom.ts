/**
 * A closer view of a map whose figures are too small to read: two buttons and a small map of the whole, on which the
 * window is moved. The box only ever scrolls by script, so that wheel and finger always move the page.
 */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Words } from '../../core/words/words.js';
import { setChanged } from '../../ui/dom/markup.js';
import { renderWord } from '../../ui/dom/sentence.js';
import type { Chart } from '../../core/chart/chart.js';
import { cornersOf, planeOf, pointAt } from '../../ui/board/plane.js';
import { standsInPage } from '../../ui/dom/page.js';

/** Under so many em of the text beside it a unit's figures are too small; a closer view comes up to the other. */
const SMALL = 1.43;
const LARGE = 3.14;
const STEP = 2;
/** How large a corner of the small map is, by which it is measured. */
const CORNER = 0.01;

const middleOf = ({ x, y, width, height }: DOMRect): readonly [number, number] => [
  x + width / 2,
  y + height / 2,
];

/** Whether a point lies inside a box, so far from its edges. */
function isIn([x, y]: readonly [number, number], box: DOMRect, room = 0): boolean {
  return x > box.x + room && x < box.right - room && y > box.y + room && y < box.bottom - room;
}

export class MapView {
  readonly #element: HTMLElement & { requestUpdate(): void };
  #box: HTMLElement | undefined;
  #seen: ResizeObserver | undefined;
  #chart: Pick<Chart, 'viewBox'> | undefined;
  #zoom = 1;
  /** How many em of the text a unit of the whole map takes; 0 while it is not known. */
  #unit = 0;
  /** The node on the map that the reader is at, or was last. */
  at: Element | null = null;

  constructor(element: HTMLElement & { requestUpdate(): void }) {
    this.#element = element;
  }

  /** The element's box, and what it shows: asked after every rendering. */
  adopt(box: HTMLElement, chart: Pick<Chart, 'viewBox'>): void {
    // An observer of a frame that is gone would be called at every frame, for ever.
    if (!standsInPage(box)) return;
    const isNew = box !== this.#box;
    if (isNew) this.leave();
    this.#box = box;
    if (this.#zoom > 1 && (isNew || chart !== this.#chart)) this.#apply(1);
    this.#chart = chart;
    if (!isNew) return this.#showWindow();
    this.#seen = new ResizeObserver(() => this.#measure());
    this.#seen.observe(box);
    box.addEventListener('scroll', () => this.#showWindow(), { passive: true });
  }

  leave(): void {
    this.#seen?.disconnect();
    this.#seen = undefined;
    this.#box = undefined;
  }

  #measure(): void {
    if (!this.#box) return;
    const em = parseFloat(getComputedStyle(this.#box).fontSize);
    const unit = this.#box.clientWidth / (this.#chart?.viewBox[2] ?? 1) / em;
    const isSmall = unit > 0 && unit < SMALL;
    const wasSmall = this.#isSmall;
    this.#unit = unit;
    if (!isSmall && this.#zoom > 1) this.#apply(1);
    if (isSmall !== wasSmall) this.#element.requestUpdate();
    else this.#showWindow();
  }

  get zoom(): number {
    return this.#zoom;
  }

  /** How many em of the text a unit takes as it is shown. */
  get unit(): number {
    return this.#unit * this.#zoom;
  }

  get #isSmall(): boolean {
    return this.#unit > 0 && this.#unit < SMALL;
  }

  get #most(): number {
    return Math.max(1, LARGE / (this.#unit || LARGE));
  }

  /** Shows the map so much larger or smaller, around what the reader is at. */
  #apply(zoom: number): void {
    const box = this.#box as HTMLElement;
    const [x, y] = this.#middle();
    this.#zoom = zoom;
    box.classList.toggle('zoomed', zoom > 1);
    box.style.setProperty('--zoom', String(zoom));
    this.#centre(x, y);
    this.#element.requestUpdate();
  }

  #rects(): { readonly box: DOMRect; readonly map: DOMRect } | undefined {
    const map = this.#box?.querySelector('svg.picture');
    return this.#box && map
      ? { box: this.#box.getBoundingClientRect(), map: map.getBoundingClientRect() }
      : undefined;
  }

  /** The planet in use, or if it is out of view the middle of the visible part, as shares of the whole. */
  #middle(): readonly [number, number] {
    const rects = this.#rects();
    if (!rects) return [0.5, 0.5];
    const { box, map } = rects;
    const at = this.at?.isConnected ? middleOf(this.at.getBoundingClientRect()) : undefined;
    const [x, y] = at && isIn(at, box) ? at : middleOf(box);
    return [(x - map.x) / map.width, (y - map.y) / map.height];
  }

  #centre(x: number, y: number): void {
    const rects = this.#rects();
    if (!rects) return;
    const { box, map } = rects;
    const [left, top] = middleOf(box);
    // Told by places on the screen, so that a page from right to left scrolls alike; one that stretches the board
    // scrolls by its own px.
    const px = (this.#box?.offsetWidth ?? 0) / box.width;
    this.#box?.scrollBy(px * (map.x + x * map.width - left), px * (map.y + y * map.height - top));
  }

  /** Brings a node on the map, with what lies around it, into the window. */
  reveal(node: Element): void {
    const rects = this.#zoom > 1 && this.#rects();
    if (!rects || !this.#chart) return;
    const [x, y] = middleOf(node.getBoundingClientRect());
    const { box, map } = rects;
    const room = (3 * map.width) / this.#chart.viewBox[2];
    if (!isIn([x, y], box, room)) this.#centre((x - map.x) / map.width, (y - map.y) / map.height);
  }

  render(words: Words): TemplateResult | typeof nothing {
    if (!this.#isSmall || !this.#chart) return nothing;
    const button = (name: string, zoom: number): TemplateResult =>
      html`<button name=${name} aria-disabled=${zoom === this.#zoom ? 'true' : nothing}
          @click=${() => this.#apply(zoom)}>
        ${renderWord(words, `act.${name}`)}
      </button>`;
    return html`<div class="view acts">
      ${button('closer', Math.min(this.#zoom * STEP, this.#most))}${button('wider', Math.max(1, this.#zoom / STEP))}
      ${this.#zoom === 1 ? nothing : this.#renderWhole()}
    </div>`;
  }

  #renderWhole(): TemplateResult {
    const { viewBox } = this.#chart as Pick<Chart, 'viewBox'>;
    return html`<svg class="whole" viewBox=${viewBox.join(' ')} aria-hidden="true" @pointerdown=${this.#onPoint}
        @pointermove=${this.#onPoint}>
      <rect class="ground" x=${viewBox[0]} y=${viewBox[1]} width=${viewBox[2]} height=${viewBox[3]} />
      <path class="seat-0" /><path class="seat-1" /><path class="seat-2" /><path class="seat-3" />
      <rect class="window" />
      ${cornersOf(viewBox, CORNER).map(
        ({ x, y, width, height }) =>
          svg`<rect class="corner" x=${x} y=${y} width=${width} height=${height} />`,
      )}
    </svg>`;
  }

  readonly #onPoint = (event: PointerEvent): void => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { viewBox } = this.#chart as Pick<Chart, 'viewBox'>;
    const corners = (event.currentTarget as Element).querySelectorAll('.corner');
    const [x, y] = pointAt(planeOf(corners, viewBox), [event.clientX, event.clientY]);
    this.#centre((x - viewBox[0]) / viewBox[2], (y - viewBox[1]) / viewBox[3]);
  };

  /** Draws the window, and the lands, on the small map. */
  #showWindow(): void {
    const small = this.#element.shadowRoot?.querySelector('.whole');
    // Whoever asks for a box lays the page out: only where there is something to show.
    const rects = small && this.#rects();
    if (!rects || !this.#chart) return;
    const [left, top, width, height] = this.#chart.viewBox;
    const { box, map } = rects;
    const frame = {
      x: left + (width * (box.x - map.x)) / map.width,
      y: top + (height * (box.y - map.y)) / map.height,
      width: (width * box.width) / map.width,
      height: (height * box.height) / map.height,
    };
    const node = small.querySelector('.window');
    for (const [name, value] of Object.entries(frame)) setChanged(node, name, value.toFixed(2));
    for (const path of small.querySelectorAll('path')) {
      const d = this.#box?.querySelector(`.tint.${path.getAttribute('class')}`)?.getAttribute('d') ?? '';
      setChanged(path, 'd', d);
    }
  }
}
