/** The score (C12 to C14, C16): connections, distance, HQ lines and totals. */
import type { Seat } from '../core/contract/rules.js';
import { times } from '../core/basics/times.js';
import { connectionsOf, lineOf } from './lines.js';
import { networksOf, type Network } from './networks.js';
import type { Options, Role, State } from './state.js';

/** A team's figures before their multipliers, its steals left, and its total. */
export interface TeamScore {
  /** Connections. */
  readonly count: number;
  /** Their summed lengths, in the map's own units. */
  readonly distance: number;
  /** HQ points gained so far, before the multiplier. */
  readonly hq: number;
  /** Points that C12 would give now. */
  readonly hqNow: number;
  /** Steals left. */
  readonly steals: number;
  /** C13. */
  readonly total: number;
  /** C14: the most wormholes in one network. */
  readonly wormholes: number;
}

/** C4: the teams' roles in a mode that has them; none in any other. */
export function rolesOf({ mode, roles, teams }: Pick<Options, 'mode' | 'roles' | 'teams'>): readonly Role[] {
  const all = times(teams, (team) => team);
  if (mode === 'resistance')
    return all.map((team) => roles[team] ?? (team % 2 === 0 ? 'offense' : 'defense'));
  if (mode === 'containment') return all.map((team) => roles[team] ?? (team < teams / 2 ? 'human' : 'bot'));
  return [];
}

/** C16: Defense does not score. */
export function isScoring(options: Options, team: Seat): boolean {
  return rolesOf(options)[team] !== 'defense';
}

/** C12: the HQ points that a team gains if the round ends now. */
export function hqPoints(state: State, team: Seat): number {
  const counts = state.options.mode !== 'blackhole' && isScoring(state.options, team);
  return counts ? connectionsOf(lineOf(state, team)) : 0;
}

/** C16: what a network's connections are worth. */
export function valueOf(
  { multipliers }: Options,
  { connections, length }: Pick<Network, 'connections' | 'length'>,
): number {
  return (multipliers[0] as number) * connections + (multipliers[1] as number) * length;
}

/** Count, distance and the rest of a team, all but what the next HQ points would be. */
export function standing(state: State, team: Seat): Omit<TeamScore, 'hqNow'> {
  const { options, points, destroyed, steals } = state;
  let [count, distance, wormholes] = [0, 0, 0];
  for (const network of networksOf(state).list) {
    if (network.team !== team) continue;
    count += network.connections;
    distance += network.length;
    wormholes = Math.max(wormholes, network.wormholes);
  }
  const hq = points[team] as number;
  const kept =
    valueOf(options, { connections: count, length: distance }) + (options.multipliers[2] as number) * hq;
  const total =
    options.mode === 'blackhole' ? (destroyed[team] as number) : isScoring(options, team) ? kept : 0;
  return { count, distance, hq, steals: steals[team] as number, total, wormholes };
}

/** C12 to C14: every team's figures as the board stands. */
export function scoreboard(state: State): readonly TeamScore[] {
  return state.left.map((_, team) => ({ ...standing(state, team), hqNow: hqPoints(state, team) }));
}

/** C13: totals are compared after rounding. */
export function rounded(total: number): number {
  return Math.round(total * 1e6) / 1e6;
}

export function totalsOf(state: State): readonly number[] {
  return state.left.map((_, team) => rounded(standing(state, team).total));
}
