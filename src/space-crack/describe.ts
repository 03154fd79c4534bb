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

/** The seats' names, as in a list. */
function listed(seats: readonly Seat[], words: Words): string {
  return words.row(seats.map((seat) => words.say(`seat.${seat}`)));
}

function moveFacts({ seat, was, from, to, ship, against, left }: Moved): Facts {
  return { seat: seatFact(seat), other: was === NOBODY ? '' : seatFact(was), from, to, ship, against, left };
}

export function describe(event: Event, words: Words): string {
  switch (event.type) {
    case 'turn': {
      const incomes = event.incomes.map((income, seat) =>
        words.say('event.income', { seat: seatFact(seat), income }),
      );
      return words.say('event.turn', { turn: event.turn, incomes: words.row(incomes) });
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

/** Who is to act, or how it ended. */
export function describeTurn(state: State, words: Words): string {
  const outcome = rules.outcome(state);
  if (!outcome) {
    const seats = rules.toAct(state);
    const [seat = 0] = seats;
    if (seats.length > 1) return words.say('turn.several', { seats: listed(seats, words) });
    return words.say('turn.one', { seat: seatFact(seat), points: state.points[seat] as number });
  }
  const [winner = 0] = outcome.winners;
  const planets = planetsOf(state);
  const others = planets.filter((_, seat) => seat !== winner);
  const rivals = state.crack.filter((_, seat) => seat !== winner && planets[seat] === planets[winner]);
  return words.say(outcome.reason, {
    winner: seatFact(winner),
    winners: listed(outcome.winners, words),
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

/** Crack from hundredths, as people write it: `2.5`. */
export function crackText(hundredths: number): string {
  return String(hundredths / 100);
}

/** What a move would bring, with its rule: `7 against 4: you win, 5 left (P5)`. */
export function describeMeeting(moved: Moved, words: Words): string {
  return words.say(`would.${moved.type}`, moveFacts(moved));
}

/** What a ship at a planet would cost and be, or what is lacking; undefined where none can be built anyway (P6). */
export function describeBuild(state: State, cell: string, words: Words): string | undefined {
  const planet = Number(cell);
  const seat = state.owners[planet - 1] as number;
  const price = state.options.sizes[planet - 1] as number;
  const refused = rules.refuse(state, seat, { type: 'build', planet });
  // P13: a price that is too high is told; a planet where nothing can be built is not.
  if (refused && refused.facts?.['price'] === undefined) return undefined;
  const facts = {
    price,
    ship: (state.ships[planet - 1] as number) + price,
    has: state.crack[seat] as number,
  };
  return words.say(refused ? 'panel.dear' : 'panel.build', facts);
}

/** The move of the ship that is picked up to a planet, if it can go there. */
export function foreseen(state: State, { selected }: Ui, cell: string): Moved | undefined {
  const from = Number(selected);
  const seat = selected === undefined ? undefined : state.owners[from - 1];
  if (seat === undefined || rules.refuse(state, seat, { type: 'move', from, to: Number(cell) }))
    return undefined;
  return foresee(state, seat, from, Number(cell));
}

/** A planet in few words, as a neighbour: `12, Red, ship of 5`. */
export function glance({ owners, ships }: State, cell: string, words: Words): string {
  const planet = Number(cell) - 1;
  const owner = owners[planet] as number;
  const ship = ships[planet] as number;
  const said = [cell, words.say(owner === NOBODY ? 'cell.nobody' : `seat.${owner}`)];
  if (ship > 0) said.push(words.say('cell.ship', { ship }));
  return words.row(said);
}

/** What could be done at a planet of somebody who acts, while no ship is in hand: where its ship could go, and a ship to build. */
export function foretell(state: State, cell: string, words: Words, ui: Ui): string {
  const planet = Number(cell) - 1;
  if (ui.selected !== undefined || !rules.toAct(state).includes(state.owners[planet] as number)) return '';
  const near = boardOf(state.options.boardSize).near[planet] as readonly number[];
  const ways = near.flatMap((other) => {
    const moved = foreseen(state, { selected: cell }, `${other + 1}`);
    return moved ? words.say('would.go', { to: moved.to, what: describeMeeting(moved, words) }) : [];
  });
  return [
    ...(ways.length > 0 ? [words.say('would.choose', { ways: ways.join(words.say('way.and')) })] : []),
    describeBuild(state, cell, words) ?? [],
  ]
    .flat()
    .join(' ');
}

/** A planet for a reader who does not see it: `12, Blue, size 6, ship of 10, core, yields 6`. */
export function describeCell(state: State, cell: string, words: Words, ui: Ui = {}): string {
  const planet = Number(cell) - 1;
  const { options, owners, ships } = state;
  const owner = owners[planet] as number;
  const ship = ships[planet] as number;
  const said = [
    cell,
    owner === NOBODY ? words.say('cell.nobody') : words.say('cell.owner', { seat: seatFact(owner) }),
    words.say('cell.size', { size: options.sizes[planet] as number }),
  ];
  if (ship > 0) said.push(words.say('cell.ship', { ship }));
  if (isCore(boardOf(options.boardSize), owners, planet)) said.push(words.say('cell.core'));
  said.push(words.say('cell.yields', { crack: crackText(yieldOf(state, planet)) }));
  const move = foreseen(state, ui, cell);
  if (move) said.push(describeMeeting(move, words));
  return words.row(said);
}
