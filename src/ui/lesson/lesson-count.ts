/** Counts what a lesson takes of its reader: in the step on show, and from the first step to the end. */
import { LessonEndEvent } from '../contract/events.js';

export class LessonCount {
  #step = 0;
  /** Wrong moves in this step. */
  wrongs = 0;
  #wrongsInAll = 0;
  /** The steps whose way was shown. */
  readonly #shown = new Set<number>();

  /** A step begins, counted from 0; with the first one, the lesson. */
  begin(step: number): void {
    this.#step = step;
    this.wrongs = 0;
    if (step > 0) return;
    this.#wrongsInAll = 0;
    this.#shown.clear();
  }

  wrong(): void {
    this.wrongs++;
    this.#wrongsInAll++;
  }

  /** The right way is shown. */
  show(): void {
    this.#shown.add(this.#step);
  }

  end(steps: number): LessonEndEvent {
    return new LessonEndEvent(steps, this.#wrongsInAll, this.#shown.size);
  }
}
