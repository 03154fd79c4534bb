/** The rules of play, P1 to P14: what a seat may do and what comes of it. */
import { indexed, indices } from '../core/basics/indices.js';
import { makeRules } from '../core/contract/make-rules.js';
import { requireOptions } from '../core/text/options.js';
import type { Refusal } from '../core/basics/result.js';
import type { Actor, Outcome, Rules, Seat, Step } from '../core/contract/rules.js';
import { chance } from '../core/basics/seed.js';
import { eitherOf, fieldsOf, oneOf, wholeNumber } from '../core/basics/shape.js';
import { seatFact } from '../core/words/words.js';
import { foresee } from './combat.js';
import { planetsOf } from './economy.js';
import { areaOf, boardOf } from './geometry.js';
import { options, refuseSizes } from './options.js';
import { NOBODY, type Move, type Event, type Options, type State } from './state.js';
import { handOn, isFinished, isOver, seatsOf } from './turns.js';

const HOME_SHIP = 5;
const USUAL_SIZE = 5;

/** P3: each planet that is nobody's gives a point to a neighbour that is nobody's. */
function drawSizes(boardSize: number, homes: readonly number[], seed: number): readonly number[] {
  const { planets, near } = boardOf(boardSize);
  const luck = chance(seed);
  const sizes = planets.map(() => USUAL_SIZE);
  for (const planet of indices(planets.length)) {
    if (homes.includes(planet)) continue;
    const takers = (near[planet] ?? []).filter((other) => !homes.includes(other));
    if (takers.length === 0) continue;
    const taker = luck.pick(takers);
    sizes[planet] = (sizes[planet] as number) - 1;
    sizes[taker] = (sizes[taker] as number) + 1;
  }
  return sizes;
}

function setup(given: Partial<Options>, seed: number): State {
  const chosen = requireOptions(options, given);
  const { boardSize, seats, commandPoints } = chosen;
  const wrong = refuseSizes(chosen);
  if (wrong)
    throw new RangeError(
      `sizes has ${chosen.sizes.length} numbers. A board of size ${boardSize} takes ${wrong.facts?.['needed']} (P3).`,
    );
  const board = boardOf(boardSize);
  const homes = board.homes.slice(0, seats);
  const sizes = chosen.sizes.length > 0 ? chosen.sizes : drawSizes(boardSize, homes, seed);
  const each = <T>(value: T): T[] => Array<T>(seats).fill(value);
  return {
    options: { ...chosen, sizes },
    owners: board.planets.map((_, planet) => homes.indexOf(planet)),
    ships: board.planets.map((_, planet) => (homes.includes(planet) ? HOME_SHIP : 0)),
    crack: each(0),
    points: each(commandPoints),
    ended: each(false),
    turn: 1,
    next: 0,
  };
}

function toAct(state: State): readonly Seat[] {
  if (isOver(state)) return [];
  if (state.options.order !== 'free') return [state.next];
  return seatsOf(state).filter((seat) => !isFinished(state, seat));
}

const no = (rule: string, code: string, facts: Refusal['facts'] = {}): Refusal => ({
  code: `space-crack/${code}`,
  rule,
  facts,
});

function refuseActor(state: State, actor: Actor): Refusal | undefined {
  if (isOver(state)) return no('P11', 'over');
  if (actor === 'host' || !seatsOf(state).includes(actor)) return no('P1', 'no-seat');
  if (toAct(state).includes(actor)) return undefined;
  const seat = seatFact(actor);
  if (state.ended[actor]) return no('P8', 'turn-ended', { seat });
  if (state.points[actor] === 0) return no('P7', 'no-points', { seat });
  if (isFinished(state, actor)) return no('P9', 'unable', { seat });
  return no('P7', 'not-your-turn', { seat: seatFact(state.next) });
}

/** Why a planet cannot be used by a seat, if so. */
function refusePlanet(
  { owners, options: { boardSize } }: State,
  seat: Seat,
  planet: number,
): Refusal | undefined {
  if (!(planet - 1 in owners))
    return no('P2', 'no-planet', { planet: String(planet), planets: owners.length, boardSize });
  const owner = owners[planet - 1] as number;
  if (owner === seat) return undefined;
  return owner === NOBODY
    ? no('P4', 'nobodys', { planet: `${planet}` })
    : no('P4', 'not-yours', { planet: `${planet}`, seat: seatFact(owner) });
}

