/** Long matches are played by a script and kept in docs/bots; here stands what they are held to. */
import { expect, it, test } from 'vitest';
import kept from '../../docs/bots/rotation.json';
import { staleMatches } from '../../scripts/match/decisions.mjs';

const RENEW = 'node scripts/match.mjs rotation --write';

it.each([
  { bot: 'greedy', against: 'random', least: 0.95 },
  { bot: 'thinker', against: 'greedy', least: 0.6 },
])('R9: $bot beats $against in 200 games of the usual kind', ({ bot, against, least }) => {
  const match = kept.matches.find((other) => other.bot === bot && other.against === against);
  expect([match?.options, match?.games]).toEqual(['use=game players=2', 200]);
  expect(((match?.wins ?? 0) + (match?.draws ?? 0) / 2) / (match?.games ?? 1)).toBeGreaterThanOrEqual(least);
});

test('the bots decide as they did when the matches were played', async () => {
  const stale = await staleMatches('rotation', kept.matches);
  expect(stale, `docs/bots/rotation.json is stale. Play its matches anew: ${RENEW}`).toEqual([]);
});
