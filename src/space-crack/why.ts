/**
 * Why a move of Space Crack is advised: the first of these facts that holds. Each can be checked on the map, whichever
 * bot chose the move.
 */
import type { Reason } from '../core/bots/bots.js';
import { indexed } from '../core/basics/indices.js';
import type { Facts } from '../core/basics/result.js';
import type { Seat } from '../core/contract/rules.js';
import { seatFact } from '../core/words/words.js';
import { battle, foresee } from './combat.js';
import { crackOf, moveFacts, planetFact } from './describe.js';
import { isCore, planetsOf, yieldOf } from './economy.js';
import { areaOf, boardOf, type Board } from './geometry.js';
import { rules } from './rules.js';
import { NOBODY, type Move, type Moved, type State } from './state.js';

/** A ship's move: what comes of it, and the map before and after it, planets by their place in the list. */
interface Voyage {
  readonly seat: Seat;
  readonly board: Board;
  readonly before: State;
  readonly moved: Moved;
  /** The owners once the ship has come there. */
  readonly owners: readonly number[];
}

type Case = (voyage: Voyage) => Reason | undefined;

const cellsOf = (planets: readonly number[]): readonly string[] => planets.map((planet) => `${planet + 1}`);

function reason(code: string, facts: Facts = {}, planets: readonly number[] = []): Reason {
  return { code, facts, lit: cellsOf(planets) };
}

const nearOf = ({ near }: Board, planet: number): readonly number[] => near[planet] ?? [];

/** The planets where owners see a core planet that others do not. */
function coresLost(board: Board, before: readonly number[], after: readonly number[]): readonly number[] {
  return before.flatMap((_, planet) =>
    isCore(board, before, planet) && !isCore(board, after, planet) ? [planet] : [],
  );
}

const isCapture = ({ type }: Moved): boolean => type === 'took' || type === 'won';

/** In the last round most planets win (P11). */
const lead: Case = ({ seat, before, moved, owners }) => {
  if (!isCapture(moved) || before.turn < before.options.turns) return undefined;
  const leads = (held: readonly number[]): boolean =>
    held.every((planets, other) => other === seat || planets < (held[seat] as number));
  const isNew = !leads(planetsOf(before)) && leads(planetsOf({ ...before, owners }));
  return isNew ? reason('hint.lead') : undefined;
};

const breaksCore: Case = ({ board, before, moved, owners }) => {
  if (!isCapture(moved) || moved.was === NOBODY) return undefined;
  const lost = coresLost(board, before.owners, owners).filter((planet) => planet !== moved.to - 1);
  return lost.length > 0 ? reason('hint.breaks-core', { n: lost.length }, lost) : undefined;
};

const attack: Case = ({ moved: { type } }) => (type === 'won' ? reason('hint.attack') : undefined);

const core: Case = ({ board, before, moved, owners }) => {
  if (!isCapture(moved)) return undefined;
  const made = coresLost(board, owners, before.owners);
  return made.length > 0 ? reason('hint.core', { n: made.length }, made) : undefined;
};

const undefended: Case = ({ moved: { type, was } }) =>
  type === 'took' && was !== NOBODY ? reason('hint.undefended') : undefined;

/** A free planet: the way on from it, or what it brings. */
const free: Case = ({ board, before, moved, owners }) => {
  if (moved.type !== 'took' || moved.was !== NOBODY) return undefined;
  const beyond = nearOf(board, moved.to - 1).filter(
    (planet) => owners[planet] === NOBODY && !nearOf(board, moved.from - 1).includes(planet),
  );
  if (beyond.length >= 2) return reason('hint.free-way', { n: beyond.length }, beyond);
  return reason('hint.free', { crack: crackOf(yieldOf({ ...before, owners }, moved.to - 1)) });
};

const merges: Case = ({ moved: { type, from, to } }) =>
  type === 'merged' ? reason('hint.merges', {}, [from - 1, to - 1]) : undefined;

/** Two ships that destroy each other, or one that is lost: said, so that nobody is surprised. */
const loses: Case = ({ moved: { type } }) =>
  type === 'both' || type === 'lost' ? reason(`hint.${type}`) : undefined;

/** The planets next to one whose ships would beat a ship there. */
function threats({ seat, board, before }: Voyage, planet: number, ship: number): readonly number[] {
  return nearOf(board, planet).filter((other) => {
    const owner = before.owners[other];
    return owner !== NOBODY && owner !== seat && battle(before.ships[other] as number, ship).attacker > 0;
  });
}

