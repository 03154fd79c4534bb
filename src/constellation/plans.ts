/**
 * What a team can reach by claims alone: stars that are still missing for wormholes in one network, or for its HQ line.
 */
import type { Seat } from '../core/contract/rules.js';
import { missing, waysFrom } from './evaluate.js';
import { skyOf } from './geometry.js';
import { lineOf } from './lines.js';
import { wormholePlan } from './personalities.js';
import { isScoring } from './score.js';
import type { State } from './state.js';

/** The same position in which a team has no steals: what others own is out of its reach. */
function withoutSteals(state: State, team: Seat): State {
  return { ...state, steals: state.steals.map((left, other) => (other === team ? 0 : left)) };
}

/** The free stars that bring enough wormholes into one network; undefined where claims cannot do it. */
export function wormholeWay(state: State, team: Seat): readonly number[] | undefined {
  return wormholePlan(withoutSteals(state, team), team);
}

/** The free stars that connect a team's two HQs, none of them a black hole; undefined where claims cannot do it. */
export function hqWay(state: State, team: Seat): readonly number[] | undefined {
  const [first, second] = state.hqs[team] ?? [];
  const counts = state.options.mode !== 'blackhole' && isScoring(state.options, team);
  if (!counts || first === undefined || second === undefined || state.fallen[team]) return undefined;
  if (lineOf(state, team).stars.length > 0) return [];
  const ways = waysFrom(withoutSteals(state, team), team, [first]);
  if (!Number.isFinite(ways.cost[second])) return undefined;
  const stars = missing(state, team, ways, second);
  return stars.some((star) => skyOf(state).kinds[star] === 'blackhole') ? undefined : stars;
}
