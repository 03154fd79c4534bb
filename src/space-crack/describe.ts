/** Facts of the game as sentences, for the log, the status and the ear. All wording comes from the words table. */
import type { Facts, KeyFact } from '../core/basics/result.js';
import type { Seat } from '../core/contract/rules.js';
import { seatFact, type Words } from '../core/words/words.js';
import { foresee } from './combat.js';
import { isCore, planetsOf, yieldOf } from './economy.js';
import { boardOf } from './geometry.js';
import type { Ui } from './interpret.js';
import { rules } from './rules.js';
import { NOBODY, type Built, type Event, type Moved, type State } from './state.js';
import { isFinished, isOut, isOver } from './turns.js';

/** The people at this screen, and what they are in the middle of. */
export interface Beside {
  readonly ui: Ui;
  readonly seats: readonly Seat[];
  /** Those of them that are to act. */
  readonly acting: readonly Seat[];
}

const NOBODY_HERE: Beside = { ui: {}, seats: [], acting: [] };

/** A planet in a sentence: by its size, for the reader sees no numbers. */
export function planetFact(planet: number, size: number): KeyFact {
  return { key: 'planet.size', facts: { cell: `${planet}`, size } };
}

/** The same with the part of the map that it lies in. */
export function placedFact({ to, size, area }: Moved): KeyFact {
  return { key: 'planet.placed', facts: { cell: `${to}`, size, area: { key: `area.${area}` } } };
}

export function moveFacts({ seat, was, to, ship, against, left, size, area }: Moved): Facts {
  return {
    seat: seatFact(seat),
    other: was === NOBODY ? '' : seatFact(was),
    planet: planetFact(to, size),
    area: { key: `area.${area}` },
    ship,
    against,
    left,
  };
}

function builtFacts({ seat, planet, price, ship, area }: Built): Facts {
  return {
    seat: seatFact(seat),
    planet: planetFact(planet, price),
    area: { key: `area.${area}` },
    price,
    ship,
  };
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
      return words.say(event.ship > event.price ? 'event.built-more' : 'event.built', builtFacts(event));
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
  switch (event.type) {
    case 'turn':
      return '';
    case 'ended':
      return say('hint.ended');
    case 'built':
      return say('hint.built', builtFacts(event));
    default: {
      const ship = { key: 'ship.strength', facts: { cell: `${event.from}`, ship: event.ship } };
      return say('hint.moved', { ...moveFacts(event), ship });
    }
  }
}

/** The figures of a game that is over: those of the winner, and the best of the others. */
export function endFacts(state: State): Facts {
  const { winners } = rules.outcome(state) ?? { winners: [] };
  const [winner = 0] = winners;
  const planets = planetsOf(state);
  const others = planets.filter((_, seat) => seat !== winner);
  const rivals = state.crack.filter((_, seat) => seat !== winner && planets[seat] === planets[winner]);
  return {
    winner: seatFact(winner),
    winners: winners.map(seatFact),
    planets: planets[winner] as number,
    all: state.owners.length,
    against: Math.max(0, ...others),
    crack: state.crack[winner] as number,
    less: Math.max(0, ...rivals),
  };
}

/** The one reader, who is not to act, if that seat can do no more in this round. */
function finishedReader(state: State, { seats, acting }: Pick<Beside, 'seats' | 'acting'>): Seat | undefined {
  const [only] = seats;
  return only !== undefined && seats.length === 1 && acting.length === 0 && isFinished(state, only)
    ? only
    : undefined;
}

/** The seat whose mark stands before the status. */
export function turnSeat(state: State, beside: Beside): Seat | undefined {
  const outcome = rules.outcome(state);
  if (outcome) return outcome.winners[0];
  return finishedReader(state, beside) ?? beside.acting[0] ?? rules.toAct(state)[0];
}

