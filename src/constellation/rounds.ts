/** Rounds: shares of moves, what a round's end brings, and who has won (C6, C11 to C16). */
import { fold, indices } from '../core/basics/indices.js';
import type { Outcome, Seat } from '../core/contract/rules.js';
import { times } from '../core/basics/times.js';
import { hqPoints, rolesOf, standing, totalsOf } from './score.js';
import type { Event, Options, State } from './state.js';

/** C6: a member's number of moves says who has passed. */
export const PASSED = -1;

export function membersOf({ members }: Pick<Options, 'members'>, team: Seat): number {
  return members[members.length === 1 ? 0 : team] as number;
}

/** Moves that a team still has in this round. */
export function movesLeft({ left }: Pick<State, 'left'>, team: Seat): number {
  return fold(left[team] ?? [], 0, (sum, moves) => sum + Math.max(0, moves));
}

/** C6: a team's moves, split among its members. */
export function shares({ movesPerRound, remainder }: Options, members: number, round: number): number[] {
  const first = (round - 1) % members;
  return times(members, (member) => {
    const place = (member - first + members) % members;
    const more = remainder === 'rotate' && place < movesPerRound % members ? 1 : 0;
    return Math.floor(movesPerRound / members) + more;
  });
}

/** The shares of all teams in a round. */
export function sharesOf(options: Options, round: number): number[][] {
  return times(options.teams, (team) => shares(options, membersOf(options, team), round));
}

/** Whether a team has made a move in this round, or given its moves up. */
export function hasBegun({ left, options, round }: State, team: Seat): boolean {
  const whole = sharesOf(options, round)[team] ?? [];
  return (left[team] ?? []).some((moves, member) => moves !== whole[member]);
}

function best(teams: readonly Seat[], figures: readonly number[]): readonly Seat[] {
  const most = Math.max(...teams.map((team) => figures[team] as number));
  return teams.filter((team) => figures[team] === most);
}

/** C14: the larger network wins, then the larger total. */
function byWormholes(state: State, totals: readonly number[]): Omit<Outcome, 'scores'> | undefined {
  const { wormholesToWin, mode } = state.options;
  if (wormholesToWin === 0 || mode !== 'classic') return undefined;
  const counts = totals.map((_, team) => standing(state, team).wormholes);
  const able = indices(counts.length).filter((team) => (counts[team] as number) >= wormholesToWin);
  if (able.length === 0) return undefined;
  const most = best(able, counts);
  const reason = `constellation/by-wormholes${most.length > 1 ? '-then-total' : ''}`;
  return { winners: best(most, totals), reason };
}

function byTarget(
  { options }: State,
  totals: readonly number[],
  isLast: boolean,
): Omit<Outcome, 'scores'> | undefined {
  const roles = rolesOf(options);
  const isThere = (team: Seat): boolean => (totals[team] as number) >= options.targetScore;
  const all = indices(totals.length);
  const side = (role: string): readonly Seat[] => all.filter((team) => roles[team] === role);
  if (options.mode === 'resistance') {
    if (side('offense').every(isThere))
      return { winners: side('offense'), reason: 'constellation/broken-through' };
    return isLast ? { winners: side('defense'), reason: 'constellation/held' } : undefined;
  }
  if (options.mode !== 'containment') return undefined;
  const [humans, bots] = [side('human').every(isThere), side('bot').some(isThere)];
  if (humans && bots) return { winners: all, reason: 'constellation/both' };
  if (humans) return { winners: side('human'), reason: 'constellation/contained' };
  return bots || isLast
    ? { winners: side('bot'), reason: bots ? 'constellation/bots-first' : 'constellation/uncontained' }
    : undefined;
}

/** C11: how the game stands when this round ends: wormholes, then targets, then the last round. */
export function judge(state: State): Omit<Outcome, 'scores'> | undefined {
  const { round, options } = state;
  const totals = totalsOf(state);
  const isLast = round >= options.rounds;
  const early = byWormholes(state, totals) ?? byTarget(state, totals, isLast);
  if (early || !isLast) return early;
  return options.mode === 'sandbox'
    ? { winners: [], reason: 'constellation/sandbox' }
    : { winners: best(indices(totals.length), totals), reason: 'constellation/by-total' };
}

/** C11: HQ points are gained, then the game is over or the next round begins. */
export function closeRound(state: State, events: Event[]): State {
  const gained = state.left.map((_, team) => hqPoints(state, team));
  const points = state.points.map((sum, team) => sum + (gained[team] as number));
  const closed: State = { ...state, points };
  events.push({ type: 'round', round: state.round, gained, totals: totalsOf(closed) });
  const end = judge(closed);
  if (!end) return { ...closed, round: state.round + 1, left: sharesOf(state.options, state.round + 1) };
  events.push({ type: 'over', ...end });
  return { ...closed, phase: 'over', left: state.left.map((own) => own.map(() => 0)) };
}
