/** Turns: whose it is, when one ends and the results of its end, P7 to P9. */
import { indices } from '../core/basics/indices.js';
import type { Seat } from '../core/contract/rules.js';
import { incomesOf, planetsOf } from './economy.js';
import type { Event, State, TurnOver } from './state.js';

export function isOver({ turn, options }: State): boolean {
  return turn > options.turns;
}

export function seatsOf({ options }: Pick<State, 'options'>): readonly Seat[] {
  return indices(options.seats);
}

/** P9: with a ship, or with crack for one. */
function isAble({ options, owners, ships, crack }: State, seat: Seat): boolean {
  const has = crack[seat] as number;
  return owners.some(
    (owner, planet) =>
      owner === seat && ((ships[planet] as number) > 0 || (options.sizes[planet] as number) <= has),
  );
}

/** P9: no points, ended, or unable to act. */
export function isFinished(state: State, seat: Seat): boolean {
  return state.points[seat] === 0 || state.ended[seat] === true || !isAble(state, seat);
}

/** Without planets, and so without ships. */
export function isOut({ owners }: Pick<State, 'owners'>, seat: Seat): boolean {
  return !owners.includes(seat);
}

/** The first seat, from one on in rotation, that is not finished. */
function firstFrom(state: State, from: number): Seat | undefined {
  const { seats } = state.options;
  return seatsOf(state)
    .map((step) => (from + step) % seats)
    .find((seat) => !isFinished(state, seat));
}

/**
 * P7: who acts first of those that are left in a turn; 0 where the order does not tell. Undefined: all are finished.
 */
export function opener(state: State): Seat | undefined {
  const first = firstFrom(state, (state.turn - 1) % state.options.seats);
  return first === undefined || state.options.order !== 'free' ? first : 0;
}

/** P7: who acts after a seat. */
function successor(state: State, seat: Seat): Seat | undefined {
  switch (state.options.order) {
    case 'alternate':
      return firstFrom(state, seat + 1);
    case 'sequential':
      return firstFrom(state, seat);
    case 'free':
      return firstFrom(state, 0) === undefined ? undefined : 0;
  }
}

/** P9: income, then new points, but after the last turn. */
function endTurn(state: State): { readonly state: State; readonly event: TurnOver } {
  const { options, turn, points, ended, crack } = state;
  const incomes = incomesOf(state);
  const granted = turn < options.turns ? options.commandPoints : 0;
  const isLost = (seat: Seat): boolean => options.endTurn === 'forfeit' && ended[seat] === true;
  return {
    state: {
      ...state,
      crack: crack.map((has, seat) => has + (incomes[seat] as number)),
      points: points.map((left, seat) => (isLost(seat) ? 0 : left) + granted),
      ended: ended.map(() => false),
      turn: turn + 1,
      next: 0,
    },
    event: { type: 'turn', turn, incomes, planets: planetsOf(state) },
  };
}

/** Hands on after a seat's move. Where all are finished the turn ends; where nobody can act, turns pass (P9). */
export function handOn(
  state: State,
  seat: Seat,
): { readonly state: State; readonly events: readonly Event[] } {
  const events: Event[] = [];
  let now = state;
  let next = successor(now, seat);
  while (next === undefined && !isOver(now)) {
    const end = endTurn(now);
    now = end.state;
    events.push(end.event);
    next = opener(now);
  }
  return { state: { ...now, next: isOver(now) ? 0 : (next as Seat) }, events };
}
