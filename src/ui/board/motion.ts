/**
 * Motion that explains: runs a board's animations, skips them where the reader or the page wants none, and knows when
 * all are done.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { standsInPage } from '../dom/page.js';

/** Made once: it is asked at every move. */
let reduced: MediaQueryList | undefined;

export class MotionController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #running: readonly Animation[] = [];

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }

  /** Whether things may move: not outside a page, under reduced motion, or with `--board-motion: 0`. */
  get isOn(): boolean {
    if (!standsInPage(this.#host)) return false;
    reduced ??= matchMedia('(prefers-reduced-motion: reduce)');
    if (reduced.matches) return false;
    return getComputedStyle(this.#host).getPropertyValue('--motion').trim() !== '0';
  }

  get isPlaying(): boolean {
    return this.#running.length > 0;
  }

  /** Plays keyframes on a node and returns what may be paused; without motion the node simply is in its end state. */
  play(node: Element, keyframes: Keyframe[], options: KeyframeAnimationOptions): Animation | undefined {
    if (!this.isOn || typeof node.animate !== 'function') return undefined;
    const animation = node.animate(keyframes, options);
    this.#running = [...this.#running, animation];
    const done = (): void => {
      this.#running = this.#running.filter((other) => other !== animation);
    };
    animation.finished.then(done, done);
    return animation;
  }

  /** Resolves when nothing moves any more. */
  async idle(): Promise<void> {
    while (this.#running.length > 0) {
      await Promise.allSettled(this.#running.map((animation) => animation.finished));
    }
  }
}
