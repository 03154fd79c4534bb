/** Thinking in slices: bots, solvers, hints and generators are seeded generators. It knows neither clock nor worker. */
import { chance, fork, mix } from '../basics/seed.js';
import type { Rules, Seat } from '../contract/rules.js';

export interface Limits {
  readonly seed: number;
  /** The most positions that may be looked at. */
  readonly nodes: number;
  /** How well to play, if the bot has levels. */
  readonly level?: number;
}

/** Yields its best so far (or undefined) at least every 256 nodes; the same limits give the same answer. */
export type Think<S, M> = (state: S, seat: Seat, limits: Limits) => Generator<M | undefined, M>;

/** Runs a thought to its end at once. */
export function drain<M>(thought: Generator<M | undefined, M>): M {
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
  }
}

/** The environment of a sliced thought: a clock in ms, and a way to go on later. */
export interface Slicing {
  now(): number;
  /** Runs the callback soon; returns how to call it off. */
  later(callback: () => void): () => void;
  /** The length of a slice in ms. */
  readonly slice: number;
  /** After this many ms in all, the best so far is taken. */
  readonly deadline?: number;
}

export interface Sliced<M> {
  readonly answer: Promise<M | undefined>;
  /** Stops at once; the answer is then undefined. */
  stop(): void;
}

/** Runs a thought in slices, so that the page stays free. */
export function runSliced<M>(thought: Generator<M | undefined, M>, slicing: Slicing): Sliced<M> {
  let cancel = (): void => undefined;
  let finish: (answer: M | undefined) => void = () => undefined;
  let fail: (reason: unknown) => void = () => undefined;
  const answer = new Promise<M | undefined>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  const begun = slicing.now();
  let best: M | undefined;
  const slice = (): void => {
    const from = slicing.now();
    try {
      do {
        const step = thought.next();
        if (step.done) return finish(step.value);
        best = step.value ?? best;
      } while (slicing.now() - from < slicing.slice);
    } catch (error) {
      return fail(error);
    }
    const late = slicing.deadline !== undefined && slicing.now() - begun >= slicing.deadline;
    if (late && best !== undefined) return finish(best);
    cancel = slicing.later(slice);
  };
  cancel = slicing.later(slice);
  const stop = (): void => {
    cancel();
    finish(undefined);
  };
  return { answer, stop };
}

/** The bot that every game has: any legal playing move, each as likely as the next. */
export function randomThink<S, M, E, O>(rules: Rules<S, M, E, O>): Think<S, M> {
  return function* (state, seat, { seed }) {
    yield undefined;
    if (rules.sample) return rules.sample(state, seat, mix(seed));
    const moves = [...rules.moves(state, seat)];
    if (moves.length === 0)
      throw new Error(`${rules.id}: toAct() names seat ${seat}, and moves() gives it none.`);
    return chance(fork(seed, 0)).pick(moves);
  };
}
