/**
 * The styles of a lesson, and the room of its frame and chart: never lower than they have been, so that the page around
 * and the panel below stand still.
 */
import { wear } from '../dom/adopted-styles.js';
import { lessonStyles } from './lesson.css.js';

export class FrameRoom {
  #root: ShadowRoot | undefined;
  #observer: ResizeObserver | undefined;
  #width = 0;
  /** Of the frame and of the chart. */
  #heights: readonly number[] = [];

  /** From the height of the game on, which is on show still. */
  keep(root: ShadowRoot): void {
    const frame = root.querySelector('.frame');
    this.#root = root;
    this.#observer = new ResizeObserver(() => frame && this.#grow(frame));
    if (!frame) return this.#dress();
    this.#grow(frame);
    this.#observer.observe(frame);
  }

  #grow(frame: Element): void {
    const chart = frame.querySelector('.chart');
    // In their own px, however the page stretches them.
    const sizeOf = (node: Element | null, side: 'width' | 'height'): number =>
      (node && parseFloat(getComputedStyle(node)[side])) || 0;
    const width = sizeOf(frame, 'width');
    const heights = [sizeOf(frame, 'height'), sizeOf(chart, 'height')];
    // On a page of another width everything is of another height.
    const isOther = width !== this.#width;
    const isHigher = heights.some((height, i) => height > (this.#heights[i] ?? 0));
    if (!isOther && !isHigher) return;
    this.#heights =
      isOther && this.#width !== 0 ? [] : heights.map((height, i) => Math.max(height, this.#heights[i] ?? 0));
    this.#width = width;
    this.#dress();
  }

  #dress(): void {
    const [frame = 0, chart = 0] = this.#heights;
    // A chart that keeps a shape would grow wider with its height.
    const room = frame > 0 ? `.frame{min-height:${frame}px}.chart{min-height:${chart}px;max-width:100%}` : '';
    if (this.#root) wear(this.#root, 'lesson', lessonStyles.cssText + room);
  }

  leave(): void {
    this.#observer?.disconnect();
    this.#heights = [];
    this.#dress();
  }
}
