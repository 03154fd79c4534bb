/** Sentences beside the board: who may move, what to do now, the goal. */
import { indices } from '../core/basics/indices.js';
import type { KeyFact } from '../core/basics/result.js';
import type { Seat } from '../core/contract/rules.js';
import { seatFact, type Words } from '../core/words/words.js';
import { describeHeadline } from './ending.js';
import { skyOf } from './geometry.js';
import { takersOf, type Mover } from './interpret.js';
import { isHq, networksOf, ownerAt, signOf } from './networks.js';
import { movesLeft, PASSED } from './rounds.js';
import { hqTurn, rules } from './rules.js';
import { rolesOf, standing } from './score.js';
import { hqsEach } from './soundness.js';
import type { Move, State } from './state.js';

/** The member whose move the board takes next, by name if it has one. */
export interface NextMover {
  readonly team: Seat;
  readonly name: string | undefined;
  /** No other team is at this screen. */
  readonly isAlone: boolean;
}

/** Tells a team to wait when it has no moves left in this round and others still have some. */
export function describeWait({ left }: State, team: Seat, { say }: Words): string {
  const moves = left[team] ?? [];
  if (moves.every((each) => each === PASSED)) return say('turn.wait', { how: 'passed' });
  return say('turn.wait', { how: moves.some((each) => each > 0) ? 'stuck' : 'none' });
}

/**
 * Says who may move, or how it ended. `next`: whose move the board takes next; without it all that may move are named.
 */
export function describeTurn(state: State, words: Words, next?: NextMover): string {
  const outcome = rules.outcome(state);
  if (outcome) return describeHeadline(state, outcome, words);
  if (state.phase === 'hq') return words.say('turn.hq', { team: seatFact(hqTurn(state)) });
  const able = rules.toAct(state);
  if (able.length === 0) return words.say('turn.nobody');
  if (!next) return words.say('turn.open', { teams: able.map(seatFact) });
  const team = seatFact(next.team);
  if (next.isAlone) return words.say('turn.mine', { team });
  // C7: any member of any team may act at any time.
  const key = able.length === 1 ? 'only' : 'next';
  return next.name === undefined
    ? words.say(`turn.${key}`, { team })
    : words.say(`turn.${key}.member`, { team, name: next.name });
}

/** Tells which teams may move, while no member is chosen. */
export function describeOpen(state: State, { say }: Words): string {
  const able = rules.toAct(state);
  return able.length === state.options.teams
    ? say('turn.any')
    : say('turn.open', { teams: able.map(seatFact) });
}

/** A member of a team by name, or by number where the page gives none. */
export function memberFact({ team, member }: Mover, { has }: Words): KeyFact {
  const key = `member.${team}.${member}`;
  return has(key) ? { key } : { key: 'member', facts: { n: member + 1 } };
}

/** Tells a class what to do: call a star, or let the chosen member name one. */
export function describeCall(words: Words, chosen: Mover | undefined): string {
  if (!chosen) return words.say('todo.call');
  return words.say('todo.star', { name: memberFact(chosen, words), team: seatFact(chosen.team) });
}

/** The question who takes a star. */
export function askWho(state: State, { say }: Words, seats: readonly Seat[], star: string): string {
  const from = ownerAt(state.owners, skyOf(state).byId.get(star) ?? -1);
  if (from < 0) return say('ask.who', { star });
  const steals = new Set(takersOf(state, seats, star).map(({ team }) => state.steals[team]));
  const [n = 0] = steals;
  return say('ask.who-steals', { star, from: seatFact(from), n: steals.size === 1 ? n : 0 });
}

/** C5: which of its HQs a team places. */
function whichHq({ hqs, options }: State, team: Seat): 'first' | 'second' | 'only' {
  if (hqsEach(options) < 2) return 'only';
  return hqs[team]?.length === 0 ? 'first' : 'second';
}

/** The moves that are open to a team, as a sentence; steals are told from the second round on. */
function canDo(state: State, team: Seat): string {
  const has = (type: Move['type']): boolean => {
    for (const move of rules.moves(state, team)) if (move.type === type) return true;
    return false;
  };
  const isNear = state.options.claimNeedsAdjacency && state.owners.includes(signOf(team));
  const claims = isNear ? 'near' : '';
  if (!has('claim')) return 'steal';
  if (state.round < 2 || !has('steal')) return claims || 'claim';
  return claims ? 'either' : 'both';
}

