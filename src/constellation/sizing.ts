/** How many stars a game takes (C18), so that its last round still finds some that are free. */
import { leastStars } from './generate.js';
import type { Options } from './state.js';

/** The most stars that any map has. */
export const MOST_STARS = 400;

/** A team's share of the smallest map that is taken for a game, however short it is. */
const SHARE = 12;

/**
 * The stars that are asked for; else so many that by the last round a tenth is free, though every team has placed two
 * HQs and claimed a star with every move.
 */
export function starsOf({ stars, teams, rounds, movesPerRound, wormholesToWin }: Options): number {
  if (stars > 0) return stars;
  const claimed = 2 + movesPerRound * (rounds - 1);
  let sectors = Math.max(SHARE, Math.ceil((claimed * 10) / 9));
  while (leastStars({ stars: sectors * teams, teams, wormholesToWin }) > sectors * teams) sectors++;
  return Math.min(sectors * teams, MOST_STARS);
}
