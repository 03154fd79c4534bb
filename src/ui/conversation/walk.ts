/** Walks a reader through the score of a game that is over, step by step, on the board. It knows no game. */
import type { WalkStep } from '../contract/adapter.js';
import type { Lit, Told } from '../contract/parts.js';
import type { Words } from '../../core/words.js';

/** How long a step stands where the board may move by itself: long enough to be read. */
const stepMs = (sentence: string): number => 500 + 60 * sentence.split(' ').length;

interface Host {
  readonly words: Words;
  readonly motion: { readonly isOn: boolean };
  light(lit?: Lit): void;
  say(...sentences: readonly string[]): void;
  redraw(): void;
}

export class Walk {
  readonly #host: Host;
  #steps: readonly WalkStep[] = [];
  #at = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host) {
    this.#host = host;
  }

  begin(steps: readonly WalkStep[]): void {
    this.end();
    this.#steps = steps;
    this.#at = 0;
    this.#show();
  }

  /** The reader has seen enough, or the game goes on. */
  end(): void {
    clearTimeout(this.#timer);
    if (this.#steps.length === 0) return;
    this.#steps = [];
    this.#host.light();
    this.#host.redraw();
  }

  #next(): void {
    this.#at++;
    if (this.#at < this.#steps.length) this.#show();
    else this.end();
  }

  #show(): void {
    const step = this.#steps[this.#at];
    if (!step) return;
    this.#host.light(step.light);
    this.#host.redraw();
    clearTimeout(this.#timer);
    // Where nothing moves by itself, the reader goes on by a button.
    if (this.#host.motion.isOn) this.#timer = setTimeout(() => this.#next(), stepMs(step.sentence));
    // The first one comes with the end, which is said.
    else if (this.#at > 0) this.#host.say(step.sentence);
  }

  /** The step on show; undefined where nobody is walked through anything. */
  get told(): Told | undefined {
    const step = this.#steps[this.#at];
    if (!step) return undefined;
    const { words, motion } = this.#host;
    const next = { name: 'walk-on', caption: words.say('act.walk-on'), press: () => this.#next() };
    const skip = { name: 'skip', caption: words.say('act.skip'), press: () => this.end() };
    return {
      kind: 'end',
      sentence: step.sentence,
      buttons: motion.isOn ? [skip] : [next, skip],
      leave: () => this.end(),
    };
  }
}
