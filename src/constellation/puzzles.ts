/** The puzzles of Constellation (C21): the moves that are left of one round. Only `hold` has somebody else in it. */
import type { KeyFact, Refusal } from '../core/basics/result.js';
import type { Seat } from '../core/contract/rules.js';
import {
  SOLVER,
  type Answerer,
  type AskedGoal,
  type GoalKind,
  type Puzzles,
  type Standing,
} from '../core/puzzle/puzzle.js';
import { seatFact } from '../core/words/words.js';
import { shown } from './describe.js';
import { skyOf } from './geometry.js';
import { networksOf, ownerAt } from './networks.js';
import { cellOf } from './notation.js';
import { hqWay } from './plans.js';
import { movesLeft } from './rounds.js';
import { rules } from './rules.js';
import { standing, totalsOf } from './score.js';
import type { Event, Move, State } from './state.js';

const RULE = 'C21';
/** The team that answers. */
const OTHER: Seat = 1;

const no = (code: string, facts: Refusal['facts'] = {}): Refusal => ({ code, rule: RULE, facts });

/** Whether both of the solver's HQs are in one network. */
function areConnected(state: State): boolean {
  const [first, second] = state.hqs[SOLVER] ?? [];
  if (first === undefined || second === undefined) return false;
  const { of } = networksOf(state);
  return of[first] === of[second];
}

/** The answerer's steals that part the solver's HQs, which are connected. */
export function partings(state: State): readonly Move[] {
  const found: Move[] = [];
  for (const move of rules.moves(state, OTHER))
    if (move.type === 'steal' && !areConnected(rules.play(state, OTHER, move).state)) found.push(move);
  return found;
}

const yes = (isMet: boolean): Standing => ({ done: isMet ? 1 : 0, of: 1 });

const refuseParts = (_state: State, parts: readonly string[]): Refusal | undefined =>
  parts.length > 0 ? no('puzzle/parts', { needed: 0 }) : undefined;

/** How many stars at least still part the HQs, where free ones are enough. */
function apart(state: State): KeyFact {
  if (state.fallen[SOLVER]) return { key: 'left.fallen', facts: {} };
  const way = hqWay(state, SOLVER);
  return way ? { key: 'left.apart', facts: { n: way.length } } : { key: 'left.far', facts: {} };
}

/** Connect both HQs. */
const hqs: GoalKind<State, Move> = {
  name: 'hqs',
  refuse: refuseParts,
  judge: (state) => yes(areConnected(state)),
  left: apart,
};

/** Whether the solver can do nothing more in this round. */
const isDone = (state: State): boolean => !rules.toAct(state).includes(SOLVER);

const thief: Answerer<State, Move> = {
  seat: OTHER,
  bot: 'answer',
  isDue: (state) => isDone(state) && areConnected(state),
  hasMade: ({ owners, ...state }, move) =>
    move.type === 'steal' && ownerAt(owners, skyOf(state).byId.get(move.star) as number) !== SOLVER,
};

/** Connect both HQs so that no single steal parts them. */
const hold: GoalKind<State, Move> = {
  name: 'hold',
  refuse: refuseParts,
  judge: (state) => yes(areConnected(state) && partings(state).length === 0),
  left: (state) => {
    const star = cellOf(state.puzzle?.answer ?? '');
    if (star !== undefined) return { key: 'left.parted', facts: { team: seatFact(OTHER), star } };
    return areConnected(state) ? { key: 'left.partable', facts: { team: seatFact(OTHER) } } : apart(state);
  },
  answerer: thief,
};

const needed = ({ options }: State): number => options.wormholesToWin || 3;

/** Bring as many wormholes into one network as win a game. */
const wormholes: GoalKind<State, Move> = {
  name: 'wormholes',
  refuse: refuseParts,
  judge: (state) => {
    const of = needed(state);
    return { done: Math.min(of, standing(state, SOLVER).wormholes), of };
  },
  left: (state) => ({
    key: 'left.wormholes',
    facts: { n: standing(state, SOLVER).wormholes, of: needed(state) },
  }),
};

/** Win alone when the round ends, which is the last one. */
const win: GoalKind<State, Move> = {
  name: 'win',
  refuse: refuseParts,
  judge: (state) => {
    const { winners = [] } = rules.outcome(state) ?? {};
    return yes(winners.length === 1 && winners[0] === SOLVER);
  },
  left: (state) => {
    const totals = totalsOf(state);
    const best = Math.max(...totals.slice(1));
    const team = 1 + totals.slice(1).indexOf(best);
    const facts = { team: seatFact(team), own: seatFact(SOLVER) };
    const { reason } = rules.outcome(state) ?? { reason: '' };
    if (reason === '') return { key: 'left.open', facts: {} };
    if (reason !== 'constellation/by-total') return { key: 'left.by-wormholes', facts };
    const own = totals[SOLVER] as number;
    return { key: 'left.points', facts: { ...facts, points: shown(own), against: shown(best) } };
  },
};

/** Whether others have moves in this round. */
const othersMove = (state: State): boolean =>
  state.left.some((_, team) => team !== SOLVER && movesLeft(state, team) > 0);

function refuse(state: State, { kind }: AskedGoal): Refusal | undefined {
  const { options, phase, round, left, steals, hqs: all } = state;
  if (phase !== 'play' || !rules.toAct(state).includes(SOLVER)) return no('puzzle/not-yours');
  if (left.some((own) => own.length > 1)) return no('constellation/goal-members');
  if ((kind === 'hqs' || kind === 'hold') && all[SOLVER]?.length !== 2) return no('constellation/goal-hqs');
  if (kind === 'win' && round < options.rounds)
    return no('constellation/goal-round', { rounds: options.rounds });
  if (kind !== 'hold') return othersMove(state) ? no('puzzle/others') : undefined;
  const isOne = left.length === 2 && movesLeft(state, OTHER) === 1 && (steals[OTHER] as number) > 0;
  return isOne ? undefined : no('constellation/goal-thief');
}

export const puzzles: Puzzles<State, Event, Move> = {
  rule: RULE,
  kinds: [hqs, hold, wormholes, win],
  refuse,
  hasMove: ({ type }) => type === 'claim' || type === 'steal',
  isSpent: (before, after) => {
    if (after.phase === 'over' || after.round !== before.round) return true;
    const isAnswered = after.puzzle?.goal.kind === 'hold' && thief.isDue(after);
    return isDone(after) && !isAnswered;
  },
  // Points at the end of the round come too late.
  isTold: ({ type }) => type !== 'round' && type !== 'over',
};
