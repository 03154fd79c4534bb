/** Long matches are played by a script and kept in docs/bots; here stands what they are held to. */
import { expect, it, test } from 'vitest';
import kept from '../../docs/bots/bugcatcher.json';
import { staleMatches } from '../../scripts/match/decisions.mjs';

const RENEW = 'node scripts/match.mjs bugcatcher --write';

it.each([
  { bot: 'planner', against: 'walker', games: 300, least: 0.7 },
  { bot: 'shark', against: 'planner', games: 300, least: 0.2 },
])(
  '$bot among eight of $against wins $least of $games games with rotated seats',
  ({ bot, against, games, least }) => {
    const match = kept.matches.find(
      (other) => other.bot === bot && other.against === against && other.options === '',
    );
    expect(match?.games).toBeGreaterThanOrEqual(games);
    expect((match?.wins ?? 0) / (match?.games ?? 1)).toBeGreaterThanOrEqual(least);
  },
);

test('the bots decide as they did when the matches were played', async () => {
  const stale = await staleMatches('bugcatcher', kept.matches);
  expect(stale, `docs/bots/bugcatcher.json is stale. Play its matches anew: ${RENEW}`).toEqual([]);
});
