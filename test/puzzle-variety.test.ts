/** The rule by which built-in puzzles follow one another. `puzzle-lists.test.ts` holds what ships against it. */
import { describe, expect, it } from 'vitest';
import { faultInDays, faultInLevel, type Card } from '../scripts/puzzles/variety.js';

type Told = readonly [kind: string, shape: string, share: number];

const cardsOf = (...told: readonly Told[]): readonly Card[] =>
  told.map(([kind, shape, share], at) => ({ puzzle: '', position: `${at}`, kind, shape, share }));

const KINDS = ['take', 'break'];
const faultIn = (level: 1 | 2, ...told: readonly Told[]): string | undefined =>
  faultInLevel(level, cardsOf(...told), KINDS);

describe('puzzles of a level', () => {
  it('go from easy to hard, in turns of their kinds', () => {
    expect(faultIn(1, ['take', 'a', 0.6], ['break', 'a', 0.4], ['take', 'b', 0.5])).toBeUndefined();
    expect(faultIn(1, ['take', 'a', 0.5], ['break', 'a', 0.4], ['take', 'b', 0.6])).toMatch(/3 is easier/);
    expect(faultIn(1, ['take', 'a', 0.6], ['take', 'b', 0.5], ['take', 'c', 0.4])).toMatch(/no break/);
    expect(
      faultIn(1, ['break', 'z', 0.6], ['take', 'a', 0.6], ['take', 'b', 0.5], ['take', 'c', 0.4]),
    ).toMatch(/4 is the third/);
  });

  it('are no easier ten by ten', () => {
    const rest = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [n % 2 ? 'take' : 'break', `${n}`, 0.3] as const);
    expect(faultIn(2, ['win', 'a', 0.2], ...rest, ['cut', 'z', 0.4])).toMatch(/11 begins a run/);
    expect(faultIn(2, ['win', 'a', 0.2], ...rest, ['cut', 'z', 0.25])).toBeUndefined();
  });

  it('are not like the one before, and have one shape four times at most', () => {
    expect(faultIn(1, ['break', 'b', 0.6], ['take', 'a', 0.6], ['take', 'a', 0.5])).toMatch(/3 is like/);
    const alike = [0, 1, 2, 3, 4].map((n) => [n % 2 ? 'take' : 'break', 'a', 0.3] as const);
    expect(faultIn(2, ...alike)).toMatch(/too many/);
    expect(faultIn(2, ...alike.slice(1))).toBeUndefined();
  });

  it('take a thought in level 1 from the tenth on', () => {
    const easy = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [n % 2 ? 'take' : 'break', `${n}`, 0.6] as const);
    expect(faultIn(1, ...easy)).toMatch(/10 takes no thought/);
    expect(faultIn(2, ...easy)).toBeUndefined();
  });
});

describe('days', () => {
  const faultIn = (...told: readonly (readonly [level: 1 | 2, shape: string, share: number])[]) =>
    faultInDays(
      told.map(([level, shape, share], at) => ({
        ...(cardsOf(['take', shape, share])[0] as Card),
        position: `${at}`,
        level,
      })),
    );

  it('are not like the day before, and no easier where the level is the same', () => {
    expect(faultIn([1, 'a', 0.4], [1, 'b', 0.3], [2, 'c', 0.35])).toBeUndefined();
    expect(faultIn([1, 'a', 0.3], [1, 'b', 0.4])).toMatch(/2 is easier/);
    expect(faultIn([1, 'a', 0.4], [2, 'a', 0.2])).toMatch(/2 is like/);
  });

  it('have one shape once in six days of a level at most, and take a thought', () => {
    expect(faultIn([1, 'a', 0.4], [2, 'b', 0.2], [1, 'a', 0.3])).toMatch(/too many/);
    expect(faultIn([1, 'a', 0.6])).toMatch(/no thought/);
  });
});
