/**
 * `planisphere/constellation`: the game Constellation without a page. Rule numbers (C1 to C20) are those of
 * docs/rules/constellation.md.
 *
 *     import { constellation, scoreboard, stateFrom } from 'planisphere/constellation';
 *     const map = {
 *       stars: [{ id: 'a', x: 0, y: 0, type: 'star' }, { id: 'b', x: 3, y: 4, type: 'cluster' }],
 *       edges: [['a', 'b']],
 *     };
 *     scoreboard(stateFrom({ map, owners: { a: 0, b: 0 } }))[0].distance; // 5
 */
import { connectionsOf, lineOf } from './lines.js';
import type { Seat } from '../core/rules.js';
import { skyOf } from './geometry.js';
import type { State } from './state.js';

export { constellation } from './game.js';
export { generateMap, leastStars, type Generated } from './generate.js';
export { chart } from './geometry.js';
export { validateMap } from './map.js';
export { builtIn, builtInMap } from './maps.js';
export { stealSpread } from './networks.js';
export { picture } from './picture.js';
export { stateFrom, type Given } from './position.js';
export { scoreboard, type TeamScore } from './score.js';
export type {
  Action,
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
