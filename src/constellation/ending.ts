/** How a game ended, why, where it was decided, and what is shared of it. It judges nothing. */
import { indices } from '../core/basics/indices.js';
import type { Fact } from '../core/basics/result.js';
import type { Outcome, Seat } from '../core/contract/rules.js';
import { seatFact, type Words } from '../core/words/words.js';
import { shown } from './describe.js';
import { rules } from './rules.js';
import { rolesOf, standing, totalsOf } from './score.js';
import type { Role, State } from './state.js';

export function describeHeadline(
  state: State,
  { winners, reason, scores = [] }: Outcome,
  words: Words,
): string {
  const [winner = 0] = winners;
  return words.say(reason, {
    n: winners.length,
    winner: seatFact(winner),
    teams: winners.map(seatFact),
    total: shown(scores[winner] ?? 0),
    wormholes: standing(state, winner).wormholes,
  });
}

/** The best of the teams that have not won. */
function secondOf(state: State, { winners }: Outcome, figure: (team: Seat) => number): Seat | undefined {
  const others = indices(state.left.length).filter((team) => !winners.includes(team));
  return others.sort((a, b) => figure(b) - figure(a))[0];
}

/** Whether the winner would not have won without HQ points. */
function isByHqLine(state: State, winner: Seat, second: Seat): boolean {
  const [own, other] = [standing(state, winner), standing(state, second)];
  const weight = state.options.multipliers[2] as number;
  return own.hq > other.hq && own.total - weight * own.hq <= other.total - weight * other.hq;
}

function whyByTotal(state: State, outcome: Outcome, { say }: Words): string {
  const { winners, scores = [] } = outcome;
  const { mode, rounds } = state.options;
  const [winner = 0] = winners;
  const second = secondOf(state, outcome, (team) => scores[team] ?? 0);
  if (winners.length > 1 || second === undefined)
    return say('why.shared', { total: shown(scores[winner] ?? 0), rounds });
  if (mode === 'blackhole') return say('why.blackhole', { winner: seatFact(winner) });
  if (isByHqLine(state, winner, second)) {
    const [points, others] = [standing(state, winner).hq, standing(state, second).hq];
    return say('why.hq-line', { winner: seatFact(winner), points: shown(points), others: shown(others) });
  }
  return say('why.total', { rounds, second: seatFact(second), less: shown(scores[second] ?? 0) });
}

function whyByWormholes(state: State, outcome: Outcome, { say }: Words): string {
  const { winners, reason, scores = [] } = outcome;
  const { round, options } = state;
  const holes = (team: Seat): number => standing(state, team).wormholes;
  const [winner = 0] = winners;
  if (winners.length > 1)
    return say('why.shared-wormholes', { wormholes: holes(winner), total: shown(scores[winner] ?? 0) });
  // Of equal teams the one with the higher total is in second place.
  const second = secondOf(state, outcome, (team) => 1e6 * holes(team) + (scores[team] ?? 0));
  if (second === undefined || holes(second) < options.wormholesToWin) return say('why.wormholes', { round });
  return reason.endsWith('then-total')
    ? say('why.equal-wormholes', { second: seatFact(second) })
    : say('why.fewer-wormholes', { second: seatFact(second), less: holes(second), round });
}

/** Why a game that is over ended so, in a sentence. */
export function describeWhy(state: State, words: Words): string {
  const outcome = rules.outcome(state);
  if (!outcome) return '';
  const { targetScore: target, rounds } = state.options;
  const name = outcome.reason.slice('constellation/'.length);
  if (name === 'by-total') return whyByTotal(state, outcome, words);
  if (name.startsWith('by-wormholes')) return whyByWormholes(state, outcome, words);
  const { scores = [], winners } = outcome;
  const [first] = [...winners].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return words.say(`why.${name}`, { target, rounds, round: state.round, second: seatFact(first ?? 0) });
}

/** Whether what has ended the game so holds in a state. */
function holds(state: State, { winners, reason }: Outcome): boolean {
  const totals = totalsOf(state);
  const roles = rolesOf(state.options);
  const [winner = 0] = winners;
  const { targetScore, wormholesToWin } = state.options;
  const reach = (role: Role): readonly boolean[] =>
    totals.flatMap((total, team) => (roles[team] === role ? [total >= targetScore] : []));
  switch (reason) {
    case 'constellation/by-total':
      return totals.every((total, team) => team === winner || total < (totals[winner] as number));
    case 'constellation/by-wormholes':
      return standing(state, winner).wormholes >= wormholesToWin;
    case 'constellation/contained':
      return reach('human').every(Boolean);
    case 'constellation/bots-first':
      return reach('bot').some(Boolean);
    case 'constellation/broken-through':
      return reach('offense').every(Boolean);
    default:
      return false;
  }
}

/** Whether another team has ever been ahead of the winner. */
function isTrailing(state: State, { winners: [winner = 0] }: Outcome): boolean {
  const totals = totalsOf(state);
  return totals.some((total) => total > (totals[winner] as number));
}

/**
 * The ply since when what ended the game has held: three wormholes together, all targets reached. By totals, the ply
 * that took the lead for good, where another team had led; undefined where there is none.
 */
export function decidedAt(viewAt: (ply: number) => State, plies: number): number | undefined {
  const outcome = rules.outcome(viewAt(plies));
  if (!outcome || outcome.winners.length === 0 || !holds(viewAt(plies), outcome)) return undefined;
  let ply = plies;
  while (ply > 0 && holds(viewAt(ply - 1), outcome)) ply--;
  if (ply === 0) return undefined;
  if (outcome.reason !== 'constellation/by-total') return ply;
  if (outcome.winners.length > 1) return undefined;
  for (let before = ply - 1; before >= 0; before--) if (isTrailing(viewAt(before), outcome)) return ply;
  return undefined;
}

/** The text to share of a game that is over. */
export function describeShare(
  state: State,
  words: Words,
  hints: number,
  nameOf: (seat: Seat) => Fact = seatFact,
): string {
  const outcome = rules.outcome(state);
  if (!outcome) return '';
  const { winners, scores = [], reason } = outcome;
  const [winner = 0] = winners;
  const second = secondOf(state, outcome, (team) => scores[team] ?? 0);
  const taken = words.say('share.taken', { rounds: state.round, teams: state.left.length, hints });
  const by = /^constellation\/by-(total|wormholes)/.exec(reason)?.[1];
  if (by !== undefined && state.left.length === 2 && winners.length === 1 && second !== undefined) {
    const facts = {
      winner: nameOf(winner),
      second: nameOf(second),
      total: shown(scores[winner] ?? 0),
      less: shown(scores[second] ?? 0),
      wormholes: standing(state, winner).wormholes,
    };
    return `${words.say(`share.by-${by}`, facts)}\n${taken}`;
  }
  const isByTotal = reason === 'constellation/by-total' && winners.length === 1 && second !== undefined;
  const total = scores[winner] ?? 0;
  const headline = describeHeadline(state, outcome, words.to(undefined));
  const result = isByTotal
    ? words.say('share.total', {
        winner: nameOf(winner),
        total: shown(total),
        ahead: shown(total - (scores[second] ?? 0)),
        second: nameOf(second),
      })
    : words.say('share.other', { headline });
  return `${result}\n${taken}`;
}
