/**
 * A puzzle as it is composed: plain data, and edits from one state to the next. Rules and grammar are the game's. It
 * touches no page.
 */
import { accept, refuse, unwrap, type Refusal, type Result } from '../../src/core/basics/result.js';
import type { Chart } from '../../src/core/chart/chart.js';
import { fold } from '../../src/core/basics/indices.js';
import { Session } from '../../src/core/session/session.js';
import { times } from '../../src/core/basics/times.js';
import {
  cardAlong,
  chart,
  countIn,
  generate,
  rotate,
  rotateBack,
  rotation,
  type Card,
  type Goal,
  type PuzzleState,
  type Reading,
} from '../../src/rotation/index.js';
import { positionOf, puzzleNamed } from '../../src/rotation/puzzles.js';
import { keepMarks } from '../frame/beside.js';
import { BARE, EMPTY, type Composed, type Model } from '../frame/model.js';

const { notation, rules } = rotation;

export type Puzzle = PuzzleState & Composed;

/** How large a board may be (R1). */
export const SIDES = { min: 1, max: 25 };
/** Boards by chance begin here (R14). */
export const BY_CHANCE = 5;
/** How often a goal may be asked for. */
export const TIMES = { min: 1, max: 99 };
/** The longest text that a board reads. */
const LONGEST = 8000;
/** A record is read as it began. */
const RECORD = /^rotation\/\d/i;
const NAME = /^\d-\d+$/;

export interface Sides {
  readonly width: number;
  readonly height: number;
}

export const sizeOf = ({ board }: PuzzleState): Sides => ({
  width: board[0]?.length ?? 0,
  height: board.length,
});
export const chartOf = (state: PuzzleState): Chart => chart(sizeOf(state));

/** The column and the row of a cell. */
function placeOf(state: PuzzleState, cell: string): readonly [x: number, y: number] {
  const { rows } = chartOf(state);
  const y = rows.findIndex((row) => row.includes(cell));
  return [rows[y]?.indexOf(cell) ?? -1, y];
}

export function signAt(state: PuzzleState, cell: string): string {
  const [x, y] = placeOf(state, cell);
  return state.board[y]?.[x] ?? EMPTY;
}

/** The same puzzle but for this; what it has been proven to be holds no more. */
const edited = (state: Puzzle, change: Partial<PuzzleState>): Puzzle => ({ ...state, ...change, par: null });

/** The position that a record begins with. */
function readRecord(text: string): ReturnType<typeof notation.parsePosition> {
  const session = new Session(rotation);
  const loaded = session.load(text);
  return loaded.ok ? notation.parsePosition(notation.formatPosition(session.stateAt(0))) : loaded;
}

/** A puzzle from its text, from a record, or by the name of a built-in one. */
export function read(text: string): Result<Puzzle> {
  const given = text.trim();
  if (NAME.test(given)) {
    const known = puzzleNamed(given);
    return known ? read(positionOf(known)) : refuse('compose/name', { facts: { found: given } });
  }
  if (given.length > LONGEST) return refuse('compose/long', { facts: { most: LONGEST } });
  const result = RECORD.test(given) ? readRecord(given) : notation.parsePosition(text);
  if (!result.ok) return result;
  if (result.value.use !== 'puzzle') return refuse('compose/game');
  return accept({ ...result.value, rotations: 0, ...BARE });
}

export const empty = (width: number, height: number): Puzzle =>
  unwrap(read(times(height, () => EMPTY.repeat(width)).join('/')));

export function place(state: Puzzle, cells: readonly string[], sign: string): Puzzle {
  const rows = state.board.map((row) => [...row]);
  for (const cell of cells) {
    const [x, y] = placeOf(state, cell);
    rows[y]?.splice(x, 1, sign);
  }
  const board = rows.map((row) => row.join(''));
  return board.join() === state.board.join() ? state : edited(state, { board });
}

/** With what is on two cells exchanged. */
export function move(state: Puzzle, from: string, to: string): Puzzle {
  const [here, there] = [signAt(state, from), signAt(state, to)];
  return place(place(state, [from], there), [to], here);
}

/** Changes the size. The upper left part stays; marks on cells that are cut off go. */
export function resize(state: Puzzle, { width, height }: Sides): Puzzle {
  const board = times(height, (y) => (state.board[y] ?? '').slice(0, width).padEnd(width, EMPTY));
  return keepMarks(model, edited(state, { board }));
}

/** The same board without objects, goals and marks. */
function cleared(state: Puzzle): Puzzle {
  const { reading, caption, flags } = state;
  const { width, height } = sizeOf(state);
  return { ...empty(width, height), reading, caption, flags };
}

