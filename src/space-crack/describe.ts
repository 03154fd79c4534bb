/** Facts of the game as sentences, for the log, the status and the ear. All wording comes from the words table. */
import type { Facts } from '../core/result.js';
import type { Seat } from '../core/rules.js';
import { seatFact, type Words } from '../core/words.js';
import { foresee } from './combat.js';
import { isCore, planetsOf, yieldOf } from './economy.js';
import { boardOf } from './geometry.js';
import type { Ui } from './interpret.js';
import { rules } from './rules.js';
import { NOBODY, type Event, type Moved, type State } from './state.js';
import { isOver } from './turns.js';

function moveFacts({ seat, was, from, to, ship, against, left }: Moved): Facts {
  return { seat: seatFact(seat), other: was === NOBODY ? '' : seatFact(was), from, to, ship, against, left };
}

export function describe(event: Event, words: Words): string {
  switch (event.type) {
    case 'turn': {
      const incomes = event.incomes.map((income, seat) =>
        words.say('event.income', { seat: seatFact(seat), income }),
      );
      return words.text([words.say('event.turn', { turn: event.turn }), ...incomes]);
    }
    case 'built':
      return words.say(event.ship > event.price ? 'event.built-more' : 'event.built', {
        ...event,
        seat: seatFact(event.seat),
      });
    case 'ended':
      return words.say('event.ended', { seat: seatFact(event.seat) });
    default: {
      const key = event.type === 'took' && event.was !== NOBODY ? 'took-from' : event.type;
      return words.say(`event.${key}`, moveFacts(event));
    }
  }
}

/** A move that somebody is advised to make, by its event. */
export function describeHint(event: Event, { say }: Words): string {
  if (event.type === 'turn') return '';
  if (event.type === 'built' || event.type === 'ended') return say(`hint.${event.type}`, { ...event });
  return say('hint.moved', { from: event.from, to: event.to });
}

/** Who is to act, or how it ended. */
export function describeTurn(state: State, words: Words): string {
  const outcome = rules.outcome(state);
  if (!outcome) {
    const seats = rules.toAct(state);
    const [seat = 0] = seats;
    if (seats.length > 1) return words.say('turn.several', { seats: seats.map(seatFact) });
    return words.say('turn.one', { seat: seatFact(seat), points: state.points[seat] as number });
  }
  const [winner = 0] = outcome.winners;
  const planets = planetsOf(state);
  const others = planets.filter((_, seat) => seat !== winner);
  const rivals = state.crack.filter((_, seat) => seat !== winner && planets[seat] === planets[winner]);
  return words.say(outcome.reason, {
    winner: seatFact(winner),
    winners: outcome.winners.map(seatFact),
    planets: planets[winner] as number,
    all: state.owners.length,
    against: Math.max(0, ...others),
    crack: state.crack[winner] as number,
    less: Math.max(0, ...rivals),
  });
}

/** How far the game is. */
export function describeProgress(state: State, words: Words): string {
  const { turn, options } = state;
  return words.say(isOver(state) ? 'turn.over' : 'turn.of', { turn, turns: options.turns });
}

/** Crack from hundredths. */
export const crackOf = (hundredths: number): number => hundredths / 100;

/** What a move would bring, told of the planet that it leads to: `your ship would win and keep strength 5`. */
export function describeMeeting(moved: Moved, words: Words): string {
  return words.say(`would.${moved.type}`, moveFacts(moved));
}

/** The same in a line of its own: which way, what is there, and what would come of it. */
export function describeWay(state: State, way: number, moved: Moved, words: Words): string {
  const { type, seat, was, to, against, left } = moved;
  return words.say(`go.${type === 'took' && was === NOBODY ? 'free' : type}`, {
    direction: { key: `direction.${way}` },
    seat: seatFact(seat),
    owner: was === NOBODY ? '' : seatFact(was),
    size: state.options.sizes[to - 1] as number,
    there: against,
    left,
  });
}

/** What a seat that is to move may do with what it has. */
export function describeChoice(state: State, acting: readonly Seat[], words: Words): string {
  const [seat = 0] = acting;
  const own = [...state.owners.keys()].filter((planet) => state.owners[planet] === seat);
  const canMove = own.some((planet) => (state.ships[planet] as number) > 0);
  const canBuild = own.some((planet) => !rules.refuse(state, seat, { type: 'build', planet: planet + 1 }));
  if (acting.length > 1 || canMove === canBuild) return words.say('panel.choose');
  return words.say(canMove ? 'panel.choose-ship' : 'panel.choose-planet', { seat: seatFact(seat) });
}

