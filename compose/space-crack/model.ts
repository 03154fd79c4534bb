/**
 * A position of Space Crack as it is composed: plain data, possible or not, moves played from it, and edits from one
 * state to the next. Rules and grammar are the game's. It touches no page.
 */
import { fold } from '../../src/core/basics/indices.js';
import { accept, type Result } from '../../src/core/basics/result.js';
import type { Chart } from '../../src/core/chart/chart.js';
import { boardOf } from '../../src/space-crack/geometry.js';
import { chart, spaceCrack, type Options, type State } from '../../src/space-crack/index.js';
import { opener } from '../../src/space-crack/turns.js';
import { keepMarks } from '../frame/beside.js';
import { BARE, EMPTY, type Model } from '../frame/model.js';
import { withGoal } from '../frame/puzzle/goal.js';
import type { Puzzled } from '../frame/puzzle/slice.js';
import { attributeFor, movesIn, readText, recordText } from '../frame/record.js';
import type { Fields } from '../frame/texts.js';

const { rules, notation } = spaceCrack;

/** The signs of owners. */
const SIGNS = 'ABCD';
const SHIP_MOST = 99;
export const SIZES = { min: 1, max: 12 };
/** A map of this size has ten planets, and its puzzles are proven at once. */
const USUAL = 6;

/** A position as its author sets it. */
export interface Setup extends Omit<State, 'next' | 'puzzle'> {
  /** The seat that acts; null: the one that opens the round. */
  readonly next: number | null;
}

export interface Position extends Setup, Puzzled {
  /** The moves played from it, as text. A puzzle begins where they end, and has none. */
  readonly moves: readonly string[];
}

export const chartOf = ({ options }: Setup): Chart => chart(options.boardSize);

const planetOf = (cell: string): number => Number(cell) - 1;

const put = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list.map((old, n) => (n === at ? value : old));

/** The game's state, which may be impossible. */
function stateOf({ options, owners, ships, crack, points, ended, turn, next }: Setup): State {
  const state: State = { options, owners, ships, crack, points, ended, turn, next: 0 };
  return { ...state, next: next ?? opener(state) ?? 0 };
}

/** The state in which the moves begin, or why the position is impossible. */
const begin = (state: Position): Result<State> =>
  notation.parsePosition(withGoal(notation.formatPosition(stateOf(state)), state));

/** The puzzle as readers begin it, or why there is none. */
export const puzzleOf = (state: Position): Result<State> => begin({ ...state, par: null });

/** The state after one move, or why the move cannot be made. */
function step(before: State, text: string): Result<State> {
  const move = notation.parseMove(before, before.next, text);
  if (!move.ok) return move;
  const error = rules.refuse(before, before.next, move.value);
  return error ? { ok: false, error } : accept(rules.play(before, before.next, move.value).state);
}

/** The state after all moves, or why the position is impossible. */
export const check = (state: Position): Result<State> =>
  fold(state.moves, begin(state), (result, text) => (result.ok ? step(result.value, text) : result));

function setupOf({ options, owners, ships, crack, points, ended, turn, next, puzzle }: State): Setup {
  const isOpener = (opener({ options, owners, ships, crack, points, ended, turn, next }) ?? 0) === next;
  const isOver = turn > options.turns;
  void puzzle;
  return { options, owners, ships, crack, points, ended, turn, next: isOpener || isOver ? null : next };
}

/** The same without moves: what is set by hand begins where they end. */
export function settled(state: Position): Position {
  const now = state.moves.length > 0 ? check(state) : undefined;
  return now?.ok ? { ...state, ...setupOf(now.value), moves: [] } : state;
}

function positionOf(state: State, moves: readonly string[] = []): Position {
  const { goal = null, par = null } = state.puzzle ?? {};
  return { ...BARE, ...setupOf(state), goal, par, moves };
}

/** The beginning of a game for two, on planets of the usual size. */
export function fresh(boardSize = USUAL): Position {
  const sizes = boardOf(boardSize).planets.map(() => 5);
  return positionOf(rules.setup({ boardSize, sizes }, 0));
}

/** A planet's size, owner and ship as they are now. */
export function planetAt(state: Position, cell: string): { size: number; owner: number; ship: number } {
  const { options, owners, ships } = settled(state);
  const at = planetOf(cell);
  return { size: options.sizes[at] as number, owner: owners[at] as number, ship: ships[at] as number };
}

export const signAt = (state: Position, cell: string): string => SIGNS[planetAt(state, cell).owner] ?? EMPTY;

/** With an owner, who takes part from then on. A planet that is nobody's has no ship. */
function own(state: Position, cell: string, sign: string): Position {
  if (signAt(state, cell) === sign) return state;
  const owner = SIGNS.indexOf(sign);
  const isNew = owner >= state.options.seats;
  const before = isNew ? setSeats(state, owner + 1) : settled(state);
  const { ships, owners } = before;
  const at = planetOf(cell);
  return {
    ...before,
    owners: put(owners, at, owner),
    ships: owner < 0 ? put(ships, at, 0) : ships,
  };
}

/** With another ship; a planet that is nobody's keeps none. */
export function setShip(state: Position, cell: string, ship: number): Position {
  const before = settled(state);
  const { owner, ship: had } = planetAt(before, cell);
  const next = Math.min(SHIP_MOST, Math.max(0, ship));
  if (owner < 0 || next === had) return state;
  return { ...before, ships: put(before.ships, planetOf(cell), next) };
}

