/** Shows plies once more, one after another, each when the motion of the last is done. It draws nothing itself. */
import type { Motion } from '../../ui/contract/parts.js';
import type { Event, State } from '../state.js';

interface Seen {
  readonly state: State;
  readonly events: readonly Event[];
}

export type Draw = (picture: SVGSVGElement, state: State, events: readonly Event[]) => void;

export class Replay {
  readonly #motion: Motion;
  readonly #draw: Draw;
  #running: { readonly picture: SVGSVGElement; readonly end: State } | undefined;

  constructor(motion: Motion, draw: Draw) {
    this.#motion = motion;
    this.#draw = draw;
  }

  /** Whether the picture is busy with the way to this state; any other state ends it. */
  holds(picture: SVGSVGElement, state: State): boolean {
    const { end } = this.#running ?? {};
    if (this.#running?.picture !== picture || end !== state) this.stop();
    return this.#running !== undefined;
  }

  stop(): void {
    this.#running = undefined;
  }

  async run(picture: SVGSVGElement, first: State, plies: readonly Seen[]): Promise<void> {
    const last = plies.at(-1);
    if (!last || !this.#motion.isOn) return;
    const run = (this.#running = { picture, end: last.state });
    this.#draw(picture, first, []);
    for (const { state, events } of plies) {
      this.#draw(picture, state, events);
      await this.#motion.idle();
      if (this.#running !== run) return;
    }
    this.#running = undefined;
  }
}
