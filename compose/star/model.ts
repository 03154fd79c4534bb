/**
 * A position of *Star as it is composed: plain data, possible or not, moves played from it, and edits from one state to
 * the next. Rules and grammar are the game's. It touches no page.
 */
import type { Chart } from '../../src/core/chart/chart.js';
import { fold } from '../../src/core/basics/indices.js';
import { accept, type Result } from '../../src/core/basics/result.js';
import { chart, star, type Move, type Options, type Phase, type State } from '../../src/star/index.js';
import { keepMarks } from '../frame/beside.js';
import { BARE, EMPTY, type Model } from '../frame/model.js';
import { withGoal } from '../frame/puzzle/goal.js';
import type { Puzzled } from '../frame/puzzle/slice.js';
import { attributeFor, movesIn, readText, recordText } from '../frame/record.js';
import type { Fields } from '../frame/texts.js';

const { rules, notation } = star;

const SIGNS = ['B', 'R'];

/** A position as its author sets it. */
export interface Setup {
  readonly options: Options;
  /** One sign per cell. */
  readonly stones: string;
  readonly turn: number;
  /** How many stones are left in the turn; null: all of them. */
  readonly left: number | null;
  readonly phase: Phase;
}

export interface Position extends Setup, Puzzled {
  /** The moves played from it, as text. A puzzle begins where they end, and has none. */
  readonly moves: readonly string[];
}

export const chartOf = ({ options }: Setup): Chart => chart(options.rings, 'cells');
export const cellsOf = (state: Setup): readonly string[] => chartOf(state).rows.flat();

/** The field of the position's text that names a pending offer or decision. */
function pendingText(phase: Phase): readonly string[] {
  if (phase === 'play') return [];
  return [`${phase === 'pie' || phase === 'count' ? 'offer' : 'over'}=${phase}`];
}

/** The text of what is set, without moves; what is impossible in it is refused when it is read. */
function setupText({ options, stones, turn, left, phase }: Setup): string {
  const { rings, pie, double, handicap, scoring } = options;
  return [
    `${rings}:${stones}`,
    `turn=${SIGNS[turn]}${left ?? ''}`,
    ...pendingText(phase),
    ...(pie ? ['pie=yes'] : []),
    ...(double ? ['double=yes'] : []),
    ...(handicap > 1 ? [`handicap=${handicap}`] : []),
    ...(scoring === 'standard' ? [] : [`scoring=${scoring}`]),
  ].join(';');
}

/** The state in which the moves begin, or why the position is impossible. */
const begin = (state: Position): Result<State> => notation.parsePosition(withGoal(setupText(state), state));

/** The puzzle as readers begin it, or why there is none. */
export const puzzleOf = (state: Position): Result<State> => begin({ ...state, par: null });

/** The state after one move, or why the move cannot be made. */
function step(before: State, text: string): Result<State> {
  const move = notation.parseMove(before, before.turn, text);
  if (!move.ok) return move;
  const error = rules.refuse(before, before.turn, move.value);
  return error ? { ok: false, error } : accept(rules.play(before, before.turn, move.value).state);
}

/** The state after all moves, or why the position is impossible. */
export const check = (state: Position): Result<State> =>
  fold(state.moves, begin(state), (result, text) => (result.ok ? step(result.value, text) : result));

