/** A reader's way through a set: what is told and kept, and when the end is told. */
import { describe, expect, it } from 'vitest';
import { Progress } from '../../src/core/exercise/progress.js';
import type { Planned } from '../../src/core/exercise/run.js';
import { unwrap } from '../../src/core/basics/result.js';

const plan = (id: string, more: Partial<Planned> = {}): Planned => ({
  id,
  heading: '',
  kind: 'puzzle',
  points: 2,
  tries: undefined,
  tryPrice: 0,
  hintPrice: 0,
  ...more,
});
const FREE = { isFree: true, pass: undefined };

function begun(...plans: readonly Planned[]): Progress {
  const progress = new Progress();
  progress.plan(plans, FREE);
  return progress;
}

describe('a way through a set', () => {
  it('tells what a lost try leaves, what a hint costs, and what a solution earns', () => {
    const progress = begun(plan('a', { tries: 2, hintPrice: 1 }), plan('b'));
    const told = () => [progress.told?.key, progress.told?.facts];
    progress.happen(0, { type: 'hint' });
    expect(told()).toEqual(['set.hint-taken', { n: 1 }]);
    progress.happen(0, { type: 'lose', answer: '' });
    expect(told()).toEqual(['set.lost-try', { left: 1 }]);
    progress.happen(0, { type: 'solve', answer: '' });
    expect(told()).toEqual(['set.solved', { n: 1 }]);
    progress.happen(1, { type: 'lose', answer: '' });
    expect(told()).toEqual(['set.lost-try-free', undefined]);
  });

  it('counts a hint that is told again as one hint', () => {
    const progress = begun(plan('a'), plan('b'));
    expect([progress.isNewHint(0, '0 S10'), progress.isNewHint(0, '0 S10')]).toEqual([true, false]);
    expect([progress.isNewHint(0, '1 S10'), progress.isNewHint(1, '0 S10')]).toEqual([true, true]);
  });

  it('tells the end once, and again when a later try is better', () => {
    const progress = begun(plan('a'), plan('b'));
    progress.happen(0, { type: 'solve', answer: '' });
    expect(progress.takeEnd()).toBe(false);
    progress.finish();
    expect([progress.takeEnd(), progress.takeEnd()]).toEqual([true, false]);
    progress.happen(1, { type: 'solve', answer: '' });
    expect([progress.takeEnd(), progress.result.score]).toEqual([true, 1]);
  });

  it('does not tell the end again when it is taken up', () => {
    const progress = begun(plan('a'));
    progress.happen(0, { type: 'solve', answer: 'a1' });
    const again = new Progress();
    expect(again.plan([plan('a')], FREE, progress.save())).toBeUndefined();
    expect([again.takeEnd(), again.result.items[0]?.answer]).toEqual([false, 'a1']);
  });

  it('is saved with the game in hand, and without it or whole answers where there is no room', () => {
    const progress = begun(plan('a'), plan('b'));
    progress.happen(0, { type: 'solve', answer: 'S31 '.repeat(25) });
    const game = `star/1 rings=4 | ${'S31 '.repeat(200)}`;
    const whole = progress.save(game);
    expect(unwrap(begun(plan('a'), plan('b')).load(whole))).toBe(game);
    const short = progress.save(game, 300);
    expect(short.length).toBeLessThan(300);
    expect(unwrap(begun(plan('a'), plan('b')).load(short))).toBeUndefined();
    expect(progress.save(game, 100).length).toBeLessThan(progress.save(game, 150).length + 1);
  });

  it('refuses what there is not, and what is not open yet', () => {
    const progress = new Progress();
    progress.plan([plan('a'), plan('b'), plan('c')], { isFree: false, pass: undefined });
    const codes = [3.5, -1, 4, 2].map((at) => {
      const gone = progress.goTo(at);
      return gone.ok ? '' : gone.error.code;
    });
    expect(codes).toEqual(['set/no-item', 'set/no-item', 'set/no-item', 'set/closed']);
  });
});
