/** Long matches are played by a script and kept in docs/bots; here stands what they are held to (C20). */
import { expect, test } from 'vitest';
import kept from '../../docs/bots/constellation.json';
import { decisionsOf } from '../../scripts/match/decisions.mjs';

test('at least a hundred games are behind every figure', () => {
  expect(kept.games).toBeGreaterThanOrEqual(100);
});

test('the total rises with aggression', () => {
  expect(kept.aggression.levels.map(({ level }) => level)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(kept.aggression.rankCorrelation).toBeGreaterThanOrEqual(0.9);
});

test('Athena at 10 beats Athena at 0 in at least 95 of a hundred games', () => {
  expect(kept.duel.wins / kept.games).toBeGreaterThanOrEqual(0.95);
});

test('Einstein wins by wormholes at least twice as often as Athena', () => {
  expect(kept.wormholes.einstein).toBeGreaterThan(0);
  expect(kept.wormholes.einstein).toBeGreaterThanOrEqual(2 * kept.wormholes.athena);
});

test('beside Robin Hood the leader’s total is at least 10% lower than beside a random bot', () => {
  const { random, robinHood, lower } = kept.sabotage;
  expect(lower).toBeGreaterThanOrEqual(10);
  expect(robinHood.mean).toBeLessThan(0.9 * random.mean);
});

test('the bots decide as they did when the matches were played', async () => {
  const now = await decisionsOf('constellation', Object.keys(kept.decisions), kept.options);
  expect(now, 'docs/bots/constellation.json is stale: npm run match -- constellation --write').toEqual(
    kept.decisions,
  );
});
