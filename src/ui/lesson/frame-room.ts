/** The styles of a lesson, and the room of its frame: never lower than it has been, so that the page around it stands still. */
import { wear } from '../dom/adopted-styles.js';
import { lessonStyles } from './lesson.css.js';

export class FrameRoom {
  #root: ShadowRoot | undefined;
  #observer: ResizeObserver | undefined;
  #width = 0;
  #height = 0;

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
    // In the frame's own px, however the page stretches it.
    const style = getComputedStyle(frame);
    const [width, height] = [parseFloat(style.width) || 0, parseFloat(style.height) || 0];
    // On a page of another width everything is of another height.
    const isOther = width !== this.#width;
    if (!isOther && height <= this.#height) return;
    this.#height = isOther && this.#width !== 0 ? 0 : height;
    this.#width = width;
    this.#dress();
  }

  #dress(): void {
    const room = this.#height > 0 ? `.frame{min-height:${this.#height}px}` : '';
    if (this.#root) wear(this.#root, 'lesson', lessonStyles.cssText + room);
  }

  leave(): void {
    this.#observer?.disconnect();
    this.#height = 0;
    this.#dress();
  }
}
