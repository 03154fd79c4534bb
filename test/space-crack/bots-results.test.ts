/** Long matches are played by a script and kept in docs/bots; here stands what they are held to. */
import { expect, it, test } from 'vitest';
import kept from '../../docs/bots/space-crack.json';
import { staleMatches } from '../../scripts/match/decisions.mjs';

const RENEW = 'node scripts/match.mjs space-crack --write';

it.each([
  { bot: 'greedy', against: 'random', games: 200, least: 0.95 },
  { bot: 'planner', against: 'greedy', games: 200, least: 0.65 },
])('$bot beats $against in $games games with the default options', ({ bot, against, games, least }) => {
  const match = kept.matches.find(
    (other) => other.bot === bot && other.against === against && other.options === '',
  );
  expect(match?.games).toBeGreaterThanOrEqual(games);
  expect(((match?.wins ?? 0) + (match?.draws ?? 0) / 2) / (match?.games ?? 1)).toBeGreaterThanOrEqual(least);
});

test('the bots decide as they did when the matches were played', async () => {
  const stale = await staleMatches('space-crack', kept.matches);
  expect(stale, `docs/bots/space-crack.json is stale. Play its matches anew: ${RENEW}`).toEqual([]);
});
