/** Tells step by step what a round has brought: that it is over, then the HQ points of each team (C11, C12). */
import { indices } from '../core/basics/indices.js';
import type { Seat } from '../core/contract/rules.js';
import { seatFact, type Words } from '../core/words/words.js';
import { shown } from './describe.js';
import { isScoring } from './score.js';
import { hasHqs, hqsEach } from './soundness.js';
import type { Event, State } from './state.js';

/** A sentence, and the teams whose HQ points it tells. */
export interface RoundStep {
  readonly sentence: string;
  readonly teams: readonly Seat[];
}

/** So many teams have a sentence each. */
const FEW = 2;

type RoundOver = Extract<Event, { readonly type: 'round' }>;

/** The points that an HQ line has brought. */
function pointsOf({ options }: State, { gained }: RoundOver, team: Seat): number {
  return shown((options.multipliers[2] as number) * (gained[team] as number));
}

function sayTeam(state: State, over: RoundOver, seat: Seat, { say }: Words): string {
  const team = seatFact(seat);
  const n = over.gained[seat] as number;
  if (n > 0) return say('round.hq-points', { team, n, points: pointsOf(state, over, seat) });
  if (state.fallen[seat]) return say('round.hq-lost', { team });
  return say('round.hq-apart', { team, hqs: hqsEach(state.options) === 1 ? 'one' : 'two' });
}

/** The steps after a round; `state`: what follows it. */
export function roundSteps(state: State, over: RoundOver, words: Words): readonly RoundStep[] {
  const first = { sentence: words.say('round.over', { round: over.round }), teams: [] };
  const teams = indices(state.left.length).filter((team) => isScoring(state.options, team));
  if (!hasHqs(state) || teams.length === 0) return [first];
  if (teams.length <= FEW)
    return [first, ...teams.map((team) => ({ sentence: sayTeam(state, over, team, words), teams: [team] }))];
  const each = teams.map((team) => ({
    key: 'event.total',
    facts: { team: seatFact(team), total: pointsOf(state, over, team) },
  }));
  return [first, { sentence: words.say('round.hq-row', { teams: each }), teams }];
}

/** The totals after a round, for whoever does not see the table. */
export function sayTotals({ totals }: RoundOver, { say }: Words): string {
  const teams = totals.map((total, team) => ({
    key: 'event.total',
    facts: { team: seatFact(team), total: shown(total) },
  }));
  return say('round.totals', { teams });
}

/** The HQ points of a position after a round as far as they have been told: those of other teams are still to come. */
export function pointsTold(state: State, over: RoundOver, told: readonly RoundStep[]): State {
  const teams = told.flatMap((step) => step.teams);
  const points = state.points.map((sum, team) =>
    teams.includes(team) ? sum : sum - (over.gained[team] as number),
  );
  return { ...state, points };
}