/** What a ship at a planet would cost and be, or what is lacking; undefined where none can be built anyway (P6). */
export function describeBuild(state: State, cell: string, words: Words): string | undefined {
  const planet = Number(cell);
  const seat = state.owners[planet - 1] as number;
  const price = state.options.sizes[planet - 1] as number;
  const refused = rules.refuse(state, seat, { type: 'build', planet });
  // P13: a price that is too high is told; a planet where nothing can be built is not.
  if (refused && refused.facts?.['price'] === undefined) return undefined;
  const there = state.ships[planet - 1] as number;
  return words.say(refused ? 'panel.dear' : there > 0 ? 'panel.build-more' : 'panel.build', {
    seat: seatFact(seat),
    price,
    ship: there + price,
    has: state.crack[seat] as number,
  });
}

/** The move of the ship that is picked up to a planet, if it can go there. */
export function foreseen(state: State, { selected }: Ui, cell: string): Moved | undefined {
  const from = Number(selected);
  const seat = selected === undefined ? undefined : state.owners[from - 1];
  if (seat === undefined || rules.refuse(state, seat, { type: 'move', from, to: Number(cell) }))
    return undefined;
  return foresee(state, seat, from, Number(cell));
}

/** Whose a planet is. */
function describeOwner(owner: number, words: Words): string {
  return owner === NOBODY ? words.say('cell.free') : words.say('cell.owner', { seat: seatFact(owner) });
}

/** A planet in few words, as a neighbour: `12, Red’s planet, ship of strength 5`. */
export function glance({ owners, ships }: State, cell: string, words: Words): string {
  const planet = Number(cell) - 1;
  const owner = owners[planet] as number;
  const ship = ships[planet] as number;
  const said = [cell, describeOwner(owner, words)];
  if (ship > 0) said.push(words.say('cell.ship', { ship }));
  return words.row(said);
}

/** What the chosen ship would do at a planet, in a sentence that names it or speaks of it; empty where it cannot go there. */
function describeGoing(
  state: State,
  ui: Ui,
  cell: string,
  words: Words,
  key: 'would.way' | 'would.here' = 'would.way',
): string {
  const moved = foreseen(state, ui, cell);
  const what = moved && { key: `would.${moved.type}`, facts: moveFacts(moved) };
  return what ? words.say(key, { to: moved.to, what }) : '';
}

/**
 * What could be done at a planet: where the chosen ship may go, what it would do there; at one of somebody who is to
 * move, while none is chosen, where its ship could go, and a ship to build.
 */
export function foretell(state: State, cell: string, words: Words, ui: Ui): string {
  if (ui.selected !== undefined) return describeGoing(state, ui, cell, words, 'would.here');
  const planet = Number(cell) - 1;
  if (!rules.toAct(state).includes(state.owners[planet] as number)) return '';
  const near = boardOf(state.options.boardSize).near[planet] as readonly number[];
  const ways = near
    .map((other) => describeGoing(state, { selected: cell }, `${other + 1}`, words))
    .filter((way) => way !== '');
  return words.text([
    ...(ways.length > 0 ? [words.say('would.choose'), ...ways] : []),
    describeBuild(state, cell, words) ?? '',
  ]);
}

/** A planet for a reader who does not see it: `12, Blue’s planet, size 6, ship of strength 10, core planet, yields 6 crack`. */
export function describeCell(state: State, cell: string, words: Words, ui: Ui = {}): string {
  const planet = Number(cell) - 1;
  const { options, owners, ships } = state;
  const owner = owners[planet] as number;
  const ship = ships[planet] as number;
  const said = [
    cell,
    describeOwner(owner, words),
    words.say('cell.size', { size: options.sizes[planet] as number }),
  ];
  if (ship > 0) said.push(words.say('cell.ship', { ship }));
  if (isCore(boardOf(options.boardSize), owners, planet)) said.push(words.say('cell.core'));
  said.push(words.say('cell.yields', { crack: crackOf(yieldOf(state, planet)) }));
  const move = foreseen(state, ui, cell);
  if (move) said.push(describeMeeting(move, words));
  return words.row(said);
}
