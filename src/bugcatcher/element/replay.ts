/** Plays a round back, slot by slot: with pause, step and speed. */
import type { Motion } from '../../ui/contract/parts.js';
import { momentOf, roundsPlayed, slotsOf, type Moment } from '../scene.js';
import type { View } from '../state.js';

const SLOT_MS = 220;
const COLLISION_MS = 400;
const RIVALS_MS = 600;
const SPEEDS = [1, 2, 0.5];

/** The part of the picture that is new at this moment, and whether anything is. */
export interface Shown {
  readonly node: Element;
  readonly isNew: boolean;
  readonly collides: boolean;
}

export class Replay {
  readonly #motion: Motion;
  readonly #update: () => void;
  /** Says where the reader has come to by a press; what plays is not said slot by slot. */
  readonly #tell: (moment: Moment) => void;
  /** Undefined: the last round at its end. */
  #moment: Moment | undefined;
  #animation: Animation | undefined;
  isPlaying = false;
  /** It plays because the reader has said so. */
  #isAsked = false;
  speed = 1;
  /** The rounds that each viewer has seen to the end; those before `#begun` were played before this board looked. */
  readonly #seen = new Map<string, number>();
  #begun: number | undefined;

  constructor(motion: Motion, update: () => void, tell: (moment: Moment) => void) {
    this.#motion = motion;
    this.#update = update;
    this.#tell = tell;
  }

  /** Another game: what was played of it before is not replayed unasked. */
  forget(): void {
    this.stop();
    this.#seen.clear();
    this.#begun = undefined;
  }

  stop(): void {
    this.isPlaying = false;
    this.#moment = undefined;
    this.#animation?.cancel();
    this.#animation = undefined;
  }

  /** Another reader finds the last round at its end, at the usual speed. */
  rewind(): void {
    this.stop();
    this.speed = 1;
  }

  /** Chooses the moment of a view to show; a round that is new to its viewer begins to play. */
  see(view: View): Moment {
    const played = roundsPlayed(view);
    const key = String(view.seat);
    this.#begun ??= played;
    const before = this.#seen.get(key) ?? this.#begun;
    this.#seen.set(key, played);
    // A reader who has stopped to look at a slot is not carried off to another round.
    const isHeld = view.all !== undefined && this.#moment !== undefined && !this.isPlaying;
    // Whoever saw no slots while the match ran is not shown the last ones unasked.
    const isShown = view.own !== undefined || !view.over;
    if (played > before && isShown && !isHeld && slotsOf(view, played) > 0 && this.#motion.isOn) {
      this.stop();
      this.#moment = { round: played, slot: 0 };
      this.isPlaying = true;
    }
    if (this.#moment && (this.#moment.round > played || (!view.all && this.#moment.round < played)))
      this.stop();
    return this.#moment ?? momentOf(view);
  }

  /** Lets the slot on show last its time, then goes on; after the last one the others’ paths come. */
  animate(view: View, moment: Moment, shown: Shown): void {
    if (!this.isPlaying || this.#animation) return;
    const { node, isNew, collides } = shown;
    const isLast = moment.slot >= slotsOf(view, moment.round);
    const frames = isNew || isLast ? [{ opacity: isLast ? 0 : 0.15 }, { opacity: 1 }] : [{}, {}];
    const duration = (isLast ? RIVALS_MS : collides ? COLLISION_MS : SLOT_MS) / this.speed;
    const animation = isLast && !isNew ? undefined : this.#motion.play(node, frames, { duration });
    if (!animation) return this.#go(view, { ...moment, slot: Infinity });
    this.#animation = animation;
    animation.finished.then(
      () => {
        if (this.#animation !== animation) return;
        this.#animation = undefined;
        this.#go(view, { ...moment, slot: moment.slot + 1 });
      },
      () => undefined,
    );
  }

  #go(view: View, { round, slot }: Moment): void {
    const most = slotsOf(view, round);
    const moment = { round, slot: Math.max(0, Math.min(slot, most)) };
    this.#moment = moment;
    // The last slot on show is followed by the others' paths.
    if (slot > most) {
      if (this.isPlaying && this.#isAsked) this.#tell(moment);
      this.isPlaying = this.#isAsked = false;
    }
    this.#update();
  }

  /** A button of the bar: `play` (and pause), `skip` to its end, `back`, `on`, `speed`, `round-3`. */
  press(name: string, view: View): void {
    const { round, slot } = this.#moment ?? momentOf(view);
    const [, chosen] = /^round-(\d)$/.exec(name) ?? [];
    this.#animation?.cancel();
    this.#animation = undefined;
    if (name === 'skip') this.stop();
    else if (name === 'speed')
      this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] as number;
    else if (name === 'play') {
      this.isPlaying = this.#isAsked = !this.isPlaying;
      if (this.isPlaying && slot >= slotsOf(view, round)) this.#moment = { round, slot: 0 };
    } else {
      this.isPlaying = false;
      if (chosen) this.#go(view, { round: Number(chosen), slot: Infinity });
      else this.#go(view, { round, slot: slot + (name === 'on' ? 1 : -1) });
    }
    if (name !== 'speed' && !this.isPlaying) this.#tell(this.#moment ?? momentOf(view));
    this.#update();
  }
}
