/** The rules of play, S6 to S10: what a seat may do and what comes of it. */
import { indexed } from '../core/basics/indices.js';
import { seatFact } from '../core/words/words.js';
import { makeRules } from '../core/contract/make-rules.js';
import { requireOptions } from '../core/text/options.js';
import type { Refusal } from '../core/basics/result.js';
import type { Outcome, Rules, Seat, Step } from '../core/contract/rules.js';
import { eitherOf, fieldsOf, oneOf, textUpTo } from '../core/basics/shape.js';
import { boardOf, nodesWithin } from './geometry.js';
import { options } from './options.js';
import { bounds, score } from './score.js';
import type { Event, Move, Options, State } from './state.js';
import {
  bothHaveHadTurn,
  EMPTY,
  hasPie,
  isBare,
  isFull,
  isOver,
  other,
  SIGNS,
  signOf,
  wholeTurn,
} from './turns.js';

function setup(given: Partial<Options>): State {
  const chosen = requireOptions(options, given);
  const stones = EMPTY.repeat(nodesWithin(chosen.rings));
  return { options: chosen, stones, turn: 0, left: wholeTurn(chosen, stones), phase: 'play' };
}

function refuseStone(state: State, name: string): Refusal | undefined {
  const { rings } = state.options;
  const node = boardOf(rings).byName.get(name);
  if (node === undefined) return { code: 'star/no-node', rule: 'S2', facts: { node: name, rings } };
  const sign = state.stones[node];
  if (sign === EMPTY) return undefined;
  const isDead = bounds(state).dead.includes(name);
  return {
    code: 'star/cell-taken',
    rule: 'S6',
    facts: { node: name, colour: sign === SIGNS[0] ? 'blue' : 'red', dead: isDead ? 'yes' : 'no' },
  };
}

function refuseSwap({ options: { pie, handicap }, phase }: State): Refusal | undefined {
  if (phase === 'pie') return undefined;
  if (!pie) return { code: 'star/no-pie', rule: 'S8' };
  if (handicap > 1) return { code: 'star/pie-handicap', rule: 'S10', facts: { handicap } };
  return { code: 'star/swap-closed', rule: 'S8' };
}

function refuseCount(state: State): Refusal | undefined {
  if (state.phase === 'count')
    return { code: 'star/counter-proposal', rule: 'S7', facts: { seat: seatFact(other(state.turn)) } };
  if (!bothHaveHadTurn(state)) return { code: 'star/count-early', rule: 'S7' };
  const whole = wholeTurn(state.options, state.stones);
  if (state.left < whole)
    return {
      code: 'star/count-within-turn',
      rule: 'S7',
      facts: { placed: whole - state.left, seat: seatFact(state.turn) },
    };
  return undefined;
}

function refuse(state: State, actor: Seat | 'host', move: Move): Refusal | undefined {
  if (isOver(state)) return { code: 'star/over', rule: 'S7' };
  if (actor !== state.turn)
    return { code: 'star/not-your-turn', rule: 'S6', facts: { seat: seatFact(state.turn) } };
  switch (move.type) {
    case 'place':
      return refuseStone(state, move.node);
    case 'swap':
      return refuseSwap(state);
    case 'count':
      return refuseCount(state);
    case 'accept':
      return state.phase === 'count' ? undefined : { code: 'star/nothing-to-accept', rule: 'S7' };
    case 'resign':
      return undefined;
  }
}

function* moves(state: State, actor: Seat | 'host'): Generator<Move> {
  for (const [at, node] of indexed(boardOf(state.options.rings).names)) {
    const move: Move = { type: 'place', node };
    // Why a taken cell is refused takes a while to tell.
    if (state.stones[at] === EMPTY && !refuse(state, actor, move)) yield move;
  }
  if (!refuse(state, actor, { type: 'swap' })) yield { type: 'swap' };
}

/** The turn passes; what was offered before it is settled. */
function pass(state: State): State {
  return { ...state, turn: other(state.turn), left: wholeTurn(state.options, state.stones), phase: 'play' };
}

function withSign(stones: string, node: number, seat: Seat): string {
  return stones.slice(0, node) + signOf(seat) + stones.slice(node + 1);
}

function place(state: State, name: string): Step<State, Event> {
  const node = boardOf(state.options.rings).byName.get(name) as number;
  const placed: Event = { type: 'placed', seat: state.turn, node: name };
  // S7: to play on is to decline.
  const events: Event[] =
    state.phase === 'count' ? [{ type: 'declined', seat: state.turn }, placed] : [placed];
  const next: State = {
    ...state,
    stones: withSign(state.stones, node, state.turn),
    left: state.left - 1,
    phase: 'play',
  };
  // S9: a last single empty node ends the turn.
  if (next.left > 0 && !isFull(next.stones)) return { state: next, events };
  // S8: the offer follows the first stone.
  return {
    state: isBare(state.stones) && hasPie(state.options) ? { ...pass(next), phase: 'pie' } : pass(next),
    events,
  };
}

function swap(state: State): Step<State, Event> {
  const { turn: seat, stones } = state;
  const node = stones.indexOf(signOf(other(seat)));
  const taken = pass({ ...state, stones: withSign(stones, node, seat) });
  return {
    state: taken,
    events: [{ type: 'swapped', seat, node: boardOf(state.options.rings).names[node] as string }],
  };
}

function play(state: State, _actor: Seat | 'host', move: Move): Step<State, Event> {
  const seat = state.turn;
  switch (move.type) {
    case 'place':
      return place(state, move.node);
    case 'swap':
      return swap(state);
    case 'count':
      return { state: { ...pass(state), phase: 'count' }, events: [{ type: 'proposed', seat }] };
    case 'accept':
      return { state: { ...state, phase: 'counted' }, events: [{ type: 'accepted', seat }] };
    case 'resign':
      return { state: { ...state, phase: 'resigned' }, events: [{ type: 'resigned', seat }] };
  }
}

function outcome(state: State): Outcome | undefined {
  if (!isOver(state)) return undefined;
  if (state.phase === 'resigned') return { winners: [other(state.turn)], reason: 'star/resigned' };
  const { seats, winner } = score(state);
  const scores = seats.map((seat) => seat[state.options.scoring]);
  if (winner === null) return { winners: [], reason: 'star/draw', scores };
  const byQuarks = seats[0].standard === seats[1].standard;
  return { winners: [winner], reason: byQuarks ? 'star/by-quarks' : 'star/by-score', scores };
}

export const rules: Rules<State, Move, Event, Options> = makeRules({
  id: 'star',
  version: 1,
  chance: false,
  options,
  move: eitherOf(
    fieldsOf({ type: oneOf('place'), node: textUpTo(40) }),
    fieldsOf({ type: oneOf('swap', 'count', 'accept', 'resign') }),
  ),
  setup,
  seats: () => 2,
  toAct: (state) => (isOver(state) ? [] : [state.turn]),
  moves,
  refuse,
  play,
  outcome,
  resample: (state) => state,
});
