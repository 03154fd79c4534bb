/**
 * `planisphere/constellation`: the game Constellation without a page. Rule numbers (C1 to C21) are those of
 * docs/rules/constellation.md.
 *
 *     import { constellation, scoreboard, stateFrom } from 'planisphere/constellation';
 *     const map = {
 *       stars: [{ id: 'a', x: 0, y: 0, type: 'star' }, { id: 'b', x: 3, y: 4, type: 'cluster' }],
 *       edges: [['a', 'b']],
 *     };
 *     scoreboard(stateFrom({ map, owners: { a: 0, b: 0 } }))[0].distance; // 5
 */
import type { WordTable } from '../core/words/words.js';
import { words as gameWords } from './words.en.js';
import { faultWords } from './words.faults.en.js';
import { hintWords } from './words.hint.en.js';
import { ownPuzzleWords } from './words.puzzle.en.js';
import { puzzleWords } from '../core/puzzle/words.puzzle.en.js';
import { requireOptions } from '../core/text/options.js';
import type { Seat } from '../core/contract/rules.js';
import { leastStars as least, makeMap, type MapOptions } from './generate.js';
import { skyOf } from './geometry.js';
import { connectionsOf, lineOf } from './lines.js';
import { options } from './options.js';
import { MOST_STARS } from './sizing.js';
import type { ConstellationMap, State } from './state.js';

export { constellation } from './game.js';
export { chart } from './geometry.js';
export { validateMap } from './map.js';
export { builtIn, builtInMap } from './maps.js';
export { stealSpread } from './networks.js';
export { picture } from './picture.js';
export { provePuzzle, provingPuzzle } from './prove.js';
export type { Proof } from '../core/puzzle/prove.js';
export { stateFrom, type Given } from './position.js';
export { scoreboard, type TeamScore } from './score.js';
export { toSvg } from './to-svg.js';
export type {
  Move,
  ConstellationMap,
  Event,
  Kind,
  Mode,
  Options,
  Phase,
  Role,
  Star,
  State,
} from './state.js';

/**
 * C12: the line that a team's HQs count now, as the ids of its stars in order; none where there is no line.
 * `approximate`: the search stopped at its limit, and a longer line may have been missed.
 */
export function hqLine(
  state: State,
  team: Seat,
): { readonly stars: readonly string[]; readonly connections: number; readonly approximate: boolean } {
  const line = lineOf(state, team);
  const { ids } = skyOf(state);
  return {
    stars: line.stars.map((place) => ids[place] as string),
    connections: connectionsOf(line),
    approximate: line.approximate,
  };
}

/** How a map is asked for: 60 stars, for two teams, from seed 0, with wormholes enough to win by three. */
export type Generated = Partial<MapOptions>;

function whole({ stars = 60, teams = 2, seed = 0, wormholesToWin = 3 }: Generated): MapOptions {
  return { stars, teams, seed, wormholesToWin };
}

/** C18: the fewest stars that such a map takes. */
export function leastStars(given: Generated): number {
  return least(whole(given));
}

/**
 * C18: a map with as many like sectors as teams. The same numbers give the same map.
 * @throws RangeError for a number of teams that no game has (C4), for fewer stars than leastStars(), and for more than
 * 400.
 */
export function generateMap(given: Generated = {}): ConstellationMap {
  const all = whole(given);
  const { stars, teams } = all;
  requireOptions(options, { teams });
  if (!(stars >= least(all) && stars <= MOST_STARS))
    throw new RangeError(
      `stars is ${stars}. A map for ${teams} teams takes ${least(all)} to ${MOST_STARS} (C18).`,
    );
  return makeMap(all);
}

/** All sentences of the game, those too that a board loads when it needs them. */
export const words: WordTable = {
  ...puzzleWords,
  ...ownPuzzleWords,
  ...gameWords,
  ...faultWords,
  ...hintWords,
};
