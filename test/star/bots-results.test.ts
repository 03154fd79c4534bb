/** Long matches are played by a script and kept in docs/bots; here stands what they are held to. */
import { expect, it, test } from 'vitest';
import kept from '../../docs/bots/star.json';
import { staleMatches } from '../../scripts/match/decisions.mjs';

const RENEW = 'node scripts/match.mjs star --write';

it.each([
  { bot: 'easy', against: 'random', options: 'rings=4', games: 200, least: 0.95 },
  { bot: 'steady', against: 'easy', options: 'rings=6', games: 100, least: 0.9 },
])('$bot beats $against in $games games with $options', ({ bot, against, options, games, least }) => {
  const match = kept.matches.find(
    (other) => other.bot === bot && other.against === against && other.options === options,
  );
  expect(match?.games).toBeGreaterThanOrEqual(games);
  expect(((match?.wins ?? 0) + (match?.draws ?? 0) / 2) / (match?.games ?? 1)).toBeGreaterThanOrEqual(least);
});

test('the bots decide as they did when the matches were played', async () => {
  const stale = await staleMatches('star', kept.matches);
  expect(stale, `docs/bots/star.json is stale. Play its matches anew: ${RENEW}`).toEqual([]);
});
