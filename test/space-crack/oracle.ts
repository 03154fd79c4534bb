/**
 * Space Crack's rules a second time, read from docs/rules alone and as plainly as they can be put. It shares no code
 * with src, so a fault must be made twice to go unseen.
 */
import type { Move, Options, State } from '../../src/space-crack/state.js';

export interface Planet {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** -1: nobody's. */
  owner: number;
  ship: number;
}

/** A game in the oracle's own terms. It changes in place. */
export interface Game {
  readonly options: Options;
  readonly planets: Planet[];
  readonly crack: number[];
  readonly points: number[];
  ended: boolean[];
  turn: number;
  next: number;
}

export const seatsOf = ({ options }: Game): number[] =>
  Array.from({ length: options.seats }, (_, seat) => seat);

/** P2: where the planets lie. */
export function places(boardSize: number): { readonly x: number; readonly y: number }[] {
  const width = 4 * Math.floor(boardSize / 4) + 1;
  const height = 2 * Math.floor(boardSize / 2) + 1;
  const all = [];
  for (let y = 0; y < height; y++)
    for (let x = y % 2 === 0 ? 2 : 0; x < width; x += 4) all.push({ x: x + 1, y: y + 1 });
  return all;
}

/** P3: where each seat begins. */
export function homes(boardSize: number): { readonly x: number; readonly y: number }[] {
  const all = places(boardSize);
  const width = Math.max(...all.map(({ x }) => x));
  const height = Math.max(...all.map(({ y }) => y));
  return [
    { x: 1, y: 2 },
    { x: width, y: height - 1 },
    { x: 1, y: height - 1 },
    { x: width, y: 2 },
  ];
}

/** P3: the first state; the sizes are drawn or given elsewhere. */
export function begin(options: Options): Game {
  const each = <T>(value: T): T[] => Array.from({ length: options.seats }, () => value);
  const planets = places(options.boardSize).map((place, i) => ({
    ...place,
    size: options.sizes[i] as number,
    owner: -1,
    ship: 0,
  }));
  for (const [seat, home] of homes(options.boardSize).slice(0, options.seats).entries()) {
    const planet = planets.find(({ x, y }) => x === home.x && y === home.y) as Planet;
    planet.owner = seat;
    planet.ship = 5;
  }
  return {
    options,
    planets,
    crack: each(0),
    points: each(options.commandPoints),
    ended: each(false),
    turn: 1,
    next: 0,
  };
}

/** A game as it stands in a state of the engine's. */
export function gameOf({ options, owners, ships, crack, points, ended, turn, next }: State): Game {
  const planets = begin(options).planets.map((planet, i) => ({
    ...planet,
    owner: owners[i] as number,
    ship: ships[i] as number,
  }));
  return { options, planets, crack: [...crack], points: [...points], ended: [...ended], turn, next };
}

/** P2: six of them, but at the edge. */
export function isBeside(a: Planet, b: Planet): boolean {
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  return (dx === 0 && dy === 2) || (dx === 2 && dy === 1);
}

const beside = ({ planets }: Game, planet: Planet): Planet[] =>
  planets.filter((other) => isBeside(planet, other));

/** P10. */
export function isCore(game: Game, planet: Planet): boolean {
  const around = beside(game, planet);
  return planet.owner >= 0 && around.length === 6 && around.every(({ owner }) => owner === planet.owner);
}

export const isOver = ({ turn, options }: Game): boolean => turn > options.turns;

/** P9: no ship, and no planet of its own that it could pay a ship for. */
function isUnable({ planets, crack }: Game, seat: number): boolean {
  const own = planets.filter(({ owner }) => owner === seat);
  return own.every(({ ship, size }) => ship === 0 && size > (crack[seat] as number));
}

/** P9. */
export const isFinished = (game: Game, seat: number): boolean =>
  game.points[seat] === 0 || game.ended[seat] === true || isUnable(game, seat);

/** P7. */
export function acting(game: Game): number[] {
  if (isOver(game)) return [];
  const able = seatsOf(game).filter((seat) => !isFinished(game, seat));
  return game.options.order === 'free' ? able : able.filter((seat) => seat === game.next);
}