/** The game's state as an author sets it. */
function setupOf(state: State): Setup {
  const { options, stones, turn, left, phase } = state;
  // A whole turn is not written.
  const isWhole = !/;turn=[BR]\d/.test(notation.formatPosition(state));
  return { options, stones, turn, left: isWhole ? null : left, phase };
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

export const empty = (rings: number): Position => positionOf(rules.setup({ rings }, 0));

export const signAt = (state: Position, cell: string): string =>
  settled(state).stones[cellsOf(state).indexOf(cell)] ?? EMPTY;

export function put(state: Position, cell: string, sign: string): Position {
  const before = settled(state);
  const at = cellsOf(state).indexOf(cell);
  if (before.stones[at] === sign) return state;
  const stones = before.stones.slice(0, at) + sign + before.stones.slice(at + 1);
  return { ...before, stones, left: null };
}

export const move = (state: Position, from: string, to: string): Position =>
  put(put(state, from, signAt(state, to)), to, signAt(state, from));

/** Stones and marks stay on the cells that there still are. */
export function resize(state: Position, rings: number): Position {
  const before = settled(state);
  const stones = new Map(cellsOf(before).map((cell, at) => [cell, before.stones[at]]));
  const goal = before.goal && { ...before.goal, parts: [] };
  const after = { ...before, options: { ...before.options, rings }, left: null, goal };
  const kept = cellsOf(after).map((cell) => stones.get(cell) ?? EMPTY);
  return keepMarks(model, { ...after, stones: kept.join('') });
}

/** The same without its goal. */
export const bare = (state: Position): Position => ({ ...state, goal: null, par: null });

/** Plays a move for the seat whose turn it is. A refusal is the game's. A puzzle begins after it. */
export function play(state: Position, text: string): Result<Position> {
  const now = check(bare(state));
  const after = now.ok ? step(now.value, text) : now;
  if (!after.ok) return after;
  const { goal, par } = state;
  const played = { ...bare(state), moves: [...state.moves, text] };
  return accept(goal ? { ...settled(played), goal, par } : played);
}

/** As a puzzle needs it: Blue is to place a stone. */
export function ready(state: Position): Position {
  const before = settled(state);
  return before.goal ? before : { ...before, turn: 0, left: null, phase: 'play' };
}

/** The moves that place no stone. */
export const OFFERS = ['swap', 'count', 'accept', 'resign'] as const;

/** Which of them can be made now. */
export function offersOf(state: Position): readonly Move['type'][] {
  const now = check(state);
  if (!now.ok || state.goal) return [];
  return OFFERS.filter((type) => !rules.refuse(now.value, now.value.turn, { type }));
}

/** With these rules of the game. */
export function setOptions(state: Position, change: Partial<Options>): Position {
  const before = settled(state);
  return { ...before, options: { ...before.options, ...change }, left: null };
}

/** With whose turn it is, or what is pending. */
export const set = (state: Position, change: Partial<Setup>): Position => ({ ...settled(state), ...change });

/** The position as the game writes it; undefined where it is impossible. */
export function textOf(state: Position): string | undefined {
  const now = begin(state);
  return now.ok ? notation.formatPosition(now.value) : undefined;
}

export const recordOf = (state: Position): string => recordText(rules, textOf(state), state.moves);

/** A record of what the board shows: an impossible puzzle as a position, an impossible position by its stones alone. */
export function shownRecord(state: Position): string {
  if (check(state).ok) return recordOf(state);
  const given = bare(state);
  if (check(given).ok) return recordOf(given);
  const isStart = textOf(given) !== undefined;
  return recordOf({ ...given, moves: [], ...(!isStart && { left: null, phase: 'play' }) });
}

/** A puzzle, a position, or a record where moves follow. */
export function attributesOf(state: Position): Fields {
  if (state.moves.length > 0) return { record: recordOf(state) };
  return attributeFor(textOf(state) ?? '');
}

/** A position or a puzzle from its text, or from a record with its moves. */
export const read = (text: string): Result<Position> =>
  readText(star, text, positionOf, (session) => {
    const begun = positionOf(session.stateAt(0), movesIn(text));
    return begun.goal ? { ...begun, moves: [] } : begun;
  });

/** The same board without stones and marks. */
export const cleared = ({ options, caption, flags }: Position): Position =>
  setOptions({ ...empty(options.rings), caption, flags }, options);

/** *Star, as the desk composes it. */
export const model: Model<Position> = {
  flags: ['coordinates', 'readonly'],
  chartOf,
  signAt,
  put,
  move,
  cleared,
  read,
  attributesOf,
  recordOf,
};
