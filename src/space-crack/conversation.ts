/**
 * Sentences beside the map but the status: what to do, the goal, and when the game is over the reason for its end, the
 * deciding ply, the score step by step, and the text to share. All wording comes from the words table.
 */
import { indices } from '../core/basics/indices.js';
import { polygon } from '../core/chart/path.js';
import type { Fact } from '../core/basics/result.js';
import type { Seat } from '../core/contract/rules.js';
import { seatFact, type Words } from '../core/words/words.js';
import { winsAnyway } from './decided.js';
import { describeBuild, endFacts, type Beside } from './describe.js';
import { planetsOf } from './economy.js';
import { hexagon } from './geometry.js';
import { hasShip, isOwn } from './interpret.js';
import { rules } from './rules.js';
import type { State } from './state.js';
import { isFinished, isOut, seatsOf } from './turns.js';

/** The instruction for now; empty if somebody at this screen only waits for another’s move. */
export function describeToDo(state: State, words: Words, { ui, seats, acting }: Beside): string {
  const [only] = seats;
  if (acting.length === 0) {
    if (only === undefined || seats.length > 1 || rules.outcome(state) || !isFinished(state, only)) return '';
    return words.say(isOut(state, only) ? 'todo.watch' : 'todo.wait');
  }
  const { selected, aim } = ui;
  if (selected === undefined && only !== undefined && canFinish(state, { seats, acting }))
    return describeDecided(state, only, words);
  if (selected === undefined || !isOwn(state, selected, acting)) return describeChoice(state, acting, words);
  if (!hasShip(state, selected)) return describeBuilding(state, selected, words);
  if (aim !== undefined) return words.say('todo.again');
  return words.say('todo.ship');
}

/** P8, P11: whether the one reader, who is to move, has won whatever follows, and may end the rounds that are left. */
export function canFinish(state: State, { seats, acting }: Pick<Beside, 'seats' | 'acting'>): boolean {
  const [only] = seats;
  const isToMove = only !== undefined && seats.length === 1 && acting.includes(only);
  return isToMove && !state.puzzle && state.options.endTurn !== 'off' && winsAnyway(state, only);
}

const othersOf = (state: State, seat: Seat): readonly Seat[] =>
  seatsOf(state).filter((other) => other !== seat);

function describeDecided(state: State, seat: Seat, words: Words): string {
  const others = othersOf(state, seat);
  const out = others.every((other) => isOut(state, other)) ? 'yes' : 'no';
  return words.say('todo.decided', { out, others: others.map(seatFact), n: others.length });
}

/** The choices of a seat that is to move, by what it has. */
function describeChoice(state: State, acting: readonly Seat[], { say }: Words): string {
  const [seat = 0] = acting;
  const own = indices(state.owners.length).filter((planet) => state.owners[planet] === seat);
  const ships = own.filter((planet) => (state.ships[planet] as number) > 0).length;
  const canMove = ships > 0;
  const canBuild = own.some((planet) => !rules.refuse(state, seat, { type: 'build', planet: planet + 1 }));
  if (acting.length > 1 || canMove === canBuild) return say('todo.choose');
  return canMove
    ? say('todo.choose-ship', { seat: seatFact(seat), n: ships })
    : say('todo.choose-planet', { seat: seatFact(seat) });
}

/** At a planet without a ship: what one would cost. */
function describeBuilding(state: State, cell: string, words: Words): string {
  const planet = Number(cell);
  const refused = rules.refuse(state, state.owners[planet - 1] as Seat, { type: 'build', planet });
  const price = state.options.sizes[planet - 1] as number;
  return refused ? (describeBuild(state, cell, words) ?? '') : words.say('todo.build', { price });
}

/** The goal, in a sentence. */
export function describeGoal({ options }: State, words: Words): string {
  return words.say(options.seats > 1 ? 'goal' : 'goal.alone', { rounds: options.turns });
}

/**
 * More planets for one seat than for another; alone, as many as there are. `seats`: those of the people at this screen.
 */
export function goalPicture({ options }: State, seats: readonly Seat[]): string {
  const [own = 0] = seats.length === 1 ? seats : [];
  const other = own === 0 ? 1 : 0;
  const land = (seat: Seat, ...places: readonly (readonly [number, number])[]): string =>
    `<path class="land seat-${seat}" d="${places.map((place) => polygon(hexagon(place, 12))).join('')}"/>`;
  const ahead = land(own, [14, 22], [32.5, 11.5], [32.5, 32.5]);
  const rest = options.seats > 1 ? `<path class="than" d="M49 17l5 5l-5 5"/>${land(other, [72, 22])}` : '';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" class="goal" viewBox="0 0 86 44">' +
    `${ahead}${rest}</svg>`
  );
}