/** P13: every reason that there is to refuse; none: it is legal. */
export function faults(game: Game, actor: number | 'host', move: Move): string[] {
  if (isOver(game)) return ['over'];
  if (actor === 'host' || !seatsOf(game).includes(actor)) return ['no-seat'];
  const wrong: string[] = [];
  if (game.ended[actor]) wrong.push('turn-ended');
  if (game.points[actor] === 0) wrong.push('no-points');
  if (isUnable(game, actor)) wrong.push('unable');
  if (game.options.order !== 'free' && actor !== game.next) wrong.push('not-your-turn');
  if (move.type === 'end') return game.options.endTurn === 'off' ? [...wrong, 'no-end'] : wrong;
  const from = game.planets[(move.type === 'build' ? move.planet : move.from) - 1];
  if (!from) return [...wrong, 'no-planet'];
  if (from.owner === -1) wrong.push('nobodys');
  else if (from.owner !== actor) wrong.push('not-yours');
  if (move.type === 'build') {
    if ((game.crack[actor] as number) < from.size) wrong.push('no-crack');
    if (game.options.buildOnOccupied === 'forbid' && from.ship > 0) wrong.push('occupied');
    return wrong;
  }
  if (from.ship === 0) wrong.push('no-ship');
  const to = game.planets[move.to - 1];
  if (!to) wrong.push('no-planet');
  else if (!isBeside(from, to)) wrong.push('not-neighbour');
  return wrong;
}

/** Plays what is legal. */
export function play(game: Game, seat: number, move: Move): void {
  if (move.type === 'end') game.ended[seat] = true;
  else {
    (game.points[seat] as number)--;
    if (move.type === 'build') build(game, seat, game.planets[move.planet - 1] as Planet);
    else moveShip(game, move.from, move.to);
  }
  passOn(game, seat);
}

/** P6. */
function build({ crack }: Game, seat: number, planet: Planet): void {
  (crack[seat] as number) -= planet.size;
  planet.ship += planet.size;
}

/** P5. */
function moveShip({ planets }: Game, from: number, to: number): void {
  const [here, there] = [planets[from - 1], planets[to - 1]] as [Planet, Planet];
  const [a, d] = [here.ship, there.ship];
  here.ship = 0;
  if (there.owner === here.owner) there.ship = a + d;
  else if (d === 0) {
    there.owner = here.owner;
    there.ship = a;
  } else if (d < a) {
    there.owner = here.owner;
    there.ship = a - Math.floor(d / 2);
  } else there.ship = d === a ? 0 : d - Math.floor(a / 2);
}

/** P7, P9: who is next after a seat has acted. */
function passOn(game: Game, seat: number): void {
  if (seatsOf(game).every((one) => isFinished(game, one))) {
    endTurn(game);
    return;
  }
  if (game.options.order === 'free') return;
  if (game.options.order === 'sequential' && !isFinished(game, seat)) return;
  game.next = firstFrom(game, seat + 1);
}

/** The first seat in rotation from this one on that is not finished. */
function firstFrom(game: Game, from: number): number {
  const { seats } = game.options;
  for (let i = 0; i < seats; i++) if (!isFinished(game, (from + i) % seats)) return (from + i) % seats;
  throw new Error('everybody is finished');
}

/** P9, P10, P12: the yield of a seat's planets, rounded down once. */
export function income(game: Game, seat: number): number {
  const { crackPct, interiorBonus, perimeterBonus } = game.options;
  let hundredths = 0;
  for (const planet of game.planets) {
    if (planet.owner !== seat) continue;
    const isPerimeter = beside(game, planet).some((other) => other.owner === seat && isCore(game, other));
    const more = isCore(game, planet) ? interiorBonus : isPerimeter ? perimeterBonus : 0;
    hundredths += planet.size * (crackPct + more);
  }
  return Math.floor(hundredths / 100);
}

/** P9. */
function endTurn(game: Game): void {
  const { options } = game;
  for (const seat of seatsOf(game)) {
    (game.crack[seat] as number) += income(game, seat);
    // P8: who is unable to act has not ended anything.
    if (options.endTurn === 'forfeit' && game.ended[seat]) game.points[seat] = 0;
    if (game.turn < options.turns) (game.points[seat] as number) += options.commandPoints;
  }
  game.ended = game.ended.map(() => false);
  game.turn++;
  settle(game);
}

/** P7, P9: who begins a turn; turns in which nobody can act pass by themselves. */
export function settle(game: Game): void {
  game.next = 0;
  if (isOver(game)) return;
  if (seatsOf(game).every((seat) => isFinished(game, seat))) endTurn(game);
  else if (game.options.order !== 'free') game.next = firstFrom(game, (game.turn - 1) % game.options.seats);
}

/** P11. */
export function winners(game: Game): number[] | undefined {
  if (!isOver(game)) return undefined;
  const count = (seat: number): number => game.planets.filter(({ owner }) => owner === seat).length;
  const most = Math.max(...seatsOf(game).map(count));
  const first = seatsOf(game).filter((seat) => count(seat) === most);
  const richest = Math.max(...first.map((seat) => game.crack[seat] as number));
  return first.filter((seat) => game.crack[seat] === richest);
}