/** Says who is to act, or why the one reader is not, or how it ended. */
export function describeTurn(state: State, words: Words, beside: Beside = NOBODY_HERE): string {
  const outcome = rules.outcome(state);
  if (outcome) return words.say(outcome.reason, endFacts(state));
  const finished = finishedReader(state, beside);
  if (finished !== undefined)
    return words.say(`turn.${whyFinished(state, finished)}`, { seat: seatFact(finished) });
  const { seats, acting } = beside;
  // P7: in free order one reader alone asks for no more than the own turn.
  const toAct = seats.length === 1 && acting.length === 1 ? acting : rules.toAct(state);
  if (toAct.length > 1) return words.say('turn.several', { seats: toAct.map(seatFact) });
  return words.say('turn.one', { seat: seatFact(toAct[0] ?? 0) });
}

function whyFinished(state: State, seat: Seat): 'out' | 'ended' | 'no-points' | 'unable' {
  if (isOut(state, seat)) return 'out';
  if (state.ended[seat]) return 'ended';
  return state.points[seat] === 0 ? 'no-points' : 'unable';
}

/** How far the game is. */
export function describeProgress(state: State, words: Words): string {
  const { turn, options } = state;
  return words.say(isOver(state) ? 'turn.over' : 'turn.of', { turn, turns: options.turns });
}

/** Crack from hundredths. */
export const crackOf = (hundredths: number): number => hundredths / 100;

/** The result of a move, said of the planet that it leads to: `your ship would win and keep strength 5`. */
function describeMeeting(moved: Moved, words: Words): string {
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

/**
 * The cost and strength of a ship built at a planet, or what is lacking; undefined if none can be built anyway (P6).
 */
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

/** The owner of a planet. */
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

/** The ways that a ship at a planet has, clockwise from above, with what would come of each. */
export function waysOf(state: State, cell: string): readonly (readonly [way: number, moved: Moved])[] {
  const ways = boardOf(state.options.boardSize).facing[Number(cell) - 1] ?? [];
  return ways.flatMap((to, way) => {
    const moved = foreseen(state, { selected: cell }, `${to + 1}`);
    return moved ? [[way, moved] as const] : [];
  });
}

/**
 * The options at a planet: whether the chosen ship may go there, and the outcome; at one of somebody who is to
 * move, while none is chosen, where its ship could go, and a ship to build.
 */
export function foretell(state: State, cell: string, words: Words, ui: Ui): string {
  if (ui.selected !== undefined) {
    const moved = foreseen(state, ui, cell);
    return moved
      ? words.say('would.here', { what: { key: `would.${moved.type}`, facts: moveFacts(moved) } })
      : '';
  }
  if (!rules.toAct(state).includes(state.owners[Number(cell) - 1] as number)) return '';
  const ways = waysOf(state, cell).map(([way, moved]) => describeWay(state, way, moved, words));
  return words.text([
    ...(ways.length > 0 ? [words.say('would.choose'), ...ways] : []),
    describeBuild(state, cell, words) ?? '',
  ]);
}

/** A planet that the reader sees and looks at, in sentences. */
export function describeLooked(state: State, cell: string, words: Words): string {
  const planet = Number(cell) - 1;
  const { options, owners, ships } = state;
  const owner = owners[planet] as number;
  const ship = ships[planet] as number;
  const facts = { size: options.sizes[planet] as number, crack: crackOf(yieldOf(state, planet)) };
  return words.text([
    owner === NOBODY
      ? words.say('look.free', facts)
      : words.say('look.owned', { ...facts, seat: seatFact(owner) }),
    isCore(boardOf(options.boardSize), owners, planet) ? words.say('look.core') : '',
    ship > 0 ? words.say('look.ship', { ship }) : '',
  ]);
}

/** A planet without its number: whose it is, its size, its ship. */
export function describePlanet({ options, owners, ships }: State, cell: string, words: Words): string {
  const planet = Number(cell) - 1;
  const ship = ships[planet] as number;
  return words.row([
    describeOwner(owners[planet] as number, words),
    words.say('cell.size', { size: options.sizes[planet] as number }),
    ...(ship > 0 ? [words.say('cell.ship', { ship })] : []),
  ]);
}

/**
 * A planet for a reader who does not see it: `12, Blue’s planet, size 6, ship of strength 10, core planet, yields 6
 * crack`.
 */
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