/** The instruction for whoever moves next at this screen. */
export function describeToDo(state: State, words: Words, { team, name, isAlone }: NextMover): string {
  if (state.phase === 'hq') return words.say('todo.hq', { which: isAlone ? whichHq(state, team) : 'next' });
  const able = rules.toAct(state);
  if (!isAlone && able.length > 1)
    return words.say('todo.any', { all: able.length === state.options.teams ? 'yes' : 'no' });
  const can = canDo(state, team);
  return name === undefined
    ? words.say('todo.can', { can, n: movesLeft(state, team) })
    : words.say('todo.can.member', { can, name });
}

/**
 * What a newcomer is to know and the rules alone tell: in the HQ phase what HQs are for, in the first round that nobody
 * waits for turns. Empty where there is nothing, or once the reader has claimed a star.
 */
export function describeFirst(state: State, team: Seat, { say }: Words): string {
  const { options, phase, round, left, hqs } = state;
  if (phase === 'hq') return hqsEach(options) > 1 && hqs[team]?.length === 1 ? say('about.hq-short') : '';
  const n = options.movesPerRound;
  const isFirst = phase === 'play' && round === 1 && left.every((own) => own.length === 1);
  if (!isFirst || movesLeft(state, team) < n) return '';
  const [other = team, ...others] = indices(left.length).filter((one) => one !== team);
  const isDone = others.length === 0 && other !== team && movesLeft(state, other) === 0;
  return say('news.any-order', { n, done: isDone ? 'yes' : 'no', team: seatFact(other) });
}

const isByWormholes = ({ options }: State): boolean =>
  options.mode === 'classic' && options.wormholesToWin > 0;

/** C14: who would win by wormholes if the round ended now; empty where nobody would. `team`: the reader. */
export function describeWormholesWin(state: State, team: Seat, { say }: Words): string {
  const { wormholesToWin: of } = state.options;
  if (!isByWormholes(state) || state.phase !== 'play') return '';
  const counts = state.left.map((_, one) => standing(state, one).wormholes);
  const able = indices(counts.length).filter((one) => (counts[one] as number) >= of);
  const [only, ...others] = able;
  if (only === undefined) return '';
  if (others.length === 0)
    return say('event.wormholes-win', { team: seatFact(only), n: counts[only] as number });
  const n = able.includes(team) ? (counts[team] as number) : Math.max(...counts);
  return say('event.wormholes-most', { n });
}

/** Black holes in a team's network that holds this star, or in the network with most of them. */
function mostHoles(state: State, team: Seat): number {
  const kinds = skyOf(state).kinds;
  const holesIn = (stars: readonly number[]): number =>
    stars.filter((place) => kinds[place] === 'blackhole').length;
  const own = networksOf(state).list.filter((network) => network.team === team);
  return Math.max(0, ...own.map(({ stars }) => holesIn(stars)));
}

/**
 * What the reader's move has brought that matters later: one wormhole more in a network, or a first black hole. A
 * puzzle tells itself how far its goal is, and once its last move is made nothing comes later.
 */
export function describeBrought(before: State, after: State, team: Seat, { say, text }: Words): string {
  const { mode, wormholesToWin: of } = after.options;
  const [was, n] = [before, after].map((state) => standing(state, team).wormholes) as [number, number];
  const isFirstHole = mode !== 'blackhole' && mostHoles(before, team) === 0 && mostHoles(after, team) === 1;
  if (after.puzzle && movesLeft(after, team) === 0) return '';
  const said = [
    ...(!after.puzzle && isByWormholes(after) && n > was && n < of
      ? [say('event.wormholes', { n, of })]
      : []),
    ...(isFirstHole ? [say('event.one-blackhole')] : []),
  ];
  return text(said);
}

/**
 * The question before a steal, as facts: which stars, whose, whether HQs are among them, the steals left, and how many
 * stars of one's own black holes would destroy then.
 */
export function stealFacts(
  state: State,
  places: readonly number[],
  star: string,
  from: Seat,
  left: number,
  lost = 0,
) {
  const hqs = places.filter((place) => isHq(state, place)).length;
  const hq = hqs === 0 ? 'no' : places.length === 1 ? 'only' : 'among';
  const destroys = lost > 0 ? 'yes' : 'no';
  return { stars: places.length, star, from: seatFact(from), hq, left, lost, destroys };
}

/** C14 to C16: what the reader plays for. `seats`: the teams at this screen. */
export function describeGoal(
  { options }: State,
  seats: readonly Seat[],
  hasObjectives: boolean,
  { say }: Words,
): string {
  const { mode, targetScore: target, wormholesToWin: of, rounds } = options;
  const [own] = seats;
  // Several at one screen may be on both sides.
  const side = (seats.length === 1 && own !== undefined && rolesOf(options)[own]) || '';
  if (mode === 'classic' && of === 0) return say('goal.total', { rounds });
  if (mode === 'sandbox' && hasObjectives) return say('goal.objectives');
  return say(`goal.${mode}`, { target, of, side });
}