export function setSize(state: Position, cell: string, size: number): Position {
  const before = settled(state);
  const { options } = before;
  const next = Math.min(SIZES.max, Math.max(SIZES.min, size));
  if (planetAt(before, cell).size === next) return state;
  return { ...before, options: { ...options, sizes: put(options.sizes, planetOf(cell), next) } };
}

/** With what two planets hold exchanged. */
function move(state: Position, from: string, to: string): Position {
  const [one, other] = [planetAt(state, from), planetAt(state, to)];
  const signOf = (owner: number): string => SIGNS[owner] ?? EMPTY;
  const owned = own(own(state, from, signOf(other.owner)), to, signOf(one.owner));
  return setShip(setShip(owned, from, other.ship), to, one.ship);
}

/** With what of the setup is set otherwise. */
export const set = (state: Position, change: Partial<Setup>): Position => ({ ...settled(state), ...change });

/** With these rules of the game. */
export const setOptions = (state: Position, change: Partial<Options>): Position =>
  set(state, { options: { ...settled(state).options, ...change }, next: null });

/** With crack or points of a seat. */
export const setSeat = (state: Position, what: 'crack' | 'points', seat: number, n: number): Position =>
  set(state, { [what]: put(settled(state)[what], seat, n) });

/** With another number of seats: what was a seat's that is gone is nobody's. */
export function setSeats(state: Position, seats: number): Position {
  const before = settled(state);
  const { commandPoints } = before.options;
  const points = before.goal ? 0 : commandPoints;
  const upTo = <T>(list: readonly T[], more: T): readonly T[] =>
    boardOf(5)
      .planets.slice(0, seats)
      .map((_, seat) => list[seat] ?? more);
  const isGone = (owner: number): boolean => owner >= seats;
  return {
    ...before,
    options: { ...before.options, seats },
    owners: before.owners.map((owner) => (isGone(owner) ? -1 : owner)),
    ships: before.ships.map((ship, at) => (isGone(before.owners[at] as number) ? 0 : ship)),
    crack: upTo(before.crack, 0),
    points: upTo(before.points, points),
    ended: upTo(before.ended, false),
    next: null,
  };
}

/** Planets and marks stay where there are such places still. */
export function resize(state: Position, boardSize: number): Position {
  const before = settled(state);
  const places = new Map(boardOf(before.options.boardSize).planets.map(({ x, y }, at) => [`${x},${y}`, at]));
  const kept = boardOf(boardSize).planets.map(({ x, y }) => places.get(`${x},${y}`));
  const of = <T>(list: readonly T[], more: T): readonly T[] =>
    kept.map((at) => (at === undefined ? more : (list[at] as T)));
  const { options, owners, ships, goal } = before;
  return keepMarks(model, {
    ...before,
    options: { ...options, boardSize, sizes: of(options.sizes, 5) },
    owners: of(owners, -1),
    ships: of(ships, 0),
    goal: goal && { ...goal, parts: [] },
    marks: '',
  });
}

/** Plays a move for the seat whose turn it is. A refusal is the game's. A puzzle begins after it. */
export function play(state: Position, text: string): Result<Position> {
  const { goal, par } = state;
  const bare = { ...state, goal: null, par: null };
  const now = check(bare);
  const after = now.ok ? step(now.value, text) : now;
  if (!after.ok) return after;
  const played = { ...bare, moves: [...state.moves, text] };
  return accept(goal ? { ...settled(played), goal, par } : played);
}

/** As a puzzle needs it: Blue alone has moves, all in one turn, in the last round, so that nothing comes after them. */
export function ready(state: Position): Position {
  const before = settled(state);
  if (before.goal) return before;
  const { options, points } = before;
  return {
    ...before,
    options: { ...options, order: 'sequential' },
    points: points.map((n, seat) => (seat === 0 ? Math.min(3, Math.max(1, n)) : 0)),
    ended: points.map(() => false),
    turn: options.turns,
    next: null,
  };
}

/** The position as the game writes it, with its goal; undefined where it is impossible. */
export function textOf(state: Position): string | undefined {
  const now = begin(state);
  return now.ok ? notation.formatPosition(now.value) : undefined;
}

/** A record of what the board shows. A position that is impossible is shown as a game that is over. */
export function shownRecord(state: Position): string {
  if (check(state).ok) return recordOf(state);
  const bare = { ...state, goal: null, par: null };
  if (check(bare).ok) return recordOf(bare);
  return recordOf({ ...bare, moves: [], turn: state.options.turns + 1, next: null });
}

export const recordOf = (state: Position): string => recordText(rules, textOf(state), state.moves);

/** A puzzle, a position, or a record where moves follow. */
export function attributesOf(state: Position): Fields {
  if (state.moves.length > 0) return { record: recordOf(state) };
  return attributeFor(textOf(state) ?? '');
}

/** A position or a puzzle from its text, or from a record with its moves. */
export const read = (text: string): Result<Position> =>
  readText(spaceCrack, text, positionOf, (session) => {
    const begun = positionOf(session.stateAt(0), movesIn(text));
    return begun.goal ? { ...begun, moves: [] } : begun;
  });

/** The same map without owners, ships, goal and marks. */
export function cleared(state: Position): Position {
  const before = settled(state);
  return {
    ...before,
    owners: before.owners.map(() => -1),
    ships: before.ships.map(() => 0),
    goal: null,
    par: null,
    marks: '',
  };
}

/** Space Crack, as the desk composes it. */
export const model: Model<Position> = {
  flags: ['coordinates', 'readonly'],
  chartOf,
  signAt,
  put: own,
  move,
  cleared,
  read,
  attributesOf,
  recordOf,
};