/** A board by chance, of R14's mixture. */
export function byChance(state: Puzzle, seed: number): Puzzle {
  const { width, height } = sizeOf(state);
  return edited(state, { board: generate({ use: 'puzzle', size: `${width}x${height}` }, seed) });
}

const whyNot = (state: PuzzleState, cell: string): Refusal | undefined =>
  rules.refuse({ ...state, goals: [] }, 0, { type: 'rotate', cell });

/** R3, R4: with a star rotated, or rotated back. */
export function rotateAt(state: Puzzle, cell: string, isBack: boolean): Result<Puzzle> {
  const error = whyNot(state, cell);
  if (error) return { ok: false, error };
  const board = (isBack ? rotateBack : rotate)(state.board, placeOf(state, cell));
  return accept(edited(state, { board: board ?? state.board }));
}

/** The cells of all stars that can rotate. */
export const starsOf = (state: PuzzleState): readonly string[] =>
  chartOf(state)
    .rows.flat()
    .filter((cell) => !whyNot(state, cell));

/** How often a goal's card is found now. */
export const foundOf = (state: PuzzleState, card: Card): number => countIn(state.board, card, state.reading);

/** Asks for a card; for one that is asked for already, as often as it is found. */
export function addGoal(state: Puzzle, card: Card, atLeast = 1): Puzzle {
  const at = state.goals.findIndex((goal) => goal.card === card);
  const known = state.goals[at];
  if (!known) return edited(state, { goals: [...state.goals, { card, atLeast }] });
  const most = Math.max(known.atLeast, atLeast, Math.min(TIMES.max, foundOf(state, card)));
  return setGoal(state, at, { atLeast: most });
}

export const addGoals = (state: Puzzle, goals: readonly Goal[]): Puzzle =>
  fold(goals, state, (now, { card, atLeast }) => addGoal(now, card, atLeast));

/** Changes the n-th goal. */
export function setGoal(state: Puzzle, n: number, change: Partial<Goal>): Puzzle {
  const before = state.goals[n];
  if (!before) return state;
  const after = { ...before, ...change };
  if (after.card === before.card && after.atLeast === before.atLeast) return state;
  // A card is asked for once.
  const isKnown = state.goals.some(({ card }, at) => at !== n && card === after.card);
  if (isKnown) return addGoal(removeGoal(state, n), after.card, after.atLeast);
  return edited(state, { goals: state.goals.map((goal, at) => (at === n ? after : goal)) });
}

export const removeGoal = (state: Puzzle, n: number): Puzzle =>
  edited(state, { goals: state.goals.filter((_, at) => at !== n) });

/** Goals as they are typed: `YGR`, `GY*2,RRY`. There is at least one. */
export function readGoals(text: string): Result<readonly [Goal, ...Goal[]]> {
  const result = notation.parsePosition(`.;goals=${text.trim().replace(/\s*[,;\s]\s*/g, ',')}`);
  const [first, ...more] = result.ok && result.value.use === 'puzzle' ? result.value.goals : [];
  return first
    ? accept([first, ...more])
    : refuse('rotation/goal', { rule: 'R13', facts: { found: text.slice(0, 40) } });
}

/** The card that a line covers. */
export const cardUnder = (state: PuzzleState, from: string, to: string): Card | undefined =>
  cardAlong(state.board, placeOf(state, from), placeOf(state, to), state.reading);

/** The cell at which a line ends when it keeps to a row or a column. */
export function snap(state: PuzzleState, from: string, to: string): string {
  const { rows } = chartOf(state);
  const [[x1, y1], [x2, y2]] = [placeOf(state, from), placeOf(state, to)];
  const end = Math.abs(x2 - x1) >= Math.abs(y2 - y1) ? rows[y1]?.[x2] : rows[y2]?.[x1];
  return end ?? to;
}

export const setReading = (state: Puzzle, change: Partial<Reading>): Puzzle =>
  edited(state, { reading: { ...state.reading, ...change } });

/** As a page writes it. */
export const textOf = (state: PuzzleState): string => notation.formatPosition(state);

/** The same on lines. */
export function linesOf(text: string): string {
  const [rows = '', ...fields] = text.split(';');
  return [...rows.split('/'), ...fields].join('\n');
}

/** The rotation puzzle, as the desk composes it. */
export const model: Model<Puzzle> = {
  flags: ['no-solution'],
  chartOf,
  signAt,
  put: (state, cell, sign) => place(state, [cell], sign),
  move,
  cleared,
  read,
  attributesOf: (state) => ({ puzzle: textOf(state) }),
  recordOf: (state) => `${rules.id}/${rules.version} from=${textOf(state)}`,
};
