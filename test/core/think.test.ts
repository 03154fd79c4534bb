import { describe, expect, it } from 'vitest';
import { drain, randomThink, runSliced, type Slicing } from '../../src/core/bots/think.js';
import { Session } from '../../src/core/session/session.js';
import { hands } from '../games/hands/game.js';
import { sealed } from '../games/sealed/game.js';

/** Counts up to `last`; each thought of it takes one tick of the clock. */
function* count(last: number, clock: { now: number }, first = 1): Generator<number | undefined, number> {
  for (let n = 0; n < last; n++) {
    clock.now++;
    yield n < first ? undefined : n;
  }
  return last;
}

/** An environment in which nothing happens by itself: `turn` runs what was put off. */
function surroundings(
  slice: number,
  deadline?: number,
): { clock: { now: number }; slicing: Slicing; turn(): boolean; turns: number } {
  let next: (() => void) | undefined;
  const around = {
    clock: { now: 0 },
    turns: 0,
    slicing: {
      now: () => around.clock.now,
      later: (callback: () => void) => {
        next = callback;
        return () => (next = undefined);
      },
      slice,
      ...(deadline !== undefined && { deadline }),
    },
    turn(): boolean {
      const run = next;
      next = undefined;
      if (!run) return false;
      around.turns++;
      run();
      return true;
    },
  };
  return around;
}

describe('a thought', () => {
  it('drained and sliced gives the same', async () => {
    const around = surroundings(4);
    const { answer } = runSliced(count(50, around.clock), around.slicing);
    expect(around.clock.now).toBe(0);
    while (around.turn());
    expect(await answer).toBe(drain(count(50, { now: 0 })));
    expect(around.turns).toBe(13);
  });

  it('takes its best so far at the deadline', async () => {
    const around = surroundings(4, 10);
    const { answer } = runSliced(count(50, around.clock), around.slicing);
    while (around.turn());
    expect(await answer).toBe(11);
    expect(around.clock.now).toBe(12);
  });

  it('takes it when the deadline is just reached', async () => {
    const around = surroundings(4, 12);
    const { answer } = runSliced(count(50, around.clock), around.slicing);
    while (around.turn());
    expect(await answer).toBe(11);
  });

  it('goes on after the deadline while it has nothing yet', async () => {
    const around = surroundings(4, 10);
    const { answer } = runSliced(count(50, around.clock, 20), around.slicing);
    while (around.turn());
    expect(await answer).toBe(23);
  });

  it('is stopped at once, without an answer', async () => {
    const around = surroundings(4);
    const { answer, stop } = runSliced(count(50, around.clock), around.slicing);
    around.turn();
    stop();
    expect(around.turn()).toBe(false);
    expect(await answer).toBeUndefined();
    stop();
  });

  it('that throws rejects its answer', async () => {
    const around = surroundings(4);
    const { answer } = runSliced(
      (function* (): Generator<undefined, number> {
        yield undefined;
        throw new Error('a fault');
      })(),
      around.slicing,
    );
    while (around.turn());
    await expect(answer).rejects.toThrow('a fault');
  });
});

describe('the random bot', () => {
  it('plays a legal move, the same for the same seed, each as likely as the next', () => {
    const { state } = new Session(hands, {}, 5);
    const think = randomThink(hands.rules);
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 400; seed++) {
      const move = drain(think(state, 0, { seed, nodes: 1 }));
      expect(hands.rules.refuse(state, 0, move)).toBeUndefined();
      expect(drain(think(state, 0, { seed, nodes: 1 }))).toEqual(move);
      const text = hands.notation.formatMove(state, 0, move);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect(counts.size).toBe([...hands.rules.moves(state, 0)].length);
    expect(Math.min(...counts.values())).toBeGreaterThan(400 / counts.size / 2);
  });

  it('draws where moves are not listed', () => {
    const { state } = new Session(sealed, { slots: 5 }, 5);
    const move = drain(randomThink(sealed.rules)(state, 0, { seed: 1, nodes: 1 }));
    expect(sealed.rules.refuse(state, 0, move)).toBeUndefined();
  });

  it('says so when a game gives it no move', () => {
    const { state } = new Session(hands, {}, 5);
    expect(() => drain(randomThink(hands.rules)(state, 1, { seed: 1, nodes: 1 }))).toThrow(
      'hands: toAct() names seat 1, and moves() gives it none.',
    );
  });
});