const saves: Case = (voyage) => {
  const { before, moved } = voyage;
  const danger = threats(voyage, moved.from - 1, moved.ship);
  const [first] = danger;
  if (moved.type !== 'moved' || first === undefined) return undefined;
  if (threats(voyage, moved.to - 1, moved.ship).length > 0) return undefined;
  const facts = {
    other: seatFact(before.owners[first] as number),
    against: before.ships[first] as number,
  };
  return reason('hint.saves', facts, [first]);
};

/** How many moves a planet is from the nearest that is another's or free, and which that is. */
function nearestPrize({ seat, board, before }: Voyage, from: number): readonly [steps: number, at: number] {
  const steps = new Map([[from, 0]]);
  for (const [planet, step] of steps) {
    if (before.owners[planet] !== seat) return [step, planet];
    for (const next of nearOf(board, planet)) if (!steps.has(next)) steps.set(next, step + 1);
  }
  return [Infinity, from];
}

const nears: Case = (voyage) => {
  const { moved, before } = voyage;
  const [steps, at] = nearestPrize(voyage, moved.to - 1);
  if (moved.type !== 'moved' || steps >= nearestPrize(voyage, moved.from - 1)[0]) return undefined;
  const owner = before.owners[at] as number;
  return owner === NOBODY
    ? reason('hint.nears-free', { n: steps }, [at])
    : reason('hint.nears', { n: steps, other: seatFact(owner) }, [at]);
};

const CASES: readonly Case[] = [
  lead,
  attack,
  breaksCore,
  undefended,
  core,
  saves,
  merges,
  free,
  loses,
  nears,
];

function whyMove(state: State, seat: Seat, from: number, to: number): Reason | undefined {
  const moved = foresee(state, seat, from, to);
  const owners = state.owners.map((owner, planet) => (planet === to - 1 && moved.left > 0 ? seat : owner));
  const board = boardOf(state.options.boardSize);
  for (const holds of CASES) {
    const found = holds({ seat, board, before: state, moved, owners });
    if (!found) continue;
    const ship = { key: 'ship.strength', facts: { cell: `${from}`, ship: moved.ship } };
    return {
      code: found.code,
      facts: { ...moveFacts(moved), ship, ...found.facts },
      lit: [`${from}`, ...found.lit],
    };
  }
  return undefined;
}

/** Reasons for a new ship: an opponent or a free planet is next to it, or it is as strong as can be paid. */
function whyBuild(state: State, seat: Seat, planet: number): Reason | undefined {
  const { options, owners, ships, crack } = state;
  const board = boardOf(options.boardSize);
  const price = options.sizes[planet] as number;
  const facts: Facts = {
    planet: planetFact(planet + 1, price),
    area: { key: `area.${areaOf(board, planet)}` },
    ship: price + (ships[planet] as number),
  };
  const near = nearOf(board, planet);
  const foe = near.find((other) => owners[other] !== NOBODY && owners[other] !== seat);
  if (foe !== undefined)
    return reason('hint.builds-front', { ...facts, other: seatFact(owners[foe] as number) }, [foe]);
  const open = near.filter((other) => owners[other] === NOBODY);
  if (open.length > 0) return reason('hint.builds-free', { ...facts, n: open.length }, open);
  const prices = [...indexed(owners)].flatMap(([other, owner]) => {
    const size = options.sizes[other] as number;
    return owner === seat && size <= (crack[seat] as number) ? [size] : [];
  });
  return price >= Math.max(...prices) ? reason('hint.builds-most', facts) : undefined;
}

/** P8: whether what is left of a turn is kept. */
function whyEnd(state: State, seat: Seat): Reason | undefined {
  const { options, points, turn } = state;
  const isOpen = [...rules.moves(state, seat)].some(
    (move) => move.type === 'move' && isCapture(foresee(state, seat, move.from, move.to)),
  );
  if (isOpen) return undefined;
  const isKept = options.endTurn === 'save' && turn < options.turns;
  return reason(isKept ? 'hint.ends-kept' : 'hint.ends', { n: points[seat] as number });
}

export function why(state: State, seat: Seat, move: Move): Reason | undefined {
  switch (move.type) {
    case 'move':
      return whyMove(state, seat, move.from, move.to);
    case 'build':
      return whyBuild(state, seat, move.planet - 1);
    case 'end':
      return whyEnd(state, seat);
  }
}