function refuse(state: State, actor: Actor, move: Move): Refusal | undefined {
  const { options: chosen, owners, ships, crack } = state;
  const wrong = refuseActor(state, actor);
  if (wrong) return wrong;
  const seat = actor as Seat;
  switch (move.type) {
    case 'move': {
      const { from, to } = move;
      const unusable = refusePlanet(state, seat, from);
      if (unusable) return unusable;
      if (!(to - 1 in owners)) return refusePlanet(state, seat, to);
      if (ships[from - 1] === 0) return no('P4', 'no-ship', { planet: `${from}` });
      return boardOf(chosen.boardSize).near[from - 1]?.includes(to - 1)
        ? undefined
        : no('P4', 'not-neighbour', { from: `${from}`, planet: `${to}` });
    }
    case 'build': {
      const { planet } = move;
      const unusable = refusePlanet(state, seat, planet);
      if (unusable) return unusable;
      if (chosen.buildOnOccupied === 'forbid' && (ships[planet - 1] as number) > 0)
        return no('P6', 'occupied', { planet: `${planet}` });
      const [price, has] = [chosen.sizes[planet - 1] as number, crack[seat] as number];
      return price <= has
        ? undefined
        : no('P6', 'no-crack', { seat: seatFact(seat), planet: `${planet}`, price, has });
    }
    case 'end':
      return chosen.endTurn === 'off' ? no('P8', 'no-end') : undefined;
  }
}

function* moves(state: State, actor: Actor): Generator<Move> {
  if (refuseActor(state, actor)) return;
  const { near } = boardOf(state.options.boardSize);
  for (const [planet, owner] of indexed(state.owners)) {
    if (owner !== actor) continue;
    if ((state.ships[planet] as number) > 0)
      for (const other of near[planet] ?? []) yield { type: 'move', from: planet + 1, to: other + 1 };
    const build: Move = { type: 'build', planet: planet + 1 };
    if (!refuse(state, actor, build)) yield build;
  }
}

const put = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list.map((old, i) => (i === at ? value : old));

/** The effect of a move by itself, its point not yet paid. */
function act(state: State, seat: Seat, move: Move): { readonly state: State; readonly event: Event } {
  const { options: chosen, owners, ships, crack, ended } = state;
  switch (move.type) {
    case 'move': {
      const event = foresee(state, seat, move.from, move.to);
      const isHeld = event.type === 'lost' || event.type === 'both';
      const [from, to] = [move.from - 1, move.to - 1];
      return {
        state: {
          ...state,
          owners: isHeld ? owners : put(owners, to, seat),
          ships: put(put(ships, from, 0), to, event.left),
        },
        event,
      };
    }
    case 'build': {
      const at = move.planet - 1;
      const price = chosen.sizes[at] as number;
      const ship = (ships[at] as number) + price;
      return {
        state: {
          ...state,
          ships: put(ships, at, ship),
          crack: put(crack, seat, (crack[seat] as number) - price),
        },
        event: {
          type: 'built',
          seat,
          planet: move.planet,
          price,
          ship,
          area: areaOf(boardOf(chosen.boardSize), at),
        },
      };
    }
    case 'end':
      return { state: { ...state, ended: put(ended, seat, true) }, event: { type: 'ended', seat } };
  }
}

function play(state: State, actor: Actor, move: Move): Step<State, Event> {
  const seat = actor as Seat;
  const { state: acted, event } = act(state, seat, move);
  const price = move.type === 'end' ? 0 : 1;
  const paid = { ...acted, points: put(acted.points, seat, (acted.points[seat] as number) - price) };
  const { state: next, events } = handOn(paid, seat);
  // In free order others have seen the turn's end and may have acted on it.
  const irreversible = state.options.order === 'free' && events.length > 0;
  return { state: next, events: [event, ...events], ...(irreversible && { irreversible }) };
}

/** P11: most planets, then most crack. */
function outcome(state: State): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const scores = planetsOf(state);
  const most = Math.max(...scores);
  const leaders = seatsOf(state).filter((seat) => scores[seat] === most);
  const richest = Math.max(...leaders.map((seat) => state.crack[seat] as number));
  const winners = leaders.filter((seat) => state.crack[seat] === richest);
  const reason =
    state.options.seats === 1
      ? 'alone'
      : leaders.length === 1
        ? 'by-planets'
        : winners.length === 1
          ? 'by-crack'
          : 'shared';
  return { winners, reason: `space-crack/${reason}`, scores };
}

export const rules: Rules<State, Move, Event, Options> = makeRules({
  id: 'space-crack',
  version: 1,
  chance: true,
  options,
  move: eitherOf(
    fieldsOf({ type: oneOf('move'), from: wholeNumber, to: wholeNumber }),
    fieldsOf({ type: oneOf('build'), planet: wholeNumber }),
    fieldsOf({ type: oneOf('end') }),
  ),
  setup,
  seats: ({ options: { seats } }) => seats,
  toAct,
  moves,
  refuse,
  play,
  outcome,
  // P14: nothing is hidden.
  resample: (state) => state,
});