/** Why a game that is over ended so. `before`: the view before the ply that decided it, if one did. */
export function describeWhy(state: State, words: Words, before?: State): string {
  const { say } = words;
  const { reason = '', winners: [winner = 0] = [] } = rules.outcome(state) ?? {};
  const facts = endFacts(state);
  const others = othersOf(state, winner);
  switch (reason) {
    case 'space-crack/by-planets':
      if (before && others.every((other) => isOut(state, other)))
        return say('end.out', { others: others.map(seatFact), n: others.length, round: before.turn });
      return before ? say('end.lead', { ...facts, n: before.turn }) : say('end.planets');
    case 'space-crack/by-crack':
      return say(state.options.seats > 2 ? 'end.crack-several' : 'end.crack', facts);
    case 'space-crack/shared':
      return say('end.shared', facts);
    default:
      return say('end.alone', { rounds: state.options.turns });
  }
}

/**
 * The ply with which the last of the others went out, else with which the winner took the lead for good; undefined
 * where planets did not decide, or the lead was there from the start.
 */
export function decidedAt(viewAt: (ply: number) => State, plies: number): number | undefined {
  const last = viewAt(plies);
  const end = rules.outcome(last);
  if (end?.reason !== 'space-crack/by-planets') return undefined;
  const [winner = 0] = end.winners;
  const isAlone = (ply: number): boolean => {
    const at = viewAt(ply);
    return othersOf(at, winner).every((other) => isOut(at, other));
  };
  const isLeading = (ply: number): boolean => {
    const planets = planetsOf(viewAt(ply));
    return planets.every((count, seat) => seat === winner || count < (planets[winner] as number));
  };
  const isSo = isAlone(plies) ? isAlone : isLeading;
  let ply = plies;
  while (ply > 0 && isSo(ply - 1)) ply--;
  return ply > 0 ? ply : undefined;
}

/** A step of the score: what is counted, and whose land is meanwhile lit. */
export interface Counted {
  readonly sentence: string;
  readonly seat: Seat;
}

/** The score of a game that is over: each seat’s planets, most first, then the crack of those who own as many. */
export function scoreSteps(state: State, { say }: Words): readonly Counted[] {
  const outcome = rules.outcome(state);
  if (!outcome) return [];
  const planets = planetsOf(state);
  const order = [...seatsOf(state)].sort((a, b) => (planets[b] as number) - (planets[a] as number));
  const count = (seat: Seat): Counted => {
    const sentence = say('walk.planets', { seat: seatFact(seat), n: planets[seat] as number });
    return { sentence, seat };
  };
  const most = Math.max(...planets);
  const leaders = order.filter((seat) => planets[seat] === most);
  const counted = order.filter((seat) => (planets[seat] as number) > 0).map(count);
  if (leaders.length < 2) return counted;
  const crack = (seat: Seat): Counted => {
    const sentence = say('walk.crack', { seat: seatFact(seat), n: state.crack[seat] as number });
    return { sentence, seat };
  };
  return [...counted, ...leaders.map(crack)];
}

/** How it ended and what it took, to share. `seats`: those of the people at this screen. */
export function describeShare(
  state: State,
  words: Words,
  seats: readonly Seat[],
  hints: number,
  nameOf: (seat: Seat) => Fact = seatFact,
): string {
  const { say } = words;
  const { winners, reason } = rules.outcome(state) ?? { winners: [], reason: '' };
  const reader = seats.length === 1 ? seats[0] : undefined;
  const first = winners[0] ?? 0;
  const own = reader ?? first;
  const facts = endFacts(state);
  const others = (winners.length > 1 ? winners : seatsOf(state)).filter((seat) => seat !== own);
  const kind = winners.includes(own) ? reason.slice('space-crack/'.length) : 'lost';
  const result = say(`share.${kind}`, {
    ...facts,
    winner: nameOf(first),
    winners: winners.map(nameOf),
    seat: seatFact(own),
    own: planetsOf(state)[own] as number,
    others: others.map(nameOf),
  });
  return `${result}\n${say('share.taken', { rounds: state.options.turns, hints })}`;
}
