/**
 * The rules of play, D1 to D4: what a seat may do and what comes of it. It knows no text, no sentence and no picture.
 * To replace: the functions. `refuse` is the one home of legality; `play` is never asked for what it refuses.
 */
import { seatFact } from '../../src/core/words.js';
import { makeRules } from '../../src/core/make-rules.js';
import { requireOptions } from '../../src/core/options.js';
import type { Refusal } from '../../src/core/result.js';
import type { Actor, Outcome, Rules, Step } from '../../src/core/rules.js';
import { fieldsOf, oneOf, wholeNumber } from '../../src/core/shape.js';
import { options } from './options.js';
import type { Event, Move, Options, State } from './state.js';

function setup(given: Partial<Options>): State {
  const chosen = requireOptions(options, given);
  return { options: chosen, left: chosen.stars, turn: 0 };
}

/** D3: how many stars go out from this one on. */
export function countFrom({ left }: State, star: number): number {
  return left - star + 1;
}

function refuse(state: State, actor: Actor, { star }: Move): Refusal | undefined {
  const {
    left,
    turn,
    options: { stars, most },
  } = state;
  if (left === 0) return { code: 'daybreak/over', rule: 'D4' };
  if (actor !== turn) return { code: 'daybreak/not-your-turn', rule: 'D3', facts: { seat: seatFact(turn) } };
  if (star < 1 || star > stars)
    return { code: 'daybreak/no-star', rule: 'D2', facts: { found: star, stars } };
  if (star > left) return { code: 'daybreak/is-out', rule: 'D3', facts: { star } };
  const count = countFrom(state, star);
  return count > most ? { code: 'daybreak/too-many', rule: 'D3', facts: { star, count, most } } : undefined;
}

function* moves(state: State, actor: Actor): Generator<Move> {
  for (let star = state.left; star >= 1; star--) {
    const move: Move = { type: 'out', star };
    if (refuse(state, actor, move)) return;
    yield move;
  }
}

function play(state: State, _actor: Actor, { star }: Move): Step<State, Event> {
  const left = star - 1;
  const event: Event = { type: 'out', seat: state.turn, stars: countFrom(state, star), left };
  return { state: { ...state, left, turn: 1 - state.turn }, events: [event] };
}

/** D4: the turn has passed on from whoever put out the last star. */
function outcome({ left, turn, options: { last } }: State): Outcome | undefined {
  if (left > 0) return undefined;
  return { winners: [last === 'wins' ? 1 - turn : turn], reason: `daybreak/last-${last}` };
}

export const rules: Rules<State, Move, Event, Options> = makeRules({
  id: 'daybreak',
  version: 1,
  chance: false,
  options,
  // What is no such thing is refused before `refuse` is asked: what a relay passes on may be anything.
  move: fieldsOf({ type: oneOf('out'), star: wholeNumber }),
  setup,
  seats: () => 2,
  toAct: ({ left, turn }) => (left === 0 ? [] : [turn]),
  moves,
  refuse,
  play,
  outcome,
  // Nothing is hidden here. Where something is, this deals it anew, and `view` and `hear` in game.ts hold it back.
  resample: (state) => state,
});
