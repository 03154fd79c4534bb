/** C18: the map grows with the game, so that its last round still finds stars that are free. */
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import kept from '../../docs/bots/constellation-rounds.json';
import { bots } from '../../src/constellation/bots.js';
import { constellation } from '../../src/constellation/game.js';
import { MOST_STARS, starsOf } from '../../src/constellation/sizing.js';
import { chance, fork } from '../../src/core/basics/seed.js';
import { drain } from '../../src/core/bots/think.js';
import { start } from './harness.js';

const { rules } = constellation;

test('in at least 95 of 100 default games of bots, for 2 to 8 teams, a tenth of the stars is free when the last round begins', () => {
  expect(kept.map(({ teams }) => teams)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  for (const { teams, games, lasting, stars } of kept) {
    expect(games).toBeGreaterThanOrEqual(100);
    expect(lasting / games).toBeGreaterThanOrEqual(0.95);
    expect(stars, 'the games were played on maps as large as now').toBe(start({ teams }).owners.length);
  }
});

/**
 * The stars that are free when the last round of a game of bots begins, played as scripts/constellation-rounds.mjs
 * does.
 */
function freeAtLast(teams: number, seed: number): number {
  let state = start({ teams, wormholesToWin: 0 }, seed);
  const { think, nodes } = bots['athena'] as (typeof bots)[string];
  const movesOf = (team: number): number =>
    (state.left[team] ?? []).reduce((sum, moves) => sum + Math.max(0, moves), 0);
  for (let ply = 0; state.round < state.options.rounds; ply++) {
    const [team = 0] = [...rules.toAct(state)].sort((a, b) => movesOf(b) - movesOf(a));
    state = rules.play(state, team, drain(think(state, team, { seed: fork(seed, ply), nodes }))).state;
  }
  return [...state.owners].filter((sign) => sign === '.').length;
}

// Games of more teams take seconds each.
test.each(kept.filter(({ teams }) => teams <= 4))(
  'the first of these games for $teams teams come out today as they were counted',
  ({ teams, first }) => {
    expect(first.length).toBeGreaterThan(0);
    expect(
      first.map((_, game) => freeAtLast(teams, fork(teams, game))),
      'play them anew: node scripts/constellation-rounds.mjs --write',
    ).toEqual(first);
  },
);

it('has a tenth of its stars free then even if every move claims one, up to the largest map', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 8 }),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 60 }),
      (teams, rounds, movesPerRound) => {
        const stars = starsOf({ ...start().options, teams, rounds, movesPerRound });
        const claimed = teams * (2 + movesPerRound * (rounds - 1));
        expect(stars).toBeLessThanOrEqual(MOST_STARS);
        expect(stars === MOST_STARS || claimed <= 0.9 * stars).toBe(true);
      },
    ),
  );
});

test.each([2, 5, 8])(
  '%i teams that claim whatever is free come to the last round with stars left',
  (teams) => {
    let state = start({ teams, wormholesToWin: 0 }, 7);
    const luck = chance(teams);
    while (state.round < state.options.rounds) {
      const team = luck.pick(rules.toAct(state));
      const claims = [...rules.moves(state, team)].filter(({ type }) => type !== 'steal');
      state = rules.play(state, team, luck.pick(claims)).state;
    }
    expect([...state.owners].filter((sign) => sign === '.').length).toBeGreaterThanOrEqual(
      0.1 * state.owners.length,
    );
  },
);
